// Something that a button asks of the server: one at a time, and what went wrong in a sentence.

import { Failed } from './api';
import { tellRefusal } from './story';

/** Why something could not be done. */
export const tellFailure = (error: unknown): string => tellRefusal(error instanceof Failed ? error.code : '');

export class Errand {
  busy = $state(false);
  #error = $state.raw<unknown>(null);

  /** What went wrong the last time, or nothing. */
  get problem(): string {
    return this.#error === null ? '' : tellFailure(this.#error);
  }

  /** Do it, unless it is being done. */
  async run(task: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#error = null;
    try {
      await task();
    } catch (error) {
      this.#error = error;
    } finally {
      this.busy = false;
    }
  }
}
