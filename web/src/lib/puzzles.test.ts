import { expect, test } from 'vitest';
import type { PuzzleLine, PuzzleList } from '../protocol';
import { answered, nextPuzzle, streakOn, tally, type Progress } from './puzzles';

const line = (number: number, theme = 'take', level = 'casual'): PuzzleLine => ({
  number,
  theme,
  level,
  players: 2,
  extra_salt: false,
});
const on = (day: string, today = 1): PuzzleList => ({ day, today, puzzles: [line(1), line(2)] });
const NOTHING: Progress = { answers: {}, day: '', streak: 0 };

test('a solved puzzle of the day begins a streak, and the next day goes on with it', () => {
  const first = answered(NOTHING, { number: 1, isRight: true, list: on('2026-02-28') });
  const second = answered(first, { number: 2, isRight: true, list: on('2026-03-01', 2) });

  expect(first.streak).toBe(1);
  expect(second.streak).toBe(2);
  expect(streakOn('2026-03-01', second)).toBe(2);
});

test('a day without an answer ends the streak, but the running day is not over yet', () => {
  const kept: Progress = { answers: {}, day: '2026-03-01', streak: 5 };

  expect(streakOn('2026-03-02', kept)).toBe(5);
  expect(streakOn('2026-03-03', kept)).toBe(0);
  expect(answered(kept, { number: 1, isRight: true, list: on('2026-03-03') }).streak).toBe(1);
});

test('a wrong answer to the puzzle of the day ends the streak, and trying again does not mend it', () => {
  const kept: Progress = { answers: {}, day: '2026-03-01', streak: 5 };
  const wrong = answered(kept, { number: 1, isRight: false, list: on('2026-03-02') });
  const again = answered(wrong, { number: 1, isRight: true, list: on('2026-03-02') });

  expect(again.streak).toBe(0);
  expect(tally(again)).toEqual({ solved: 0, tried: 1 });
});

test('other puzzles count, but not for the streak', () => {
  const after = answered(NOTHING, { number: 2, isRight: true, list: on('2026-03-02', 1) });

  expect(after.streak).toBe(0);
  expect(tally(after)).toEqual({ solved: 1, tried: 1 });
});

test('the next puzzle is one that fits and was not answered, then one that was', () => {
  const puzzles = [line(1), line(2, 'rob'), line(3), line(4, 'rob', 'master')];
  const wanted = { theme: 'rob', level: '' };

  expect(nextPuzzle(puzzles, wanted, NOTHING, 2)).toBe(4);
  expect(nextPuzzle(puzzles, wanted, { ...NOTHING, answers: { 4: 0 } }, 1)).toBe(2);
  expect(nextPuzzle(puzzles, wanted, { ...NOTHING, answers: { 2: 1, 4: 0 } }, 1)).toBe(2);
  expect(nextPuzzle(puzzles, { theme: 'rob', level: 'casual' }, NOTHING, 2)).toBe(null);
});
