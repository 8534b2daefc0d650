// What a moment says, for ears as well as for eyes.

import type { CallMoment, CountMoment, Moment, RoundEnd } from '../../../lib/moments';
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
export function roundLines(end: RoundEnd, reader: Reader): [string, string] {
  const { ending, seat, rival } = end;
  const [points, best] = [end.points ?? 0, end.best ?? 0];
  const title = say('web-round-title', { ending, ...actor(seat, reader) });
  if (rival === null || seat === null || !['bet_won', 'bet_lost'].includes(ending))
    return [title, say('web-round-detail', { ending, points })];
  const isLost = ending === 'bet_lost';
  const yours = reader.you === seat ? points : reader.you === rival ? best : null;
  const [more, less] = isLost ? [best, points] : [points, best];
  const whose = yours === null ? 'none' : (reader.you === seat) === isLost ? 'less' : 'more';
  return [
    isLost ? say('web-bet-broken', actor(rival, reader)) : title,
    say('web-bet-numbers', { ending, whose, more, less }),
  ];
}

const countLine = ({ points, totals }: CountMoment, seat: number, { names, you }: Reader): string =>
  `${seat === you ? say('web-you') : names[seat]}: +${points[seat]}, ${totals[seat]}.`;

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
    case 'count':
      return moment.order.map((seat) => countLine(moment, seat, reader)).join(' ');
    case 'end': {
      const outcome = { winners: [...moment.winners], ranks: [], by_mermaids: false };
      return `${say(`web-moment-${moment.how}`).replace(/[^.!]$/, '$&.')} ${tellOutcome(outcome, reader)}`;
    }
  }
}
