// How a round ended, in words.

import type { ResultState } from '../../protocol';
import { say } from '../../lib/i18n.svelte';

/** “Anna won the bet.” */
export function tellEnd(result: ResultState, names: readonly string[]): string {
  if (result.ending === 'mermaids')
    return say('web-score-won-mermaids', { name: names[result.last_seat] ?? '' });
  const name = result.caller === null ? '' : (names[result.caller] ?? '');
  return say('web-round-title', { ending: result.ending, who: 'other', name });
}

/** What the ending means for the points. */
export function tellDetail(result: ResultState): string {
  if (result.ending === 'mermaids') return say('web-by-mermaids');
  const points = result.caller === null ? 0 : (result.scores?.[result.caller]?.total ?? 0);
  return say('web-round-detail', { ending: result.ending, points });
}
