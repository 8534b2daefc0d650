// What to show first of a review: what cost most, what was done well, and strokes of luck.

import type { Review, ReviewDecision, ReviewOption, ReviewStroke } from '../../protocol';
import { addingUp, chancesOf, whole } from './sums';

const SHOWN = 3;
const WELL = 0.05; // of a win: how much worse the second-best option was
const NEAR = 1; // point of the round: an option that promises as much is plausible
const NEARLY = 2 / 3; // of the chance to win: so is one that keeps as much
const ACCUSED: readonly string[] = ['inaccuracy', 'mistake', 'blunder'];

export const isAccused = ({ verdict }: ReviewDecision): boolean => ACCUSED.includes(verdict);

const first = <T>(list: readonly T[], size: (one: T) => number): T[] =>
  [...list].sort((one, other) => size(other) - size(one)).slice(0, SHOWN);

export const decisionsOf = (review: Review, seat: number): ReviewDecision[] =>
  review.decisions.filter((one) => one.seat === seat);

/** The decisions that cost most, the worst first. */
export const costliest = (decisions: readonly ReviewDecision[]): ReviewDecision[] =>
  first(decisions.filter(isAccused), ({ loss }) => loss);

/** How far the second-best option is behind, as it is shown. */
export const lead = (one: ReviewDecision): number => {
  const [best, second] = chancesOf(one).options;
  return best && second ? whole(best.win - second.win) : 0;
};

/** A best choice that another one would have cost much, for certain, although others looked as good. */
export const isFound = (one: ReviewDecision): boolean => {
  const [best, ...others] = one.options;
  if (one.verdict !== 'best' || !best || !others[0]) return false;
  const isPlausible = ({ points, win }: ReviewOption) =>
    points >= best.points - NEAR || win >= best.win * NEARLY;
  return lead(one) >= WELL && others[0].win < best.low && others.some(isPlausible);
};

/** What was done best: one choice of a turn at most. */
export function wellDone(decisions: readonly ReviewDecision[]): ReviewDecision[] {
  const byLead = decisions.filter(isFound).sort((one, other) => lead(other) - lead(one));
  const turns = new Set<string>();
  const isFirst = ({ round, turn }: ReviewDecision) => turns.size < turns.add(`${round}.${turn}`).size;
  return byLead.filter(isFirst).slice(0, SHOWN);
}

/** What a stroke of luck changed for everybody: what some gain, others lose. */
export const changesOf = ({ changes }: ReviewStroke): number[] => addingUp(changes);

/** The strokes of luck that changed most for a seat. */
export const strokesFor = (review: Review, seat: number): ReviewStroke[] =>
  first(review.strokes, ({ changes }) => Math.abs(changes[seat] ?? 0));

interface Bar {
  from: number;
  to: number;
}

/** The parts of a sum as bars that begin where the one before ends; the last one is the sum. */
export function waterfall(parts: readonly number[]): Bar[] {
  let sum = 0;
  const bars = parts.map((part) => ({ from: sum, to: (sum += part) }));
  return [...bars, { from: 0, to: sum }];
}
