import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cmd, ToClient, Watch } from '../protocol';
import { Connection } from './connection';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; id?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  answer(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const WATCH = { type: 'watch', table: 't', since: 7 } as unknown as Watch;
const command = (id: string) => ({ type: 'cmd', id, table: 't' }) as unknown as Cmd;
const links: string[] = [];
const heard: ToClient[] = [];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  links.length = heard.length = 0;
  connection = new Connection({
    link: (state) => void links.push(state),
    message: (message) => void heard.push(message),
    watching: () => WATCH,
  });
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const first = () => FakeSocket.all[0]!;
const newest = () => FakeSocket.all.at(-1)!;

test('a connection that breaks is made again by itself, and asks for what was missed', () => {
  first().answer();
  first().break();
  expect(links.at(-1)).toBe('waiting');
  vi.advanceTimersByTime(2_000); // before a silent connection would be given up

  expect(FakeSocket.all).toHaveLength(2);
  newest().answer();
  expect(newest().sent).toEqual([WATCH]);
  expect(links.at(-1)).toBe('open');
});

test('a command is repeated until it is answered, and no longer', () => {
  first().answer();
  connection.command(command('a'));
  connection.command(command('b'));
  first().say({ type: 'ack', id: 'a', table: 't', version: 8 });
  first().break();
  vi.advanceTimersByTime(2_000);
  newest().answer();

  expect(first().sent.map(({ id }) => id)).toEqual([undefined, 'a', 'b']);
  expect(newest().sent.map(({ id }) => id)).toEqual([undefined, 'b']);
  expect(heard).toHaveLength(1);
});

test('a connection that has gone silent is asked, and then replaced', () => {
  first().answer();
  vi.advanceTimersByTime(8_000);
  expect(first().sent.map(({ type }) => type)).toContain('ping');
  expect(FakeSocket.all).toHaveLength(1);

  vi.advanceTimersByTime(4_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test('a closed connection does not reconnect', () => {
  first().answer();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
