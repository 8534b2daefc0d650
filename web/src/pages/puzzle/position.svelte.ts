// The position of a puzzle, at whose table the first action is the answer. After it the round can be played on.

import type { PuzzleQuestion, PuzzleTrial, PuzzleTurn, TableInfo, TableState } from '../../protocol';
import { Follower, type HandCard } from '../../lib/hand';
import { say } from '../../lib/i18n.svelte';
import { LocalTable, localPlace, localState } from '../../lib/localTable';
import { nameOf } from '../../lib/names';
import { settings } from '../../lib/settings.svelte';
import type { LogLine, TableLike } from '../../lib/table.svelte';

const OTHERS = 'skilled'; // the face of the others

/** What was played after the puzzle, in which deal, and where it led. */
export interface Trial extends PuzzleTrial {
  turn: PuzzleTurn;
}

export class Position extends LocalTable implements TableLike {
  readonly info: TableInfo;
  readonly you: number;
  hand = $state.raw<readonly HandCard[]>([]);
  /** What was chosen. */
  answer = $state<string | null>(null);
  /** Whether the choice is on its way. */
  pending = $state<string | null>(null);
  /** The round that is played on, if it is. */
  trial = $state.raw<Trial | null>(null);
  #question: PuzzleQuestion;
  #onact: (action: string) => void;
  #follower = new Follower();
  goOn: () => void;

  constructor(question: PuzzleQuestion, onact: (action: string) => void, goOn: () => void) {
    super();
    this.#question = question;
    this.#onact = onact;
    this.goOn = goOn;
    this.info = question.info;
    this.you = question.seat;
    this.show(null);
  }

  /** Show how the round goes on, or the puzzle again. */
  show(trial: Trial | null): void {
    this.trial = trial;
    this.hand = this.#follower.follow(this.state);
  }

  get log(): LogLine[] {
    return this.trial?.turn.events.map((event, version) => ({ version, at: 0, event })) ?? [];
  }

  get isQuestion(): boolean {
    return this.trial === null;
  }

  names: string[] = $derived.by(() =>
    this.#question.names.map((name, seat) =>
      seat === this.you ? settings.name || say('web-you') : nameOf(name, OTHERS),
    ),
  );

  get isMyTurn(): boolean {
    return this.trial ? this.trial.turn.legal.length > 0 : this.answer === null;
  }

  state: TableState = $derived.by(() => {
    const shown = this.trial?.turn ?? this.#question;
    return localState({
      version: 1,
      you: this.you,
      places: this.names.map((name, seat) => localPlace(name, seat === this.you ? null : OTHERS)),
      to_act: this.you,
      game: shown.state,
      legal: this.isMyTurn ? shown.legal : [],
      lapsing: shown.lapsing,
      draws: shown.draws,
      memory: shown.memory,
    });
  });

  act(action: string): void {
    if (this.isMyTurn && this.pending === null) this.#onact(action);
  }
}
