// The client's copy of one table. The server is authoritative: states are shown as they come, in the order of
// their versions, and missed versions are requested.

import { tick } from 'svelte';
import type { Cmd, Hint, Snapshot, TableInfo, TableState, ToClient, Update, Watch } from '../protocol';
import { hint } from './api';
import { Connection, type Link } from './connection';
import { Follower, type HandCard } from './hand';
import { named } from './names';
import { recall, remember } from './settings.svelte';
import type { GameEvent } from './story';

const LOG_LENGTH = 400;

export interface LogLine {
  version: number;
  at: number;
  event: GameEvent;
}

export interface Phrase {
  version: number;
  seat: number;
  phrase: string;
  at: number;
}

export type Mover = {
  /** Called before the page changes: remembers where things are. */
  before(): void;
  /** Called after it has changed: lets cards fly to where they are now. */
  after(events: readonly GameEvent[]): void;
};

/** A range of versions that nobody saw. */
export interface Missed {
  after: number;
  upTo: number;
}

/** What the table's screens need: implemented by a live table and by the lesson. */
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
  /** The master bot's evaluation of the options, at tables with hints. */
  hint?(): Promise<Hint>;
  /** Skip to the next step, in a lesson. */
  goOn?: () => void;
}

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
  /** Why the table cannot be shown, as a code. */
  problem = $state<string | null>(null);
  /** What happened since this browser last showed the table, until `forgetMissed`. */
  missed = $state.raw<Missed | null>(null);
  mover: Mover | null = null;

  #invite: string | null;
  #version = 0;
  #follower = new Follower();
  #connection: Connection;

  constructor(id: string, invite: string | null = null) {
    this.id = id;
    this.#invite = invite;
    this.#connection = new Connection({
      link: (state, retryAt) => {
        this.link = state;
        this.retryAt = retryAt;
      },
      message: (message) => this.#take(message),
      watching: (): Watch => ({
        type: 'watch',
        table: id,
        since: this.#version || null,
        invite: this.#invite,
      }),
    });
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

  serverTime(local: number): number {
    return local + this.#connection.ahead;
  }

  /** Send a command. The answer is an update or a refusal. */
  do(what: Cmd['do']): void {
    if (!this.state) return;
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

  /** Become ready, with our nonce for the shuffle. */
  ready(): void {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    this.do({
      type: 'ready',
      nonce: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    });
  }

  /** Remember that the newest version has been seen. */
  markSeen(): void {
    remember(this.#seenKey, this.#version);
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
      case 'ack':
        if (this.pending === message.id) this.pending = null;
        break;
      case 'nak':
        if (this.pending === message.id) this.pending = null;
        if (message.code === 'set_aside') this.problem = message.code;
        else if (message.code !== 'stale') this.refusal = message.code;
        if ((message.version ?? 0) > this.#version) this.#connection.watch();
        break;
      case 'problem':
        if (message.code === 'unavailable') setTimeout(() => this.#connection.watch(), 1_000);
        else if (!this.state || message.code === 'set_aside') this.problem = message.code;
        break;
    }
  }

  #restart(snapshot: Snapshot): void {
    const { version } = snapshot.state;
    this.info = snapshot.info;
    if (version < this.#version) return;
    if (!this.#version) this.#comeBack(version);
    this.#version = version;
    this.problem = null;
    this.log = snapshot.recent.flatMap(lines);
    this.#show(snapshot.state, []);
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
    if (update.version === this.#version + 1) {
      this.#version = update.version;
      this.log = [...this.log, ...lines(update)].slice(-LOG_LENGTH);
      if (update.phrase !== null && update.seat !== null) {
        const said = { version: update.version, seat: update.seat, phrase: update.phrase, at: update.at };
        this.phrases = [...this.phrases, said].slice(-50);
        if (update.seat !== this.you) this.unread += 1;
      }
    }
    if (update.state && update.version === this.#version) this.#show(update.state, update.events);
  }

  #show(state: TableState, events: readonly GameEvent[]): void {
    this.mover?.before();
    this.state = named(state);
    this.hand = this.#follower.follow(state);
    if (this.mover && events.length) void tick().then(() => this.mover?.after(events));
  }
}

const lines = (update: Pick<Update, 'version' | 'at' | 'events'>): LogLine[] =>
  update.events.map((event) => ({ version: update.version, at: update.at, event }));
