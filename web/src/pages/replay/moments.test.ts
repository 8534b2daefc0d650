import { expect, test } from 'vitest';
import type { ResultState } from '../../protocol';
import type { Stretch } from './frames';
import { aheadFrom, turningPoints } from './moments';

const result = (number: number, points: number[], ending = 'stop'): ResultState =>
  ({ number, ending, points }) as Partial<ResultState> as ResultState;

const round = (...facts: Parameters<typeof result>): Stretch => ({
  round: facts[0],
  first: 0,
  last: 0,
  result: result(...facts),
});

test('the rounds that moved most are told in their order', () => {
  const rounds = [round(1, [7, 7]), round(2, [9, 1]), round(3, [8, 7]), round(4, [2, 9]), round(5, [8, 6])];
  expect(turningPoints([...rounds, round(6, [9, 6])]).map(({ round }) => round)).toEqual([2, 4, 5, 6]);
});

test('a lost bet comes before a stop, and a void round not at all', () => {
  const rounds = [1, 2, 3, 4].map((number) => round(number, [8, 4]));
  const told = turningPoints([...rounds, round(5, [3, 2], 'bet_lost'), round(6, [0, 0], 'void')]);
  expect(told.map(({ round }) => round)).toEqual([1, 2, 3, 5]);
});

test('a lead counts from where it was not lost again', () => {
  const results = [result(1, [5, 2]), result(2, [0, 4]), result(3, [6, 1]), result(4, [1, 1])];
  expect([aheadFrom(results, 0), aheadFrom(results, 1)]).toEqual([3, null]);
});

test('a player who is level is not ahead', () => {
  expect(aheadFrom([result(1, [5, 5])], 0)).toBeNull();
});
