// The choices of the current decision. Everything comes from the legal actions; no rule of the game is here.

import { holds, parseAction, parseCard, type Option, type Verb } from '../../lib/notation';
import type { HandCard } from '../../lib/hand';
import type { TableLike } from '../../lib/table.svelte';
import { say } from '../../lib/i18n.svelte';
import { mainButton, secondButton, type Button, type Choices } from './buttons';

const REST = 350; // milliseconds during which a new decision ignores clicks

export class Turn implements Choices {
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
  #paired = false; // the partner was chosen by itself
  #refused = $state(false); // a hint says to end the turn instead of the offered duo
  /** Whether the decision has just begun; a tap now was meant for what was there before. */
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
    this.isFresh = this.#hasActed || this.options.length > 0;
    this.#hasActed = false;
    this.#fresh = setTimeout(() => (this.isFresh = false), REST);
    this.undo();
  }

  /** Take back what has been chosen and not been sent. */
  undo = (): void => {
    this.chosen = [];
    this.#refused = false;
    this.place = null;
    this.about = null;
    this.pile = this.#only((option) => option.pile);
    this.seat = this.#only((option) => option.seat);
    if (this.phase === 'take') this.pile = null;
  };

  /** Whether a click comes too early to be meant for this decision. Keys are not clicks. */
  isHasty(event: MouseEvent): boolean {
    return this.isFresh && event.detail > 0;
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

  /** The step of the turn: to take (0), to play (1), to call (2). */
  get step(): number {
    if (['take', 'keep'].includes(this.phase)) return 0;
    return this.mayCall && !this.of('lay').length ? 2 : 1;
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

  /** Toggle a card. One that does not go with the chosen cards replaces them; only partners come with it. */
  choose(card: HandCard): void {
    if (this.chosen.includes(card.id)) {
      this.chosen = this.#paired ? [] : this.chosen.filter((id) => id !== card.id);
      this.#paired = false;
      return;
    }
    if (this.canChoose(card)) this.chosen = [...this.chosen, card.id];
    else {
      this.chosen = [];
      if (this.canChoose(card)) this.chosen = [card.id];
    }
    this.#pair();
  }

  #pair(): void {
    this.#paired = false;
    const fitting = this.of('lay').filter(({ cards }) => holds(cards, this.codes));
    const size = Math.min(...fitting.map(({ cards }) => cards.length)); // a duo before a trio
    if (!fitting.length || size === this.chosen.length) return;
    const ways = fitting
      .filter(({ cards }) => cards.length === size)
      .map(({ cards }) => [...cards].sort().join());
    const only = ways[0]!;
    if (ways.some((way) => way !== only)) return;
    const missing = only.split(',');
    for (const code of this.codes) missing.splice(missing.indexOf(code), 1);
    this.chosen = [...this.chosen, ...this.#idsOf(missing, this.chosen)];
    this.#paired = true;
  }

  /**
   * The duo that the main button offers while nothing is chosen: the first whose effect does not lapse, if
   * a starfish in hand, which scores with a duo only, still has one.
   */
  get offer(): Option | null {
    if (this.phase !== 'play' || this.chosen.length || this.#refused || this.#table.isQuestion) return null;
    const lapsing = this.#table.state?.lapsing ?? [];
    const duos = this.of('lay').filter(({ cards }) => cards.length === 2);
    const codes = this.#table.hand.map(({ code }) => code);
    if (countApart(duos, codes) <= codes.filter((code) => parseCard(code).kind === 'starfish').length)
      return null;
    return duos.find(({ action }) => !lapsing.includes(action)) ?? null;
  }

  /** The ids of the cards of the offered duo. */
  get offered(): number[] {
    return this.offer ? this.#idsOf(this.offer.cards) : [];
  }

  #idsOf(codes: readonly string[], but: readonly number[] = []): number[] {
    const left = [...codes];
    return this.#table.hand.flatMap(({ id, code }) => {
      const at = but.includes(id) ? -1 : left.indexOf(code);
      return at < 0 ? [] : (left.splice(at, 1), [id]);
    });
  }

  // --- piles, seats, trays

  /** Whether a pile, or the deck, can be chosen now. */
  canPile(pile: string): boolean {
    return this.options.some((option) => (option.verb === 'draw' ? 'deck' : option.pile) === pile);
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

  /** Choose a card of the tray; again gives it back. */
  pick(at: number): void {
    const again = this.place === at;
    this.place = again ? null : at;
    this.about = again ? null : (this.tray[at] ?? null);
  }

  // --- hints

  /** Select an action; the main button plays it. A call has its own sheet. */
  suggest(action: string): void {
    const { cards, pile, seat, verb } = parseAction(action);
    this.chosen = verb === 'lay' ? this.#idsOf(cards) : [];
    this.#paired = false;
    this.#refused = verb === 'end';
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

  /** The cards that an action is about, as far as they lie open. */
  cardsOf(action: string): readonly string[] {
    const { verb, cards, pile } = parseAction(action);
    const top = verb === 'take' && this.#table.state?.game?.piles[pile === 'A' ? 0 : 1]?.top;
    return top ? [top] : cards;
  }

  // --- the buttons

  /** The options that are buttons of one look, where nothing may be suggested; other phases have no main one. */
  get alike(): readonly Option[] {
    const isOpen = !this.chosen.length && (this.phase === 'take' || this.phase === 'play');
    return this.#table.isQuestion && isOpen ? this.options : [];
  }

  get main(): Button {
    return mainButton(this, this.#table);
  }

  get second(): Button | null {
    return secondButton(this, this.main);
  }
}

/** How many of the duos can be made of these cards without sharing one. */
function countApart(duos: readonly Option[], codes: readonly string[]): number {
  const left = [...codes];
  let count = 0;
  for (const { cards } of duos)
    for (; holds(left, cards); count++) for (const code of cards) left.splice(left.indexOf(code), 1);
  return count;
}
