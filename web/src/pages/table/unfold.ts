// The summary of a round comes row by row, and its figures count up. The page is whole from the first moment on:
// only what the eye sees is late, a tap ends it, and whoever listens hears each number once.

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

/** The number itself stays where it is, unseen; a counter runs before it. */
function countUp(figure: HTMLElement, times: KeyframeAnimationOptions): Animation {
  const to = figure.textContent.replace(/\D/g, '');
  figure.classList.add('counts');
  const move = figure.animate({ '--count-up': [figure.dataset.from!, to] }, { ...times, duration: 600 });
  move.onfinish = move.oncancel = () => figure.classList.remove('counts');
  return move;
}
