// Which moments of a game an update stages. No words and no pixels here.

import type { ResultState, TableState } from '../protocol';
import type { GameEvent } from './story';

/** Milliseconds of the count of the last round: the column of each player, the race of the totals, a look at it. */
export const COUNT = { column: 800, race: 1_600, look: 1_100 };

interface Staged {
  time: number; // milliseconds
  /** When it is shown: `before` the new state, which may be the next round already, with it, or after it. */
  comes: 'before' | 'along' | 'after';
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

/** How a round ended: the caller with the card points of the call, and the best of the others with theirs. */
export interface RoundEnd {
  ending: string;
  seat: number | null;
  points: number | null;
  rival: number | null;
  best: number | null;
}

/** The end of a round without STOP: a bet is decided, or the deck is empty. */
export interface BetMoment extends Staged, RoundEnd {
  kind: 'bet';
}

export interface TheftMoment extends Staged {
  kind: 'theft';
  thief: number;
  victim: number;
  card: string | null; // null: unknown to the reader
}

/** Two boats, these cards, take their player through another turn. */
export interface BoatsMoment extends Staged {
  kind: 'boat';
  seat: number;
  boats: readonly string[];
}

export interface MermaidsMoment extends Staged {
  kind: 'mermaids';
  seat: number;
}

/** The last round is counted, the winner last. */
export interface CountMoment extends Staged {
  kind: 'count';
  order: readonly number[];
  points: readonly number[];
  totals: readonly number[];
}

/** The end of the game: as the reader sees it. */
export interface EndMoment extends Staged {
  kind: 'end';
  how: 'won' | 'lost' | 'shared' | 'watched';
  winners: readonly number[];
  totals: readonly number[];
}

export type Moment =
  CallMoment | BetMoment | TheftMoment | BoatsMoment | MermaidsMoment | CountMoment | EndMoment;

interface Happening {
  events: readonly GameEvent[];
  to: TableState;
}

/** The moments of an update, in order. */
export function momentsOf({ events, to }: Happening): Moment[] {
  return events.flatMap((event) => momentOf(event, events, to) ?? []);
}

function momentOf(event: GameEvent, all: readonly GameEvent[], to: TableState): Moment | Moment[] | null {
  const { you } = to;
  switch (event.type) {
    case 'Called':
      return call(event.seat, event.call === 'stop' ? 'stop' : 'chance', all, to);
    case 'CardStolen': {
      const { thief, victim, card } = event;
      const time = you === thief || you === victim ? 1_300 : 900;
      return { kind: 'theft', thief, victim, card, time, comes: 'along' };
    }
    case 'TurnStarted': {
      if (!event.extra) return null;
      const boats = all.find((one) => one.type === 'CardsLaid')?.cards ?? [];
      return { kind: 'boat', seat: event.seat, boats, time: 900, comes: 'along' };
    }
    case 'MermaidsLaid':
      return { kind: 'mermaids', seat: event.seat, time: 1_500, comes: 'before' };
    case 'RoundEnded': {
      const end = roundEnd(event.result, you);
      if (!['bet_won', 'bet_lost', 'void'].includes(end.ending)) return null;
      return { kind: 'bet', ...end, time: 1_800, comes: 'before' };
    }
    case 'GameEnded': {
      const { winners, ranks } = event.outcome;
      const isMine = you !== null && winners.includes(you);
      const how = you === null ? 'watched' : !isMine ? 'lost' : winners.length > 1 ? 'shared' : 'won';
      const totals = to.game?.totals ?? [];
      const end = { kind: 'end', how, winners, totals, time: 1_500 } as const;
      const last = all.find((one) => one.type === 'RoundEnded')?.result;
      if (!last?.scores) return { ...end, comes: 'before' }; // four mermaids win without a count
      const order = countingOrder(ranks);
      const time = order.length * COUNT.column + COUNT.race + COUNT.look;
      return [
        { kind: 'count', order, points: last.points, totals, time, comes: 'after' },
        { ...end, comes: 'after' },
      ];
    }
    default:
      return null;
  }
}

/** The seats in the order in which the last round is counted: the winner comes last. */
export const countingOrder = (ranks: readonly number[]): number[] =>
  ranks.map((_, seat) => seat).sort((one, other) => ranks[other]! - ranks[one]!);

/** How a round ended, for a reader: of equal rivals it is the reader. */
export function roundEnd({ ending, caller, scores }: ResultState, you: number | null): RoundEnd {
  const others = (scores ?? [])
    .map(({ total }, seat) => ({ total, seat }))
    .filter(({ seat }) => seat !== caller);
  const best = caller === null || !others.length ? null : Math.max(...others.map(({ total }) => total));
  const rivals = others.filter(({ total }) => total === best);
  const rival = rivals.find(({ seat }) => seat === you) ?? rivals[0];
  const points = caller === null ? null : (scores?.[caller]?.total ?? null);
  return { ending, seat: caller, points, rival: rival?.seat ?? null, best };
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
    comes: 'before',
  };
}
