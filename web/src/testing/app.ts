// The whole app in a test: pages, words and router are the real ones. Only the server is replaced: by recorded
// answers (tests/snapshots/answers.json, which tests/offline/test_recorded_answers.py compares with the
// server's), and by a test's own answers, in the types of the protocol.

import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  type ByRoleMatcher,
} from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import text from '../../../tests/snapshots/answers.json?raw';
import App from '../App.svelte';
import { PAGES } from '../pages';
import { rename } from '../lib/api';
import { setLanguage } from '../lib/catalogs';
import { go, here, startRouter } from '../lib/router.svelte';
import { settings, showTheme } from '../lib/settings.svelte';
import type {
  Asked,
  DailyState,
  GuestAnswer,
  NameState,
  NewGuest,
  People,
  RatingList,
  RatingState,
  Statistics,
  SubscriptionState,
  TableAnswer,
  TableList,
} from '../protocol';

configure({ asyncUtilTimeout: 20_000 }); // only a failure takes that long: machines may be busy

/** A finished game of three: Mia, the user, on the first seat, then Ada and Bo. */
export const PLAYED = 'record-acb803a05885ef73';

const guest = ({ name, face }: NewGuest): GuestAnswer => ({
  ...{ id: 'g', name: name ?? '', kind: 'person' },
  ...(face && { face }),
});

const RECORDED = JSON.parse(text) as Record<string, unknown>;
/** The answers for a new guest. */
const USUAL: Record<string, unknown> = {
  'POST /api/guests': guest,
  'PATCH /api/me': guest,
  'GET /api/me/tables': { tables: [] } satisfies TableList,
  'GET /api/me/subscription': { key: null } satisfies SubscriptionState,
  'GET /api/me/statistics': { counts: [] } satisfies Statistics,
  'GET /api/me/rating': { rating: null, within: null, games: 0, of: 10, listed: false } satisfies RatingState,
  'GET /api/ratings': { lines: [] } satisfies RatingList,
  'GET /api/me/people': { people: [] } satisfies People,
  'GET /api/me/asked': { tables: [] } satisfies Asked,
  'GET /api/me/name': { name: null, claimed: false } satisfies NameState,
  'GET /api/tables?stage=gathering': { tables: [] } satisfies TableList,
  'GET /api/tables?stage=playing': { tables: [] } satisfies TableList,
  'GET /api/daily': {
    date: '2026-11-17',
    extra_salt: false,
    bot: 'skilled',
    deal: 'round',
    names: ['Robin', 'Kai'],
    today: true,
    stage: 'new',
  } satisfies DailyState,
};

/** The recorded answer to a request. */
export const recorded = <T>(request: string): T => structuredClone(RECORDED[request]) as T;

/** A refusal of the server. */
export class Refused {
  constructor(
    readonly code: string,
    readonly status = 400,
  ) {}
}

export class StandIn {
  /** Every request so far: `POST /api/guests {"name":"Mia"}`. */
  readonly asked: string[] = [];
  /** Whether requests fail, as without a network. */
  offline = false;
  /** What fails a test at its end: errors on the console, as of words that are missing, and unknown requests. */
  readonly troubles: string[] = [];
  #own: Record<string, unknown> = {};

  /** From now on, a request (with or without its body) is answered so, once it is there; a function is given its body. */
  answers(request: string, answer: unknown): void {
    this.#own[request] = answer;
  }

  reset(): void {
    this.offline = false;
    this.#own = {};
  }

  /** The bodies of the requests to a path. */
  told(request: string): unknown[] {
    const bodies = this.asked.filter((one) => one.startsWith(`${request} `));
    return bodies.map((one) => JSON.parse(one.slice(request.length + 1)) as unknown);
  }

