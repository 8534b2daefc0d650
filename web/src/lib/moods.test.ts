import { expect, test } from 'vitest';
import type { GameEvent } from './story';
import { moodOf } from './moods';

const log = (...events: object[]) => events.map((event) => ({ event: event as GameEvent }));
const theft = { type: 'CardStolen', thief: 0, victim: 1, card: null };

test('a theft shows on both faces, until they act again', () => {
  expect(moodOf(log(theft), 1)).toBe('shocked');
  expect(moodOf(log(theft), 0)).toBe('sly');
  expect(moodOf(log(theft), 2)).toBeNull();
  expect(moodOf(log(theft, { type: 'CardTaken', seat: 1, pile: 'A', card: 'crab-DB' }), 1)).toBeNull();
});

test('a call pleases the caller and wakes the others', () => {
  const called = log({ type: 'Called', seat: 2, call: 'last_chance' }, { type: 'HandRevealed', seat: 2 });

  expect(moodOf(called, 2)).toBe('glad');
  expect(moodOf(called, 0)).toBe('alert');
});

test('the best of a round is glad, and a new round begins without a look', () => {
  const ended = { type: 'RoundEnded', result: { points: [3, 9] }, totals: [3, 9] };

  expect([0, 1].map((seat) => moodOf(log(ended), seat))).toEqual([null, 'glad']);
  expect(moodOf(log(ended, { type: 'RoundStarted' }), 1)).toBeNull();
});
