// A stroke of luck: which cards came to whom, and what they made.

import type { ReviewStroke, ScoreLine } from '../../protocol';
import { scoresOf, type SeenGame } from '../replay/frames';

/** The card points of who got a card, before and after, and the line that the card is in. */
export interface Made {
  before: number;
  after: number;
  line: ScoreLine | null;
}

/** The card that mattered: the one that was kept, or the only one. */
export const cardOf = ({ kept, cards }: ReviewStroke): string => kept ?? cards.at(-1)!;

/** Who got a card by chance; null for the first cards of the piles. */
export const takerOf = ({ at }: ReviewStroke, { steps }: SeenGame): number | null => {
  const isFirst = steps[at]?.events.some(({ type }) => type === 'PileStarted');
  return isFirst ? null : (steps[at]?.seat ?? null);
};

/** What the card made, where the replay shows the hand that it came to. */
export function madeOf(stroke: ReviewStroke, replay: SeenGame): Made | null {
  const taker = takerOf(stroke, replay);
  if (taker === null) return null;
  const scoreAt = (at: number) => {
    const step = replay.steps[at];
    return step ? (scoresOf(step, replay.seat)[taker] ?? null) : null;
  };
  const [before, after] = [scoreAt(stroke.at - 1), scoreAt(stroke.at + (stroke.kept ? 1 : 0))];
  if (!before || !after || after.total <= before.total) return null;
  const lines = after.lines.filter(
    ({ cards, rule, points }) => cards.includes(cardOf(stroke)) && rule !== 'color_bonus' && points > 0,
  );
  const [line = null] = lines.sort((one, other) => other.points - one.points);
  return { before: before.total, after: after.total, line };
}
