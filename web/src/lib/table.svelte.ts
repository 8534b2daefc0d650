// The client's copy of one table. The server is authoritative: states come in the order of their versions, missed
// versions are requested, and the animation queue shows one after the other.

import type {
  Away,
  Cmd,
  Hint,
  Person,
  Snapshot,
  TableInfo,
  TableState,
  ToClient,
  Update,
  Watch,
} from '../protocol';
import { hint, KNOWN } from './api';
import { Connection, type Link, type Listener } from './connection';
import { Follower, type HandCard } from './hand';
import { interim } from './interim';
import { named } from './names';
import { personAt, tablePeople } from './people';
import { recall, remember, settings } from './settings.svelte';
import { AnimationQueue, type Scene } from './animationQueue.svelte';
import type { GameEvent } from './story';

const LOG_LENGTH = 400;
const ENDED = ['set_aside', 'closed', 'blocked', 'not_signed_in']; // we cannot go on at the table
const DEAL = ['RoundStarted', 'PileStarted', 'TurnStarted'];

export interface LogLine {
  version: number;
  at: number;
  event: GameEvent;
}

interface Phrase {
  version: number;
  seat: number;
  phrase: string;
  at: number;
}

/** An update on its way to the screen, with the lines that it adds to the log. */
interface Entrance extends Scene {
  lines: readonly LogLine[];
  isWhole?: boolean; // these lines are the whole log
  info?: TableInfo; // the options, which may have changed
}

/** A range of versions that were not shown in this browser. */
export interface Missed {
  after: number;
  upTo: number;
}

/** What the table's screens need: implemented by a live table, the lesson and the puzzles. */
export interface TableLike {
  readonly state: TableState | null;
  readonly info: TableInfo | null;
  readonly link: Link;
  readonly retryAt: number;
  readonly log: readonly LogLine[];
  readonly phrases: readonly Phrase[];
  unread: number; // phrases since the talk was last open
  readonly hand: readonly HandCard[];
  readonly pending: string | null;
  readonly refusal: string | null;
  readonly missed: Missed | null;
  /** The player to act, if they have no connection. */
  readonly away?: Away | null;
  readonly you: number | null;
  readonly names: string[];
  readonly isMyTurn: boolean;
  /** Convert a local time to the server's clock. */
  serverTime(local: number): number;
  do(what: Cmd['do']): void;
  act(action: string): void;
  /** Clear `missed`, after it was shown. */
  forgetMissed(): void;
  retry(): void;
  /** The other people who sit here, where there can be any, and what we want of them. */
  readonly people?: readonly Person[];
  /** Ask the server who sits here. */
  meet?(): Promise<void>;
  /** The strongest bot's evaluation of the options, at tables with hints. */
  hint?(): Promise<Hint>;
  /** The animations of a live table, and its moments. */
  readonly animations?: Pick<AnimationQueue<Scene>, 'moment'>;
  /** Whether nothing may be suggested: all options are offered alike. */
  readonly isQuestion?: boolean;
  /** Skip to the next step, in a lesson. */
  goOn?: () => void;
}

/** What a table needs of its connection. */
type Line = Pick<Connection, 'ahead' | 'watch' | 'command' | 'retry' | 'close'>;

export class TableStore implements TableLike {
  readonly id: string;
  state = $state.raw<TableState | null>(null);
  info = $state.raw<TableInfo | null>(null);
  link = $state<Link>('connecting');
  retryAt = $state(0);
  log = $state.raw<readonly LogLine[]>([]);
  phrases = $state.raw<readonly Phrase[]>([]);
  unread = $state(0);
  hand = $state.raw<readonly HandCard[]>([]);
  /** The id of the move that has not been acknowledged yet. */
  pending = $state<string | null>(null);
  /** Why the last command was refused, as a code. */
  refusal = $state<string | null>(null);
  away = $state.raw<Away | null>(null);
  people = $state.raw<readonly Person[]>([]);
  /** Why the table cannot be shown, as a code. */
  problem = $state<string | null>(null);
  /** What happened since this browser last showed the table, until `forgetMissed`. */
  missed = $state.raw<Missed | null>(null);
  readonly animations = new AnimationQueue<Entrance>((scene, flying, isFirst) =>
    this.#show(scene, flying, isFirst),
  );

  #invite: string | null;
  #version = 0; // the newest that has come; that of `state` is the one on the screen
  #newest: TableState | null = null;
  #acked = 0; // the version that the last acknowledged move made
  #hasGap = false; // a version came without its state
  #follower = new Follower();
  #connection: Line;

