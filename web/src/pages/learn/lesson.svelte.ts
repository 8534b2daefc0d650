// The tutorial: a recorded game, replayed at the table. It offers the recorded move as the only one, and
// plays the moves of the others.

import { tick } from 'svelte';
import type { Replay, ReplayStep, TableInfo, TableState } from '../../protocol';
import { Follower, type HandCard } from '../../lib/hand';
import { say } from '../../lib/i18n.svelte';
import { interim, NOWHERE, targets, without } from '../../lib/interim';
import { LocalTable, localPlace, localState } from '../../lib/localTable';
import { momentsOf, type Moment } from '../../lib/moments';
import type { Mover } from '../../lib/motion';
import { mayMove } from '../../lib/settings.svelte';
import { soundOf } from '../../lib/sound';
import type { LogLine, TableLike } from '../../lib/table.svelte';

/** How long a step of another player is shown, by event. */
const PACES: Record<string, number> = {
  TurnEnded: 2_000,
  CardKept: 2_800,
  CardsLaid: 3_600,
  RoundEnded: 2_600,
  Called: 3_000,
};
const PACE = 1_100;
const UNHURRIED = 1.6; // moments last longer than at a table: a learner sees them for the first time

/** Actions that can be pressed by mistake; the coach explains them. */
const TEMPTING = ['end', 'stop'];

export class Lesson extends LocalTable implements TableLike {
  readonly pending = null;
  readonly info: TableInfo;
  readonly names: string[];
  readonly you: number;
  readonly steps: readonly ReplayStep[];
  at = $state(0);
  hand = $state.raw<readonly HandCard[]>([]);
  /** Whether the lesson has been left. */
  isClosed = $state(false);
  /** The wrong action that was pressed, if any. */
  instead = $state<string | null>(null);
  mover: Mover | null = null;
  /** What is staged now, as at a table. */
  moment = $state.raw<Moment | null>(null);

  #follower = new Follower();
  #timer = 0;
  #lingering = 0;

  constructor(replay: Replay, name: string) {
    super();
    this.info = replay.info;
    this.you = replay.seat ?? 0;
    this.names = replay.names.map((other, seat) =>
      seat === this.you ? name || other : say('bot-name', { name: other }),
    );
    this.steps = replay.steps;
    this.#show(0);
  }

  get step(): ReplayStep {
    return this.steps[this.at]!;
  }

  /** The next step. */
  get next(): ReplayStep | null {
    return this.steps[this.at + 1] ?? null;
  }

  get isOver(): boolean {
    return this.next === null;
  }

  get isMyTurn(): boolean {
    return this.next?.seat === this.you;
  }

  /** The action that the learner should take now. */
  get wanted(): string | null {
    return this.isMyTurn ? (this.next?.action ?? null) : null;
  }

  /** How many decisions the learner has made: the position in the script. */
  get decision(): number {
    return this.steps.slice(0, this.at + 1).filter((step) => step.seat === this.you).length;
  }

  /** The places that cards are flying to, and what was there before. */
  #flying = $state.raw(NOWHERE);
  #from = $state.raw<TableState | null>(null);
  #now: TableState = $derived.by(() =>
    localState({
      version: this.at,
      you: this.you,
      places: this.names.map((name) => localPlace(name)),
      to_act: this.next?.seat ?? null,
      game: this.step.state,
      legal: this.step.legal.filter((action) => action === this.wanted || TEMPTING.includes(action)),
      lapsing: this.step.lapsing ?? [],
      draws: this.step.draws ?? null,
    }),
  );

  state: TableState = $derived(interim(this.#from, this.#now, this.#flying));

  log: readonly LogLine[] = $derived.by(() =>
    this.steps
      .slice(0, this.at + 1)
      .flatMap((step, version) => step.events.map((event) => ({ version, at: 0, event }))),
  );

  act(action: string): void {
    if (action === this.wanted) this.forward();
    else this.instead = action;
  }

  /** Go to the next step. */
  forward(): void {
    if (this.next) this.#show(this.at + 1);
  }

  /** Skip to the next step, or close the lesson after the last one. */
  goOn(): void {
    if (this.next) this.forward();
    else this.isClosed = true;
  }

  get mayGoBack(): boolean {
    return this.#before(this.at) !== null;
  }

  /** Back to the learner's previous decision. */
  back(): void {
    const at = this.#before(this.at);
    if (at !== null) this.#show(at);
  }

  #before(at: number): number | null {
    const found = this.steps.findLastIndex((step, n) => n <= at && step.seat === this.you);
    return found > 0 ? found - 1 : null;
  }

  /** Show what is staged no longer. */
  endMoment(): void {
    clearTimeout(this.#lingering);
    this.moment = null;
  }

  close(): void {
    this.endMoment();
    clearTimeout(this.#timer);
  }

  #show(at: number): void {
    clearTimeout(this.#timer);
    this.endMoment();
    const isNext = at === this.at + 1 && this.mover !== null;
    this.mover?.finish();
    this.mover?.before();
    this.#from = isNext ? this.#now : null;
    this.at = at;
    this.instead = null;
    this.#flying = isNext && mayMove() ? targets(this.step.events) : NOWHERE;
    this.hand = this.#follower.follow(this.#now);
    if (isNext) {
      this.#stage();
      void tick().then(() => this.#fly(at));
    }
    if (this.next && !this.isMyTurn) this.#timer = setTimeout(() => this.forward(), this.#reading());
  }

  /** The last words are the coach's: the count and the end of the game are not staged. */
  #stage(): void {
    const moments = momentsOf({ events: this.step.events, to: this.#now });
    const moment = moments.filter(({ kind }) => kind !== 'count' && kind !== 'end').at(-1);
    if (!moment) return;
    this.moment = moment;
    soundOf(moment);
    this.#lingering = setTimeout(() => this.endMoment(), moment.time * UNHURRIED);
  }

  async #fly(at: number): Promise<void> {
    const landed = (place: string) => {
      if (this.at === at) this.#flying = without(this.#flying, place);
    };
    await this.mover?.after(this.step.events, { arrived: landed });
    if (this.at === at) this.#flying = NOWHERE;
  }

  #reading(): number {
    const times = this.step.events.map((event) => PACES[event.type] ?? PACE);
    return Math.max(PACE, (this.moment?.time ?? 0) * UNHURRIED, ...times);
  }
}
