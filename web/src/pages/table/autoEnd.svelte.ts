// A turn in which nothing is left to do ends by itself, after a moment in which the player can keep it.

import { mayMove, settings, type Speed } from '../../lib/settings.svelte';

const PAUSES: Record<Speed, number> = { calm: 4_000, normal: 2_500, fast: 1_500 };
const UNHURRIED = 8_000; // for those who play by keys, or for whom nothing moves: they read or hear of it first

export class AutoEnd {
  /** When the turn ends, in local time; null if it does not end by itself. */
  at = $state<number | null>(null);
  /** How long that is from the beginning on. */
  pause = $state(0);
  #timer = 0;

  /** End the turn after a while. */
  start(end: () => void): void {
    const focused = document.activeElement;
    const byKeys = focused !== document.body && focused?.matches(':focus-visible');
    this.pause = byKeys || !mayMove() ? UNHURRIED : PAUSES[settings.speed];
    this.at = Date.now() + this.pause;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.at = null;
      end();
    }, this.pause);
  }

  /** The turn goes on until the player ends it. */
  stop = (): void => {
    clearTimeout(this.#timer);
    this.at = null;
  };
}
