import { render, screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { USUAL_RULES } from '../lib/editions';
import type { Editions, NewTable } from '../protocol';
import { isOn, open, opened, openHouseRules, press, recorded, select, standIn } from '../testing/app';
import HouseRules from './HouseRules.svelte';

const server = standIn();
const { options } = recorded<Editions>('GET /api/editions');

async function openTable(): Promise<NewTable> {
  server.answers('POST /api/tables', opened('new'));
  await press('button', /^Get a link/);
  await waitFor(() => expect(server.told('POST /api/tables').length).toBeGreaterThan(0));
  return server.told('POST /api/tables').at(-1) as NewTable;
}

const house = () => document.querySelector<HTMLElement>('details.house')!;
const summary = () => house().querySelector('small')!.textContent;

test('every option of the rules can be chosen for a table, and is played', async () => {
  await open('/friends');
  await press('switch', 'Extra Salt');
  await openHouseRules();
  for (const list of within(house()).getAllByRole<HTMLSelectElement>('combobox')) {
    list.selectedIndex = list.options.length - 1;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const button of within(house()).getAllByRole('switch')) button.click();

  const wish = await openTable();
  expect(Object.keys(wish.options!).sort()).toEqual(options.map(({ name }) => name).sort());
  for (const { name, default: usual } of options) expect(wish.options![name]).not.toBe(usual);
  expect(wish.options!['target_score']).toBe('100');
});

test('a house rule is counted and says what the book has, and one press goes back to the book', async () => {
  await open('/friends');
  await openHouseRules();
  expect(summary()).toBe('all as in the rule book');
  await select(/^The color of mermaids/, 'No color');
  await press('switch', /^A discard must go to the empty pile/);
  expect(summary()).toBe('2 of your own');
  expect(screen.getByRole('combobox', { name: 'The color of mermaids · in the book: white' })).not.toBeNull();

  await press('button', 'Play by the rule book');
  expect(summary()).toBe('all as in the rule book');
  expect(isOn('switch', /^A discard must go to the empty pile/)).toBe(true);
  expect((await openTable()).options).toEqual({ extra_salt: 'false' });
});

test('what the chosen book says is no house rule', async () => {
  await open('/friends');
  await openHouseRules();
  await select(/^Who wins among equal totals/, 'Who ended the last round');
  await select(/^Rule book/, 'French');
  expect(summary()).toBe('all as in the rule book');

  await select(/^Who wins among equal totals/, 'Most points in the last round');
  expect((await openTable()).options).toEqual({ tie_break: 'last_round_points', extra_salt: 'false' });
});

test('options of cards that are not in the box are not offered', async () => {
  await open('/friends');
  await openHouseRules();
  expect(screen.queryByRole('combobox', { name: /^A starfish and a duo/ })).toBeNull();
  await press('switch', 'Extra Salt');
  expect(screen.queryByRole('combobox', { name: /^A starfish and a duo/ })).not.toBeNull();
});

test('a wish that was kept is merged over the defaults, without what this version does not know', async () => {
  const kept = { players: 2, house: { mermaid_win: 'instant', tie_break: 'by_lot', kraken: 'true' } };
  localStorage.setItem('seasalt.friends', JSON.stringify(kept));
  await open('/friends');
  await waitFor(() => expect(summary()).toBe('one of your own'));

  expect(await openTable()).toMatchObject({
    players: 2,
    edition: 'standard',
    options: { mermaid_win: 'instant', extra_salt: 'false' },
  });
});

test('without a connection the list says so, and the next press tries again', async () => {
  await open('/friends');
  server.offline = true;
  house().dispatchEvent(new Event('toggle'));
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached');
  server.offline = false;

  await openHouseRules();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('of a table that is there its house rules are listed, and nothing if there are none', async () => {
  const { container } = render(HouseRules, { rules: { ...USUAL_RULES, house: { mermaid_win: 'instant' } } });
  await waitFor(() => expect(container.textContent).toContain('When four mermaids win: on arrival'));

  const other = render(HouseRules, { rules: USUAL_RULES, editions: recorded<Editions>('GET /api/editions') });
  expect(other.container.textContent).toBe('');
});
