import { expect, test } from 'vitest';
import type { TableState } from '../protocol';
import { interim, targets } from './interim';

const pile = (size: number, top: string | null) => ({ size, top });
const state = (version: number, game: object) =>
  ({
    version,
    you: 0,
    games: 1,
    legal: [`act ${version}`],
    game: { round: 1, deck_size: 40, hand_sizes: [3, 3], score: { total: 3 }, ...game },
  }) as unknown as TableState;

const FROM = state(1, { piles: [pile(2, 'fish-BK'), pile(1, 'crab-DB')] });
const TAKEN = state(2, {
  piles: [pile(1, 'boat-YE'), pile(1, 'crab-DB')],
  hand_sizes: [3, 4],
});

test('a card has left its pile and is in no hand while it flies', () => {
  const shown = interim(FROM, TAKEN, new Set(['hand-1']));
  expect(shown.game!.piles[0]).toEqual(pile(1, 'boat-YE'));
  expect(shown.game!.hand_sizes).toEqual([3, 3]);
  expect(interim(FROM, TAKEN, new Set()).game!.hand_sizes).toEqual([3, 4]);
});

test('a pile shows its old top until the card lands', () => {
  const kept = state(2, { piles: [pile(3, 'crab-GY'), pile(1, 'crab-DB')] });
  expect(interim(FROM, kept, new Set(['pile-A'])).game!.piles[0]).toEqual(pile(2, 'fish-BK'));
});

test('what can be done is always that of the new state', () => {
  const shown = interim(FROM, TAKEN, new Set(['hand-1']));
  expect([shown.version, shown.legal]).toEqual([2, ['act 2']]);
});

test('points change when the card has landed', () => {
  const drawn = state(2, { piles: [], score: { total: 7 } });
  expect(interim(FROM, drawn, new Set(['hand-0'])).game!.score!.total).toBe(3);
  expect(interim(FROM, drawn, new Set(['hand-1'])).game!.score!.total).toBe(7);
});

test('the piles of a new round are empty until they are begun', () => {
  const next = state(2, { round: 2, piles: [pile(1, 'crab-GY'), pile(1, 'crab-DB')] });
  expect(interim(FROM, next, new Set(['pile-A', 'pile-B'])).game!.piles).toEqual([
    pile(0, null),
    pile(0, null),
  ]);
});

test('cards fly to where events put them', () => {
  const taken = { type: 'CardTaken', seat: 1, pile: 'A', card: 'fish-BK', top: null } as const;
  expect([...targets([taken, { type: 'TurnEnded', seat: 1 }])]).toEqual(['hand-1']);
});
