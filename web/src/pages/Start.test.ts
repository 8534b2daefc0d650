import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { TableList } from '../protocol';
import { here } from '../lib/router.svelte';
import { isOn, open, opened, PENDING, press, Refused, said, select, standIn } from '../testing/app';

const server = standIn();

const summary = { players: 3, edition: 'standard', extra_salt: false, target: 35, totals: [4, 7, 0] };
const RUNNING: TableList = {
  tables: [
    {
      table: 'mine',
      stage: 'playing',
      version: 9,
      updated_at: 1,
      seat: 0,
      summary: { ...summary, names: ['Guest', 'Pip', 'Lou'], bots: [null, 'casual', 'casual'], to_act: 0 },
    },
  ],
};
const WAITING: TableList = {
  tables: [
    {
      table: 'hers',
      stage: 'gathering',
      version: 2,
      updated_at: 1,
      summary: { ...summary, players: 2, names: ['Lotte <i>&', ''], bots: [null, null], to_act: null },
    },
  ],
};

async function play(): Promise<unknown> {
  server.answers('POST /api/tables', opened('new'));
  await press('button', /Play now/);
  await waitFor(() => expect(here.path).toBe('/table/new'));
  const [wish, ...more] = server.told('POST /api/tables');
  expect(more).toEqual([]);
  return wish;
}

// --- find players

test('a search for players leads to their table, with the rules that were chosen', async () => {
  await open('/');
  server.answers('POST /api/quick', opened('met'));
  await press('button', /Find players/);

  await waitFor(() => expect(here.path).toBe('/table/met'));
  expect(server.told('POST /api/quick')).toEqual([
    {
      players: 3,
      edition: 'standard',
      options: { extra_salt: 'false' },
      hints: false,
      memory_aid: false,
      bot: null,
    },
  ]);
});

test('after a while alone the search goes on and offers bots', async () => {
  await open('/');
  const answers = [new Refused('no_players', 404)];
  server.answers('POST /api/quick', () => answers.shift() ?? PENDING);
  await press('button', /Find players/);
  const search = await screen.findByRole('dialog', { name: /Looking for 2 other players/ });
  await within(search).findByText(/Nobody else is looking/);
  await waitFor(() => expect(server.told('POST /api/quick')).toHaveLength(2));

  server.answers('POST /api/tables', opened('new'));
  await press('button', 'Play against bots');

  await waitFor(() => expect(here.path).toBe('/table/new'));
});

