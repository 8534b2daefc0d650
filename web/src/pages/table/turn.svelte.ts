// The choices of the current decision, and what the main button does with them. Everything comes from the
// legal actions; no rule of the game is here.

import { holds, parseAction, type Option, type Verb } from '../../lib/notation';
import { cardName, kindName, pileName } from '../../lib/story';
import { parseCard } from '../../lib/notation';
import type { HandCard } from '../../lib/hand';
import type { TableLike } from '../../lib/table.svelte';
import { say } from '../../lib/i18n.svelte';

const REST = 350; // milliseconds during which a new decision ignores clicks

/** A button's text and action. */
export interface Act {
  title: string;
  detail?: string;
  action?: string; // the button is disabled without it
}

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

  #of(verb: Verb): Option[] {
    return this.options.filter((option) => option.verb === verb);
  }

  get mayCall(): boolean {
    return this.options.some((option) => option.verb === 'stop' || option.verb === 'last');
  }

  // --- the hand

  get #codes(): string[] {
    return this.#table.hand.filter((card) => this.chosen.includes(card.id)).map((card) => card.code);
  }

  /** Whether a legal action contains this card and the chosen ones. */
  canChoose(card: HandCard): boolean {
    if (this.chosen.includes(card.id)) return true;
    return this.#of('lay').some((option) => holds(option.cards, [...this.#codes, card.code]));
  }

  /** The positions, from 1, of the cards that can be laid with this one. */
  partners(card: HandCard): number[] {
    const lays = this.#of('lay');
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
  words(action: string): Act {
    const { verb } = parseAction(action);
    if (verb === 'stop') return { title: say('web-call-stop'), detail: say('web-call-stop-detail') };
    if (verb === 'last') return { title: say('web-call-last'), detail: say('web-call-last-detail') };
    if (verb === 'end') return { title: say('web-end-turn') };
    const trial = new Turn(this.#table);
    trial.suggest(action);
    return trial.main;
  }

  // --- the buttons

  /** The main button. */
  get main(): Act {
    const first = this.options[0];
    if (!first) return { title: '' };
    switch (this.phase) {
      case 'take':
        return this.#take();
      case 'keep':
        return this.#keep();
      case 'look':
        return this.#look();
      case 'pick':
      case 'choose':
        return this.#pick();
      case 'steal':
        return this.#steal();
      default:
        return this.#play();
    }
  }

  /** The second button, if there are two. */
  get second(): Act | null {
    const end = this.#of('end')[0];
    return this.phase === 'play' && end && this.main.action !== end.action
      ? { title: say('web-end-turn'), action: end.action }
      : null;
  }

  #take(): Act {
    const taken = this.#of('take').find((option) => option.pile === this.pile);
    const game = this.#table.state?.game;
    if (taken && game) {
      const top = game.piles[taken.pile === 'A' ? 0 : 1]?.top ?? '';
      const facts = { card: cardName(top), pile: pileName(taken.pile ?? '') };
      return { title: say('web-take', facts), detail: say('web-take-detail', facts), action: taken.action };
    }
    const draw = this.#of('draw')[0];
    if (!draw) return { title: say('web-choose-pile') };
    const stung = game?.restricted[game.turn] ?? false;
    const single = this.#table.state?.draws === 1;
    const open = this.options.length > 1 && this.pile === null;
    const help = open ? say('web-draw-or-take') : stung ? say('web-draw-stung') : '';
    return {
      title: single ? say('web-draw-one') : say('web-draw-two'),
      detail: help || (single ? '' : say('web-draw-detail')),
      action: draw.action,
    };
  }

  #keep(): Act {
    if (this.place === null) return { title: say('web-keep-choose') };
    const kept = this.tray[this.place] ?? '';
    const other = this.tray[1 - this.place] ?? kept;
    if (this.pile === null) return { title: say('web-choose-pile'), detail: say('web-keep-where') };
    const option = this.#of('keep').find((one) => one.cards[0] === kept && one.pile === this.pile);
    const [one, two] = [kept, other].map((card) => kindName(parseCard(card).kind));
    const pile = pileName(this.pile);
    // two cards of one kind are named with their colors
    const [title, detail] =
      one!.text === two!.text
        ? [
            say('web-keep-colored', { card: cardName(kept) }),
            say('web-keep-colored-detail', { card: cardName(other), pile }),
          ]
        : [say('web-keep', { card: one! }), say('web-keep-detail', { card: two!, pile })];
    return { title, detail, ...(option && { action: option.action }) };
  }

  #look(): Act {
    const look = this.#of('look').find((option) => option.pile === this.pile);
    if (!look) return { title: say('web-look-choose') };
    return {
      title: say('web-look', { pile: pileName(look.pile ?? '') }),
      detail: say('web-look-detail'),
      action: look.action,
    };
  }

  #pick(): Act {
    const code = this.place === null ? null : this.tray[this.place];
    const pick = this.#of('pick').find((option) => option.cards[0] === code);
    if (!pick || !code) return { title: say('web-pick-choose') };
    return {
      title: say('web-pick', { card: kindName(parseCard(code).kind) }),
      detail: cardName(code).text,
      action: pick.action,
    };
  }

  #steal(): Act {
    const steal = this.#of('steal').find((option) => option.seat === this.seat);
    if (!steal || this.seat === null) return { title: say('web-steal-choose') };
    const count = this.#table.state?.game?.hand_sizes[this.seat] ?? 0;
    return {
      title: say('web-steal', { name: this.#table.names[this.seat] ?? '' }),
      detail: say('web-steal-detail', { count }),
      action: steal.action,
    };
  }

  #play(): Act {
    const codes = this.#codes;
    if (codes.length) {
      const lays = this.#of('lay').filter((option) => holds(option.cards, codes));
      const lay = lays.find((option) => option.cards.length === codes.length);
      if (!lay) return { title: say('web-lay-choose'), detail: this.#effect(lays[0]) };
      return { title: say(`web-lay-${layKey(lay.cards)}`), detail: this.#effect(lay), action: lay.action };
    }
    const mermaids = this.#of('mermaids')[0];
    if (mermaids)
      return { title: say('web-mermaids'), detail: say('web-mermaids-detail'), action: mermaids.action };
    const end = this.#of('end')[0];
    const detail = this.#of('lay').length ? say('web-end-or-lay') : '';
    return { title: say('web-end-turn'), detail, ...(end && { action: end.action }) };
  }

  /** The effect of laying these cards, or that there is none. */
  #effect(option: Option | undefined): string {
    if (!option) return '';
    const lapses = this.#table.state?.lapsing?.includes(option.action);
    return say(`web-effect-${lapses ? 'none' : layKey(option.cards)}`);
  }
}

/** The kind that names a duo or trio in the catalog. */
function layKey(cards: readonly string[]): string {
  const kinds = cards.map((card) => parseCard(card).kind);
  const names = ['starfish', 'lobster', 'jellyfish', 'shark'];
  return names.find((name) => kinds.includes(name)) ?? kinds[0] ?? '';
}
