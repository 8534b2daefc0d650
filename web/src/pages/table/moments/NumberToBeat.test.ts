import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../../lib/catalogs';
import type { TableLike } from '../../../lib/table.svelte';
import NumberToBeat from './NumberToBeat.svelte';

beforeEach(() => setLanguage('en'));
afterEach(cleanup);

/** What Mia on seat 0 reads, with 6 points of her own. */
function told(caller: number, open_points: (number | null)[]): string {
  const state = { game: { open_points, score: { total: 6 } } };
  const table = { you: 0, names: ['Mia', 'Ada', 'Bo'], state } as unknown as TableLike;
  const { container } = render(NumberToBeat, { table, caller });
  return container.textContent.replaceAll(/\s+/g, ' ').trim();
}

test('a bet runs as long as no open hand has more than the caller', () => {
  expect(told(1, [null, 7, 7])).toBe('Ada: 7 to beat you: 6');
  expect(told(0, [6, 6, null])).toBe('Your 6 must hold');
});

test('a bet that an open hand has broken no longer has to hold', () => {
  expect(told(1, [null, 7, 8])).toBe('Bo broke the bet.');
  expect(told(0, [6, 7, null])).toBe('Ada broke the bet.');
});
