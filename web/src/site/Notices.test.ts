import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Notices from './Notices.svelte';
import { status } from './status.svelte';
import { update } from './updates.svelte';

const QUIET = { isReady: false, waiting: 0, isElsewhere: false, hasFailed: false, trouble: null };
let shown: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue(); // the words are those of another build: keys are shown instead
  Object.assign(status, QUIET);
  update.isReady = false;
  shown = mount(Notices, { target: document.body });
});
afterEach(() => {
  void unmount(shown);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What is said, some time after a change. */
function said(change: Partial<typeof status>): string[] {
  Object.assign(status, change);
  flushSync();
  vi.advanceTimersByTime(1_000);
  flushSync();
  return [...document.querySelectorAll('.notice p, .setting-up p')].map(({ textContent }) => textContent);
}

test('a table that is waited for is being set up', () => {
  expect(said({})).toEqual([]);
  expect(said({ waiting: 1 })).toEqual(['web-site-setting-up']);
  expect(said({ isReady: true })).toEqual([]);
});

test('a table that is open in another tab is not being set up until that tab is closed', () => {
  expect(said({ waiting: 1, isElsewhere: true })).toEqual(['web-failed-other-tab']);
  expect(said({ isElsewhere: false })).toEqual(['web-site-setting-up']);
});

test('a table that cannot be set up says so, and so does one that breaks', () => {
  expect(said({ waiting: 1, hasFailed: true })).toEqual(['web-failed-no-python']);
  expect(said({ isReady: true })).toEqual(['web-failed-no-python']);
});

test('a notice says that games are not saved, until it is closed', () => {
  expect(said({ isReady: true, trouble: 'storage_full' })).toEqual(['web-site-trouble-storage-full']);
  document.querySelector<HTMLButtonElement>('.notice .icon-btn')!.click();
  expect(said({})).toEqual([]);
});

test('a new version is offered', () => {
  update.isReady = true;
  expect(said({ isReady: true })).toEqual(['web-site-update']);
});
