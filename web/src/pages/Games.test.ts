import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { here } from '../lib/router.svelte';
import type { Person, PersonWish, TableLine, TableList } from '../protocol';
import { isOn, open, opened, PENDING, press, Refused, standIn } from '../testing/app';

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

// --- people

const ben: Person = {
  person: { table: 'reef', seat: 1, game: 2 },
  ...{ name: 'Ben', face: 'owl-pu', claimed: true, met: true, relation: null },
  ...{ games: 12, won: 7, lost: 5 },
};

async function people(...known: Person[]): Promise<HTMLElement> {
  server.answers('GET /api/me/people', { people: known });
  await finished([line({ game: 1 })]);
  return screen.findByRole('region', { name: 'People' });
}

test('somebody with whom one has played has a record, and is remembered or not met again', async () => {
  const panel = await people(ben);
  expect(panel.textContent).toContain('You 7 : 5 Ben in 12 games');
  await press('button', /^Ben/);
  server.answers('POST /api/me/people', ({ relation }: PersonWish) => ({ people: [{ ...ben, relation }] }));
  await press('switch', 'Remember');
  await within(panel).findByText(/remembered/);
  await press('switch', 'Not again');
  await within(panel).findByText(/not again/);

  expect([isOn('switch', 'Remember'), isOn('switch', 'Not again')]).toEqual([false, true]);
  await press('switch', 'Not again');
  await waitFor(() => expect(isOn('switch', 'Not again')).toBe(false));
  expect(server.told('POST /api/me/people')).toEqual(
    ['remember', 'avoid', null].map((relation) => ({ person: ben.person, relation })),
  );
});

test('playing again opens a table, also while the answer to another wish is on its way', async () => {
  await people(ben);
  await press('button', /^Ben/);
  server.answers('POST /api/me/people', PENDING);
  await press('switch', 'Remember');
  server.answers('POST /api/me/people/again', opened('new'));
  await press('button', /Play again with Ben/);

  await waitFor(() => expect(here.path).toBe('/table/new'));
  expect(server.told('POST /api/me/people/again')).toEqual([ben.person]);
});

test('a report has a reason, and is told to have arrived or why not', async () => {
  await people(ben);
  await press('button', /^Ben/);
  server.answers('POST /api/me/reports', new Refused('too_many_reports', 400));
  await press('button', 'Report');
  await press('button', 'Stalling');
  expect((await screen.findByRole('alert')).textContent).toContain('That is enough for today');
  server.answers('POST /api/me/reports', {});
  await press('button', 'Stalling');

  await screen.findByText('Reported. Thank you.');
  expect(server.told('POST /api/me/reports').at(-1)).toEqual({ person: ben.person, reason: 'slow' });
});
