// The signs of cards that this player has met. Each is explained once, when it first comes within reach.

import { PICTURED, VALUES } from '../../cards/box';
import { parseCard } from '../../lib/notation';
import { recall, remember } from '../../lib/settings.svelte';

const KEY = 'seasalt.signs';
const READING = 3_000; // milliseconds until a line counts as read

/** What is met with a card: its sign, or one that reads like it. */
function signOf(card: string): string {
  const { kind } = parseCard(card);
  const value = VALUES[kind] ?? '';
  if (value.includes(' ')) return '0 …';
  return kind !== 'mermaid' && PICTURED[kind] ? '×' : value + (PICTURED[kind] ?? '');
}

export class FirstSigns {
  /** The card that is explained now. */
  card = $state<string | null>(null);
  #met = recall<string[]>(KEY) ?? [];
  #since = 0;

  /** A new decision, with these cards within reach. What was there long enough to be read has been met. */
  look(cards: readonly string[]): void {
    if (Date.now() - this.#since >= READING) this.close();
    else if (this.card !== null && cards.includes(this.card)) return;
    this.card = cards.find((card) => !this.#met.includes(signOf(card))) ?? null;
    this.#since = Date.now();
  }

  close = (): void => {
    if (this.card === null) return;
    this.#met = [...this.#met, signOf(this.card)];
    this.card = null;
    remember(KEY, this.#met);
  };
}
