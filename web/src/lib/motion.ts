// Flies cards from their old place to the new one. A flying card is a copy in a layer above the page that takes no
// clicks; the card on the page is hidden until its copy lands.

import { figure } from '../cards/figure';
import { parseCard } from './notation';
import { mayMove } from './settings.svelte';
import { paper, riffle } from './sound';
import type { GameEvent } from './story';

export const CARD_TIME = 280;
const FADE_TIME = 120;
const SLIDE_TIME = 280;
const GATHER_TIME = 320;
const RIFFLE_TIME = 420;
const STAGGER = 0.35; // of a flight: when the next card of the same move leaves
const RATIO = 88 / 63;
const OUT = 'cubic-bezier(.35,.1,.2,1)';
const SLIDE = 'cubic-bezier(.2,.8,.2,1)';

interface Flight {
  from: string; // a `data-place` on the page
  to: string;
  card: string | null; // null: face down
}

interface Timed extends Flight {
  delay: number; // milliseconds
}

export interface Mover {
  /** Called before the page changes: remembers where things are. */
  before(): void;
  /** Called after it has changed: lets cards fly to where they are now; ends when the last has landed. */
  after(events: readonly GameEvent[], how?: How): Promise<void>;
  /** Let everything land now. */
  finish(): void;
}

export interface How {
  time?: number; // of one flight
  arrived?: (place: string) => void; // the last card has landed there
}

/** The flights that an event causes. */
export function flights(event: GameEvent): Flight[] {
  const hand = (seat: number) => `hand-${seat}`;
  const drawn = (seat: number) => `drawn-${seat}`;
  switch (event.type) {
    case 'PileStarted':
      return [{ from: 'deck', to: `pile-${event.pile}`, card: event.card }];
    case 'CardLifted':
      return [{ from: 'deck', to: drawn(event.seat), card: event.card }];
    case 'CardDrawn':
      return [{ from: 'deck', to: hand(event.seat), card: event.card }];
    case 'CardKept':
      return [
        { from: drawn(event.seat), to: `pile-${event.pile}`, card: event.discarded },
        { from: drawn(event.seat), to: hand(event.seat), card: event.card },
      ];
    case 'CardTaken':
    case 'CardPicked':
      return [{ from: `pile-${event.pile}`, to: hand(event.seat), card: event.card }];
    case 'CardsLaid':
      return event.cards.map((card) => ({ from: hand(event.seat), to: `laid-${event.seat}`, card }));
    case 'CardChosen':
      return [
        { from: drawn(event.seat), to: hand(event.seat), card: event.card },
        ...Array.from({ length: event.returned_count }, () => ({
          from: drawn(event.seat),
          to: 'deck',
          card: null,
        })),
      ];
    case 'CardStolen':
      return [{ from: hand(event.victim), to: hand(event.thief), card: event.card }];
    default:
      return [];
  }
}

/** All flights of some events: those of one move overlap, a new kind of move waits until the last has landed. */
export function schedule(events: readonly GameEvent[], time: number): Timed[] {
  const timed: Timed[] = [];
  let last: GameEvent | null = null;
  for (const event of events) {
    const all = flights(event);
    if (!all.length) continue;
    const before = timed.at(-1)?.delay ?? -time;
    const wait = last?.type === event.type ? time * STAGGER : time;
    all.forEach((flight, at) => timed.push({ ...flight, delay: before + wait + at * time * STAGGER }));
    last = event;
  }
  return timed;
}

/** Where a card lies, or would lie. */
interface Box {
  x: number; // its middle
  y: number;
  width: number;
  isOpen: boolean; // face up
}

interface Place {
  box: Box;
  cards: Map<string, Box[]>; // by code
}

export class Motion implements Mover {
  #layer: HTMLElement;
  #places = new Map<string, Place>();
  #cards = new Map<string, DOMRect>();
  #running = new Set<Animation>();

  /** `layer` covers the page and ignores clicks. */
  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  before(): void {
    this.#places.clear();
    this.#cards.clear();
    for (const element of document.querySelectorAll<HTMLElement>('[data-place]')) {
      const [{ place = '', dropped }, found] = [element.dataset, measure(element)];
      const cards = this.#places.get(place)?.cards;
      if (dropped && cards) cards.set(dropped, [found.box, ...(cards.get(dropped) ?? [])]);
      else this.#places.set(place, found);
    }
    for (const card of document.querySelectorAll<HTMLElement>('[data-flip]'))
      this.#cards.set(card.dataset.flip ?? '', card.getBoundingClientRect());
  }

