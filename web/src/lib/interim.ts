// What the table shows while cards are in the air: a card has left its old place and is not yet at the new one.

import type { GameState, TableState } from '../protocol';
import { flights } from './motion';
import type { GameEvent } from './story';

const NO_CARDS = { size: 0, top: null };

/** No card is in the air. */
export const NOWHERE: ReadonlySet<string> = new Set();

/** The places that are left when the cards to one of them have landed. */
export const without = (flying: ReadonlySet<string>, place: string): ReadonlySet<string> =>
  new Set([...flying].filter((one) => one !== place));

/** The places that cards are on their way to. */
export const targets = (events: readonly GameEvent[]): ReadonlySet<string> =>
  new Set(events.flatMap(flights).map((flight) => flight.to));

/** `interim` for the game of a replay. */
export function interimGame(from: GameState, to: GameState, flying: ReadonlySet<string>): GameState {
  const table = (game: GameState) => ({ you: null, games: 1, game }) as TableState;
  return interim(table(from), table(to), flying).game ?? to;
}

/** `to`, but with what was in `from` at the places that a card is still flying to. */
export function interim(from: TableState | null, to: TableState, flying: ReadonlySet<string>): TableState {
  const now = to.game;
  if (!flying.size || !now) return to;
  const isSame = from?.games === to.games && from.game?.round === now.round;
  const was = isSame ? from.game : null; // a new round begins with empty piles
  const piles = now.piles.map((pile, at) =>
    flying.has(at ? 'pile-B' : 'pile-A') ? (was?.piles[at] ?? NO_CARDS) : pile,
  );
  const hand_sizes = now.hand_sizes.map((size, seat) =>
    flying.has(`hand-${seat}`) ? (was?.hand_sizes[seat] ?? size) : size,
  );
  const isMine = flying.has(`hand-${to.you}`) || flying.has(`laid-${to.you}`);
  const score = isMine ? (was?.score ?? now.score) : now.score;
  return { ...to, game: { ...now, piles, hand_sizes, score } };
}
