// What clicks and keys do at the table, and which sheet is open.

import type { TableLike } from '../../lib/table.svelte';
import type { HandCard } from '../../lib/hand';
import { settle, type Load } from '../../lib/drag';
import { AutoEnd } from './autoEnd.svelte';
import { Turn } from './turn.svelte';
import { walk } from './arrowKeys';

export type Sheet = 'menu' | 'log' | 'call' | 'help' | 'hint';

export class Controls {
  readonly turn: Turn;
  readonly ending = new AutoEnd();
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

  /** Whether something lies over the table. */
  get isLooking(): boolean {
    return this.sheet !== null || this.seat !== null || this.pile !== null || this.card !== null;
  }

  /** Start a new decision. */
  begin(): void {
    this.turn.clear();
    if (this.sheet === 'hint' || (this.sheet === 'call' && this.turn.phase !== 'play')) this.close();
  }

  act = (action: string): void => {
    this.ending.stop();
    this.turn.acted();
    this.#table.act(action);
    this.close();
    this.#table.forgetMissed();
  };

  /** Play what the main button says now, if it says anything. */
  #commit(): void {
    const { action } = this.turn.main;
    if (action) this.act(action);
  }

  /** Take from a pile or the deck, search it, or put a card on it; or show it. */
  pressPile(pile: string, event?: MouseEvent): void {
    const { turn } = this;
    if (event && turn.isHasty(event)) return;
    if (this.#table.isMyTurn && turn.canPile(pile)) {
      turn.pile = pile;
      this.#commit();
    } else this.showPile(pile);
  }

  /** What is known about a pile, or what its top card does. */
  showPile(pile: string): void {
    if (pile === 'deck') return;
    if (this.#table.state?.memory) this.pile = pile;
    else this.card = this.#table.state?.game?.piles[pile === 'A' ? 0 : 1]?.top ?? null;
  }

  /** Steal there, or show the player. */
  pressSeat(seat: number, event?: MouseEvent): void {
    const { turn } = this;
    if (event && turn.isHasty(event)) return;
    if (turn.canSeat(seat)) {
      turn.seat = seat;
      this.#commit();
    } else this.seat = seat;
  }

  // --- what can be dragged

  /** The top of a pile, or of the deck, into the hand. */
  dragPile(pile: string): Load | null {
    const { turn } = this;
    if (!this.#table.isMyTurn || turn.phase !== 'take' || !turn.canPile(pile)) return null;
    const place = pile === 'deck' ? 'deck' : `pile-${pile}`;
    return { place, targets: [['.hand-room', () => this.pressPile(pile)]] };
  }

  /** A drawn card into the hand, or onto a pile: then the other one is kept. */
  dragDrawn(at: number): Load | null {
    const { turn } = this;
    const other = turn.tray.length > 1 ? 1 - at : at;
    const give = (pile: string) => () => {
      turn.place = other;
      turn.pile = pile;
      this.#commit();
    };
    const piles = ['A', 'B'].filter((pile) => turn.canPile(pile));
    return {
      place: `drawn-${this.#table.you}`,
      targets: [
        ...piles.map((pile) => [`[data-place="pile-${pile}"]`, give(pile)] as const),
        [
          '.hand-room',
          () => {
            settle(); // it still waits for a pile
            this.#keep(at);
          },
        ],
      ],
    };
  }

  /** A card of the tray into the hand. */
  dragTray(at: number): Load | null {
    return { targets: [['.hand-room', () => this.#keep(at)]] };
  }

  #keep(at: number): void {
    this.turn.place = at;
    this.#commit();
  }

  /** A card of the hand onto the table, with its partner. */
  dragCard(card: HandCard): Load | null {
    const { turn } = this;
    if (!this.#table.isMyTurn || turn.phase !== 'play' || !turn.canChoose(card)) return null;
    const lay = () => {
      if (!turn.chosen.includes(card.id)) turn.choose(card);
      if (turn.chosen.length) this.#commit();
    };
    return {
      place: `hand-${this.#table.you}`,
      targets: [
        ['.middle', lay],
        ['.me', lay],
      ],
    };
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
    p: () => this.#commit(),
    e: () => this.#play('end'),
    s: () => this.startCall('stop'),
    l: () => this.startCall('last'),
    h: () => this.askHint?.(),
    g: () => (this.sheet = 'log'),
    '?': () => (this.sheet = 'help'),
    escape: () => {
      this.ending.stop();
      this.turn.undo();
    },
  };

  #play(verb: 'draw' | 'end'): void {
    const option = this.turn.options.find((one) => one.verb === verb);
    if (option) this.act(option.action);
  }
}
