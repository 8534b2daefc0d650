// The lobby before a game among friends: its host changes the options, and the others read what has changed.

import { render, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import type { Listener } from '../../lib/connection';
import { TableStore } from '../../lib/table.svelte';
import type { Cmd, Editions, PlaceState, TableInfo, TableState } from '../../protocol';
import { isOn, press, recorded, select, standIn } from '../../testing/app';
import Lobby from './Lobby.svelte';

const server = standIn();

const place = (name: string, ready: boolean): PlaceState => ({
  ...{ name, ready, kind: name ? 'person' : 'empty', face: name ? 'fox-or' : null },
  ...{ bot: null, stand_in: null, why: '', bank: null, go_on_at: null },
});

interface Seen {
  you?: number;
  ready?: boolean;
  host?: number;
  info?: Partial<TableInfo>;
}

/** Ada's lobby with Bo, on one of their seats; `next` is what the server tells then. */
async function lobby(seen: Seen) {
  server.answers('GET /api/tables/t/invites', { seat_invite: 's', watch_invite: 'w' });
  const book = recorded<Editions>('GET /api/editions').editions[0]!.options;
  const sent: Cmd[] = [];
  let line: Listener;
  const table = new TableStore('t', null, (on) => {
    line = on;
    const nothing = () => undefined;
    return {
      ahead: 0,
      command: (cmd) => void sent.push(cmd),
      watch: nothing,
      retry: nothing,
      close: nothing,
    };
  });
  let version = 0;
  const next = async ({ you = 1, ready = false, host = 0, info = {} }: Seen) => {
    const options = { ...book, ...info.options };
    const places = [place('Ada', false), place('Bo', ready)];
    while (places.length < (info.players ?? 2)) places.push(place('', false));
    version += 1;
    line.message({
      ...{ type: 'snapshot', table: 't', recent: [] },
      info: {
        ...{ edition: 'standard', players: 2, target: 40, call_at: 7, pace: 'none', base: 0, bank: 0 },
        ...{ memory_aid: false, hints: false, ...info, options },
      },
      state: {
        version,
        you,
        stage: 'gathering',
        places,
        host,
        games: 0,
        fairness: { commitment: '' },
      } as unknown as TableState,
    });
    await tick();
  };
  const refuse = (code: string) => {
    line.message({ type: 'nak', id: sent.at(-1)!.id, table: 't', code, version });
    return tick();
  };
  line!.link('open', 0);
  await next(seen);
  render(Lobby, { table });
  await waitFor(() => expect(server.asked).toContain('GET /api/editions'));
  await tick();
  return { next, refuse, did: () => sent.map((cmd) => cmd.do) };
}

const changed = () => document.querySelector('.lobby-changed')?.textContent.trim();
const panel = () => document.querySelector('details.more');

test('the host changes an option with one press, and every other stays as it is', async () => {
  const info = { pace: 'bank', base: 45_000, bank: 300_000, options: { mermaid_win: 'instant' } };
  const { did, next } = await lobby({ you: 0, info });
  await waitFor(() => expect(panel()).not.toBeNull());

  await press('switch', 'Extra Salt');
  await press('radio', '3');
  const usual = { edition: 'standard', pace: 'bank', base_seconds: 45, bank_seconds: 300, days: 3 };
  const rest = { type: 'options', ...usual, memory_aid: false, hints: false };
  const options = { mermaid_win: 'instant', extra_salt: 'true' };
  expect(did()).toEqual([
    { ...rest, players: 2, options },
    { ...rest, players: 3, options }, // the first is still on its way
  ]);
  await press('radio', '3');
  expect(did()).toHaveLength(2);

  await next({ you: 0, info: { ...info, players: 3, options } });
  expect(isOn('radio', '3')).toBe(true);
  expect(changed()).toBeUndefined(); // the host knows
});

test('a change that is refused is undone and says why', async () => {
  const { refuse } = await lobby({ you: 0, info: { players: 3 } });
  await waitFor(() => expect(panel()).not.toBeNull());
  await select(/^Rule book/, 'Italian');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Rule book/ }).value).toBe('Italian');

  await refuse('too_many_changes');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Rule book/ }).value).toBe('Standard');
  expect(screen.getByRole('alert').textContent).toContain('too much coming and going');
});

test('a friend reads in one sentence what the host has changed, until ready again', async () => {
  const { next } = await lobby({ ready: true });
  expect(panel()).toBeNull();
  expect(changed()).toBeUndefined();

  const info = { players: 3, options: { extra_salt: 'true' } };
  await next({ info });
  expect(changed()).toBe('Ada changed the rules: 3 players, Extra Salt.');
  expect(document.querySelector('.lobby-changed')!.closest('[aria-live="polite"]')).not.toBeNull();
  expect(screen.getByRole('button', { name: /^I am ready/ })).not.toBeNull();
  const more = { ...info, edition: 'fr', pace: 'days', base: 259_200_000, memory_aid: true, hints: true };
  await next({ info: more });
  expect(changed()).toContain(
    '3 players, Extra Salt, Rule book: French, 3 days per move, Memory aid, Hints.',
  );
  expect(document.getElementById('seats')!.textContent).toBe(
    '3 players, Extra Salt, 3 days per move, hints, Rule book: French, Memory aid',
  );

  await next({ ready: true, info: more });
  expect(changed()).toBeUndefined();
  const house = { extra_salt: 'false', mermaid_win: 'instant' };
  await next({ info: { ...more, pace: 'none', base: 0, hints: false, options: house } });
  expect(changed()).toBe(
    'Ada changed the rules: Extra Salt: no, When four mermaids win: on arrival, No clock, Hints: no.',
  );
});

test('nobody changes the options of a table for everybody', async () => {
  await lobby({ you: 0, info: { public: true } });
  await waitFor(() => expect(server.asked).toContain('GET /api/editions'));

  expect(panel()).toBeNull();
});
