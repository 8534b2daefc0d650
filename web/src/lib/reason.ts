// Why an option is better, in words. console/reason_words.py says the same.

import type { ReviewReason } from '../protocol';
import { say } from './i18n.svelte';
import { cardName } from './story';

/** The sentence of a reason. Some kinds have another one where less is known. */
export function tellReason(reason: ReviewReason, names: readonly string[]): string {
  const { kind, seat, card, other } = reason;
  const isAlone = (kind === 'points' && !other) || (kind === 'searches' && !card);
  const message = isAlone ? `${kind}-alone` : kind;
  return say(`coach-reason-${message}`, {
    name: names[seat ?? -1] ?? '',
    number: reason.number ?? 0,
    count: reason.other_number ?? 0,
    ...(card && { card: cardName(card) }),
    ...(other && { other: cardName(other) }),
  });
}
