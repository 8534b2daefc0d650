// The service worker of a served page, for users who keep the table on their device, or want to be told when it is
// their turn. When the server does not answer, it redirects to the kept table. It stores nothing, so no page and no
// answer of the server can be stale.

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
  const found = await fetch(request).catch(() => Response.error());
  const isAway = found.type === 'error' || AWAY.includes(found.status);
  if (!isAway || !(await caches.keys()).some((name) => name.includes(OFFLINE))) return found;
  // A navigation of its own, which the service worker there answers.
  const kept = `${OFFLINE}?back=${encodeURIComponent(page)}`;
  return new Response(`<!doctype html><meta http-equiv="refresh" content="0; url=${kept}">`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  });
}

/** A declarative push message, which Safari shows by itself. */
interface Pushed {
  notification: NotificationOptions & { title: string; navigate: string };
  app_badge: number;
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data!.json() as Pushed)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data as string).pathname));
});

async function show({ notification, app_badge }: Pushed): Promise<void> {
  const { title, navigate, ...options } = notification;
  await self.navigator.setAppBadge?.(app_badge).catch(() => {});
  await self.registration.showNotification(title, { ...options, icon: '/icon-180.png', data: navigate });
}

/** The page, in a window that has it open already if there is one. */
async function open(path: string): Promise<unknown> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

export {};
