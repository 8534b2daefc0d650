// The choices of the current decision. Everything comes from the legal actions; no rule of the game is here.

import { holds, parseAction, type Option, type Verb } from '../../lib/notation';
import type { HandCard } from '../../lib/hand';
import type { TableLike } from '../../lib/table.svelte';
import { say } from '../../lib/i18n.svelte';
import { mainButton, secondButton, type Button } from './buttons';

const REST = 350; // milliseconds during which a new decision ignores clicks

export class Turn {
  #table: TableLike;
  options: Option[] = $derived.by(() => (this.#table.state?.legal ?? []).map(parseAction));
  /** The ids of the chosen cards in the hand. */
  chosen = $state<number[]>([]);
  /** The index of the chosen card among the drawn or searched ones. */
  place = $state<number | null>(null);
  /** The chosen pile, or `deck`. */
  pile = $state<string | null>(null);
  seat = $state<number | null>(null);
  /** The card to explain. */
  about = $state<string | null>(null);
  #staged: string | number | null = null; // the pile or seat that was clicked last
  /** Whether the decision has just begun; a late second tap belongs to the previous one. */
  isFresh = $state(false);
  #fresh = 0;
  #hasActed = false;

  constructor(table: TableLike) {
    this.#table = table;
  }

  /** An action has been sent. */
  acted(): void {
    this.#hasActed = true;
  }

  /** Start a new decision, with the only choice preselected where there is just one. */
  clear(): void {
    clearTimeout(this.#fresh);
    this.isFresh = this.#hasActed;
    this.#hasActed = false;
    this.#fresh = setTimeout(() => (this.isFresh = false), REST);
    this.chosen = [];
    this.place = null;
    this.about = null;
    this.#staged = null;
    this.pile = this.#only((option) => option.pile);
    this.seat = this.#only((option) => option.seat);
    if (this.phase === 'take') this.pile = null;
  }

  #only<T>(part: (option: Option) => T | null): T | null {
    const [first, ...more] = this.options.map(part);
    return more.every((one) => one === first) ? (first ?? null) : null;
  }

  get phase(): string {
    return this.#table.state?.game?.phase ?? '';
  }

  /** The legal actions of a kind. */
  of(verb: Verb): Option[] {
    return this.options.filter((option) => option.verb === verb);
  }

  get mayCall(): boolean {
    return this.options.some((option) => option.verb === 'stop' || option.verb === 'last');
  }

  // --- the hand

  /** The chosen cards. */
  get codes(): string[] {
    return this.#table.hand.filter((card) => this.chosen.includes(card.id)).map((card) => card.code);
  }

  /** Whether a legal action contains this card and the chosen ones. */
  canChoose(card: HandCard): boolean {
    if (this.chosen.includes(card.id)) return true;
    return this.of('lay').some((option) => holds(option.cards, [...this.codes, card.code]));
  }

  /** The positions, from 1, of the cards that can be laid with this one. */
  partners(card: HandCard): number[] {
    const lays = this.of('lay');
    return this.#table.hand.flatMap((other, at) =>
      other.id !== card.id && lays.some((option) => holds(option.cards, [card.code, other.code]))
        ? [at + 1]
        : [],
    );
  }

  /** Toggle a card. One that does not go with the chosen cards replaces them. */
  choose(card: HandCard): void {
    if (this.chosen.includes(card.id)) this.chosen = this.chosen.filter((id) => id !== card.id);
    else if (this.canChoose(card)) this.chosen = [...this.chosen, card.id];
    else {
      this.chosen = [];
      if (this.canChoose(card)) this.chosen = [card.id];
    }
  }

  // --- piles, seats, trays

  /** Whether a pile, or the deck, can be chosen now. */
  canPile(pile: string): boolean {
    return this.options.some((option) => (option.verb === 'draw' ? 'deck' : option.pile) === pile);
  }

  /** Choose a pile, the deck or a seat. Returns true if it was already chosen: a confirmation. */
  stage(thing: string | number): boolean {
    const again = this.#staged === thing;
    this.#staged = thing;
    if (typeof thing === 'number') this.seat = thing;
    else this.pile = thing;
    return again;
  }

  canSeat(seat: number): boolean {
    return this.options.some((option) => option.seat === seat);
  }

  /** The cards to choose from: drawn cards or a searched pile. */
  get tray(): readonly string[] {
    const game = this.#table.state?.game;
    if (this.phase === 'pick') return game?.searched ?? [];
    return this.phase === 'keep' || this.phase === 'choose' ? (game?.drawn ?? []) : [];
  }

  // --- hints

  /** Select an action; the main button plays it. A call has its own sheet. */
  suggest(action: string): void {
    const { cards, pile, seat, verb } = parseAction(action);
    const left = [...cards];
    this.chosen = this.#table.hand.flatMap(({ id, code }) => {
      const at = verb === 'lay' ? left.indexOf(code) : -1;
      return at < 0 ? [] : (left.splice(at, 1), [id]);
    });
    const place = this.tray.indexOf(cards[0] ?? '');
    this.place = place < 0 ? null : place;
    this.pile = verb === 'draw' ? 'deck' : pile;
    this.seat = seat;
  }

  /** The text of the button for an action. */
  words(action: string): Button {
    const { verb } = parseAction(action);
    if (verb === 'stop') return { title: say('web-call-stop'), detail: say('web-call-stop-detail') };
    if (verb === 'last') return { title: say('web-call-last'), detail: say('web-call-last-detail') };
    if (verb === 'end') return { title: say('web-end-turn') };
    const trial = new Turn(this.#table);
    trial.suggest(action);
    return trial.main;
  }

  // --- the buttons

  get main(): Button {
    return mainButton(this, this.#table);
  }

  get second(): Button | null {
    return secondButton(this);
  }
}
