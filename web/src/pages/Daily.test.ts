import { screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { here } from '../lib/router.svelte';
import type { DailyScore, DailyState } from '../protocol';
import { open, opened, press, said, standIn } from '../testing/app';

const server = standIn();

const NEW: DailyState = {
  date: '2026-11-17',
  extra_salt: true,
  bot: 'skilled',
  deal: 'round',
  names: ['Robin', 'Kai'],
  today: true,
  stage: 'new',
};
const MINE: DailyScore = { outcome: 'won', points: 42, against: 30, rounds: '+-+' };
const OVER: DailyState = {
  ...NEW,
  stage: 'over',
  table: 'tried',
  yours: MINE,
  master: { outcome: 'lost', points: 36, against: 40, rounds: '-+-' },
  players: 3,
  beaten: 2,
  bins: [
    { low: null, high: 0, count: 2 },
    { low: 1, high: 9, count: 0 },
    { low: 10, high: null, count: 1 },
  ],
};

async function arrive(button: RegExp): Promise<void> {
  server.answers('POST /api/daily', opened('today'));
  await press('button', button);
  await waitFor(() => expect(here.path).toBe('/table/today'));
}

test('the start page leads to the deal, which says what it is and is played', async () => {
  server.answers('GET /api/daily', NEW);
  await open('/');
  const link = screen.getByRole('link', { name: /Deal of the day/ });
  await waitFor(() => expect(link.textContent).toContain('17')); // the leaf of a calendar
  await press('link', /Deal of the day/);
  await waitFor(() => expect(said('main')).toContain('Robin'));

  expect(said('main')).toContain('November 17, 2026 · Extra Salt');
  await arrive(/^Play/);
});

test('a try that was begun can be continued', async () => {
  server.answers('GET /api/daily', { ...NEW, stage: 'playing' } satisfies DailyState);
  await open('/');
  await screen.findByRole('link', { name: /your try is waiting/ });
  await press('link', /Deal of the day/);
  await screen.findByRole('button', { name: /^Continue/ });
  await arrive(/^Continue/);
});

test('afterwards the result is shown, compared and shared, and the deal can be played for fun', async () => {
  const shared = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share: shared }));
  server.answers('GET /api/daily', OVER);
  await open('/');
  await screen.findByRole('link', { name: /won/ });
  await press('link', /Deal of the day/);
  await screen.findByRole('region', { name: 'Deal of the day' });
  const leads = [...document.querySelectorAll('.lead-by')].map((one) => one.textContent);
  expect(leads).toEqual(['+12', '−4']);
  expect(said('main')).toContain('You did better than 2 of 2 other players.');

  await press('button', 'Share');
  expect(shared).toHaveBeenCalledWith({ text: expect.stringContaining('+12') as string });
  expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/replay/tried');
  await arrive(/^Play again/);
});

test('without a server the page says so', async () => {
  server.offline = true;
  await open('/daily');

  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached');
});
