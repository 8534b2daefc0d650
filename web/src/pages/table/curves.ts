// The data for the charts of a game.

import type { CurvePoint, ResultState } from '../../protocol';

/** The totals of each seat after every round, starting with 0. */
export const totals = (results: readonly ResultState[], seats: number): number[][] =>
  Array.from({ length: seats }, (_, seat) =>
    results.reduce<number[]>((sums, result) => [...sums, sums.at(-1)! + (result.points[seat] ?? 0)], [0]),
  );

/** The first turn of every round. */
export const firstTurns = (points: readonly CurvePoint[]): CurvePoint[] =>
  points.filter((point, n) => point.round !== points[n - 1]?.round);
