// Names of cards for screen readers.

import { parseCard } from '../lib/notation';
import { colorName, kindName } from '../lib/story';
import { say } from '../lib/i18n.svelte';

/** “Crab, dark blue”. */
export function cardLabel(code: string): string {
  const { kind, color } = parseCard(code);
  return say('web-card-label', { kind: kindName(kind), color: colorName(color) });
}
