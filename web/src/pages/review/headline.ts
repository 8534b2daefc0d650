// The headline of a review: how the game ended, how it was played, and whether few choices or many cost most of it.

import type { GameState, ReviewDecision, ReviewSeat } from '../../protocol';
import { isAccused } from './findings';

const STRONG: readonly string[] = ['master', 'champion', 'great'];
const WEAK: readonly string[] = ['beginner', 'casual', 'fair'];
const FEW = 3;
const MUCH = 0.1; // of a win, by one choice
const LITTLE = 0.0035; // of a win per decision: an accuracy of 90
const LUCKY = 0.15; // of a win

/** How a game ended for a seat, for `web-review-ended`. */
export function endingFor(seat: number, { totals, outcome }: GameState) {
  const winners = outcome?.winners ?? [];
  const facts = {
    points: totals[seat] ?? 0,
    rival: totals[1 - seat] ?? 0,
    place: outcome?.ranks[seat] ?? 0,
  };
  const won = winners.includes(seat);
  const how = (): string => {
    if (outcome?.by_mermaids) return won ? 'mermaids' : 'drowned';
    if (won && winners.length > 1) return 'shared';
    if (totals.length > 2) return won ? 'first' : 'placed';
    return won ? 'won' : 'lost';
  };
  return { won, ending: how(), ...facts };
}

/** How a seat played, for `web-review-played`: like a level, or as its accuracy says where none is known. */
export function playOf({ played_like, accuracy }: Pick<ReviewSeat, 'played_like' | 'accuracy'>): string {
  if (played_like) return played_like;
  if ((accuracy ?? 0) >= 90) return 'great';
  return (accuracy ?? 0) >= 70 ? 'good' : 'fair';
}

/** Whether play and result fit together: a game that was won by weak play does not. */
export const fits = (won: boolean, play: string): boolean => !(won ? WEAK : STRONG).includes(play);

/** What cost most, for `web-review-mostly`: few choices half of it, one of them much, or many a little each. */
export function mostly(decisions: readonly ReviewDecision[]) {
  const all = decisions.reduce((sum, { loss }) => sum + loss, 0);
  const named = decisions.filter(isAccused).map(({ loss }) => loss);
  named.sort((one, other) => other - one);
  const worst = named[0] ?? 0;
  const facts = { count: 1, loss: Math.round(100 * worst) };
  let sum = 0;
  const half = named.slice(0, FEW).findIndex((loss) => (sum += loss) >= all / 2);
  if (half >= 0) return { ...facts, what: 'few', count: half + 1 };
  if (worst >= MUCH) return { ...facts, what: 'one' };
  return { ...facts, what: all < LITTLE * decisions.length ? 'nothing' : 'many' };
}

/** Whether luck explains the result. */
export const luckOf = (won: boolean, { ledger }: Pick<ReviewSeat, 'ledger'>): 'with' | 'against' | null => {
  if (won) return ledger.luck >= LUCKY ? 'with' : null;
  return ledger.luck <= -LUCKY ? 'against' : null;
};
