import { describe, expect, test } from 'vitest';
import { fans, span, spots } from './fan';

const PHONE = { 2: 314, 3: 262, 4: 208 }; // the height of the hand on a screen of 390 x 844, by the number of players

describe('a hand lies', () => {
  test.each([
    ['few cards in one fan', 5, PHONE[4], 1],
    ['six in two, so that names can be read', 6, PHONE[4], 2],
    ['seven in two', 7, PHONE[4], 2],
    ['many in three', 14, PHONE[4], 3],
    ['in one where there is little height', 7, 130, 1],
  ])('%s', (_, count, height, rows) => expect(fans(count, 366, height)).toBe(rows));

  test('in one fan on a wide table', () => expect(fans(12, 1100, 230)).toBe(1));
});

test.each([
  [5, 1, [5]],
  [6, 2, [2, 4]],
  [7, 2, [3, 4]],
  [12, 3, [3, 4, 5]],
  [14, 3, [4, 5, 5]],
])('%i cards in %i fans', (count, rows, sizes) => {
  const places = spots(count, rows);

  expect(places).toHaveLength(count);
  sizes.forEach((size, row) => {
    const fan = places.filter((place) => place.row === row).map(({ at }) => at);
    expect(fan).toHaveLength(size);
    expect(fan[0]).toBe(-fan.at(-1)!);
  });
});

test('a hand is as wide as its widest fan', () => {
  expect(span(spots(7, 2))).toBe(3);
  expect(span(spots(1, 1))).toBe(0);
  expect(span(spots(0, 1))).toBe(0);
});
