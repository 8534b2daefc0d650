// The position of a puzzle, at whose table the first action is the answer.

import type { PuzzleQuestion, TableInfo, TableState } from '../../protocol';
import { Follower, type HandCard } from '../../lib/hand';
import { say } from '../../lib/i18n.svelte';
import { LocalTable, localPlace, localState } from '../../lib/localTable';
import { nameOf } from '../../lib/names';
import { settings } from '../../lib/settings.svelte';
import type { TableLike } from '../../lib/table.svelte';

const OTHERS = 'skilled'; // the face of the others

export class Position extends LocalTable implements TableLike {
  readonly log = [];
  readonly isQuestion = true;
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
    super();
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

  state: TableState = $derived.by(() =>
    localState({
      version: 1,
      you: this.you,
      places: this.names.map((name, seat) => localPlace(name, seat === this.you ? null : OTHERS)),
      to_act: this.you,
      game: this.#question.state,
      legal: this.isMyTurn ? this.#question.legal : [],
      lapsing: this.#question.lapsing,
      draws: this.#question.draws,
      memory: this.#question.memory,
    }),
  );

  act(action: string): void {
    if (this.isMyTurn && this.pending === null) this.#onanswer(action);
  }
}
