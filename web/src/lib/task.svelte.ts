// An asynchronous task behind a button: runs once at a time, and keeps the error message.

import { untrack } from 'svelte';
import { Failed } from './api';
import { tellRefusal } from './story';

/** The error as a sentence. */
export const tellFailure = (error: unknown): string => tellRefusal(error instanceof Failed ? error.code : '');

export class Task {
  busy = $state(false);
  #error = $state.raw<unknown>(null);

  /** The error message of the last run, or an empty string. */
  get problem(): string {
    return this.#error === null ? '' : tellFailure(this.#error);
  }

  /** Run it, unless it is already running. An effect that does so is not run again by the end of the task. */
  async run(task: () => Promise<unknown>): Promise<void> {
    if (untrack(() => this.busy)) return;
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
