// The position of a puzzle. To the table's components it looks like a live table on which the first action is
// the answer.

import type { Cmd, PuzzleQuestion, TableInfo, TableState } from '../../protocol';
import { Follower, type HandCard } from '../../lib/hand';
import { say } from '../../lib/i18n.svelte';
import { nameOf } from '../../lib/names';
import { settings } from '../../lib/settings.svelte';
import type { TableLike } from '../../lib/table.svelte';

const OTHERS = 'greedy'; // the face of the others

export class Position implements TableLike {
  readonly link = 'open';
  readonly retryAt = 0;
  readonly log = [];
  readonly phrases = [];
  readonly unread = 0;
  readonly refusal = null;
  readonly missed = null;
  readonly info: TableInfo;
  readonly you: number;
  readonly hand: readonly HandCard[];
  /** What was chosen. */
  answer = $state<string | null>(null);
  /** Whether the choice is on its way. */
  pending = $state<string | null>(null);
  #question: PuzzleQuestion;
  #onanswer: (action: string) => void;
  goOn: () => void;

  constructor(question: PuzzleQuestion, onanswer: (action: string) => void, goOn: () => void) {
    this.#question = question;
    this.#onanswer = onanswer;
    this.goOn = goOn;
    this.info = question.info;
    this.you = question.seat;
    this.hand = new Follower().follow(this.state);
  }

  names: string[] = $derived.by(() =>
    this.#question.names.map((name, seat) =>
      seat === this.you ? settings.name || say('web-you') : nameOf(name, OTHERS),
    ),
  );

  get isMyTurn(): boolean {
    return this.answer === null;
  }

  state: TableState = $derived.by(() => ({
    version: 1,
    you: this.you,
    stage: 'playing',
    places: this.names.map((name, seat) => ({
      name,
      kind: seat === this.you ? ('person' as const) : ('bot' as const),
      bot: seat === this.you ? null : OTHERS,
      stand_in: null,
      why: '',
      ready: true,
      bank: null,
      go_on_at: null,
    })),
    games: 1,
    to_act: this.you,
    deadline: null,
    summary_until: null,
    summary_seen: [],
    fairness: { commitment: '', secret: null, nonces: null, seed: null },
    game: this.#question.state,
    legal: this.isMyTurn ? this.#question.legal : [],
    lapsing: this.#question.lapsing,
    draws: this.#question.draws,
    memory: this.#question.memory,
  }));

  /** The options, also after the answer. */
  get legal(): readonly string[] {
    return this.#question.legal;
  }

  do(what: Cmd['do']): void {
    if (what.type === 'act') this.act(what.action);
  }

  act(action: string): void {
    if (this.isMyTurn && this.pending === null) this.#onanswer(action);
  }

  serverTime(local: number): number {
    return local;
  }

  forgetMissed(): void {
    // nobody is away from a puzzle
  }

  retry(): void {
    // there is no connection
  }
}
