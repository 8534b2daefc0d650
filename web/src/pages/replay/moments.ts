// The turning points of a game, from its results.

import type { ResultState } from '../../protocol';
import type { Stretch } from './frames';

const SHOWN = 4;
const BET: Record<string, number> = { bet_won: 2, bet_lost: 5, mermaids: 50 }; // a bet says more than a stop

/** The rounds with the biggest changes, in order. */
export function turningPoints(rounds: readonly Stretch[]): Stretch[] {
  const weight = ({ result }: Stretch): number =>
    result ? Math.max(...result.points) - Math.min(...result.points) + (BET[result.ending] ?? 0) : 0;
  const heavy = rounds.filter((round) => weight(round) > 0).sort((a, b) => weight(b) - weight(a));
  return heavy.slice(0, SHOWN).sort((a, b) => a.round - b.round);
}

/** The round since which a seat has been ahead of all others. */
export function aheadFrom(results: readonly ResultState[], seat: number): number | null {
  let from: number | null = null;
  const totals: number[] = [];
  for (const { number, points } of results) {
    points.forEach((gain, at) => (totals[at] = (totals[at] ?? 0) + gain));
    const isAhead = totals.every((total, at) => at === seat || total < totals[seat]!);
    if (!isAhead) from = null;
    else from ??= number;
  }
  return from;
}
