// Animates the summary of a round: rows appear one by one, and numbers count up. The DOM has the final
// numbers from the start; a tap ends the animation.

import { mayMove } from '../../lib/settings.svelte';

const ROW = 90;
const TIMES = { easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' } as const;

export function unfold(page: HTMLElement): void {
  if (!mayMove()) return;
  const moves = [...page.querySelectorAll('tbody tr, .lane')].flatMap((row, n) => {
    const times = { ...TIMES, delay: ROW * n };
    return [
      row.animate([{ opacity: 0, transform: 'translateY(8px)' }, {}], { ...times, duration: 280 }),
      ...[...row.querySelectorAll<HTMLElement>('[data-from]')].map((figure) => countUp(figure, times)),
      ...[...row.querySelectorAll('.l-new')].map((way) =>
        way.animate([{ width: 0 }, {}], { ...times, duration: 600 }),
      ),
    ];
  });
  addEventListener('pointerdown', () => moves.forEach((move) => move.finish()), { once: true });
}

/** Hide the number and count up in a pseudo-element. */
function countUp(figure: HTMLElement, times: KeyframeAnimationOptions): Animation {
  const to = figure.textContent.replace(/\D/g, '');
  figure.classList.add('counts');
  const move = figure.animate({ '--count-up': [figure.dataset.from!, to] }, { ...times, duration: 600 });
  move.onfinish = move.oncancel = () => figure.classList.remove('counts');
  return move;
}
