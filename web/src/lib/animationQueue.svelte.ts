// Between the connection and the screen: shows one update after the other, with its flying cards and its moment, so
// that every move can be followed.
//
// 1. What can be pressed belongs to the newest state: while something older is shown, a press only skips.
// 2. Our own moves are shown at once. So is everything in a hidden page, after a reconnect, and without motion.
// 3. The end of a game is counted before its page comes, with or without motion; a press ends one moment of it.

import { tick } from 'svelte';
import type { TableState } from '../protocol';
import { NOWHERE, targets, without } from './interim';
import { momentsOf, type Moment } from './moments';
import { CARD_TIME, type Mover } from './motion';
import { mayMove, settings, type Speed } from './settings.svelte';
import { soundOf } from './sound';
import type { GameEvent } from './story';

/** One update of the table. */
export interface Scene {
  events: readonly GameEvent[];
  from: TableState | null; // null: nothing was there before
  to: TableState;
  isOwn: boolean;
}

/** Shows a scene, without the cards that are still flying to these places; `isFirst`: it was not shown before. */
export type Show<S extends Scene> = (scene: S, flying: ReadonlySet<string>, isFirst: boolean) => void;

/** Milliseconds of a flight and of the rest after another player's move; `moment` scales the time of a moment. */
const PACE: Record<Speed, { flight: number; rest: number; moment: number }> = {
  calm: { flight: 620, rest: 620, moment: 1.35 },
  normal: { flight: 430, rest: 230, moment: 1 },
  fast: { flight: 240, rest: 0, moment: 0.7 },
};
const STILL = 1.5; // of the time of a moment, without motion: time to read
const FEW = 6; // with more scenes waiting, or with our clock running, the rest is shown fast

export class AnimationQueue<S extends Scene> {
  mover: Mover | null = null;
  /** What is staged now. */
  moment = $state.raw<Moment | null>(null);
  /** Whether the last round of a game is counted now: its end is already known. */
  isCounting = $state(false);
  /** Whether what is shown stays, whatever comes. */
  isHeld = false;

  #show: Show<S>;
  #queue: S[] = [];
  #current: S | null = null;
  #isApplied = false; // the current scene is on the screen
  #isFinale = false; // the current scene ends the game with a count
  #turn = 0; // counts up whenever a scene begins or is cut short
  #wake: (() => void) | null = null;
  #lingering = 0;

  constructor(show: Show<S>) {
    this.#show = show;
  }

  /** Show a scene when those before it are over. */
  push(scene: S): void {
    if (scene.isOwn) this.skip();
    this.#queue.push(scene);
    this.#run();
  }

  /** Show a scene before those that wait. */
  insert(scene: S): void {
    this.#queue.unshift(scene);
    this.#run();
  }

