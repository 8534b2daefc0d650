import { expect, test } from 'vitest';
import type { TableState } from '../protocol';
import { Follower } from './hand';

/** Our hand, at seat 0, while it is the turn of a seat. */
const at = (turn: number, ...hand: string[]) =>
  ({ you: 0, game: { round: 1, turn, hands: [hand, null] } }) as unknown as TableState;

const ids = (follower: Follower, state: TableState) =>
  Object.fromEntries(follower.follow(state).map((card) => [card.code, card.id]));
const fresh = (follower: Follower, state: TableState) =>
  follower.follow(state).flatMap((card) => (card.isNew ? [card.code] : []));

test('a card that stays keeps its id, wherever it stands', () => {
  const follower = new Follower();
  const before = ids(follower, at(0, 'crab-DB', 'fish-BK'));
  const after = ids(follower, at(0, 'boat-YE', 'crab-DB'));

  expect(after['crab-DB']).toBe(before['crab-DB']);
  expect(Object.values(before)).not.toContain(after['boat-YE']);
});

test('of two equal cards one goes and one stays', () => {
  const follower = new Follower();
  const [one, other] = follower.follow(at(0, 'crab-DB', 'crab-DB'));
  const [left] = follower.follow(at(0, 'crab-DB'));

  expect(one?.id).not.toBe(other?.id);
  expect(left?.id).toBe(one?.id);
});

test('all cards that came are new until our next turn', () => {
  const follower = new Follower();
  follower.follow(at(0, 'crab-DB'));

  expect(fresh(follower, at(0, 'boat-YE', 'crab-DB', 'fish-BK'))).toEqual(['boat-YE', 'crab-DB', 'fish-BK']);
  expect(fresh(follower, at(1, 'boat-YE', 'crab-DB', 'fish-BK'))).toEqual(['boat-YE', 'crab-DB', 'fish-BK']);
  expect(fresh(follower, at(0, 'boat-YE', 'crab-DB', 'fish-BK'))).toEqual([]);
});

test('a hand that was there when we came is not new', () => {
  expect(fresh(new Follower(), at(1, 'crab-DB', 'fish-BK'))).toEqual([]);
});
