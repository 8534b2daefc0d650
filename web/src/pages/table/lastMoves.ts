// The last move of each seat, and the pile that changed last.

import type { GameEvent } from '../../lib/story';
import type { LogLine } from '../../lib/table.svelte';
import { say } from '../../lib/i18n.svelte';

/** The seat that caused an event. */
function seatOf(event: GameEvent): number | null {
  if ('seat' in event) return event.seat;
  return 'thief' in event ? event.thief : null;
}

/** A move in two or three words. */
function shortly(event: GameEvent, you: number | null): string | null {
  switch (event.type) {
    case 'CardTaken':
    case 'CardPicked':
      return say('web-did-take', { pile: event.pile });
    case 'CardKept':
      return say('web-did-put', { pile: event.pile });
    case 'CardDrawn':
    case 'CardLifted':
      return say('web-did-draw');
    case 'CardsLaid':
      return say('web-did-lay');
    case 'CardStolen':
      return say('web-did-steal', { who: event.victim === you ? 'you' : 'other' });
    case 'Called':
      return event.call === 'stop' ? say('web-stop') : say('web-last-chance');
    default:
      return null;
  }
}

/** The last move of a seat in this round, and the card that everybody saw it take, put or lose. */
export function lastMove(
  log: readonly LogLine[],
  seat: number,
  you: number | null,
): { said: string; card: string | null } {
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at]?.event;
    if (!event || event.type === 'RoundStarted') break;
    if (seatOf(event) !== seat) continue;
    const said = shortly(event, you);
    if (said) return { said, card: cardOf(event) };
  }
  return { said: '', card: null };
}

/** The last theft that involved the reader, until their next action. */
export function lastTheft(log: readonly LogLine[], you: number | null): GameEvent | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const { event } = log[at]!;
    if (event.type === 'CardStolen' && (event.thief === you || event.victim === you)) return event;
    if (event.type === 'RoundStarted' || (event.type !== 'TurnStarted' && seatOf(event) === you)) return null;
  }
  return null;
}

/** The pile that changed last, and by whom. */
export function lastPile(log: readonly LogLine[]): { pile: string; seat: number } | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at]?.event;
    if (!event || event.type === 'RoundStarted') break;
    if (
      (event.type === 'CardTaken' || event.type === 'CardKept' || event.type === 'CardPicked') &&
      event.pile
    )
      return { pile: event.pile, seat: event.seat };
  }
  return null;
}

/** The card to show in the log, if it is public. */
export function cardOf(event: GameEvent): string | null {
  switch (event.type) {
    case 'CardKept':
      return event.discarded;
    case 'CardTaken':
    case 'PileStarted':
    case 'CardPicked':
    case 'CardStolen':
      return event.card;
    default:
      return null;
  }
}
