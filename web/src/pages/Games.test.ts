import { fireEvent, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { RatingLine, RatingState, TableLine, TableList } from '../protocol';
import { open, standIn } from '../testing/app';

const server = standIn();

const summary = {
  ...{ players: 2, edition: 'standard', extra_salt: false, target: 40, to_act: null },
  ...{ names: ['Mia', 'Ada'], bots: [null, null], totals: [41, 20], winners: [0] },
};
const line = (more: Partial<TableLine>): TableLine => ({
  ...{ table: 'reef', stage: 'over', version: 9, updated_at: 1, seat: 0, summary },
  ...more,
});

async function finished(tables: TableLine[]): Promise<HTMLElement[]> {
  server.answers('POST /api/guests', { id: 'g', name: 'Mia', kind: 'person' });
  server.answers('GET /api/me/tables', { tables } satisfies TableList);
  localStorage.setItem('seasalt.known', 'true');
  await open('/games');
  return within(await screen.findByRole('region', { name: 'Finished' })).getAllByRole('listitem');
}

const addresses = (row: HTMLElement) =>
  within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('every game of a table has its own result, replay and review, also when the next one is open', async () => {
  const rows = await finished([
    line({ stage: 'gathering', summary: { ...summary, winners: null, totals: null } }),
    line({ game: 2, summary: { ...summary, winners: [1], totals: [12, 40] } }),
    line({ game: 1 }),
  ]);

  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Ada won'),
    expect.stringContaining('You won'),
  ]);
  expect(rows.map(addresses)).toEqual([
    ['/replay/reef?game=2', '/review/reef?game=2'],
    ['/replay/reef?game=1', '/review/reef?game=1'],
  ]);
});

test('a game of an older list leads to the last game of its table', async () => {
  const [row] = await finished([line({})]);

  expect(addresses(row!)).toEqual(['/replay/reef', '/review/reef']);
});

test('a game that went on from a decision of another one says that it was practice', async () => {
  const [row, other] = await finished([
    line({ game: 1, summary: { ...summary, practice: true } }),
    line({ table: 'bay', game: 1 }),
  ]);

  expect(row!.textContent).toContain('practice');
  expect(other!.textContent).not.toContain('practice');
});

async function rated(rating: Partial<RatingState>, lines: RatingLine[] = []): Promise<HTMLElement> {
  const state = { rating: null, within: null, games: 3, of: 10, listed: false, ...rating };
  server.answers('GET /api/me/rating', state);
  server.answers('GET /api/ratings', { lines });
  await finished([line({ game: 1 })]);
  return screen.findByRole('region', { name: 'Your rating' });
}

test('before ten games a rating says how many are left', async () => {
  expect((await rated({})).textContent).toContain('3 of 10');
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
    lines: [{ name: 'Mia', face: 'fox-or', rating: 1520, within: 60, mine: true }],
  });

  await fireEvent.click(within(panel).getByRole('switch', { name: 'Show me in the list' }));

  expect((await within(panel).findByRole('listitem')).textContent).toContain('Mia');
  expect(server.told('PATCH /api/me/rating')).toEqual([{ listed: true }]);
});
