import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ToClient } from '../protocol';
import type { Listener } from './connection';
import { remember } from './settings.svelte';
import { TableStore } from './table.svelte';

let line: Listener;
vi.mock('./connection', () => ({
  Connection: class {
    ahead = 1_000;
    constructor(listener: Listener) {
      line = listener;
    }
  },
}));

const state = (version: number) => ({ version, you: 0, places: [], game: null, legal: [] });
const send = (message: object) => line.message({ table: 't', ...message } as unknown as ToClient);
const snapshot = (version: number) => send({ type: 'snapshot', info: {}, recent: [], state: state(version) });
const update = (version: number) =>
  send({ type: 'update', version, at: 0, events: [], phrase: null, seat: null, state: state(version) });

beforeEach(() => localStorage.clear());

test('the time of the server is ahead of ours, or behind', () => {
  expect(new TableStore('t').serverTime(5)).toBe(1_005);
});

describe('what was missed', () => {
  test('is nothing at a table that this browser has never shown', () => {
    const table = new TableStore('t');
    snapshot(7);
    expect(table.missed).toBeNull();
  });

  test('is what came since the table was last shown', () => {
    remember('seasalt.seen.t', 4);
    const table = new TableStore('t');
    snapshot(7);
    expect(table.missed).toEqual({ after: 4, upTo: 7 });
    table.forgetMissed();
    expect(table.missed).toBeNull();
  });

  test('is nothing of what happens while the table is open, be it shown or not', () => {
    remember('seasalt.seen.t', 7);
    const table = new TableStore('t');
    snapshot(7);
    update(8);
    snapshot(12);
    expect(table.missed).toBeNull();
  });

  test('begins after what somebody looked at last', () => {
    const before = new TableStore('t');
    snapshot(7);
    before.markSeen();
    update(8);
    const after = new TableStore('t');
    snapshot(9);
    expect(after.missed).toEqual({ after: 7, upTo: 9 });
  });
});
