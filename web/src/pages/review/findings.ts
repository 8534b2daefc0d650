// What to show first of a review: what cost most, what was done well, and strokes of luck.

import type { Review, ReviewDecision, ReviewKind, ReviewOption, ReviewStroke } from '../../protocol';

const SHOWN = 3;
const WELL = 0.03; // of a win: how much worse the next best option was
const ACCUSED: readonly string[] = ['inaccuracy', 'mistake', 'blunder'];

export const isAccused = ({ verdict }: ReviewDecision): boolean => ACCUSED.includes(verdict);

const first = <T>(list: readonly T[], size: (one: T) => number): T[] =>
  [...list].sort((one, other) => size(other) - size(one)).slice(0, SHOWN);

export const decisionsOf = (review: Review, seat: number): ReviewDecision[] =>
  review.decisions.filter((one) => one.seat === seat);

/** The decisions that cost most, the worst first. */
export const costliest = (decisions: readonly ReviewDecision[]): ReviewDecision[] =>
  first(decisions.filter(isAccused), ({ loss }) => loss);

/** How much worse the next best option was. */
export const lead = ({ options }: ReviewDecision): number => (options[0]?.win ?? 0) - (options[1]?.win ?? 0);

/** The options with the choice beside the best: tried longest, it is as far behind as the loss says. */
export const optionsOf = ({ options, action, best, loss, low, high }: ReviewDecision): ReviewOption[] =>
  options.map((option) => {
    if (option.action !== action || action === best) return option;
    const top = options[0]!.win;
    const least = (lost: number) => Math.max(0, top - lost);
    return { ...option, win: least(loss), low: least(high), high: least(low) };
  });

/** The best choices where another would have cost much. */
export const wellDone = (decisions: readonly ReviewDecision[]): ReviewDecision[] =>
  first(
    decisions.filter((one) => one.verdict === 'best' && lead(one) >= WELL),
    lead,
  );

/** The strokes of luck that changed most for a seat. */
export const strokesFor = (review: Review, seat: number): ReviewStroke[] =>
  first(review.strokes, ({ changes }) => Math.abs(changes[seat] ?? 0));

/** What the decisions of each kind cost together, the dearest first. */
export const lossesByKind = (kinds: Readonly<Record<string, ReviewKind>>) =>
  Object.entries(kinds)
    .map(([kind, { decisions, loss_per_decision }]) => ({
      kind,
      decisions,
      loss: decisions * loss_per_decision,
    }))
    .sort((one, other) => other.loss - one.loss);

/** How good an accuracy is, for the headline. */
export function grade(accuracy: number): 'great' | 'good' | 'fair' {
  if (accuracy >= 90) return 'great';
  return accuracy >= 70 ? 'good' : 'fair';
}

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
