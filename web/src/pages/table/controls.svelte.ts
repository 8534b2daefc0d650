// What clicks and keys do at the table, and which sheet is open.

import type { TableLike } from '../../lib/table.svelte';
import { Turn } from './turn.svelte';
import { walk } from './arrowKeys';

export type Sheet = 'menu' | 'log' | 'call' | 'help' | 'hint';

export class Controls {
  readonly turn: Turn;
  sheet = $state<Sheet | null>(null);
  /** The call that is preselected in its sheet. */
  call = $state<string | null>(null);
  /** The seat, pile or card whose sheet is open. */
  seat = $state<number | null>(null);
  pile = $state<string | null>(null);
  card = $state<string | null>(null);
  #table: TableLike;

  constructor(table: TableLike) {
    this.#table = table;
    this.turn = new Turn(table);
  }

  close = (): void => {
    this.sheet = null;
  };

  /** Start a new decision. */
  begin(): void {
    this.turn.clear();
    if (this.sheet === 'hint' || (this.sheet === 'call' && this.turn.phase !== 'play')) this.close();
  }

  act = (action: string): void => {
    this.turn.acted();
    this.#table.act(action);
    this.close();
    this.#table.forgetMissed();
  };

  /** Choose a pile, the deck or a seat; a second click confirms it. */
  #stage(thing: string | number): void {
    const { turn } = this;
    if (turn.stage(thing) && turn.main.action) this.act(turn.main.action);
  }

  pressPile(pile: string): void {
    const { turn } = this;
    const top = this.#table.state?.game?.piles[pile === 'A' ? 0 : 1]?.top ?? null;
    if (this.#table.isMyTurn && turn.canPile(pile)) {
      if (turn.phase === 'take') turn.about = top;
      this.#stage(pile);
    } else if (turn.isFresh) return;
    else if (this.#table.state?.memory) this.pile = pile;
    else this.card = top;
  }

  pressDeck(): void {
    this.turn.about = null;
    this.#stage('deck');
  }

  pressSeat(seat: number): void {
    if (this.turn.canSeat(seat)) this.#stage(seat);
    else this.seat = seat;
  }

  startCall = (call: string | null = null): void => {
    if (!this.turn.mayCall) return;
    this.call = call;
    this.sheet = 'call';
  };

  /** Opens the hint; null where hints are not available. */
  get askHint(): (() => void) | null {
    const { info, isMyTurn, you, state } = this.#table;
    if (!this.#table.hint || !info?.hints || !isMyTurn || state!.places[you!]!.stand_in) return null;
    return () => (this.sheet = 'hint');
  }

  /** Select the action of a hint without playing it. */
  follow = (action: string): void => {
    this.close();
    if (action === 'stop' || action === 'last') this.startCall(action);
    else this.turn.suggest(action);
  };

  key = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches('input, select, textarea')) return;
    if (walk(event.key)) event.preventDefault();
    if (event.repeat || document.querySelector('dialog[open]')) return;
    const run = this.#keys[event.key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  };

  #keys: Record<string, () => void> = {
    d: () => this.#table.isMyTurn && this.#play('draw'),
    '1': () => this.pressPile('A'),
    '2': () => this.pressPile('B'),
    p: () => this.turn.main.action && this.act(this.turn.main.action),
    e: () => this.#play('end'),
    s: () => this.startCall('stop'),
    l: () => this.startCall('last'),
    h: () => this.askHint?.(),
    g: () => (this.sheet = 'log'),
    '?': () => (this.sheet = 'help'),
  };

  #play(verb: 'draw' | 'end'): void {
    const option = this.turn.options.find((one) => one.verb === verb);
    if (option) this.act(option.action);
  }
}
