// What this browser keeps of the puzzles that were answered in it.

import { recall, remember } from './settings.svelte';

const KEY = 'seasalt.puzzles';

export interface Progress {
  of: number; // how many puzzles there were: those of another file have other numbers
  answers: Record<number, 0 | 1>; // by number, 1 if the first one was right
  day: string; // of the last answer to a puzzle of the day, as 2026-11-17
  last: { action: string; isRight: boolean } | null; // that answer
  streak: number; // days with an answer, up to that one
  rating: number;
  deviation: number; // how far off the rating may be
}

const NOTHING: Progress = {
  ...{ of: 0, answers: {}, day: '', last: null, streak: 0 },
  ...{ rating: 1500, deviation: 350 },
};

export const progress = (): Progress => ({ ...NOTHING, ...recall<Progress>(KEY) });
export const keepProgress = (kept: Progress): void => remember(KEY, kept);

const DAY = 24 * 3_600_000;
const LONGEST_STEP = 2; // days from one of a streak to the next: one between them may be missed

/** Days with an answer up to today, or up to the last from which the streak can still go on. */
export function streakOn(day: string, { day: last, streak }: Progress): number {
  const step = (Date.parse(day) - Date.parse(last)) / DAY;
  return step >= 0 && step <= LONGEST_STEP ? streak : 0;
}