  constructor(
    id: string,
    invite: string | null = null,
    connect = (on: Listener): Line => new Connection(on),
  ) {
    this.id = id;
    this.#invite = invite;
    this.#connection = connect({
      link: (state, retryAt) => {
        this.link = state;
        this.retryAt = retryAt;
        this.away = null; // it is told again
      },
      message: (message) => this.#take(message),
      watching: (): Watch => ({
        type: 'watch',
        table: id,
        since: this.#version || null,
        invite: this.#invite,
        ...(settings.speed === 'fast' && { fast: true }),
      }),
    });
  }

  /** Tell the server how fast bots should be now. */
  watchAgain(): void {
    this.#connection.watch();
  }

  /** Our own seat; null for a spectator. */
  get you(): number | null {
    return this.state?.you ?? null;
  }

  get names(): string[] {
    return this.state?.places.map((place) => place.name) ?? [];
  }

  get isMyTurn(): boolean {
    return this.you !== null && this.state?.to_act === this.you;
  }

  /** Whether a newer state has come than the one on the screen. */
  get isBehind(): boolean {
    return this.state !== null && this.state.version < this.#version;
  }

  serverTime(local: number): number {
    return local + this.#connection.ahead;
  }

  /** Send a command. The answer is an update or a refusal. */
  do(what: Cmd['do']): void {
    if (!this.state) return;
    if (what.type === 'act' && this.isBehind) return this.animations.skip(); // meant for what is no more
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    if (what.type === 'act') this.pending = id;
    this.refusal = null;
    this.#connection.command({ type: 'cmd', id, table: this.id, expect: this.#version, do: what });
  }

  /** Play an action, in notation. */
  act(action: string): void {
    if (this.pending === null) this.do({ type: 'act', action });
  }

  hint(): Promise<Hint> {
    return hint(this.id);
  }

  async meet(): Promise<void> {
    this.people = await tablePeople(this.id).catch(() => this.people); // the table is shown without
    this.phrases = this.phrases.filter(({ seat }) => !this.#isAvoided(seat));
  }

  #isAvoided(seat: number): boolean {
    return personAt(this.people, seat)?.relation === 'avoid';
  }

  /** Become ready, with our nonce for the shuffle. */
  ready(): void {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    this.do({
      type: 'ready',
      nonce: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    });
  }

  /** Remember that what is on the screen has been seen. */
  markSeen(): void {
    remember(this.#seenKey, this.state?.version ?? 0);
  }

  /** Show how the round was dealt that began while the summary of the last one was read. */
  deal(): void {
    const from = this.log.findLastIndex(({ event }) => event.type === 'RoundStarted');
    const events = this.log.slice(from).map(({ event }) => event);
    const isFresh = from >= 0 && events.every(({ type }) => DEAL.includes(type));
    if (this.state && isFresh)
      this.animations.insert({ events, from: null, to: this.state, isOwn: false, lines: [] });
  }

  forgetMissed(): void {
    this.missed = null;
  }

  retry(): void {
    this.#connection.retry();
  }

  close(): void {
    this.#connection.close();
  }

  get #seenKey(): string {
    return `seasalt.seen.${this.id}`;
  }

  #take(message: ToClient): void {
    if ('table' in message && (message.table ?? this.id) !== this.id) return;
    switch (message.type) {
      case 'snapshot':
        this.#restart(message);
        break;
      case 'update':
        this.#follow(message);
        break;
      case 'away':
        this.away = message;
        break;
      case 'ack':
        if (this.pending !== message.id) break;
        this.#acked = message.version;
        this.#settle();
        break;
      case 'nak':
        if (this.pending === message.id) this.pending = null;
        if (ENDED.includes(message.code)) this.problem = message.code;
        else if (message.code !== 'stale') this.refusal = message.code;
        if ((message.version ?? 0) > this.#version) this.#connection.watch();
        break;
      case 'problem':
        if (message.code === 'not_signed_in') remember(KNOWN, false); // the table says so
        if (message.code === 'unavailable') setTimeout(() => this.#connection.watch(), 1_000);
        else if (!this.state || ENDED.includes(message.code)) this.problem = message.code;
        break;
    }
  }

  #restart(snapshot: Snapshot): void {
    const { info } = snapshot;
    const { version } = snapshot.state;
    if (version < this.#version || version === this.#newest?.version) return; // nothing is new: what is shown goes on
    if (!this.#version) this.#comeBack(version);
    this.#version = version;
    this.problem = null;
    this.animations.clear();
    this.#push(named(snapshot.state), [], { lines: snapshot.recent.flatMap(lines), isWhole: true, info });
  }

  #comeBack(version: number): void {
    const seen = recall<number>(this.#seenKey);
    if (seen && seen < version) this.missed = { after: seen, upTo: version };
  }

  #follow(update: Update): void {
    if (update.version > this.#version + 1) {
      this.#connection.watch(); // a version is missing
      return;
    }
    const isNew = update.version === this.#version + 1;
    if (isNew) {
      this.#version = update.version;
      this.#hear(update);
    }
    if (update.version !== this.#version) return;
    const isOwn = update.what === 'Acted' && update.seat === this.you;
    const events = update.state && isNew && !this.#hasGap ? update.events : [];
    const state = update.state ? named(update.state) : this.#newest;
    this.#hasGap = !update.state;
    if (state) this.#push(state, events, { lines: isNew ? lines(update) : [], isOwn });
  }

  #hear(update: Update): void {
    if (update.phrase === null || update.seat === null || this.#isAvoided(update.seat)) return;
    const said = { version: update.version, seat: update.seat, phrase: update.phrase, at: update.at };
    this.phrases = [...this.phrases, said].slice(-50);
    if (update.seat !== this.you) this.unread += 1;
  }

  #push(
    to: TableState,
    events: readonly GameEvent[],
    rest: Pick<Entrance, 'lines'> & Partial<Entrance>,
  ): void {
    const from = this.#newest;
    this.#newest = to;
    this.animations.push({ isOwn: false, ...rest, events, from, to });
  }

  #show({ from, to, lines, isWhole, info }: Entrance, flying: ReadonlySet<string>, isFirst: boolean): void {
    if (info) this.info = info;
    this.state = interim(from, to, flying);
    if (!isFirst) return;
    this.hand = this.#follower.follow(to);
    if (lines.length || isWhole) this.log = [...(isWhole ? [] : this.log), ...lines].slice(-LOG_LENGTH);
    this.#settle();
  }

  /** A move is over when it is acknowledged and shown. */
  #settle(): void {
    if (this.#acked && this.#acked <= (this.state?.version ?? 0)) this.pending = null;
    if (this.pending === null) this.#acked = 0;
  }
}

const lines = (update: Pick<Update, 'version' | 'at' | 'events'>): LogLine[] =>
  update.events.map((event) => ({ version: update.version, at: update.at, event }));
