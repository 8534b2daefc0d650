// How a card is called where it is not seen.

import { parseCard } from '../lib/notation';
import { colorName, kindName } from '../lib/story';
import { say } from '../lib/words.svelte';

/** “Crab, dark blue”. */
export function cardLabel(code: string): string {
  const { kind, color } = parseCard(code);
  return say('web-card-label', { kind: kindName(kind), color: colorName(color) });
}
