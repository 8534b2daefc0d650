// Which puzzles were answered in this browser, and for how many days in a row the puzzle of the day was solved.

import type { PuzzleLine, PuzzleList } from '../protocol';
import { recall, remember } from './settings.svelte';

const KEY = 'seasalt.puzzles';
const WISH = 'seasalt.puzzle-wish';

/** Answers by number, 1 if the first one was right, and the last day on which the puzzle of the day was. */
export interface Progress {
  answers: Record<number, 0 | 1>;
  day: string; // of the last answer to a puzzle of the day, as 2026-11-17
  streak: number; // days in a row, up to that one
}

/** Which puzzles the player wants; empty means any. */
export interface Wish {
  theme: string;
  level: string;
}

export const progress = (): Progress => ({ answers: {}, day: '', streak: 0, ...recall<Progress>(KEY) });
export const wish = (): Wish => ({ theme: '', level: '', ...recall<Wish>(WISH) });
export const keepWish = (wanted: Wish): void => remember(WISH, wanted);

const DAY = 24 * 3_600_000;
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** The progress after an answer. Only the first answer to a puzzle counts. */
export function answered(
  before: Progress,
  { number, isRight, list }: { number: number; isRight: boolean; list: PuzzleList },
): Progress {
  const isNew = !(number in before.answers);
  const answers = isNew
    ? { ...before.answers, [number]: isRight ? (1 as const) : (0 as const) }
    : before.answers;
  if (number !== list.today || before.day === list.day) return { ...before, answers };
  const streak = isRight ? (before.day === dayBefore(list.day) ? before.streak : 0) + 1 : 0;
  return { answers, day: list.day, streak };
}

/** Keep an answer, and return the progress. */
export function keepAnswer(answer: { number: number; isRight: boolean; list: PuzzleList }): Progress {
  const after = answered(progress(), answer);
  remember(KEY, after);
  return after;
}

/** Days in a row up to today, or to yesterday if today's puzzle is still open. */
export function streakOn(day: string, { day: last, streak }: Progress): number {
  return last === day || last === dayBefore(day) ? streak : 0;
}

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
