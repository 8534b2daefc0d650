// A finished game as a sequence of frames. A step of the server's replay is one frame; a step that ends a
// round is two, since it includes the next deal; a step that only passes the turn is none.

import type { GameState, Replay, ReplayStep, ResultState, ScoreState } from '../../protocol';
import type { GameEvent } from '../../lib/story';

/** A card in a hand. Its id stays the same while it is held, so that it can be animated. */
interface Held {
  id: number;
  code: string | null; // null: face down
  got: boolean; // new in this frame
}

export interface Laid {
  cards: readonly string[];
  got: boolean;
}

/** A game as one seat saw it, or with open hands. */
export type SeenGame = Pick<Replay, 'seat' | 'steps'>;

/** What one seat shows. */
export interface OpenSeat {
  hand: readonly Held[];
  laid: readonly Laid[];
  drawn: readonly (string | null)[];
  score: ScoreState | null; // null: hidden
  change: number; // of the card points, since the last frame
}

export interface Frame {
  step: number; // of the server's replay
  round: number;
  actor: number | null; // whose decision it was
  events: readonly GameEvent[];
  state: GameState;
  result: ResultState | null; // of the round that ends here
  seats: readonly OpenSeat[];
}

type Bare = Omit<Frame, 'seats'> & { scores: readonly (ScoreState | null)[] };

/** The frames of a game. */
export function frames(replay: SeenGame): Frame[] {
  const ids = new Ids();
  const shown: Frame[] = [];
  for (const bare of pictures(replay)) shown.push(withSeats(bare, shown.at(-1), ids));
  return shown;
}

function* pictures(replay: SeenGame): Generator<Bare> {
  let before: ReplayStep | null = null;
  for (const [at, step] of replay.steps.entries()) {
    const { seat: actor, events, state } = step;
    const ended = events.find((event) => event.type === 'RoundEnded');
    const deal = ended ? events.findIndex((event) => event.type === 'RoundStarted') : -1;
    const scores = scoresOf(step, replay.seat);
    if (ended && deal > 0 && before) {
      const { result, totals } = ended;
      const last = lastOfRound(before.state, events.slice(0, deal), totals);
      const counted = result.scores ?? scoresOf(before, replay.seat);
      yield {
        step: at,
        round: result.number,
        actor,
        events: events.slice(0, deal),
        state: last,
        result,
        scores: counted,
      };
      yield {
        step: at,
        round: state.round,
        actor: null,
        events: events.slice(deal),
        state,
        result: null,
        scores,
      };
    } else if (events.some(matters)) {
      const result = ended?.result ?? null;
      yield { step: at, round: state.round, actor, events, state, result, scores: result?.scores ?? scores };
    }
    before = step;
  }
}

/** Whether anything happened besides a change of turn. */
const matters = (event: GameEvent): boolean =>
  event.type === 'TurnStarted' ? event.restricted || event.extra : event.type !== 'TurnEnded';

/** The state when the round was scored; the server's next state already has the new deal. */
function lastOfRound(state: GameState, events: readonly GameEvent[], totals: number[]): GameState {
  const last = { ...state, totals, hands: [...state.hands], hand_sizes: [...state.hand_sizes] };
  for (const event of events) {
    if (event.type === 'HandRevealed') last.hands[event.seat] = event.cards;
    if (event.type !== 'CardDrawn') continue;
    const hand = last.hands[event.seat];
    if (hand && event.card !== null) last.hands[event.seat] = [...hand, event.card];
    last.hand_sizes[event.seat]! += 1;
    last.deck_size -= 1;
  }
  return last;
}

/** The card points of all seats that a viewer sees. */
export const scoresOf = (step: ReplayStep, viewer: number | null): (ScoreState | null)[] =>
  step.scores ?? step.state.hands.map((_, seat) => (seat === viewer ? step.state.score : null));

class Ids {
  #next = 1;

  /** The next state of a hand: cards that stay keep their ids, others are new. */
  follow(now: readonly (string | null)[], was: readonly Held[] | undefined): Held[] {
    const left = [...(was ?? [])];
    const turned = left.some((card) => card.code === null) && now.some((code) => code !== null);
    return now.map((code) => {
      const at = left.findIndex((card) => card.code === code);
      const [kept] = at < 0 ? [] : left.splice(at, 1);
      return kept ? { ...kept, got: false } : { id: this.#next++, code, got: was !== undefined && !turned };
    });
  }
}

function withSeats({ scores, ...bare }: Bare, before: Frame | undefined, ids: Ids): Frame {
  const was = before?.round === bare.round ? before : undefined;
  const seats = bare.state.tableaus.map((laid, seat): OpenSeat => {
    const size = bare.state.hand_sizes[seat] ?? 0;
    const hand: (string | null)[] = bare.state.hands[seat] ?? Array.from({ length: size }, () => null);
    const old = was?.seats[seat];
    const score = scores[seat] ?? null;
    return {
      hand: ids.follow(hand, old?.hand),
      laid: laid.map((cards, at) => ({ cards, got: old !== undefined && at >= old.laid.length })),
      drawn: seat === bare.state.turn ? drawnCards(bare.state) : [],
      score,
      change: score && old?.score ? score.total - old.score.total : 0,
    };
  });
  return { ...bare, seats };
}

function drawnCards(state: GameState): (string | null)[] {
  if (state.drawn?.length) return state.drawn;
  return Array.from({ length: state.drawn_count }, () => null);
}

/** The frame that shows the game after a step of the server's replay. */
export const pictureOf = (shown: readonly Frame[], step: number): number =>
  Math.max(
    0,
    shown.findLastIndex((frame) => frame.step <= step),
  );

/** A round: its first and last frame. */
export interface Stretch {
  round: number;
  first: number;
  last: number;
  result: ResultState | null;
}

export function stretches(all: readonly Frame[]): Stretch[] {
  const found: Stretch[] = [];
  all.forEach(({ round, result }, at) => {
    const now = found.at(-1);
    if (now?.round !== round) found.push({ round, first: at, last: at, result });
    else Object.assign(now, { last: at, result: result ?? now.result });
  });
  return found;
}