  /** Show everything that is queued at once, up to the end of a game: of that only the moment on stage ends. */
  skip(): void {
    this.mover?.finish();
    if (this.#isFinale) return this.#wake?.();
    const [current, isApplied] = [this.#current, this.#isApplied];
    this.#drop();
    if (current) this.#show(current, NOWHERE, !isApplied);
    if (this.isHeld) return;
    const stays = this.#queue.findIndex((scene) => endsInCount(momentsOf(scene)));
    const passed = this.#queue.splice(0, stays < 0 ? Infinity : stays);
    for (const scene of passed) this.#show(scene, NOWHERE, true);
    this.#run();
  }

  /** Show everything at once: nobody looks. */
  finish(): void {
    this.#isFinale = false;
    this.skip();
  }

  /** Drop the queue: a newer state replaces it. */
  clear(): void {
    this.#queue = [];
    this.#drop();
    this.mover?.finish();
  }

  /** Keep what is shown until `hold(false)`. */
  hold(isHeld: boolean): void {
    if (this.isHeld === isHeld) return;
    this.isHeld = isHeld;
    this.#run();
  }

  #run(): void {
    while (!this.#current && !this.isHeld) {
      const scene = this.#queue.shift();
      if (!scene) return;
      if (this.#moves(scene)) void this.#play(scene);
      else this.#showStill(scene);
    }
  }

  #moves({ events }: Scene): boolean {
    return !!this.mover && !!events.length && mayMove() && document.visibilityState === 'visible';
  }

  /** Without motion: the new state at once, and the moment over it for as long as it takes to read. */
  #showStill(scene: S): void {
    const isSeen = this.mover && scene.events.length && document.visibilityState === 'visible';
    const moments = isSeen ? momentsOf(scene) : [];
    this.isCounting = this.#isFinale = endsInCount(moments);
    if (isSeen) this.mover?.before();
    this.#show(scene, NOWHERE, true);
    if (!isSeen) return;
    void tick().then(() => this.mover?.after(scene.events));
    if (this.#isFinale) return void this.#stageStill(scene, moments);
    const moment = moments.at(-1);
    if (!moment) return;
    this.#begin(moment);
    this.#lingering = setTimeout(() => this.#endMoment(), moment.time * STILL);
  }

  async #stageStill(scene: S, moments: readonly Moment[]): Promise<void> {
    this.#turn += 1;
    this.#current = scene;
    this.#isApplied = true;
    for (const moment of moments) if (!(await this.#stage(moment, STILL))) return;
    this.#drop();
    this.#run();
  }

  async #play(scene: S): Promise<void> {
    const turn = ++this.#turn;
    const isOver = () => turn !== this.#turn;
    this.#current = scene;
    this.#isApplied = false;
    const pace = PACE[this.#isLate() ? 'fast' : settings.speed];
    const moments = momentsOf(scene);
    this.#isFinale = endsInCount(moments);
    const at = (when: Moment['comes']) => moments.filter(({ comes }) => comes === when);
    for (const moment of at('before')) if (!(await this.#stage(moment, pace.moment))) return;
    const along = at('along')[0] ?? null;
    if (along) this.#begin(along);
    else this.#endMoment();
    let flying = targets(scene.events);
    const time = scene.isOwn ? CARD_TIME : pace.flight;
    this.mover?.before();
    this.#isApplied = true;
    this.isCounting = this.#isFinale;
    this.#show(scene, flying, true);
    await tick();
    if (isOver()) return;
    const flights = this.mover?.after(scene.events, {
      time,
      arrived: (place) => {
        if (isOver() || !flying.has(place)) return;
        flying = without(flying, place);
        this.#show(scene, flying, false);
      },
    });
    await Promise.all([flights, along && this.#rest(along.time * pace.moment)]);
    if (isOver()) return;
    if (flying.size) this.#show(scene, NOWHERE, false);
    for (const moment of at('after')) if (!(await this.#stage(moment))) return;
    this.#endMoment();
    if (!scene.isOwn && targets(scene.events).size) await this.#rest(pace.rest);
    if (isOver()) return;
    this.#drop();
    this.#run();
  }

  /** Show a moment for its time; whether its scene goes on. */
  async #stage(moment: Moment, pace = 1): Promise<boolean> {
    const turn = this.#turn;
    this.#begin(moment);
    await this.#rest(moment.time * pace);
    return turn === this.#turn;
  }

  /** Nothing is shown any more: what waits for the current scene is told that it is over. */
  #drop(): void {
    this.#turn += 1;
    this.#current = null;
    this.isCounting = this.#isFinale = false;
    this.#endMoment();
    this.#wake?.();
  }

  /** Whether the queue is long, or our clock runs. */
  #isLate(): boolean {
    const newest = this.#queue.at(-1)?.to;
    const isAwaited = !!newest && newest.deadline !== null && newest.to_act === newest.you;
    return this.#queue.length > FEW || isAwaited;
  }

  #begin(moment: Moment): void {
    clearTimeout(this.#lingering);
    this.moment = moment;
    soundOf(moment);
  }

  #endMoment(): void {
    clearTimeout(this.#lingering);
    this.moment = null;
  }

  #rest(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

const endsInCount = (moments: readonly Moment[]): boolean => moments.some(({ kind }) => kind === 'count');
