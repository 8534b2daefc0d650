// The data of a review that is one file: JSON, compressed by gzip, as base64. So no name of a player can be markup.

import type { Language } from '../lib/i18n.svelte';
import type { SeenGame } from '../pages/replay/frames';
import type { Curve, Review } from '../protocol';

export interface ReviewData {
  language: Language;
  texts: string; // the messages that the page needs, as Fluent has them
  review: Review;
  curve: Curve;
  replays: SeenGame[]; // as each seat saw it whose decisions are judged
}

export async function unpacked(letters: string): Promise<ReviewData> {
  const bytes = Uint8Array.from(atob(letters.trim()), (letter) => letter.charCodeAt(0));
  const json = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(json).json()) as ReviewData;
}
