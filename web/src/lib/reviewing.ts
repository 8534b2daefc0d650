// A review takes seconds: it is asked for again until all is found, and each answer has what is known by then.

import type { Review } from '../protocol';
import { Failed, review } from './api';

const PAUSE = 1_200; // milliseconds between two questions
const LONGER = 4_000; // when the server is busy
const PASSING = ['busy', 'too_many', 'offline', 'unavailable'];

/** Follow the review of a game until it is done, or nobody wants more. */
export async function followReview(
  table: string,
  wish: { game?: number | null; invite?: string | null },
  told: (review: Review) => void,
  wanted: () => boolean,
): Promise<void> {
  while (wanted()) {
    let pause = PAUSE;
    try {
      const found = await review(table, wish);
      told(found);
      if (found.done >= found.of) return;
    } catch (error) {
      if (!(error instanceof Failed && PASSING.includes(error.code))) throw error;
      pause = LONGER;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
