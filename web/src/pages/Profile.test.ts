import { fireEvent, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { GameCounts, RatingLine, RatingState, Statistics } from '../protocol';
import { open, Refused, standIn } from '../testing/app';

const server = standIn();

const counts = (against: string, more: Partial<GameCounts>): GameCounts => ({
  ...{ against, extra_salt: false, games: 4, won: 0, rounds: 9, stops: 3, bets: 2, bets_won: 0 },
  ...{ mermaids: 0, best: 12 },
  ...more,
});

async function profile(told: Statistics): Promise<void> {
  server.answers('GET /api/me/statistics', told);
  localStorage.setItem('seasalt.known', 'true');
  await open('/profile');
  await screen.findByRole('region', { name: 'Stamps' });
}

const stamps = () =>
  within(screen.getByRole('region', { name: 'Stamps' }))
    .getAllByRole('listitem')
    .map((stamp) => stamp.textContent.replaceAll(/\s+/g, ' ').trim());

test('a stamp is there for what was done once', async () => {
  await profile({
    counts: [counts('beginner', { won: 1 }), counts('skilled', { bets_won: 1 })],
    masters: 2,
    weeks: 0,
  });

  expect(stamps().filter((stamp) => stamp.endsWith('done'))).toEqual([
    'Beginner done',
    'LAST CHANCE won done',
    'Ahead of the master done',
  ]);
  expect(stamps()).toContain('A full week not yet');
});

test('reviews add up to an accuracy by month, and to luck with its sign', async () => {
  await profile({
    counts: [counts('skilled', {})],
    luck: -2.14,
    reviewed: 84,
    months: [
      { month: '2026-10', accuracy: 71, games: 60 },
      { month: '2026-11', accuracy: 78, games: 1 },
    ],
  });

  const told = screen.getByRole('region', { name: 'Accuracy and luck' });
  expect(told.textContent).toContain('Luck so far: −2.1 wins in 84 games.');
  expect(
    within(told)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['October 2026 60 games 71% ', 'November 2026 1 game 78% ']);
});

test('who has played nothing reads what will be here', async () => {
  await profile({ counts: [] });

  expect(stamps().every((stamp) => stamp.endsWith('not yet'))).toBe(true);
  expect(screen.getByRole('main').textContent).toContain('Once a game of yours was reviewed');
});

test('without a server, who adds up is said', async () => {
  server.answers('GET /api/me/statistics', new Refused('needs_server', 501));
  localStorage.setItem('seasalt.known', 'true');
  await open('/profile');

  await screen.findByText(/^A server adds up accuracy and luck/);
  expect(screen.queryByRole('region', { name: 'Stamps' })).toBeNull();
});

async function rated(rating: Partial<RatingState>, lines: RatingLine[] = []): Promise<HTMLElement> {
  const state = { rating: null, within: null, games: 3, of: 10, listed: false, ...rating };
  server.answers('GET /api/me/rating', state);
  server.answers('GET /api/ratings', { lines });
  await profile({ counts: [] });
  return screen.findByRole('region', { name: 'Your rating' });
}

test('before ten games a rating says how many are left', async () => {
  expect((await rated({})).textContent).toContain('3 of 10');
});

test('a rated game that is not over is linked, since no other one counts', async () => {
  await rated({ table: 'reef' });

  expect(screen.getByRole('link', { name: 'Go on with it' }).getAttribute('href')).toBe('/table/reef');
});

test('from ten games on a rating is a number with its interval', async () => {
  const shown = await rated({ rating: 1520, within: 60, games: 40 });
  expect(shown.textContent).toContain('1520 ± 60');
});

test('who wants to be listed says so, and finds themselves in the list', async () => {
  const panel = await rated({});
  expect(panel.textContent).toContain('Nobody is listed yet.');
  server.answers('PATCH /api/me/rating', { rating: 1520, within: 60, games: 40, of: 10, listed: true });
  server.answers('GET /api/ratings', {
    lines: [{ name: 'Mia', face: 'fox-or', rating: 1520, within: 60, mine: true, claimed: false }],
  });

  await fireEvent.click(within(panel).getByRole('switch', { name: 'Show me in the list' }));

  expect((await within(panel).findByRole('listitem')).textContent).toContain('Mia');
  expect(server.told('PATCH /api/me/rating')).toEqual([{ listed: true }]);
});