test('a search can be stopped, and leads nowhere after that', async () => {
  await open('/');
  server.answers('POST /api/quick', PENDING);
  await press('button', /Find players/);
  await press('button', 'Stop');

  const find = screen.getByRole('button', { name: /Find players/ });
  await waitFor(() => expect(find.getAttribute('aria-busy')).toBe('false'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(here.path).toBe('/');
});

// --- play now

test('one press opens a game against two beginners, and a double press opens one table', async () => {
  await open('/');
  server.answers('POST /api/tables', opened('new'));
  screen.getByRole('button', { name: /Play now/ }).click();

  expect(await play()).toEqual({
    players: 3,
    edition: 'standard',
    options: { extra_salt: 'false' },
    hints: false,
    memory_aid: false,
    bots: ['beginner', 'beginner'],
  });
});

test('what was chosen is played and kept', async () => {
  await open('/');
  await press('radio', '4');
  expect(screen.getByRole('button', { name: 'More choices' }).getAttribute('aria-expanded')).toBe('false');
  await press('button', 'More choices');
  for (const name of ['Extra Salt', 'Hints', 'Memory aid']) await press('switch', name);
  await press('button', /Opponents/);
  await press('button', /^Casual/);
  await select(/^Rule book/, 'French');

  await open('/');
  await press('button', 'More choices');
  expect(isOn('radio', '4')).toBe(true);
  expect(isOn('switch', 'Memory aid')).toBe(true);
  expect(screen.getByRole('button', { name: /Play now/ }).textContent).toContain('three bots, Extra Salt');
  expect(await play()).toEqual({
    players: 4,
    edition: 'fr',
    options: { extra_salt: 'true' },
    hints: true,
    memory_aid: true,
    bots: ['casual', 'casual', 'casual'],
  });
});

test('without a connection the page says so, and the next press works', async () => {
  await open('/');
  server.offline = true;
  await press('button', /Play now/);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('The server cannot be reached. Is this device online?');

  server.offline = false;
  server.asked.length = 0;
  await play();
});

// --- opponents

test('six levels and four characters say how they play', async () => {
  await open('/');
  await press('button', /Opponents/);
  const dialog = within(screen.getByRole('dialog'));
  const faces = (name: string) => dialog.getByRole('region', { name }).querySelectorAll('.face').length;

  expect([faces('Levels'), faces('Characters')]).toEqual([6, 4]);
  expect(dialog.getByRole('button', { name: /^Rusher/ }).textContent).toContain('seven points and out');
  expect(dialog.getByRole('button', { pressed: true }).textContent).toContain('Beginner');
  await press('button', 'Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a character that was chosen is kept, and plays', async () => {
  await open('/');
  await press('button', /Opponents/);
  await press('button', /^Collector/);
  expect(screen.queryByRole('dialog')).toBeNull();

  await open('/');
  expect(screen.getByRole('button', { name: /Opponents/ }).textContent).toContain('Collector');
  expect(await play()).toMatchObject({ bots: ['collector', 'collector'] });
});

test('a bot that is not offered any more gives way to the usual one', async () => {
  localStorage.setItem('seasalt.play', '{"players": 2, "bot": "greedy"}');
  await open('/');

  expect(await play()).toMatchObject({ players: 2, bots: ['beginner'] });
});

// --- what goes on

test('a game that is not over is offered again, at once where it was seen before', async () => {
  localStorage.setItem('seasalt.known', 'true');
  server.answers('GET /api/me/tables', RUNNING);
  await open('/');
  const games = await screen.findByRole('region', { name: 'Your games' });
  expect(games.textContent).toContain('with Pip and Lou');

  server.offline = true; // a list that does not come
  await open('/');
  const link = within(screen.getByRole('region', { name: 'Your games' })).getByRole('link');
  link.click();
  expect(here.path).toBe('/table/mine');
});

test('open tables are listed with any name, and lead to joining', async () => {
  server.answers('GET /api/tables?stage=gathering', WAITING);
  await open('/');
  const list = await screen.findByRole('region', { name: 'Open tables' });
  const link = within(list).getByRole('link', { name: 'Join table of Lotte <i>&' });

  expect(screen.getByRole('link', { name: /^Open tables/ }).textContent).toContain('1');
  link.click();
  expect(here.path).toBe('/join/hers');
});

test('without an open table there is no list of them', async () => {
  await open('/');
  await waitFor(() => expect(server.asked).toContain('GET /api/tables?stage=gathering'));

  expect(screen.queryByRole('region', { name: 'Open tables' })).toBeNull();
});

// --- language and appearance

test('language and appearance change at once', async () => {
  await open('/');
  await press('button', 'Appearance: Dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await press('button', 'Appearance: Light');
  expect(document.documentElement.dataset.theme).toBeUndefined();

  await select(/^Language/, 'Deutsch');
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  expect(said('main')).not.toContain('Play now');
});

// --- the way to every page

test('a link leads to every page', async () => {
  await open('/');
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname);

  expect(links).toEqual([
    '/settings',
    '/daily',
    '/puzzle',
    '/friends',
    '/games/open',
    '/learn',
    '/rules',
    '/score',
    '/games',
  ]);
});

test('a page that is left is not made once more, and the heading of the next has the focus', async () => {
  await open('/settings');
  const headings: string[] = [];
  new MutationObserver((records) => {
    const added = records.flatMap((record) => [...record.addedNodes]);
    for (const node of added)
      if (node instanceof Element) headings.push(node.querySelector('h1')?.textContent ?? '');
  }).observe(document.body, { childList: true, subtree: true });
  const link = Object.assign(document.createElement('a'), { href: '/games' });
  document.body.append(link);
  link.click();
  link.remove();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Games' });

  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(headings.filter(Boolean)).toEqual(['Games']);
});

test('games over days that wait for us have a list of their own and a number on the icon', async () => {
  const badges: number[] = [];
  vi.stubGlobal('navigator', Object.create(navigator, { setAppBadge: { value: badge } }) as Navigator);
  function badge(count: number): Promise<void> {
    badges.push(count);
    return Promise.resolve();
  }
  const [mine] = RUNNING.tables;
  const byDays = ['reef', 'bay', 'cove'].map((table, number) => ({
    ...mine!,
    table,
    summary: { ...mine!.summary, pace: 'days', base: 86_400_000, to_act: number === 2 ? 1 : 0 },
  }));
  server.answers('GET /api/me/tables', { tables: [...byDays, mine!] } satisfies TableList);
  localStorage.setItem('seasalt.known', 'true');

  await open('/');

  const games = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  await screen.findByRole('region', { name: 'Your turn' });
  expect(games('Your turn')).toEqual(['/table/reef', '/table/bay']);
  expect(games('Your games')).toEqual(['/table/mine', '/table/cove']);
  expect(badges).toEqual([2]);
});

// --- asked to a game

test('who is asked to a game goes there, or says no', async () => {
  localStorage.setItem('seasalt.known', 'true');
  const asked = (table: string, name: string) => ({
    ...{ table, name, face: 'owl-pu', claimed: false },
  });
  server.answers('GET /api/me/asked', { tables: [asked('reef', 'Ben'), asked('cove', 'Zoe')] });
  server.answers('DELETE /api/me/asked/reef', { tables: [asked('cove', 'Zoe')] });
  await open('/');
  const list = await screen.findByRole('region', { name: 'You are asked to play' });
  await press('button', 'Not now, Ben');

  await waitFor(() => expect(list.textContent).not.toContain('Ben'));
  expect(within(list).getByRole('link').getAttribute('href')).toBe('/join/cove');
});
