// The browser's own parts are replaced here: a Chromium of the tests reaches no push service.

import { screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sessions, SubscriptionState } from '../protocol';
import { isOn, open, press, Refused, standIn } from '../testing/app';

const server = standIn();
const PATH = '/api/me/subscription';
const SWITCH = 'Notify me when it is my turn';
const browser = { permission: 'default', answer: 'granted', endpoint: '', at: 'https://push.example/1' };

const subscription = () =>
  browser.endpoint && {
    endpoint: browser.endpoint,
    toJSON: () => ({ endpoint: browser.endpoint, keys: { p256dh: 'BA', auth: 'AA' } }),
    unsubscribe: () => Promise.resolve((browser.endpoint = '')),
  };

const pushManager = {
  getSubscription: () => Promise.resolve(subscription() || null),
  subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    expect([...applicationServerKey]).toEqual([251, 255]);
    browser.endpoint = browser.at;
    return browser.at ? Promise.resolve(subscription()) : Promise.reject(new DOMException('', 'AbortError'));
  },
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'standalone');
});
beforeEach(() => {
  Object.assign(browser, {
    permission: 'default',
    answer: 'granted',
    endpoint: '',
    at: 'https://push.example/1',
  });
  const root = {
    scope: `${location.origin}/`,
    active: { state: 'activated', addEventListener() {} },
    pushManager,
  };
  const serviceWorker = {
    getRegistrations: () => Promise.resolve([root]),
    register: () => Promise.resolve(root),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: () => Promise.resolve((browser.permission = browser.answer)),
  });
  localStorage.setItem('seasalt.known', 'true');
  server.answers('GET /api/me/sessions', { sessions: [], keys: [], passkeys: [] } satisfies Sessions);
  server.answers(`POST ${PATH}`, ({ endpoint, language }: Saved) => know({ endpoint, language }));
  server.answers(`DELETE ${PATH}`, { key: KEY } satisfies SubscriptionState);
  know({});
});

type Saved = Partial<SubscriptionState>;
const KEY = '-_8';

/** What the server knows of this browser. */
function know(saved: Saved): SubscriptionState {
  const state = { key: KEY, ...saved };
  server.answers(`GET ${PATH}`, state);
  return state;
}

test('notices are turned on by a press, which asks the browser, and off again', async () => {
  await open('/settings');
  await screen.findByRole('switch', { name: SWITCH });
  expect(browser.permission).toBe('default');
  await press('switch', SWITCH);
  await waitFor(() => expect(isOn('switch', SWITCH)).toBe(true));

  expect(server.told(`POST ${PATH}`)).toEqual([
    { endpoint: 'https://push.example/1', p256dh: 'BA', auth: 'AA', language: 'en' },
  ]);
  await press('switch', SWITCH);
  await waitFor(() => expect(isOn('switch', SWITCH)).toBe(false));
  expect(server.asked).toContain(`DELETE ${PATH}`);
  await waitFor(() => expect(browser.endpoint).toBe(''));
});

test('a browser that was told to block notices says what to do', async () => {
  browser.answer = 'denied';
  await open('/settings');
  await screen.findByRole('switch', { name: SWITCH });
  await press('switch', SWITCH);

  await screen.findByText(/^Your browser blocks notices/);
  expect(server.told(`POST ${PATH}`)).toEqual([]);
});

test('a browser without its push service, and a server that refuses it, are said', async () => {
  browser.at = '';
  await open('/settings');
  await screen.findByRole('switch', { name: SWITCH });
  await press('switch', SWITCH);
  expect((await screen.findByRole('alert')).textContent).toContain('could not reach its push service');

  browser.at = 'https://elsewhere.example/1';
  server.answers(`POST ${PATH}`, new Refused('bad_push_service'));
  await press('switch', SWITCH);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('cannot send notices'));
  expect(isOn('switch', SWITCH)).toBe(false);
});

test('an endpoint that the browser has renewed, and another language, are told to the server', async () => {
  browser.permission = 'granted';
  browser.endpoint = 'https://push.example/2';
  know({ endpoint: 'https://push.example/1', language: 'en' });
  await open('/settings');
  await waitFor(() => expect(server.told(`POST ${PATH}`)).toHaveLength(1));

  know({ endpoint: 'https://push.example/2', language: 'de' });
  await open('/settings');
  await waitFor(() => expect(server.told(`POST ${PATH}`)).toHaveLength(2));
  expect(server.told(`POST ${PATH}`).map((one) => (one as Saved).endpoint)).toEqual([
    'https://push.example/2',
    'https://push.example/2',
  ]);
});

test('another guest in the same browser is told nothing without a press', async () => {
  browser.permission = 'granted';
  browser.endpoint = 'https://push.example/1';
  await open('/settings');
  await waitFor(() => expect(isOn('switch', SWITCH)).toBe(false));

  expect(server.told(`POST ${PATH}`)).toEqual([]);
});

test('where no notices can come nothing is offered, nor a way to the app without a game over days', async () => {
  Reflect.deleteProperty(globalThis, 'PushManager');
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  await open('/settings');
  await waitFor(() => expect(screen.queryByRole('switch', { name: SWITCH })).toBeNull());

  expect(screen.queryByText(/Home Screen/)).toBeNull();
});

// --- the service worker

type Handler = (event: unknown) => void;

/** The handlers of the service worker, with these pages open; what it does. */
async function worker(...urls: string[]) {
  const handlers: Record<string, Handler> = {};
  const done: unknown[] = [];
  const windows = urls.map((url) => ({ url, focus: () => done.push(['focus', url]) }));
  vi.stubGlobal('self', {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    navigator: { setAppBadge: (count: number) => Promise.resolve(done.push(['badge', count])) },
    registration: { showNotification: (...shown: unknown[]) => done.push(shown) },
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: (path: string) => done.push(['open', path]),
    },
  });
  vi.resetModules();
  await vi.importActual('./sw/sw'); // it is compiled for another kind of global object
  const tell = async (name: string, event: object) => {
    let all: unknown;
    handlers[name]!({ ...event, waitUntil: (work: unknown) => (all = work) });
    await all;
    return done;
  };
  return tell;
}

const click = { notification: { close() {}, data: 'https://seasalt.example/table/reef' } };

test('a message is shown, and puts the number on the icon', async () => {
  const tell = await worker();
  const notification = { title: 'Your turn', body: 'Ben', tag: 'reef', navigate: click.notification.data };
  const done = await tell('push', { data: { json: () => ({ notification, app_badge: 2 }) } });

  expect(done).toEqual([
    ['badge', 2],
    ['Your turn', { body: 'Ben', tag: 'reef', icon: '/icon-180.png', data: click.notification.data }],
  ]);
});

test('a press on it opens the table, in its window if it has one', async () => {
  expect(await (await worker(`${location.origin}/`))('notificationclick', click)).toEqual([
    ['open', '/table/reef'],
  ]);
  const page = `${location.origin}/table/reef`;
  expect(await (await worker(page))('notificationclick', click)).toEqual([['focus', page]]);
});
