import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cmd, ToClient } from '../protocol';
import type { Listener } from './connection';
import { remember, settings } from './settings.svelte';
import { TableStore } from './table.svelte';

let line: Listener;
const sent: Cmd[] = [];
const aTable = () =>
  new TableStore('t', null, (listener) => {
    line = listener;
    return {
      ahead: 1_000,
      command: (cmd) => void sent.push(cmd),
      watch: () => undefined,
      retry: () => undefined,
      close: () => undefined,
    };
  });

const state = (version: number) => ({ version, you: 0, places: [], game: null, legal: [] });
const send = (message: object) => line.message({ table: 't', ...message } as unknown as ToClient);
const snapshot = (version: number) => send({ type: 'snapshot', info: {}, recent: [], state: state(version) });
const update = (version: number) =>
  send({ type: 'update', version, at: 0, events: [], phrase: null, seat: null, state: state(version) });

beforeEach(() => {
  localStorage.clear();
  settings.speed = 'normal'; // tests of other files leave theirs
});

test('the time of the server is ahead of ours, or behind', () => {
  expect(aTable().serverTime(5)).toBe(1_005);
});

test('the server is told that bots should hurry, and only that', () => {
  aTable();
  expect(line.watching()).not.toHaveProperty('fast');
  settings.speed = 'fast';
  expect(line.watching()).toHaveProperty('fast', true);
});

test.each(['blocked', 'not_signed_in'])('a guest who cannot play on is told so: %s', (code) => {
  const table = aTable();
  snapshot(7);
  line.message({ type: 'problem', code, table: null });
  expect(table.problem).toBe(code);
});

test('a table that the operator has closed cannot be shown any more', () => {
  const table = aTable();
  snapshot(7);
  send({ type: 'problem', code: 'too_fast' });
  expect(table.problem).toBeNull();
  send({ type: 'problem', code: 'closed' });
  expect(table.problem).toBe('closed');
});

test('that a player is away is known as long as the connection stands', () => {
  const table = aTable();
  snapshot(7);
  send({ type: 'away', seat: 1, since: 5, until: null });
  expect(table.away?.seat).toBe(1);
  line.link('waiting', 0);
  expect(table.away).toBeNull();
});

test('a line that broke and brings nothing new interrupts nothing that is shown', () => {
  const table = aTable();
  snapshot(7);
  const clear = vi.spyOn(table.animations, 'clear');
  snapshot(7);
  expect(clear).not.toHaveBeenCalled();
  snapshot(8);
  expect(clear).toHaveBeenCalledOnce();
});

test('options that changed stay, though an older snapshot comes late', () => {
  const table = aTable();
  const options = (players: number, version: number) =>
    send({ type: 'snapshot', info: { players }, recent: [], state: state(version) });
  options(2, 7);
  options(3, 8);
  options(2, 7);
  expect(table.info?.players).toBe(3);
});

describe('what was missed', () => {
  test('is nothing at a table that this browser has never shown', () => {
    const table = aTable();
    snapshot(7);
    expect(table.missed).toBeNull();
  });

  test('is what came since the table was last shown', () => {
    remember('seasalt.seen.t', 4);
    const table = aTable();
    snapshot(7);
    expect(table.missed).toEqual({ after: 4, upTo: 7 });
    table.forgetMissed();
    expect(table.missed).toBeNull();
  });

  test('is nothing that happens while the table is open, whether it is shown or not', () => {
    remember('seasalt.seen.t', 7);
    const table = aTable();
    snapshot(7);
    update(8);
    snapshot(12);
    expect(table.missed).toBeNull();
  });

  test('begins after what was looked at last', () => {
    const before = aTable();
    snapshot(7);
    before.markSeen();
    update(8);
    const after = aTable();
    snapshot(9);
    expect(after.missed).toEqual({ after: 7, upTo: 9 });
  });
});

describe('what can be pressed', () => {
  test('belongs to the newest state: a move for an older one only skips to it', () => {
    const table = aTable();
    snapshot(7);
    table.animations.hold(true);
    update(8);
    sent.length = 0;
    table.act('draw');
    expect(sent).toEqual([]);
    table.animations.hold(false);
    table.act('draw');
    expect(sent).toMatchObject([{ expect: 8, do: { action: 'draw' } }]);
  });

  test('a move is pending until it is shown, not only until it is acknowledged', () => {
    const table = aTable();
    snapshot(7);
    table.act('draw');
    table.animations.hold(true);
    update(8);
    send({ type: 'ack', id: table.pending, version: 8 });
    expect(table.pending).not.toBeNull();
    table.animations.hold(false);
    expect(table.pending).toBeNull();
  });
});

test('what somebody says whom we do not want to meet again is not heard, before and after we know it', async () => {
  const people = [
    { person: { table: 't', seat: 1 }, relation: 'avoid' },
    { person: { table: 't', seat: 2 }, relation: null },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ people }))));
  const table = aTable();
  const say = (version: number, seat: number) =>
    send({ type: 'update', version, at: 0, events: [], phrase: 'wow', seat, state: state(version) });
  snapshot(7);
  say(8, 1);
  say(9, 2);
  expect(table.phrases.map(({ seat }) => seat)).toEqual([1, 2]);
  await table.meet();
  vi.unstubAllGlobals();
  say(10, 1);

  expect(table.phrases.map(({ seat }) => seat)).toEqual([2]);
  expect(table.unread).toBe(2); // as before we knew
});
