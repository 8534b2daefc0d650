// A game with real cards as the pad keeps it: who plays, what everybody held, how each round ended. What it is
// worth comes from the server and is kept beside it.

import type { RoundAnswer, RoundQuestion } from '../../protocol';
import { BOX } from '../../cards/box';
import { parseCard } from '../../lib/notation';

export type Spot = 'hand' | 'laid';
export type Ended = NonNullable<RoundQuestion['ended']>;

export interface Holding {
  hand: string[];
  laid: string[];
}

export interface Round {
  holdings: Holding[];
  ended: Ended | null;
  by: number | null; // who called, or whose turn it was
  answer: RoundAnswer | null; // as the server counted it; null while it has not
}

export interface Game {
  names: string[];
  edition: string;
  options: Record<string, string>;
  rounds: Round[];
  draft: Round; // the round that is being entered
}

export const newRound = (players: number): Round => ({
  holdings: Array.from({ length: players }, () => ({ hand: [], laid: [] })),
  ended: null,
  by: null,
  answer: null,
});

export const newGame = (names: string[], edition: string, options: Record<string, string>): Game => ({
  names,
  edition,
  options,
  rounds: [],
  draft: newRound(names.length),
});

/** How often a card is among some. */
export const countOf = (cards: readonly string[], card: string): number =>
  cards.filter((one) => one === card).length;

/** How many copies the box has. */
export function copies(card: string): number {
  const { kind, color } = parseCard(card);
  return BOX[kind]?.[color] ?? 0;
}

/** The other players who hold copies of a card. */
export const holders = (round: Round, seat: number, card: string): number[] =>
  round.holdings.flatMap(({ hand, laid }, other) =>
    other === seat ? [] : Array<number>(countOf(hand, card) + countOf(laid, card)).fill(other),
  );

/** A press on a card: one more of it, and after the last copy none. */
export function press(round: Round, seat: number, spot: Spot, card: string): void {
  const own = round.holdings[seat]!;
  const other: Spot = spot === 'hand' ? 'laid' : 'hand';
  const free = copies(card) - holders(round, seat, card).length - countOf(own[other], card);
  const has = countOf(own[spot], card);
  if (has < free) own[spot].push(card);
  else if (has) own[spot] = own[spot].filter((one) => one !== card);
  else own[other] = own[other].filter((one) => one !== card);
}

/** What is asked of the server about the round at that place. */
export function question(game: Game, at: number): RoundQuestion {
  const round = game.rounds[at] ?? game.draft;
  return {
    players: round.holdings.map(({ hand, laid }) => ({ hand: hand.join(' '), laid: laid.join(' ') })),
    edition: game.edition,
    options: game.options,
    number: at + 1,
    totals: totals(game, at),
    ended: round.ended,
    by: round.by,
  };
}

/** What a round brought to everybody; nothing while it is not counted. */
export const gains = (round: Round): number[] =>
  round.answer?.end?.result.points ?? round.holdings.map(() => 0);

/** The totals before the round at that place. */
export const totals = (game: Game, at: number): number[] =>
  game.rounds.slice(0, at).reduce(
    (sums, round) => gains(round).map((points, seat) => points + sums[seat]!),
    game.names.map(() => 0),
  );