  async after(events: readonly GameEvent[], { time = CARD_TIME, arrived }: How = {}): Promise<void> {
    const planned = schedule(events, time);
    const isSeen = document.visibilityState === 'visible';
    if (!isSeen || !mayMove()) {
      if (isSeen) planned.forEach(fade);
      if (isSeen && planned.length) paper();
      planned.forEach(({ to }) => arrived?.(to));
      return;
    }
    this.#slide();
    const isNew = events.some((event) => event.type === 'RoundStarted');
    const lead = isNew ? this.#shuffle() : 0;
    const left = new Map<string, number>();
    for (const { to } of planned) left.set(to, (left.get(to) ?? 0) + 1);
    const landed = new Map<string, number>(); // how many cards of this move a place has been promised
    const flying = planned.map(async (flight) => {
      const nth = landed.get(flight.to) ?? 0;
      landed.set(flight.to, nth + 1);
      await this.#fly({ ...flight, delay: flight.delay + lead }, time, nth, left.get(flight.to) ?? 1);
      const still = (left.get(flight.to) ?? 1) - 1;
      left.set(flight.to, still);
      if (!still) arrived?.(flight.to);
    });
    await Promise.all(flying);
  }

  finish(): void {
    for (const animation of [...this.#running]) animation.finish();
  }

  /** Move cards that stayed on the page to their new places. */
  #slide(): void {
    for (const card of document.querySelectorAll<HTMLElement>('[data-flip]')) {
      const was = this.#cards.get(card.dataset.flip ?? '');
      if (!was) continue;
      const is = card.getBoundingClientRect();
      const fixed = parseFloat(getComputedStyle(card).transformOrigin.split(' ')[1]!) / card.offsetHeight;
      const x = was.left - is.left + (was.width - is.width) / 2;
      const y = was.top - is.top + (was.height - is.height) * fixed;
      if (Math.abs(x) + Math.abs(y) < 1) continue;
      const from = `translate(${x}px,${y}px) scale(${was.width / is.width})`;
      void this.#run(card, [{ transform: from }, { transform: 'none' }], {
        duration: SLIDE_TIME,
        easing: SLIDE,
      });
    }
  }

  /** Fly one card: the `nth` of `count` that this move brings to its place. */
  async #fly(flight: Timed, time: number, nth: number, count: number): Promise<void> {
    const { to, card, delay } = flight;
    const from = this.#places.has(flight.from) ? flight.from : flight.from.replace('drawn-', 'hand-');
    const goal = find(to);
    const start = this.#start(from, card) ?? boxOf(find(from));
    if (!goal || !start || from === to) return; // not on the page, or already there
    const target = landing(goal, to, card, nth, count);
    const end = { ...(boxOf(target ?? goal) ?? start), isOpen: card !== null && isOpenAt(to, target) };
    const begin = { ...start, isOpen: card !== null && start.isOpen };
    const timing = { delay, duration: time, fill: 'both' } as const;
    if (target) void this.#run(target, [{ opacity: 0 }, { opacity: 0 }], { duration: delay + time });
    const flyer = this.#flyer(card, begin, end);
    await Promise.all([
      this.#run(flyer, [{ transform: at(begin, begin, end) }, { transform: at(end, begin, end) }], {
        ...timing,
        easing: OUT,
      }),
      this.#run(flyer.firstElementChild!, turning(begin, end, card !== null), timing),
    ]);
    flyer.remove();
    paper();
  }

  /** Where a card was before the page changed. Equal cards leave one after the other. */
  #start(from: string, card: string | null): Box | undefined {
    const place = this.#places.get(from);
    const own = card === null ? undefined : place?.cards.get(card)?.shift();
    return own ?? place?.box;
  }

  /** The cards of the last round return to the deck, which is shuffled. Returns how long that takes. */
  #shuffle(): number {
    const deck = boxOf(find('deck'));
    if (!deck) return 0;
    const names = [...document.querySelectorAll<HTMLElement>('[data-place]')]
      .map((place) => place.dataset.place ?? '')
      .filter((name) => /^(pile|hand|laid)-/.test(name));
    names.forEach((name, n) => {
      const box = this.#places.get(name)?.box ?? boxOf(find(name));
      if (box) void this.#gather({ ...box, isOpen: false }, { ...deck, isOpen: false }, n * 40);
    });
    const gathered = GATHER_TIME + names.length * 40;
    const shift = deck.width * 0.62;
    for (let n = 0; n < 8; n++) void this.#riffle(deck, n % 2 ? shift : -shift, gathered + n * 22);
    setTimeout(riffle, gathered);
    return gathered + RIFFLE_TIME;
  }

  async #gather(from: Box, to: Box, delay: number): Promise<void> {
    const flyer = this.#flyer(null, from, to);
    await this.#run(flyer, [{ transform: at(from, from, to) }, { transform: at(to, from, to) }], {
      delay,
      duration: GATHER_TIME,
      easing: OUT,
      fill: 'both',
    });
    flyer.remove();
  }

  async #riffle(deck: Box, shift: number, delay: number): Promise<void> {
    const flyer = this.#flyer(null, deck, deck);
    const there = at({ ...deck, x: deck.x + shift }, deck, deck);
    const here = at(deck, deck, deck);
    await this.#run(
      flyer,
      [
        { transform: here, opacity: 0 },
        { transform: `${there} rotate(${shift > 0 ? 6 : -6}deg)`, opacity: 1, offset: 0.4 },
        { transform: here, opacity: 1 },
      ],
      { delay, duration: RIFFLE_TIME - 160, easing: 'ease-in-out', fill: 'both' },
    );
    flyer.remove();
  }

  /** A copy of a card in the layer, as wide as it will be where it is largest. */
  #flyer(card: string | null, begin: Box, end: Box): HTMLElement {
    const flyer = document.createElement('span');
    flyer.className = 'flyer';
    flyer.style.setProperty('--card-w', `${Math.max(begin.width, end.width)}px`);
    const turner = document.createElement('span');
    turner.className = 'turner';
    if (card !== null) turner.append(face(card));
    turner.append(back(card !== null));
    flyer.append(turner);
    this.#layer.append(flyer);
    return flyer;
  }

  async #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }
}

