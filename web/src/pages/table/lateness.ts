// Players who keep the others waiting, or are away, and when the others may go on without them.

import type { TableState } from '../../protocol';
import type { TableLike } from '../../lib/table.svelte';

/** Whether that seat is to act and has no connection. */
export const isAway = ({ away, state }: TableLike, seat: number): boolean =>
  away?.seat === seat && state?.to_act === seat && !state.places[seat]?.stand_in;

/** When a bot plays for the player who is away: after a while, or when their time is up; null if that is open. */
export function botPlaysAt({ away, state }: TableLike): number | null {
  const moments = [away?.until, state?.deadline].filter((moment) => typeof moment === 'number');
  return moments.length ? Math.min(...moments) : null;
}

/** Whether the others may go on without that seat. */
const isLate = (state: TableState, seat: number | null, now: number): boolean => {
  const at = seat === null ? null : (state.places[seat]?.go_on_at ?? null);
  return at !== null && now >= at;
};

/** Whether we may let a bot play for the player whose turn it is. */
export function mayGoOn(state: TableState, now: number): boolean {
  if (state.you === null || state.to_act === state.you || state.places[state.you]?.stand_in) return false;
  return isLate(state, state.to_act, now);
}

/** Whether the others may let a bot play for us. */
export const keepsWaiting = (state: TableState, now: number): boolean =>
  state.you !== null && state.to_act === state.you && isLate(state, state.you, now);

/** Whether we may free the seat of a player who does not become ready. */
export function mayFree(state: TableState, seat: number, now: number): boolean {
  if (state.you === null || seat === state.you || !state.places[state.you]?.ready) return false;
  return state.stage === 'gathering' && isLate(state, seat, now);
}
