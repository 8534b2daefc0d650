// The service worker: keeps all files of one version, and answers from that version only, so that a page is
// never half of one version and half of another. `./dev site` writes the version and the list of files here.

import type { FromKeeper, TakeOver } from '../messages';

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: Record<string, string>; // path: the beginning of its SHA-256

const FILES = __FILES__;
const SCOPE = self.registration.scope;
const PREFIX = `seasalt ${SCOPE} `;
const CACHE = `${PREFIX}__VERSION__`;
const AT_ONCE = 4;
const LOOKS = 10;
const LOOK_AGAIN = 300; // milliseconds
const INDEX = 'index.html';
const WORKER = /^assets\/worker-/;
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const LATER = 'python/networks/'; // as large as Python, so they are kept when a network first plays

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(serve(path));
});
self.addEventListener('message', (event) => {
  const wish = event.data as TakeOver;
  if (wish.type === 'take-over') event.waitUntil(takeOver(wish.evenIfOthers));
});

/** The requested file of this version; null if it is none of them. */
function pathOf({ method, url }: Request): string | null {
  const [address = ''] = url.split(/[?#]/);
  if (method !== 'GET' || !address.startsWith(SCOPE)) return null;
  const path = decodeURI(address.slice(SCOPE.length)) || INDEX;
  return path in FILES ? path : null;
}

async function serve(path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  const file = (await cache.match(urlOf(path))) ?? (await keep(cache, path)); // the browser may have evicted it
  return WORKER.test(path) ? withPolicy(file) : file;
}

/** The policy of a page does not hold for its workers, and a host of plain files sends none. */
function withPolicy(file: Response): Response {
  const headers = new Headers(file.headers);
  headers.set('content-security-policy', POLICY);
  return new Response(file.body, { headers });
}

/** All files, or none: a version with a missing file is not installed. */
async function keepAll(): Promise<void> {
  const left = Object.keys(FILES).filter((path) => !path.startsWith(LATER));
  const total = left.length;
  let done = 0;
  const take = async (cache: Cache): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      if (!(await cache.match(urlOf(path)))) await keep(cache, path);
      await tell({ type: 'kept', done: ++done, total });
    }
  };
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(Array.from({ length: AT_ONCE }, () => take(cache)));
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    await tell({ type: 'not-kept', why: isFull ? 'storage_full' : 'offline' });
    throw error;
  }
}

async function tell(message: FromKeeper): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}

/** Keep a file: the one of the version before if it is the same, or the host's. */
async function keep(cache: Cache, path: string): Promise<Response> {
  const sources = [
    () => caches.match(urlOf(path)),
    () => fetch(urlOf(path), { cache: 'no-cache' }),
    () => fetch(urlOf(path), { cache: 'reload' }), // a cache on the way has an old one
  ];
  for (const source of sources) {
    const found = await source();
    if (!found?.ok || found.redirected || (await digest(found.clone())) !== FILES[path]) continue;
    await cache.put(urlOf(path), found.clone());
    return found;
  }
  throw new Error(`${path} is not the file of this version`);
}

async function forgetOthers(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function takeOver(evenIfOthers: boolean): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    if (evenIfOthers || (await openPages()) < 2) return self.skipWaiting();
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN)); // a page that is being closed still counts
  }
}

async function openPages(): Promise<number> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => url.startsWith(SCOPE)).length;
}

const urlOf = (path: string): string => new URL(path, SCOPE).href;

async function digest(file: Response): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
