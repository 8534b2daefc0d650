import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../../lib/catalogs';
import type { ResultState } from '../../protocol';
import Curves from './Curves.svelte';
import { firstTurns, totals } from './curves';

const round = (...points: number[]) => ({ points }) as unknown as ResultState;
const charts = (...results: ResultState[]) =>
  render(Curves, {
    props: { results, curve: null, awaited: true, names: ['Anna', 'Ben'], you: 0, target: 40 },
  });

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

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

test('totals round by round are a chart of their own, which is spoken', async () => {
  const { getByRole } = charts(round(7, 9), round(20, 3));

  getByRole('tab', { name: 'Points' }).click();
  await tick();
  expect(getByRole('img', { name: 'You: 0, 7, 27. Ben: 0, 9, 12' })).toBeTruthy();
});

test('the totals of a single round have no chart', () => {
  expect(charts(round(7, 9)).queryByRole('tab', { name: 'Points' })).toBeNull();
});
