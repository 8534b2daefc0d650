// Which drawing a card shows.

import { BOX, POSES } from './box';

/** The id of the drawing: the colors of a kind take its poses in turn, so equal cards are equal everywhere. */
export function figure(kind: string, color: string): string {
  const at = Object.keys(BOX[kind] ?? {}).indexOf(color) % (POSES[kind] ?? 1);
  return at > 0 ? `${kind}-${at + 1}` : kind;
}
