// Animates the count of a round: the cards flow from their player into the column of their points, and the numbers
// count up. Usually row by row; the last round of a game player by player, and then the totals race to the target.
// The DOM has the final numbers from the start; a tap or a key ends the animation.

import { COUNT } from '../../lib/moments';
import { mayMove } from '../../lib/settings.svelte';
import { paper, tick } from '../../lib/sound';

const ROW = 150;
const ROW_OF_PLAYER = 55;
const CARD = 26; // between two cards of a row
const FIGURE = 600;
const OUT = 'cubic-bezier(.2,.8,.2,1)';

/** Unfold the count of a round; `order`: the seats of a last round, in the order in which they are counted. */
export const unfold =
  (order: readonly number[] | null) =>
  (page: HTMLElement): (() => void) => {
    if (!mayMove()) return () => undefined;
    const count = new Count();
    if (order) count.playerByPlayer(page, order);
    else count.rowByRow(page);
    const stop = () => ENDING.forEach((name) => removeEventListener(name, end, true));
    let isPressed = false; // since the count began: the press that ended the moment before it comes up now
    const end = ({ type }: Event) => {
      if (type === 'pointerdown') isPressed = true;
      else if (isPressed || type === 'keydown') {
        count.finish();
        stop();
      }
    };
    ENDING.forEach((name) => addEventListener(name, end, true));
    void count.over().then(stop);
    return () => {
      count.leave();
      stop();
    };
  };

const ENDING = ['pointerdown', 'pointerup', 'keydown']; // a finger that scrolls does not come up

class Count {
  #moves: Animation[] = [];
  #timers: number[] = [];

  rowByRow(page: HTMLElement): void {
    all(page, 'tbody tr, .lane').forEach((row, n) => {
      const delay = ROW * n;
      this.#move(row, [{ opacity: 0, transform: 'translateY(8px)' }, {}], { delay, duration: 280 });
      this.#fill(row, delay);
      for (const way of all(row, '.l-new')) this.#move(way, [{ width: 0 }, {}], { delay, duration: FIGURE });
      this.#sound(row.querySelector('.counted-card') ? paper : tick, delay);
    });
  }

  playerByPlayer(page: HTMLElement, order: readonly number[]): void {
    order.forEach((seat, nth) => {
      const begin = COUNT.column * nth;
      all(page, `td[data-seat="${seat}"] > *`).forEach((cell, n) => {
        const delay = begin + ROW_OF_PLAYER * n;
        this.#move(cell, [{ opacity: 0 }, {}], { delay, duration: 200 });
        this.#fill(cell, delay);
      });
      this.#sound(paper, begin);
    });
    this.#race(all(page, '.lane'), COUNT.column * order.length);
  }

  /** All bars begin where they were before the round and are equally fast: the highest gain is the last to stop. */
  #race(lanes: readonly HTMLElement[], delay: number): void {
    const figures = lanes.map((lane) => lane.querySelector<HTMLElement>('.score [data-from]')!);
    const gains = figures.map(({ textContent, dataset }) => Number(textContent) - Number(dataset.from));
    const longest = Math.max(1, ...gains);
    lanes.forEach((lane, n) => {
      const times = { delay, duration: (COUNT.race * gains[n]!) / longest, easing: 'linear' };
      for (const way of all(lane, '.l-new')) this.#move(way, [{ width: 0 }, {}], times);
      this.#countUp(figures[n]!, times);
      const late = { delay: delay + times.duration, duration: 240 };
      for (const mark of all(lane, '.gain, .l-won')) this.#move(mark, [{ opacity: 0 }, {}], late);
      this.#sound(tick, late.delay);
    });
    const look = () => lanes[0]?.parentElement!.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    this.#timers.push(setTimeout(look, delay));
  }

  /** The cards of a row or cell flow into it, and its figures count up. */
  #fill(part: HTMLElement, delay: number): void {
    const cards = all(part, '.counted-card');
    cards.forEach((card, at) => this.#flow(card, delay + CARD * at));
    const counted = { easing: OUT, delay: delay + Math.min(cards.length, 8) * CARD, duration: FIGURE };
    for (const figure of all(part, '[data-from]')) this.#countUp(figure, counted);
  }

  /** A card comes from the name at the head of its column. */
  #flow(card: HTMLElement, delay: number): void {
    const cell = card.closest('td')!;
    const head = cell.closest('table')!.tHead!.rows[0]!.cells[cell.cellIndex]!;
    const [from, to] = [head.getBoundingClientRect(), card.getBoundingClientRect()];
    const [x, y] = [from.left + from.width / 2 - to.left, from.top - to.top];
    const flown = `translate(${x}px,${y}px) scale(1.6) rotate(-8deg)`;
    const frames = [{ transform: flown, opacity: 0 }, { opacity: 1, offset: 0.2 }, {}];
    this.#move(card, frames, { delay, duration: 380 });
  }

  /** Hide the number and count up in a pseudo-element. */
  #countUp(figure: HTMLElement, times: KeyframeAnimationOptions): void {
    const [from, to] = [figure.dataset.from!, figure.textContent.replace(/\D/g, '')];
    figure.classList.add('counts');
    const move = this.#move(figure, { '--count-up': [from, to] }, { ...times, fill: 'both' });
    move.onfinish = () => {
      figure.classList.remove('counts'); // first: without the animation the pseudo-element says 0
      move.cancel();
    };
  }

  #move(
    part: Element,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    times: KeyframeAnimationOptions,
  ): Animation {
    const move = part.animate(frames, { easing: OUT, fill: 'backwards', ...times });
    this.#moves.push(move);
    return move;
  }

  #sound(play: () => void, delay: number): void {
    this.#timers.push(setTimeout(play, delay));
  }

  over(): Promise<unknown> {
    return Promise.allSettled(this.#moves.map((move) => move.finished));
  }

  finish(): void {
    this.leave();
    this.#moves.forEach((move) => move.finish());
  }

  /** The page is left. */
  leave(): void {
    this.#timers.forEach(clearTimeout);
  }
}

const all = (part: HTMLElement, selector: string): HTMLElement[] => [
  ...part.querySelectorAll<HTMLElement>(selector),
];
