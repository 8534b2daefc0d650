// Animates the count of a round: row by row the cards flow from their player into the column of their points, and
// the numbers count up. The DOM has the final numbers from the start; a tap or a key ends the animation.

import { mayMove } from '../../lib/settings.svelte';
import { paper, tick } from '../../lib/sound';

const ROW = 150;
const CARD = 26; // between two cards of a row
const OUT = 'cubic-bezier(.2,.8,.2,1)';

export function unfold(page: HTMLElement): () => void {
  if (!mayMove()) return () => undefined;
  const moves: Animation[] = [];
  const timers: number[] = [];
  [...page.querySelectorAll<HTMLElement>('tbody tr, .lane')].forEach((row, n) => {
    const times = { easing: OUT, fill: 'backwards', delay: ROW * n } as const;
    const cards = [...row.querySelectorAll<HTMLElement>('.counted-card')];
    moves.push(row.animate([{ opacity: 0, transform: 'translateY(8px)' }, {}], { ...times, duration: 280 }));
    cards.forEach((card, at) => moves.push(flow(card, ROW * n + CARD * at)));
    const counted = { ...times, delay: ROW * n + Math.min(cards.length, 8) * CARD };
    for (const figure of row.querySelectorAll<HTMLElement>('[data-from]'))
      moves.push(countUp(figure, counted));
    for (const way of row.querySelectorAll('.l-new'))
      moves.push(way.animate([{ width: 0 }, {}], { ...times, duration: 600 }));
    timers.push(setTimeout(() => (cards.length ? paper() : tick()), ROW * n));
  });
  const end = () => {
    timers.forEach(clearTimeout);
    moves.forEach((move) => move.finish());
    stop();
  };
  const stop = () => ['pointerdown', 'keydown'].forEach((name) => removeEventListener(name, end));
  ['pointerdown', 'keydown'].forEach((name) => addEventListener(name, end));
  void Promise.allSettled(moves.map((move) => move.finished)).then(stop);
  return () => {
    timers.forEach(clearTimeout);
    stop();
  };
}

/** A card comes from the name at the head of its column. */
function flow(card: HTMLElement, delay: number): Animation {
  const cell = card.closest('td')!;
  const head = cell.closest('table')!.tHead!.rows[0]!.cells[cell.cellIndex]!;
  const [from, to] = [head.getBoundingClientRect(), card.getBoundingClientRect()];
  const [x, y] = [from.left + from.width / 2 - to.left, from.top - to.top];
  return card.animate(
    [
      { transform: `translate(${x}px,${y}px) scale(1.6) rotate(-8deg)`, opacity: 0 },
      { opacity: 1, offset: 0.2 },
      {},
    ],
    { delay, duration: 380, easing: OUT, fill: 'backwards' },
  );
}

/** Hide the number and count up in a pseudo-element. */
function countUp(figure: HTMLElement, times: KeyframeAnimationOptions): Animation {
  const to = figure.textContent.replace(/\D/g, '');
  figure.classList.add('counts');
  const move = figure.animate({ '--count-up': [figure.dataset.from!, to] }, { ...times, duration: 600 });
  move.onfinish = move.oncancel = () => figure.classList.remove('counts');
  return move;
}
