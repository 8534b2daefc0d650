import { expect, test } from 'vitest';
import type { Review, ReviewDecision } from '../../protocol';
import { costliest, lossesByKind, optionsOf, strokesFor, waterfall, wellDone } from './findings';

const decision = (facts: Partial<ReviewDecision>): ReviewDecision =>
  ({ seat: 0, loss: 0, verdict: 'best', options: [], ...facts }) as ReviewDecision;
const option = (win: number) => ({ action: 'draw', win, low: 0, high: 1, points: 0 });

test('the three costliest come first, and losses within the noise are left out', () => {
  const losses = [0.03, 0.2, 0.06, 0.11].map((loss) => decision({ loss, verdict: 'mistake' }));
  const noise = decision({ loss: 0.3, verdict: 'good' });
  expect(costliest([...losses, noise]).map(({ loss }) => loss)).toEqual([0.2, 0.11, 0.06]);
});

test('a best choice is praised where another would have cost much', () => {
  const easy = decision({ options: [option(0.5), option(0.49)] });
  const hard = decision({ options: [option(0.6), option(0.5)] });
  const missed = decision({ verdict: 'blunder', options: [option(0.6), option(0.2)] });
  expect(wellDone([easy, hard, missed])).toEqual([hard]);
});

test('what was chosen is as far behind the best as the loss says', () => {
  const options = [
    { ...option(0.9), action: 'stop' },
    { ...option(0.85), action: 'end' },
  ];
  const judged = decision({ options, action: 'end', best: 'stop', loss: 0.25, low: 0.125, high: 0.5 });
  expect(optionsOf(judged).map(({ win, low, high }) => [win, low, high])).toEqual([
    [0.9, 0, 1],
    [0.65, 0.4, 0.775],
  ]);
});

test('luck is sorted by what it changed for the seat, good or bad', () => {
  const strokes = [0.1, -0.3, 0.2].map((change) => ({ changes: [change, -change] }));
  const found = strokesFor({ strokes } as unknown as Review, 1);
  expect(found.map(({ changes }) => changes[0])).toEqual([-0.3, 0.2, 0.1]);
});

test('kinds of decisions are sorted by what they cost together', () => {
  const kinds = {
    keep: { decisions: 2, loss_per_decision: 0.125 },
    call: { decisions: 1, loss_per_decision: 0.5 },
  };
  expect(lossesByKind(kinds).map(({ kind, loss }) => [kind, loss])).toEqual([
    ['call', 0.5],
    ['keep', 0.25],
  ]);
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
