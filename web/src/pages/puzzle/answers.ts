// What an answer changes in what is kept, and which puzzle comes next.

import { keepProgress, progress, streakOn, type Progress } from '../../lib/puzzles';
import { recall, remember } from '../../lib/settings.svelte';
import type { PuzzleLine, PuzzleList } from '../../protocol';
import { rated } from './rating';

const WISH = 'seasalt.puzzle-wish';

/** Which puzzles the player wants; empty means any. */
export interface Wish {
  theme: string;
  level: string;
}

export const wish = (): Wish => ({ theme: '', level: '', ...recall<Wish>(WISH) });
export const keepWish = (wanted: Wish): void => remember(WISH, wanted);

interface Answer {
  number: number;
  action: string;
  isRight: boolean;
  list: PuzzleList;
}

/** What is kept of the puzzles of this list: the answers to those of another file are about others. */
export const keptFor = (kept: Progress, { puzzles }: PuzzleList): Progress =>
  kept.of === puzzles.length ? kept : { ...kept, of: puzzles.length, answers: {}, last: null };

/** The progress after an answer. Only the first answer to a puzzle counts, and the first on a day for the streak. */
export function answered(before: Progress, { number, action, isRight, list }: Answer): Progress {
  let after = keptFor(before, list);
  if (!(number in after.answers)) {
    const { rating } = list.puzzles.find((puzzle) => puzzle.number === number)!;
    const answers = { ...after.answers, [number]: isRight ? (1 as const) : (0 as const) };
    after = { ...after, ...rated(after, rating, isRight), answers };
  }
  if (number !== list.today || after.day === list.day) return after;
  return { ...after, day: list.day, last: { action, isRight }, streak: streakOn(list.day, after) + 1 };
}

/** Keep an answer, and return the progress. */
export function keepAnswer(answer: Answer): Progress {
  const after = answered(progress(), answer);
  keepProgress(after);
  return after;
}

/** How a puzzle was answered. */
export const markOf = ({ answers }: Progress, number: number): 'solved' | 'tried' | 'open' =>
  number in answers ? (answers[number] ? 'solved' : 'tried') : 'open';

export function tally({ answers }: Progress): { solved: number; tried: number } {
  const all = Object.values(answers);
  return { solved: all.filter(Boolean).length, tried: all.length };
}

/** The next puzzle after this one that fits a wish: one that was not answered yet, if there is one. */
export function nextPuzzle(
  puzzles: readonly PuzzleLine[],
  { theme, level }: Wish,
  { answers }: Progress,
  after: number,
): number | null {
  const fitting = puzzles
    .filter((one) => (!theme || one.theme === theme) && (!level || one.level === level))
    .map(({ number }) => number)
    .filter((number) => number !== after);
  const inOrder = [...fitting.filter((n) => n > after), ...fitting.filter((n) => n < after)];
  return inOrder.find((number) => !(number in answers)) ?? inOrder[0] ?? null;
}
