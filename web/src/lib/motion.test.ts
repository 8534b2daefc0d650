import { expect, test } from 'vitest';
import { flights, schedule } from './motion';

test('a card that is taken flies from its pile to the hand', () => {
  const taken = { type: 'CardTaken', seat: 1, pile: 'B', card: 'fish-BK', top: null } as const;
  expect(flights(taken)).toEqual([{ from: 'pile-B', to: 'hand-1', card: 'fish-BK' }]);
});

test('every card that is laid flies', () => {
  const laid = { type: 'CardsLaid', seat: 0, cards: ['crab-DB', 'crab-YE', 'starfish-LB'] } as const;
  expect(flights({ ...laid, cards: [...laid.cards] })).toHaveLength(3);
});

test('a stolen card flies from the victim to the thief', () => {
  const stolen = { type: 'CardStolen', thief: 2, victim: 0, card: null } as const;
  expect(flights(stolen)).toEqual([{ from: 'hand-0', to: 'hand-2', card: null }]);
});

test('what moves no card moves nothing', () => {
  expect(flights({ type: 'TurnEnded', seat: 0 })).toEqual([]);
});

test('cards of one move overlap, and another move waits until they have landed', () => {
  const lifted = { type: 'CardLifted', seat: 0, card: null } as const;
  const drawn = { type: 'CardDrawn', seat: 0, card: null } as const;
  const [first, second, third] = schedule([lifted, lifted, drawn], 100).map(({ delay }) => delay);
  expect(first).toBe(0);
  expect(second).toBeLessThan(100);
  expect(third).toBeGreaterThanOrEqual(second! + 100);
});

test('what a lobster leaves returns to the deck', () => {
  const chosen = { type: 'CardChosen', seat: 0, card: 'crab-DB', returned: null, returned_count: 4 } as const;
  expect(flights(chosen).map(({ to }) => to)).toEqual(['hand-0', 'deck', 'deck', 'deck', 'deck']);
});
