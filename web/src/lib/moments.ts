// Which moments of a game an update stages. No words and no pixels here.

import type { TableState } from '../protocol';
import type { GameEvent } from './story';

interface Staged {
  time: number; // milliseconds
  isFirst: boolean; // shown before the new state, which may be the next round already
}

/** STOP or LAST CHANCE; `points` are the caller's, `mine` the reader's. */
export interface CallMoment extends Staged {
  kind: 'stop' | 'chance';
  seat: number;
  cards: readonly string[];
  points: number | null;
  mine: number | null; // null: a spectator, or the caller
  isMyTurn: boolean; // the reader's last turn is now
}

/** The end of a round without STOP: a bet is decided, or the deck is empty. */
export interface BetMoment extends Staged {
  kind: 'bet';
  ending: 'bet_won' | 'bet_lost' | 'void';
  seat: number | null; // the caller
  points: number | null;
}

export interface TheftMoment extends Staged {
  kind: 'theft';
  thief: number;
  victim: number;
  card: string | null; // null: unknown to the reader
}

export interface TurnMoment extends Staged {
  kind: 'boat' | 'mermaids';
  seat: number;
}

/** The end of the game: as the reader sees it. */
export interface EndMoment extends Staged {
  kind: 'end';
  how: 'won' | 'lost' | 'shared' | 'watched';
  winners: readonly number[];
  totals: readonly number[];
}

export type Moment = CallMoment | BetMoment | TheftMoment | TurnMoment | EndMoment;

interface Happening {
  events: readonly GameEvent[];
  to: TableState;
}

/** The moments of an update, in order. */
export function momentsOf({ events, to }: Happening): Moment[] {
  return events.flatMap((event) => momentOf(event, events, to) ?? []);
}

function momentOf(event: GameEvent, all: readonly GameEvent[], to: TableState): Moment | null {
  const { you } = to;
  switch (event.type) {
    case 'Called':
      return call(event.seat, event.call === 'stop' ? 'stop' : 'chance', all, to);
    case 'CardStolen': {
      const { thief, victim, card } = event;
      const time = you === thief || you === victim ? 1_300 : 900;
      return { kind: 'theft', thief, victim, card, time, isFirst: false };
    }
    case 'TurnStarted':
      return event.extra ? { kind: 'boat', seat: event.seat, time: 900, isFirst: false } : null;
    case 'MermaidsLaid':
      return { kind: 'mermaids', seat: event.seat, time: 1_500, isFirst: true };
    case 'RoundEnded': {
      const { ending, caller, scores } = event.result;
      if (ending !== 'bet_won' && ending !== 'bet_lost' && ending !== 'void') return null;
      const points = caller === null ? null : (scores?.[caller]?.total ?? null);
      return { kind: 'bet', ending, seat: caller, points, time: 1_300, isFirst: true };
    }
    case 'GameEnded': {
      const { winners } = event.outcome;
      const isMine = you !== null && winners.includes(you);
      const how = you === null ? 'watched' : !isMine ? 'lost' : winners.length > 1 ? 'shared' : 'won';
      return { kind: 'end', how, winners, totals: to.game?.totals ?? [], time: 1_500, isFirst: true };
    }
    default:
      return null;
  }
}

function call(
  seat: number,
  kind: 'stop' | 'chance',
  all: readonly GameEvent[],
  { you, game, to_act }: TableState,
): CallMoment {
  const shown = all.find((one) => one.type === 'HandRevealed' && one.seat === seat);
  const ended = all.find((one) => one.type === 'RoundEnded');
  const counted = ended?.type === 'RoundEnded' ? ended.result.scores : null;
  const pointsOf = (one: number): number | null =>
    counted?.[one]?.total ?? (one === you ? game?.score?.total : game?.open_points[one]) ?? null;
  return {
    kind,
    seat,
    cards: shown?.type === 'HandRevealed' ? shown.cards : [],
    points: pointsOf(seat),
    mine: you === null || you === seat ? null : pointsOf(you),
    isMyTurn: kind === 'chance' && you !== null && to_act === you,
    time: kind === 'chance' ? 1_500 : 1_300,
    isFirst: true,
  };
}
