import { screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { here } from '../lib/router.svelte';
import type { BoardDeal, DailyBoard, DailyScore } from '../protocol';
import { open, opened, press, Refused, said, standIn } from '../testing/app';

import './practice'; // no test waits for it to be loaded

const server = standIn();

const MINE: DailyScore = { outcome: 'won', points: 14, against: 2, rounds: '+', accuracy: 84 };
const THEIRS: DailyScore = { ...MINE, outcome: 'lost', points: 6, against: 9, accuracy: 61 };
const over = (date: string, yours = MINE): BoardDeal => ({
  ...{ date, extra_salt: false, stage: 'over', table: `at-${date}` },
  yours,
});
const fresh = (date: string): BoardDeal => ({ date, extra_salt: false, stage: 'new' });

const DAYS = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`);
const WEEK: DailyBoard = {
  first: '2026-01-01',
  today: '2026-11-18',
  deals: DAYS.map((date, at) => (at ? fresh(date) : over(date))),
  others: [
    {
      name: 'Jonas',
      face: 'crab-ye',
      results: DAYS.map((_, at) => (at ? null : { key: 'k1', score: THEIRS })),
    },
  ],
};
const ID = '2026-11-18-0123456789abcdef';
const SET: DailyBoard = {
  ...WEEK,
  deals: [over(`${ID}-1`), fresh(`${ID}-2`), fresh(`${ID}-3`)],
  others: [{ ...WEEK.others[0]!, results: [{ key: 'k2', score: THEIRS }, null, null] }],
};

beforeEach(() => server.answers('GET /api/daily/board?deal=round', WEEK));

const links = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent.replaceAll(/\s+/g, ' ').trim()]);

test('a week has our results and those of friends beside each other, and the days that can be played', async () => {
  await open('/week');
  await screen.findByRole('heading', { name: 'The week' });

  await waitFor(() =>
    expect(links()).toEqual([
      ['/review/at-2026-11-16', 'Ahead:+12 Accuracy:84%'],
      ['/daily?date=2026-11-17', ''],
      ['/daily', ''],
      ['/parted?date=2026-11-16&deal=round&friend=k1', 'Ahead:−3 Accuracy:61%'],
    ]),
  );
  expect(screen.getByRole('link', { name: 'November 17: not played' })).toBeTruthy();
  expect(said('main')).toMatch(/November 16\s–\s22, 2026/);
  expect(screen.queryByRole('link', { name: 'Next week' })).toBeNull();
});

test('the week before is a link away', async () => {
  const before = DAYS.map((_, at) => fresh(`2026-11-${String(9 + at).padStart(2, '0')}`));
  server.answers('GET /api/daily/board?date=2026-11-15&deal=round', { ...WEEK, deals: before, others: [] });
  await open('/week');
  await screen.findByRole('link', { name: 'Previous week' });
  await press('link', 'Previous week');

  await screen.findByRole('link', { name: 'November 9: not played' });
  expect(screen.getByRole('link', { name: 'Next week' }).getAttribute('href')).toBe('/week?date=2026-11-16');
});

test('who wants to send deals gets a link to a new set', async () => {
  const shared = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share: shared }));
  server.answers('POST /api/sets', { set: ID });
  server.answers(`GET /api/daily/board?date=${ID}&deal=set`, { ...SET, others: [] });
  await open('/set');
  await waitFor(() => expect(here.path).toBe(`/set/${ID}`));
  await screen.findByRole('button', { name: 'Send the link' });
  await press('button', 'Send the link');

  expect(shared).toHaveBeenCalledWith(
    expect.objectContaining({ url: expect.stringContaining(`/set/${ID}`) as string }),
  );
  expect(said('main')).toContain('you see here who else has');
});

test('who follows the link plays the next deal, and sees others where they have finished one', async () => {
  server.answers(`GET /api/daily/board?date=${ID}&deal=set`, SET);
  await open(`/set/${ID}`);
  await screen.findByText('Jonas');

  expect(links().map(([to]) => to)).toEqual([
    `/review/at-${ID}-1`,
    `/parted?date=${ID}-1&deal=set&friend=k2`,
  ]);
  expect(screen.getAllByRole('button', { name: /^Play deal [23]$/ })).toHaveLength(2);
  server.answers('POST /api/daily', opened('second'));
  await press('button', /^Play deal 2 ?one try/);
  await waitFor(() => expect(here.path).toBe('/table/second'));
  expect(server.told('POST /api/daily')).toEqual([{ date: `${ID}-2`, deal: 'set' }]);
});

test('our accuracy is there once the game was reviewed', async () => {
  let asked = 0;
  const board = { ...SET, deals: [over(`${ID}-1`, { ...MINE, accuracy: null }), ...SET.deals.slice(1)] };
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) => {
    if (path.includes('/board')) server.answers(`GET ${path}`, asked++ ? SET : board);
    return server.fetch(path, options);
  });
  server.answers(`GET /api/tables/at-${ID}-1/review`, { done: 4, of: 4 });
  await open(`/set/${ID}`);

  await waitFor(() => expect(said('main')).toContain('84%'));
});

test('without a server there is nobody to compare with, which is said', async () => {
  server.answers('GET /api/daily/board?deal=round', new Refused('needs_server', 501));
  await open('/week');

  await screen.findByText(/Friends are compared on a server/);
});

test('a link that is wrong or too old is told so', async () => {
  server.answers('GET /api/daily/board?date=old&deal=set', new Refused('no_such_set', 404));
  await open('/set/old');

  await screen.findByText(/These deals are not there, or no longer/);
});
