// A picture of the replay in words: what the cards show by themselves is left out.

import type { ResultState } from '../../protocol';
import { cardName, tell, type GameEvent, type Reader } from '../../lib/story';
import { say } from '../../lib/words.svelte';
import type { Frame } from './frames';

/** What happened, in a sentence or two. */
export function tellFrame(frame: Frame, reader: Reader): string {
  const { names, you } = reader;
  const by = (seat: number | null) => ({
    who: seat === you ? 'you' : 'other',
    name: names[seat ?? -1] ?? '',
  });
  const has = (type: GameEvent['type']) => frame.events.some((event) => event.type === type);
  const told = frame.events.map((event) => {
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
  if (lifted.length) told.unshift(tellLifted(lifted, by(frame.actor)));
  return told.filter(Boolean).join(' ') || say('event-turn-ended', by(frame.actor));
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

/** How a round ended, where the call or the mermaids have not said it. */
function tellEnd(result: ResultState, reader: Reader): string | null {
  return ['stop', 'mermaids'].includes(result.ending) ? null : say('web-round-title', ending(result, reader));
}

/** The same as a line in a list. */
export const tellResult = (result: ResultState, reader: Reader): string =>
  say('web-moment', ending(result, reader));

/** Who got most in a round, and how much; the name where the line does not have it yet. */
export function tellBest(result: ResultState, { names, you }: Reader): string {
  const most = Math.max(...result.points);
  const best = result.points.indexOf(most);
  if (!most) return '';
  if (result.points[result.caller ?? -1] === most) return say('web-moment-gain', { points: most });
  return say('web-moment-best', { name: best === you ? say('web-you') : (names[best] ?? ''), points: most });
}
