// The asynchronous tasks behind the buttons of one place: one at a time, with the error message of the last.

import { Failed } from './api';
import { tellRefusal } from './story';

/** The error as a sentence. */
export const tellFailure = (error: unknown): string => tellRefusal(error instanceof Failed ? error.code : '');

export class Task {
  busy = $state(false);
  #error = $state.raw<unknown>(null);
  #latest: unknown; // what was asked for last
  #left = 0; // to be done, with what is under way
  #end = Promise.resolve(); // of all that

  /** The error message of the last run, or an empty string. */
  get problem(): string {
    return this.#error === null ? '' : tellFailure(this.#error);
  }

  /** Run it: what was asked for last is not done twice at once, and something else waits for its end.
   * An effect that does so is not run again by the end of the task. */
  async run(task: () => Promise<unknown>, what: unknown = null): Promise<void> {
    if (this.#left && what === this.#latest) return;
    this.#latest = what;
    const before = this.#end;
    let end = () => {};
    this.#end = new Promise((resolve) => (end = resolve));
    if (this.#left++) await before;
    this.busy = true;
    this.#error = null;
    try {
      await task();
    } catch (error) {
      this.#error = error;
    } finally {
      this.busy = --this.#left > 0;
      end();
    }
  }
}
