import { expect, test } from 'vitest';
import type { Review, ReviewDecision } from '../../protocol';
import { costliest, isFound, strokesFor, waterfall, wellDone } from './findings';

const decision = (facts: Partial<ReviewDecision>): ReviewDecision =>
  ({ seat: 0, loss: 0, verdict: 'best', options: [], ...facts }) as ReviewDecision;

test('the three costliest come first, and losses within the noise are left out', () => {
  const losses = [0.03, 0.2, 0.06, 0.11].map((loss) => decision({ loss, verdict: 'mistake' }));
  const noise = decision({ loss: 0.3, verdict: 'good' });
  expect(costliest([...losses, noise]).map(({ loss }) => loss)).toEqual([0.2, 0.11, 0.06]);
});

const choice = (win: number, points: number, low = win) => ({
  action: `keep ${win}`,
  win,
  low,
  high: 1,
  points,
});
const found = (...options: ReturnType<typeof choice>[]) =>
  decision({ options, action: options[0]!.action, best: options[0]!.action });

test.each([
  ['much better than another that promised as many points', true, [choice(0.6, 7), choice(0.3, 7)]],
  ['much better than another that kept most of the chance', true, [choice(0.6, 9), choice(0.5, 4)]],
  ['as good as another', false, [choice(0.6, 7), choice(0.58, 7)]],
  ['the only one that anybody would take', false, [choice(0.9, 9), choice(0.2, 3)]],
  ['not better for certain', false, [choice(0.6, 7, 0.4), choice(0.5, 7)]],
  ['the only one', false, [choice(0.6, 7)]],
])('a best choice, %s: found is %s', (_, isPraised, options) => {
  expect(isFound(found(...options))).toBe(isPraised);
});

test('what was done best are choices of different turns, the largest leads first', () => {
  const at = (turn: number, second: number, verdict = 'best') => ({
    ...found(choice(0.6, 7), choice(second, 7)),
    ...{ round: 1, turn, verdict },
  });
  const best = [at(1, 0.5), at(2, 0.4), at(2, 0.3), at(3, 0.45), at(4, 0.5), at(5, 0.1, 'good')];

  expect(wellDone(best).map(({ turn, options }) => [turn, options[1]!.win])).toEqual([
    [2, 0.3],
    [3, 0.45],
    [1, 0.5],
  ]);
});

test('luck is sorted by what it changed for the seat, good or bad', () => {
  const strokes = [0.1, -0.3, 0.2].map((change) => ({ changes: [change, -change] }));
  const found = strokesFor({ strokes } as unknown as Review, 1);
  expect(found.map(({ changes }) => changes[0])).toEqual([-0.3, 0.2, 0.1]);
});

test('the parts of the ledger fall like water, and end at their sum', () => {
  const bars = waterfall([0.5, -0.25, 0.5, 0.25]);
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 0.5],
    [0.5, 0.25],
    [0.25, 0.75],
    [0.75, 1],
    [0, 1],
  ]);
});
