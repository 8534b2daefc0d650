// The status of the table in the worker, for notices on the page.

import type { Trouble } from './messages';

export const status: {
  isReady: boolean;
  waiting: number; // questions without an answer yet
  isElsewhere: boolean; // open in another tab; questions wait until that is closed
  hasFailed: boolean;
  trouble: Trouble | null;
} = $state({ isReady: false, waiting: 0, isElsewhere: false, hasFailed: false, trouble: null });
