import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../../lib/catalogs';
import type { BetMoment } from '../../../lib/moments';
import Bet from './Bet.svelte';

beforeEach(() => setLanguage('en'));
afterEach(cleanup);

test.each([
  ['bet_won', 'Ada won the bet.', 1],
  ['bet_lost', 'You broke the bet.', 0],
])('%s: the face is that of the one whom the title names', (ending, title, seat) => {
  const moment: BetMoment = {
    kind: 'bet',
    ending,
    seat: 1,
    points: 7,
    rival: 0,
    best: 8,
    time: 0,
    comes: 'before',
  };
  const { container } = render(Bet, { moment, reader: { names: ['Mia', 'Ada'], you: 0 }, places: [] });

  expect(container.querySelector('.title')!.textContent).toBe(title);
  expect([...container.querySelectorAll<HTMLElement>('[data-face]')].map((one) => one.dataset.face)).toEqual([
    `${seat}`,
  ]);
});