  fetch = (path: string, { method = 'GET', body, signal }: RequestInit = {}): Promise<Response> => {
    const request = `${method} ${path}`;
    const told = typeof body === 'string' ? body : '';
    const whole = told ? `${request} ${told}` : request;
    this.asked.push(whole);
    if (this.offline) return Promise.reject(new TypeError('offline'));
    for (const key of [whole, request])
      for (const answers of [this.#own, RECORDED, USUAL])
        if (key in answers) {
          const own = answers[key];
          const answer: unknown = typeof own === 'function' ? (own as Answerer)(JSON.parse(told)) : own;
          return answer === PENDING ? aborted(signal) : Promise.resolve(answer).then(respond);
        }
    this.troubles.push(`no answer to ${whole}`);
    return PENDING;
  };
}

/** No answer: it is still on its way. */
export const PENDING = new Promise<never>(() => {});

const aborted = (signal?: AbortSignal | null) =>
  new Promise<never>((_, fail) => signal?.addEventListener('abort', () => fail(new TypeError('aborted'))));

type Answerer = (told: unknown) => unknown;

function respond(answer: unknown): Response {
  if (answer instanceof Refused)
    return new Response(JSON.stringify({ code: answer.code, about: '' }), { status: answer.status });
  return new Response(JSON.stringify(answer));
}

/** The answer to a request that opens a table. */
export const opened = (table: string): TableAnswer => ({
  ...recorded<TableAnswer>(`GET /api/tables/${PLAYED}`),
  table,
});

/** Call it at the top of a file: a server for each of its tests, on a browser that has never been here. */
export function standIn(): StandIn {
  const server = new StandIn();
  afterAll(startRouter()); // a file that reloads the modules has its own router
  const usual = { ...settings, language: 'en' as const };
  const { device } = (window as unknown as { happyDOM: { settings: HappySettings } }).happyDOM.settings;
  beforeEach(async () => {
    server.reset();
    Object.assign(settings, usual);
    device.prefersReducedMotion = 'reduce'; // no test waits for animations
    vi.stubGlobal('fetch', (path: string, options?: RequestInit) => server.fetch(path, options));
    vi.stubGlobal(
      'WebSocket',
      class {
        static readonly OPEN = 1;
        readonly readyState = 0;
        close() {}
      },
    ); // it never opens, so a table stays in its first state
    vi.stubGlobal('getComputedStyle', () => PLAIN); // there are no style sheets here, and computing styles is slow
    vi.spyOn(console, 'error').mockImplementation((...said) => void server.troubles.push(said.join(' ')));
    await setLanguage('en');
    await rename('Guest'); // tests of other files leave theirs
    server.asked.length = 0;
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    device.prefersReducedMotion = 'no-preference';
    Object.assign(settings, usual);
    showTheme();
    history.replaceState(null, '', '/');
    expect(server.troubles.splice(0)).toEqual([]);
  });
  return server;
}

const PLAIN = { display: 'block', visibility: 'visible', getPropertyValue: () => '' };

interface HappySettings {
  device: { prefersReducedMotion: string };
}

/** The code of the page that the address is of: it is compiled when it is first wanted, which is no part of a wait. */
const loaded = () => PAGES[here.path.split('/')[1] ?? '']?.();

/** Open a page of the app, and wait until it is there. */
export async function open(path: string): Promise<void> {
  cleanup();
  go(path);
  await loaded();
  render(App);
  await waitFor(() => screen.getByRole('main'));
}

/** Press something, and wait for the page that it leads to, if it does. */
export async function click(thing: HTMLElement | null): Promise<void> {
  const [path, page] = [here.path, document.querySelector('main')];
  thing!.click();
  await tick();
  if (here.path === path) return;
  await loaded();
  await waitFor(() => expect(document.querySelector('main')).not.toBe(page));
  await new Promise((done) => setTimeout(done)); // the page that is left may have changed first
}

/** Press what has that role and name. */
export const press = (role: ByRoleMatcher, name: string | RegExp) => click(screen.getByRole(role, { name }));

/** Choose from a list. */
export async function select(name: RegExp, option: string): Promise<void> {
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name });
  const found = [...list.options].findIndex(({ text }) => text === option);
  expect(found, `no ${option} in ${list.textContent}`).toBeGreaterThanOrEqual(0);
  list.selectedIndex = found;
  await fireEvent.change(list);
}

/** Whether what has that role and name is chosen, switched on or pressed. */
export function isOn(role: ByRoleMatcher, name: string | RegExp): boolean {
  const found = screen.getByRole(role, { name });
  return ['aria-checked', 'aria-pressed'].some((state) => found.getAttribute(state) === 'true');
}

/** What has that role, as text. */
export const said = (role: ByRoleMatcher): string => screen.getByRole(role).textContent;

/** Open the list of house rules, and wait until it is there. */
export async function openHouseRules(): Promise<void> {
  const list = document.querySelector<HTMLDetailsElement>('details.house')!;
  list.open = true;
  list.dispatchEvent(new Event('toggle'));
  await waitFor(() => expect(list.querySelectorAll('select').length).toBeGreaterThan(0));
}
