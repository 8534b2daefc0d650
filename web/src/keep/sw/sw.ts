// The service worker of a served page, for users who keep the table on their device: when the server does not
// answer, it redirects to the kept table. It stores nothing, so no page and no answer of the server can be stale.

declare const self: ServiceWorkerGlobalScope;

const OFFLINE = '/offline/'; // has a service worker of its own, with all its files
const AWAY = [502, 503, 504]; // a proxy's answers while its server is down

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  const { origin, pathname, search } = new URL(url);
  if (mode !== 'navigate' || method !== 'GET' || origin !== location.origin) return;
  if (!pathname.startsWith(OFFLINE)) event.respondWith(answer(event.request, pathname + search));
});

async function answer(request: Request, page: string): Promise<Response> {
  const found = await fetch(request).catch(() => null);
  if (found && !AWAY.includes(found.status)) return found;
  // A navigation of its own, which the service worker there answers.
  const kept = `${OFFLINE}?back=${encodeURIComponent(page)}`;
  return new Response(`<!doctype html><meta http-equiv="refresh" content="0; url=${kept}">`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });
}

export {};
