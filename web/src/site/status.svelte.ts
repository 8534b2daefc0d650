// How the table in the worker is, for notices on the page.

import type { Trouble, Why } from './messages';

export const status: {
  isReady: boolean;
  waiting: number; // questions without an answer yet
  why: Why | null;
  trouble: Trouble | null;
} = $state({ isReady: false, waiting: 0, why: null, trouble: null });
