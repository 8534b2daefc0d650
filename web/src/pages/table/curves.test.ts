import { expect, test } from 'vitest';
import type { ResultState } from '../../protocol';
import { firstTurns, totals } from './curves';

const round = (...points: number[]) => ({ points }) as unknown as ResultState;

test('totals begin at nothing and grow round by round', () => {
  expect(totals([round(7, 0), round(3, 12)], 2)).toEqual([
    [0, 7, 10],
    [0, 0, 12],
  ]);
});

test('a round is marked where its first turn is', () => {
  const points = [
    { step: 0, round: 1, chances: [] },
    { step: 4, round: 1, chances: [] },
    { step: 9, round: 2, chances: [] },
  ];

  expect(firstTurns(points).map(({ step }) => step)).toEqual([0, 9]);
  expect(firstTurns([])).toEqual([]);
});
