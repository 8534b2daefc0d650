import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '../../lib/catalogs';
import type { DailyScore, DailyState } from '../../protocol';
import Comparison from './Comparison.svelte';

const MINE: DailyScore = { outcome: 'lost', points: 36, against: 40, rounds: '-+-' };
const MASTER: DailyScore = { outcome: 'won', points: 42, against: 39, rounds: '+-+' };
const DEAL: DailyState = {
  date: '2026-11-17',
  extra_salt: false,
  bot: 'skilled',
  deal: 'round',
  names: ['Robin', 'Kai'],
  today: true,
  stage: 'over',
  yours: MINE,
  players: 3,
  beaten: 1,
  bins: [
    { low: null, high: -1, count: 2 },
    { low: 0, high: 0, count: 0 },
    { low: 1, high: null, count: 1 },
  ],
};

beforeAll(() => setLanguage('en'));

test('the master is asked once, and shown beside us and everybody', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify(MASTER))));
  const shown = mount(Comparison, {
    target: document.body,
    props: { deal: DEAL, yours: MINE },
  });
  flushSync();
  expect(document.body.textContent).toContain('The master is playing');
  await vi.waitFor(() => expect(document.body.textContent).toContain('42 : 39'));
  flushSync();

  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/daily/master?date=2026-11-17&deal=round']);
  expect([...document.querySelectorAll('.lead-by')].map((one) => one.textContent)).toEqual(['−4', '+3']);
  expect([...document.querySelectorAll('ol.sr li')].map((one) => one.textContent)).toEqual([
    '−1 or less: 2 players',
    '+1 or more: 1 player',
  ]);
  expect(document.body.textContent).toContain('You did better than 1 of 2 other players.');
  await unmount(shown);
  asked.mockRestore();
});