// --- places

/** A place on the page. An opponent's drawn cards have none of their own: they are in the hand. */
function find(name: string): HTMLElement | null {
  const place = document.querySelector<HTMLElement>(`[data-place="${name}"]`);
  if (place || !name.startsWith('drawn-')) return place;
  const hand = document.querySelector<HTMLElement>(`[data-place="${name.replace('drawn', 'hand')}"]`);
  return hand?.querySelector('[data-code]') ? null : hand;
}

function measure(place: HTMLElement): Place {
  const cards = new Map<string, Box[]>();
  for (const card of place.querySelectorAll<HTMLElement>('[data-code]')) {
    const code = card.dataset.code ?? '';
    cards.set(code, [...(cards.get(code) ?? []), boxOf(card)!]);
  }
  return { box: boxOf(place)!, cards };
}

/** The card in an element, or one that would fit into it. */
function boxOf(element: HTMLElement | null): Box | undefined {
  if (!element) return undefined;
  const inner = element.matches('.card') ? element : last(element, '.card, .pile-empty, .mini, i');
  const rect = (inner ?? element).getBoundingClientRect();
  const width = inner?.offsetWidth || Math.min(rect.width, rect.height / RATIO) || 16;
  const isOpen = inner !== null && inner.matches('.card:not(.back)');
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2, width, isOpen };
}

const last = (element: HTMLElement, selector: string): HTMLElement | null =>
  [...element.querySelectorAll<HTMLElement>(selector)].findLast((one) => one.offsetWidth > 0) ?? null;

/** The card on the page that arrives with a flight, if it is on the page. */
function landing(goal: HTMLElement, to: string, card: string | null, nth: number, count: number) {
  if (to.startsWith('laid-')) {
    const duo = [...goal.querySelectorAll('.duo')].at(-1);
    const cards = duo ? [...duo.querySelectorAll<HTMLElement>('.card')] : [];
    return cards[cards.length - count + nth] ?? null;
  }
  if (card === null) return null;
  return [...goal.querySelectorAll<HTMLElement>(`[data-code="${card}"]`)].at(-1) ?? null;
}

const isOpenAt = (to: string, target: HTMLElement | null): boolean =>
  target !== null || to.startsWith('pile-') || to.startsWith('laid-');

/** Without motion: what came fades in. */
function fade({ to, card }: Flight): void {
  const goal = find(to);
  const target = goal && (landing(goal, to, card, 0, 1) ?? goal);
  target?.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: FADE_TIME });
}

// --- the flying copy

/** The transform that brings a flyer to a box. */
function at(box: Box, begin: Box, end: Box): string {
  const width = Math.max(begin.width, end.width);
  const [x, y] = [box.x - width / 2, box.y - (width * RATIO) / 2];
  return `translate(${x}px,${y}px) scale(${box.width / width})`;
}

/** A card rises on its way, tilts a little, and turns over if it must. */
function turning(begin: Box, end: Box, hasFace: boolean): Keyframe[] {
  const side = ({ isOpen }: Box) => (isOpen || !hasFace ? 0 : 180);
  const [from, to] = [side(begin), side(end)];
  const rise = Math.min(36, Math.hypot(end.x - begin.x, end.y - begin.y) * 0.1);
  const pose = (lift: number, scale: number, tilt: number, turn: number) =>
    `perspective(50rem) translateY(${-lift}px) scale(${scale}) rotate(${tilt}deg) rotateY(${turn}deg)`;
  return [
    { transform: pose(0, 1, 0, from), easing: 'ease-out' },
    { transform: pose(rise, 1.07, 3, (from + to) / 2), easing: 'ease-in', offset: 0.5 },
    { transform: pose(0, 1, 0, to) },
  ];
}

const SVG = 'http://www.w3.org/2000/svg';

function face(code: string): HTMLElement {
  const { kind, color } = parseCard(code);
  const card = sheet('card');
  card.dataset.c = color.toLowerCase();
  card.append(drawing('card-art', '0 0 100 100', figure(kind, color)));
  card.append(drawing('glyph card-glyph', '0 0 24 24', `g-${color.toLowerCase()}`));
  return card;
}

function back(isBehind: boolean): HTMLElement {
  const card = sheet(isBehind ? 'card back behind' : 'card back');
  card.append(drawing('', '0 0 63 88', 'back'));
  return card;
}

function sheet(name: string): HTMLElement {
  const card = document.createElement('span');
  card.className = name;
  return card;
}

function drawing(name: string, box: string, symbol: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', name);
  svg.setAttribute('viewBox', box);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${symbol}`);
  svg.append(use);
  return svg;
}
