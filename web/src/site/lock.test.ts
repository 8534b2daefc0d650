import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { own } from './lock';

const LONG = 3_000;
let grant: () => void;
let said: boolean[];

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Ask for a lock that another tab has; `meanwhile` happens before the browser lists the holders. */
function ask(meanwhile: () => void = () => undefined): Promise<void> {
  const locks = {
    request: (_name: string, granted: () => unknown) => (grant = granted),
    query: () => Promise.resolve(meanwhile()),
  };
  vi.stubGlobal('navigator', { locks });
  return own('seasalt', (is) => said.push(is));
}

test('waiting for another tab is reported, and so is its end', async () => {
  const owned = ask();
  await vi.advanceTimersByTimeAsync(LONG);
  expect(said).toEqual([true]);
  grant();
  await owned;
  expect(said).toEqual([true, false]);
});

test('a page that is just being left is no other tab', async () => {
  const owned = ask();
  await vi.advanceTimersByTimeAsync(LONG - 1);
  grant();
  await owned;
  await vi.advanceTimersByTimeAsync(LONG);
  expect(said).toEqual([false]);
});

test('a lock that came while this thread was busy is ours, though its time is over', async () => {
  const owned = ask(() => grant());
  await vi.advanceTimersByTimeAsync(LONG);
  await owned;
  expect(said).toEqual([false]);
});

test('a browser without locks has one table', async () => {
  vi.stubGlobal('navigator', {});
  await own('seasalt', (is) => said.push(is));
  expect(said).toEqual([]);
});
