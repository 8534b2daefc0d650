// A table without a connection: that of a lesson or a puzzle. To the table's components it looks like a live one.

import type { Cmd, PlaceState, TableState } from '../protocol';
import { me } from './identity.svelte';
import { settings } from './settings.svelte';

export abstract class LocalTable {
  readonly link = 'open';
  readonly retryAt = 0;
  readonly phrases = [];
  readonly unread = 0;
  readonly refusal = null;
  readonly missed = null;

  abstract act(action: string): void;

  do(what: Cmd['do']): void {
    if (what.type === 'act') this.act(what.action);
  }

  serverTime(local: number): number {
    return local;
  }

  forgetMissed(): void {
    // nothing is missed here
  }

  retry(): void {
    // there is no connection
  }
}

/** A person's seat, or that of a bot. */
export const localPlace = (name: string, bot: string | null = null): PlaceState => ({
  name,
  kind: bot ? 'bot' : 'person',
  bot,
  stand_in: null,
  why: '',
  ready: true,
  bank: null,
  go_on_at: null,
});

/** A game that is played here, without a clock and without a shuffle to prove; we sit there with our face. */
export const localState = (
  known: Pick<TableState, 'version' | 'you' | 'places' | 'to_act' | 'game' | 'legal'> & Partial<TableState>,
): TableState => ({
  stage: 'playing',
  games: 1,
  deadline: null,
  summary_until: null,
  summary_seen: [],
  fairness: { commitment: '', secret: null, nonces: null, seed: null },
  lapsing: [],
  draws: null,
  memory: null,
  ...known,
  places: known.places.map((place, seat) =>
    seat === known.you ? { ...place, face: me.face || settings.face || null } : place,
  ),
});
