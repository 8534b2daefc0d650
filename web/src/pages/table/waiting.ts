// Somebody who is there and does nothing: when the others may go on without them.

import type { TableState } from '../../protocol';

/** Whether that seat has kept the others waiting long enough. */
const isLate = (state: TableState, seat: number | null, now: number): boolean => {
  const at = seat === null ? null : (state.places[seat]?.go_on_at ?? null);
  return at !== null && now >= at;
};

/** Whether we may let a bot decide for whoever is to act. */
export function mayGoOn(state: TableState, now: number): boolean {
  if (state.you === null || state.to_act === state.you || state.places[state.you]?.stand_in) return false;
  return isLate(state, state.to_act, now);
}

/** Whether the others may let a bot decide for us. */
export const keepsWaiting = (state: TableState, now: number): boolean =>
  state.you !== null && state.to_act === state.you && isLate(state, state.you, now);

/** Whether we, who are ready, may free the seat of somebody who is not. */
export function mayFree(state: TableState, seat: number, now: number): boolean {
  if (state.you === null || seat === state.you || !state.places[state.you]?.ready) return false;
  return state.stage === 'gathering' && isLate(state, seat, now);
}
