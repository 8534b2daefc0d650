// What an answer is worth, in sentences.

import type { PuzzleAnswer, Prospect } from '../../protocol';
import { percent, rounded, say } from '../../lib/i18n.svelte';

/** The best option, the one to compare with it, and whether the choice was the best. */
function compared({ prospects }: PuzzleAnswer, chosen: string): [best: Prospect, other: Prospect, boolean] {
  const best = prospects[0]!;
  const isRight = best.action === chosen;
  return [best, isRight ? prospects[1]! : prospects.find(({ action }) => action === chosen)!, isRight];
}

/** The chances: of the choice and the best, or of the choice and the next best. */
export function worth(answer: PuzzleAnswer, chosen: string): string {
  const [best, other, isRight] = compared(answer, chosen);
  const [high, low] = [percent(best.win_chance), percent(other.win_chance)];
  return isRight
    ? say('puzzle-ahead', { chance: high, second: low })
    : say('puzzle-behind', { chance: low, best: high });
}

/** The points of the round. Sometimes the best option brings fewer. */
export function pointsBeside(answer: PuzzleAnswer, chosen: string): string {
  const [best, other, isRight] = compared(answer, chosen);
  const facts = { best: rounded(best.points), points: rounded(other.points) };
  if (best.points < other.points) return say('puzzle-points-fewer', facts);
  return say('puzzle-points', { ...facts, who: isRight ? 'next' : 'you' });
}
