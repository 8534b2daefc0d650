import { screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { here } from '../lib/router.svelte';
import type { DailyDays, DailyFriends, DailyScore, DailyState } from '../protocol';
import { open, opened, press, Refused, said, standIn } from '../testing/app';

import './practice'; // no test waits for it to be loaded

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
const MINE: DailyScore = { outcome: 'won', points: 14, against: 2, rounds: '+', accuracy: 84 };
const OVER: DailyState = {
  ...NEW,
  stage: 'over',
  table: 'tried',
  yours: MINE,
  rated: true,
  master: { outcome: 'lost', points: 6, against: 10, rounds: '-' },
  players: 6,
  beaten: 2,
  bins: [
    { low: null, high: 0, count: 2 },
    { low: 1, high: 9, count: 0 },
    { low: 10, high: null, count: 1 },
  ],
};
const DAYS: DailyDays = {
  first: '2026-01-01',
  today: '2026-11-17',
  streak: 3,
  played: 9,
  days: [
    { date: '2026-11-16', rated: true, yours: { ...MINE, outcome: 'lost', points: 0 } },
    { date: '2026-11-17', rated: true, yours: MINE },
  ],
};
const FRIENDS: DailyFriends = {
  friends: [
    {
      key: 'k1',
      name: 'Jonas',
      face: 'crab-yellow',
      rated: true,
      score: { ...MINE, points: 9, accuracy: 61 },
    },
  ],
};
const QUERY = '?date=2026-11-17&deal=round';

beforeEach(() => {
  server.answers('GET /api/daily/days?month=2026-11&deal=round', DAYS);
  server.answers(`GET /api/daily/friends${QUERY}`, FRIENDS);
});

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
  await screen.findByRole('link', { name: /Jonas/ });
  const leads = [...document.querySelectorAll('.lead-by')].map((one) => one.textContent);
  expect(leads).toEqual(['Ahead:−4', 'Ahead:+7']);
  expect(document.querySelector('dl')!.textContent.replaceAll(/\s+/g, ' ')).toMatch(
    /^ ?Ahead ?\+12 ?Accuracy ?84% ?$/,
  );
  expect(said('main')).toContain('You did better than 2 of 5 other players.');

  await press('button', 'Share');
  expect(shared).toHaveBeenCalledWith({ text: expect.stringContaining('+12') as string });
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/review/tried');
  expect(screen.getByRole('link', { name: /Jonas/ }).getAttribute('href')).toBe(`/parted${QUERY}&friend=k1`);
  await arrive(/^Play again/);
});

test('the master plays, and our game is reviewed, when the result is looked at', async () => {
  const { accuracy, ...unknown } = MINE;
  const before = { ...OVER, yours: unknown, master: null };
  server.answers(`GET /api/daily/master${QUERY}`, { ...unknown, points: 41, against: 30 });
  server.answers('GET /api/daily', before);
  server.answers('GET /api/tables/tried/review', { done: 4, of: 4 });
  server.answers(`GET /api/daily${QUERY}`, { ...OVER, reviewed: 6, outplayed: 1 });
  await open('/daily');

  await screen.findByText('41 : 30');
  await waitFor(() => expect(said('main')).toContain(`${accuracy}%`));
  expect(said('main')).toContain('Your choices were more accurate than in 1 of 5 other games');
});

test('without a server there are no friends, which is said', async () => {
  server.answers('GET /api/daily', { ...OVER, players: 5 });
  server.answers(`GET /api/daily/friends${QUERY}`, new Refused('needs_server'));
  await open('/daily');

  await screen.findByText(/Friends are compared on a server/);
  expect(said('main')).not.toContain('You did better'); // than so few
});

test('the calendar has the days that were played, and leads to every day up to today', async () => {
  server.answers('GET /api/daily', OVER);
  server.answers('GET /api/daily?date=2026-11-03', { ...NEW, date: '2026-11-03', today: false });
  await open('/daily');
  await screen.findByRole('link', { name: 'November 16: lost, −2' });

  expect(said('main')).toContain('Streak: 3 days');
  expect(said('main')).toContain('9 days played');
  expect(screen.queryByRole('link', { name: /November 18/ })).toBeNull();
  await press('link', 'November 3: not played');
  await waitFor(() => expect(said('main')).toContain('This day is over'));
  expect(server.asked.filter((one) => one.startsWith('GET /api/daily?date=2026-11-03'))).toHaveLength(1);
  expect(server.asked.filter((one) => one.includes('/days'))).toHaveLength(1);
  server.answers('POST /api/daily', opened('past'));
  await press('button', /^Play/);
  await waitFor(() => expect(here.path).toBe('/table/past'));
  expect(server.told('POST /api/daily')).toEqual([{ date: '2026-11-03', deal: 'round' }]);
});

test('another month is asked for', async () => {
  server.answers('GET /api/daily', NEW);
  server.answers('GET /api/daily/days?month=2026-10&deal=round', { ...DAYS, days: [] });
  await open('/daily');
  await screen.findByRole('link', { name: /November 16/ });
  await press('button', 'Previous month');

  await screen.findByRole('link', { name: 'October 31: not played' });
  await waitFor(() => expect(screen.queryByRole('link', { name: /November/ })).toBeNull());
});

test('the long deal is a link away, and back', async () => {
  server.answers('GET /api/daily', NEW);
  server.answers('GET /api/daily?deal=long', { ...NEW, deal: 'long', names: ['Robin'] });
  server.answers('GET /api/daily/days?month=2026-11&deal=long', { ...DAYS, days: [] });
  await open('/daily');
  await screen.findByRole('link', { name: /^The long deal/ });
  await press('link', /^The long deal/);

  await screen.findByRole('heading', { name: 'The long deal' });
  expect(said('main')).toContain('A whole game with cards of its own, against Robin');
  expect(screen.getByRole('link', { name: /^Deal of the day/ }).getAttribute('href')).toBe('/daily');
});

test('a day without a deal is told so', async () => {
  server.answers('GET /api/daily?date=2030-01-01', new Refused('no_such_day', 404));
  await open('/daily?date=2030-01-01');

  await screen.findByText('There is no deal of that day.');
});

test('without a server the page says so', async () => {
  server.offline = true;
  await open('/daily');

  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached');
});
