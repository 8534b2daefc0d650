// What a moment says, for ears as well as for eyes.

import type { CallMoment, Moment } from '../../../lib/moments';
import { actor, tell, tellOutcome, type Reader } from '../../../lib/story';
import { say } from '../../../lib/i18n.svelte';

/** Who calls. */
export const callerLine = (seat: number, reader: Reader): string =>
  say('web-moment-calls', actor(seat, reader));

/** What a call means for the reader now. */
export function nextLine(moment: CallMoment): string {
  if (moment.kind === 'stop') return say('web-stop-help');
  return moment.isMyTurn ? say('web-moment-last-turn') : say('web-moment-wait');
}

const hasLine = (seat: number, points: number, reader: Reader): string =>
  say('web-moment-has', { ...actor(seat, reader), points });

function tellCall(moment: CallMoment, reader: Reader): string {
  const name = moment.kind === 'stop' ? say('web-stop') : say('web-last-chance');
  return [
    `${callerLine(moment.seat, reader)} ${name}.`,
    moment.points !== null && hasLine(moment.seat, moment.points, reader),
    moment.mine !== null && reader.you !== null && hasLine(reader.you, moment.mine, reader),
    nextLine(moment).replace(/\.?$/, '.'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The title and the second line of the end of a round. */
export function roundLines(
  moment: { ending: string; seat: number | null; points: number | null },
  reader: Reader,
): [string, string] {
  return [
    say('web-round-title', { ending: moment.ending, ...actor(moment.seat, reader) }),
    say('web-round-detail', { ending: moment.ending, points: moment.points ?? 0 }),
  ];
}

/** A moment in sentences. */
export function tellMoment(moment: Moment, reader: Reader): string {
  switch (moment.kind) {
    case 'stop':
    case 'chance':
      return tellCall(moment, reader);
    case 'bet':
      return roundLines(moment, reader).join(' ');
    case 'theft': {
      const { thief, victim, card } = moment;
      return tell({ type: 'CardStolen', thief, victim, card }, reader) ?? '';
    }
    case 'boat':
      return tell({ type: 'TurnStarted', seat: moment.seat, restricted: false, extra: true }, reader) ?? '';
    case 'mermaids':
      return tell({ type: 'MermaidsLaid', seat: moment.seat }, reader) ?? '';
    case 'end': {
      const outcome = { winners: [...moment.winners], ranks: [], by_mermaids: false };
      return `${say(`web-moment-${moment.how}`).replace(/[^.!]$/, '$&.')} ${tellOutcome(outcome, reader)}`;
    }
  }
}
