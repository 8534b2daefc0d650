// A frame of the replay in words.

import type { ResultState } from '../../protocol';
import { actor, cardName, tell, type GameEvent, type Reader } from '../../lib/story';
import { say } from '../../lib/i18n.svelte';
import type { Frame } from './frames';

/** The events of a frame, without those that the cards show anyway. */
export function tellFrame(frame: Frame, reader: Reader): string {
  const by = (seat: number | null) => actor(seat, reader);
  const has = (type: GameEvent['type']) => frame.events.some((event) => event.type === type);
  const sentences = frame.events.map((event) => {
    switch (event.type) {
      case 'PileStarted':
      case 'CardLifted':
        return null;
      case 'HandRevealed':
        return has('Called') || has('RoundEnded') ? null : say('web-replay-shows', by(event.seat));
      case 'RoundEnded':
        return tellEnd(event.result, reader);
      default:
        return tell(event, reader);
    }
  });
  const lifted = frame.events.flatMap((event) => (event.type === 'CardLifted' ? [event.card] : []));
  if (lifted.length) sentences.unshift(tellLifted(lifted, by(frame.actor)));
  return sentences.filter(Boolean).join(' ') || say('event-turn-ended', by(frame.actor));
}

function tellLifted(cards: readonly (string | null)[], by: { who: string; name: string }): string {
  const seen = cards.flatMap((card) => (card === null ? [] : [cardName(card).text]));
  if (seen.length) return say('web-replay-drew-seen', { ...by, cards: seen.join(', ') });
  return say('web-replay-drew', { ...by, count: cards.length });
}

const ending = (result: ResultState, { names, you }: Reader) => ({
  ending: result.ending,
  who: result.caller !== null && result.caller === you ? 'you' : 'other',
  name: names[result.caller ?? result.last_seat] ?? '',
});

/** How a round ended; null if another event says it. */
function tellEnd(result: ResultState, reader: Reader): string | null {
  return ['stop', 'mermaids'].includes(result.ending) ? null : say('web-round-title', ending(result, reader));
}

/** How a round ended, for a list. */
export const tellResult = (result: ResultState, reader: Reader): string =>
  say('web-moment', ending(result, reader));

/** Who scored most in a round; without the name if that was the caller. */
export function tellBest(result: ResultState, { names, you }: Reader): string {
  const most = Math.max(...result.points);
  const best = result.points.indexOf(most);
  if (!most) return '';
  if (result.points[result.caller ?? -1] === most) return say('web-moment-gain', { points: most });
  return say('web-moment-best', { name: best === you ? say('web-you') : (names[best] ?? ''), points: most });
}
