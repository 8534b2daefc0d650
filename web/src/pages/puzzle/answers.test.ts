import { expect, test } from 'vitest';
import { streakOn, type Progress } from '../../lib/puzzles';
import type { PuzzleLine, PuzzleList } from '../../protocol';
import { answered, keptFor, markOf, nextPuzzle, tally } from './answers';

const line = (number: number, theme = 'take', level = 'casual'): PuzzleLine => ({
  ...{ number, theme, level, players: 2, extra_salt: false, rating: 1500 },
});
const on = (day: string, today = 1): PuzzleList => ({
  ...{ day, today, before: [], puzzles: [line(1), line(2)] },
});
const NOTHING: Progress = {
  ...{ of: 2, answers: {}, day: '', last: null, streak: 0, rating: 1500, deviation: 350 },
};
const answer = (before: Progress, number: number, isRight: boolean, list: PuzzleList) =>
  answered(before, { number, action: 'draw', isRight, list });

test('an answer to the puzzle of the day begins a streak, and the next day goes on with it', () => {
  const first = answer(NOTHING, 1, true, on('2026-02-28'));
  const second = answer(first, 2, true, on('2026-03-01', 2));

  expect(first.streak).toBe(1);
  expect(second.streak).toBe(2);
  expect(streakOn('2026-03-01', second)).toBe(2);
});

test('a wrong answer is a day of the streak, too, and one missed day is forgiven, two are not', () => {
  const kept: Progress = { ...NOTHING, day: '2026-03-01', streak: 5 };

  expect(answer(kept, 1, false, on('2026-03-02')).streak).toBe(6);
  expect(answer(kept, 1, true, on('2026-03-03')).streak).toBe(6);
  expect(answer(kept, 1, true, on('2026-03-04')).streak).toBe(1);
  expect(streakOn('2026-03-03', kept)).toBe(5);
  expect(streakOn('2026-03-04', kept)).toBe(0);
});

test('only the first answer of a day counts, and is the one that is shown again', () => {
  const wrong = answer(NOTHING, 1, false, on('2026-03-02'));
  const again = answer(wrong, 1, true, on('2026-03-02'));

  expect(again).toEqual(wrong);
  expect(again.last).toEqual({ action: 'draw', isRight: false });
  expect(tally(again)).toEqual({ solved: 0, tried: 1 });
  expect(markOf(again, 1)).toBe('tried');
});

test('other puzzles count for the rating, but not for the streak', () => {
  const after = answer(NOTHING, 2, true, on('2026-03-02', 1));

  expect(after.streak).toBe(0);
  expect(after.rating).toBeGreaterThan(1500);
  expect(tally(after)).toEqual({ solved: 1, tried: 1 });
  expect([markOf(after, 2), markOf(after, 1)]).toEqual(['solved', 'open']);
});

test('the numbers of another file are other puzzles: marks and the last answer go, the rating and the streak stay', () => {
  const last = { action: 'draw', isRight: true };
  const kept: Progress = { ...NOTHING, of: 313, answers: { 1: 1 }, last, streak: 3, rating: 1630 };
  const now = keptFor(kept, on('2026-03-02'));

  expect(now).toEqual({ ...kept, of: 2, answers: {}, last: null });
});

test('the next puzzle is one that fits and was not answered, then one that was', () => {
  const puzzles = [line(1), line(2, 'rob'), line(3), line(4, 'rob', 'master')];
  const wanted = { theme: 'rob', level: '' };

  expect(nextPuzzle(puzzles, wanted, NOTHING, 2)).toBe(4);
  expect(nextPuzzle(puzzles, wanted, { ...NOTHING, answers: { 4: 0 } }, 1)).toBe(2);
  expect(nextPuzzle(puzzles, wanted, { ...NOTHING, answers: { 2: 1, 4: 0 } }, 1)).toBe(2);
  expect(nextPuzzle(puzzles, { theme: 'rob', level: 'casual' }, NOTHING, 2)).toBe(null);
});
