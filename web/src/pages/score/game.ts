// The pad's data: players, their cards, and how each round ended. The points come from the server and are
// stored with the round.

import type { RoundAnswer, RoundQuestion } from '../../protocol';
import { BOX } from '../../cards/box';
import { parseCard } from '../../lib/notation';

export type Spot = 'hand' | 'laid';
export type Ended = NonNullable<RoundQuestion['ended']>;

interface Holding {
  hand: string[];
  laid: string[];
}

export interface Round {
  holdings: Holding[];
  ended: Ended | null;
  by: number | null; // who called, or whose turn it was at the end
  answer: RoundAnswer | null; // the points; null until the server has answered
}

export interface Game {
  names: string[];
  edition: string;
  options: Record<string, string>;
  rounds: Round[];
  draft: Round; // the round being entered
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

/** How many copies of a card are in a list. */
export const countOf = (cards: readonly string[], card: string): number =>
  cards.filter((one) => one === card).length;

/** How many copies of a card are in the box. */
export function copies(card: string): number {
  const { kind, color } = parseCard(card);
  return BOX[kind]?.[color] ?? 0;
}

/** The other players who hold copies of a card. */
export const holders = (round: Round, seat: number, card: string): number[] =>
  round.holdings.flatMap(({ hand, laid }, other) =>
    other === seat ? [] : Array<number>(countOf(hand, card) + countOf(laid, card)).fill(other),
  );

/** Add a copy of a card; after the last copy, remove them all. */
export function press(round: Round, seat: number, spot: Spot, card: string): void {
  const own = round.holdings[seat]!;
  const other: Spot = spot === 'hand' ? 'laid' : 'hand';
  const free = copies(card) - holders(round, seat, card).length - countOf(own[other], card);
  const has = countOf(own[spot], card);
  if (has < free) own[spot].push(card);
  else if (has) own[spot] = own[spot].filter((one) => one !== card);
  else own[other] = own[other].filter((one) => one !== card);
}

/** The request that scores a round. */
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

/** Everybody's points of a round; 0 until it has been scored. */
export const gains = (round: Round): number[] =>
  round.answer?.end?.result.points ?? round.holdings.map(() => 0);

/** The totals before a round. */
export const totals = (game: Game, at: number): number[] =>
  game.rounds.slice(0, at).reduce(
    (sums, round) => gains(round).map((points, seat) => points + sums[seat]!),
    game.names.map(() => 0),
  );
