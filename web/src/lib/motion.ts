// Animates cards from their old place to the new one. A flying card is a copy in a layer above the page; the
// page itself is already up to date, so animations never get in the way of clicks.

import { parseCard } from './notation';
import type { GameEvent } from './story';
import { mayMove } from './settings.svelte';
import type { Mover } from './table.svelte';

const CARD_TIME = 280;
const FADE_TIME = 120;
const OUT = 'cubic-bezier(.2,.8,.2,1)';

interface Flight {
  from: string; // a `data-place` on the page
  to: string;
  card: string | null; // null: face down
}

/** The flights that an event causes. */
export function flights(event: GameEvent): Flight[] {
  const hand = (seat: number) => `hand-${seat}`;
  switch (event.type) {
    case 'PileStarted':
      return [{ from: 'deck', to: `pile-${event.pile}`, card: event.card }];
    case 'CardLifted':
      return [{ from: 'deck', to: `drawn-${event.seat}`, card: event.card }];
    case 'CardDrawn':
      return [{ from: 'deck', to: hand(event.seat), card: event.card }];
    case 'CardKept':
      return [
        { from: `drawn-${event.seat}`, to: `pile-${event.pile}`, card: event.discarded },
        { from: `drawn-${event.seat}`, to: hand(event.seat), card: event.card },
      ];
    case 'CardTaken':
    case 'CardPicked':
      return [{ from: `pile-${event.pile}`, to: hand(event.seat), card: event.card }];
    case 'CardsLaid':
      return event.cards.map((card) => ({ from: hand(event.seat), to: `laid-${event.seat}`, card }));
    case 'CardChosen':
      return [{ from: 'deck', to: hand(event.seat), card: event.card }];
    case 'CardStolen':
      return [{ from: hand(event.victim), to: hand(event.thief), card: event.card }];
    default:
      return [];
  }
}

/** The duration of a flight, given the length of the queue: a long queue speeds up. */
export const flightTime = (waiting: number): number => (waiting > 3 ? CARD_TIME / 2 : CARD_TIME);

export class Motion implements Mover {
  #layer: HTMLElement;
  #places = new Map<string, DOMRect>();
  #cards = new Map<string, DOMRect>();
  #queue: (() => Promise<void>)[] = [];
  #running = false;

  /** `layer` covers the page and ignores clicks. */
  constructor(layer: HTMLElement) {
    this.#layer = layer;
  }

  before(): void {
    this.#places.clear();
    this.#cards.clear();
    for (const place of document.querySelectorAll<HTMLElement>('[data-place]'))
      this.#places.set(place.dataset.place ?? '', place.getBoundingClientRect());
    for (const card of document.querySelectorAll<HTMLElement>('[data-flip]'))
      this.#cards.set(card.dataset.flip ?? '', card.getBoundingClientRect());
  }

  after(events: readonly GameEvent[]): void {
    if (document.visibilityState !== 'visible') return;
    this.#slide();
    const known = new Map(this.#places);
    for (const flight of events.flatMap(flights)) this.#queue.push(() => this.#fly(flight, known));
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await next();
    this.#running = false;
  }

  /** Move cards that stayed on the page to their new places. */
  #slide(): void {
    if (!mayMove()) return;
    for (const card of document.querySelectorAll<HTMLElement>('[data-flip]')) {
      const was = this.#cards.get(card.dataset.flip ?? '');
      if (!was) continue;
      const is = card.getBoundingClientRect();
      const [x, y] = [was.left - is.left, was.top - is.top];
      if (Math.abs(x) + Math.abs(y) < 1) continue;
      card.animate([{ transform: `translate(${x}px,${y}px)` }, { transform: 'none' }], {
        duration: CARD_TIME,
        easing: OUT,
      });
    }
  }

  async #fly({ from, to, card }: Flight, known: Map<string, DOMRect>): Promise<void> {
    const target = landing(to, card);
    const start = known.get(from) ?? (from.startsWith('drawn-') ? place('deck') : place(from));
    const end = target?.getBoundingClientRect();
    if (!start || !end) return; // the page has changed since
    if (!mayMove()) {
      target?.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: FADE_TIME });
      return;
    }
    const flyer = draw(card);
    this.#layer.append(flyer);
    const width = Math.min(start.width, end.width, 84) || 48;
    flyer.style.setProperty('--card-w', `${width}px`);
    const at = (box: DOMRect) =>
      `translate(${box.left + (box.width - width) / 2}px,${box.top + (box.height - (width * 88) / 63) / 2}px)`;
    const duration = flightTime(this.#queue.length);
    // hide the card on the page until its copy arrives
    if (target?.dataset.code) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
    const flight = flyer.animate(
      [
        { transform: `${at(start)} rotate(0)` },
        { transform: `${at(middle(start, end))} rotate(3deg)` },
        { transform: `${at(end)} rotate(0)` },
      ],
      { duration, easing: OUT },
    );
    await flight.finished.catch(() => undefined);
    flyer.remove();
  }
}

const place = (name: string): DOMRect | undefined =>
  document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();

/** Where a card lands: on the newest equal card in your own hand, or else on the place itself. */
function landing(to: string, card: string | null): HTMLElement | null {
  const own =
    card === null ? [] : document.querySelectorAll<HTMLElement>(`[data-place="${to}"] [data-code="${card}"]`);
  return own[own.length - 1] ?? document.querySelector<HTMLElement>(`[data-place="${to}"]`);
}

const middle = (one: DOMRect, other: DOMRect): DOMRect =>
  new DOMRect(
    (one.left + other.left) / 2,
    (one.top + other.top) / 2,
    (one.width + other.width) / 2,
    (one.height + other.height) / 2,
  );

const SVG = 'http://www.w3.org/2000/svg';

/** The flying copy of a card, or of a card back. */
function draw(code: string | null): HTMLElement {
  const card = document.createElement('span');
  card.className = code === null ? 'flyer card back' : 'flyer card';
  const { kind, color } = parseCard(code ?? '');
  if (code === null) card.append(drawing('', '0 0 63 88', 'back'));
  else {
    card.dataset.c = color.toLowerCase();
    card.append(drawing('card-art', '0 0 100 100', kind));
    card.append(drawing('glyph card-glyph', '0 0 24 24', `g-${color.toLowerCase()}`));
  }
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
