import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guest, KNOWN } from '../lib/api';
import { setLanguage } from '../lib/catalogs';
import { CONNECTED } from '../lib/connection';
import { recall, remember } from '../lib/settings.svelte';
import type { NoticeState } from '../protocol';
import OperatorNotice from './OperatorNotice.svelte';

const BACK = { text: 'Back at <b>22:00</b>', until: 5 };
let answer: NoticeState | null;
let page: Record<string, unknown>;
let me: { id: string } | null; // who the server says that this browser is
const asked = vi.fn((path: string, options?: RequestInit) => {
  if (path === '/api/me' && !me)
    return Promise.resolve(Response.json({ code: 'not_signed_in' }, { status: 401 }));
  if (path === '/api/me' || options?.method === 'POST') return Promise.resolve(Response.json(me));
  return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError('no network'));
});

beforeEach(async () => {
  await setLanguage('en');
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockClear();
  localStorage.clear();
});
afterEach(() => {
  void unmount(page);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page on which the server has this to say. */
async function open(says: NoticeState | null): Promise<void> {
  answer = says;
  page = mount(OperatorNotice, { target: document.body });
  await settled();
}

async function settled(milliseconds = 0): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

const shown = () =>
  [...document.querySelectorAll('[role=status] p')].map((one) => one.lastChild?.textContent);

test('a page shows what the operator says, as text and not as markup', async () => {
  await open(BACK);

  expect(asked).toHaveBeenCalledWith('/api/notice', expect.anything());
  expect(shown()).toEqual([BACK.text]);
  expect(document.querySelector('.notice b')?.textContent).toBe('From the operator of this server');
});

test('nothing is shown where the operator says nothing, or the server is out of reach', async () => {
  await open({});
  expect(shown()).toEqual([]);

  answer = null;
  dispatchEvent(new Event(CONNECTED));
  await settled();
  expect(shown()).toEqual([]);
});

test('it stays when the server goes, and changes when it is back', async () => {
  await open(BACK);
  answer = null;
  await settled(180_000);
  expect(shown()).toEqual([BACK.text]);

  answer = { text: 'Here we are', until: 6 };
  dispatchEvent(new Event(CONNECTED));
  await settled();
  expect(shown()).toEqual(['Here we are']);
});

test('an open page finds out within three minutes that it is over', async () => {
  await open(BACK);
  answer = {};

  await settled(180_000);
  expect(shown()).toEqual([]);
});

test('a notice that was closed stays closed, on other pages too, until there is another', async () => {
  await open(BACK);
  document.querySelector<HTMLButtonElement>('.icon-btn')!.click();
  await settled(180_000);
  expect(shown()).toEqual([]);
  void unmount(page);

  await open(BACK);
  expect(shown()).toEqual([]);
  answer = { ...BACK, until: 7 };
  dispatchEvent(new Event(CONNECTED));
  await settled();
  expect(shown()).toEqual([BACK.text]);
});

const OUT = 'This device was signed out. From now on you are somebody new here.';

test('a browser that was signed out is told so once, and where a key brings it back', async () => {
  remember(KNOWN, 'ada');
  me = null;
  await open({});
  expect(shown()).toEqual([OUT]);
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  document.querySelector<HTMLButtonElement>('.notice > .btn')!.click();
  expect(left).toHaveBeenCalledWith('/account');

  document.querySelector<HTMLButtonElement>('.icon-btn')!.click();
  await settled(180_000);
  expect(shown()).toEqual([]);
  expect(recall(KNOWN)).toBe(false);
});

test('a page that has begun as somebody new says so, too', async () => {
  remember(KNOWN, 'ada');
  me = { id: 'ada' };
  await open({});
  expect(shown()).toEqual([]);

  me = { id: 'ben' };
  await guest('Ada');
  await settled();
  expect(shown()).toEqual([OUT]);
  expect(recall(KNOWN)).toBe('ben');
});

test('a browser that was nobody asks nothing, and is told nothing', async () => {
  await open({});

  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/notice']);
  expect(shown()).toEqual([]);
});
