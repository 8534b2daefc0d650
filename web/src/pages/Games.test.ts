import { screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { TableLine, TableList } from '../protocol';
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
