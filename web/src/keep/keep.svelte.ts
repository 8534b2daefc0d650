// Keeping the table without a server on this device, for times when the server is out of reach. Only users who turn
// it on or install the app get a service worker, and only their storage is used.

import type { FromKeeper, WhyNotKept } from '../site/messages';

const OFFLINE = { code: '/offline/sw.js', scope: '/offline/' }; // keeps the files
export const ROOT = { code: '/sw.js', scope: '/' }; // leads to them

/** Whether this server has the table to keep, and this browser can keep it. */
export const isOffered = (): boolean =>
  'offline' in document.documentElement.dataset && 'serviceWorker' in navigator;

export const keep: {
  isOn: boolean;
  fetched: { done: number; total: number } | null; // while it is being fetched
  why: WhyNotKept | null;
} = $state({ isOn: false, fetched: null, why: null });

/** At the start: read the state, and fetch a newer version if there is one. An installed app keeps the table. */
export async function watchKept(): Promise<void> {
  if (!isOffered()) return;
  navigator.serviceWorker.addEventListener('message', listen);
  navigator.serviceWorker.startMessages();
  addEventListener('appinstalled', () => void keepTable());
  keep.isOn = !!(await registration(ROOT.scope)) && !!(await registration(OFFLINE.scope));
  if (keep.isOn || matchMedia('(display-mode: standalone)').matches) void keepTable();
}

/** Fetch the table, or what is new of it. */
export async function keepTable(): Promise<void> {
  if (keep.fetched) return;
  const workers = navigator.serviceWorker;
  keep.fetched = { done: 0, total: 0 };
  keep.why = null;
  try {
    for (const { code, scope } of [OFFLINE, ROOT]) await arrival(await workers.register(code, { scope }));
    await navigator.storage?.persist?.(); // a browser that needs room then looks elsewhere first
    keep.isOn = true;
  } catch {
    if (!keep.isOn) keep.why ??= 'offline';
  } finally {
    keep.fetched = null;
  }
}

/** Messages of a service worker may arrive after it has failed. */
function listen({ data }: MessageEvent<FromKeeper>): void {
  if (data.type === 'not-kept') keep.why = data.why;
  else if (keep.fetched) keep.fetched = data;
}

/** Free the storage. Games played on the kept table stay in the browser's database. */
export async function letGo(): Promise<void> {
  await (await registration(OFFLINE.scope))?.unregister();
  const root = await registration(ROOT.scope);
  if (!(await root?.pushManager?.getSubscription())) await root?.unregister(); // notices come to it
  const files = `seasalt ${location.origin}${OFFLINE.scope} `;
  const names = (await caches.keys()).filter((name) => name.startsWith(files));
  await Promise.all(names.map((name) => caches.delete(name)));
  Object.assign(keep, { isOn: false, why: null });
}

export async function registration(scope: string): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistrations();
  return found.find((one) => one.scope === location.origin + scope);
}

/** Resolves when a service worker is active; rejects if it could not fetch its files. */
export function arrival({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!worker || worker.state === 'redundant') reject(new Error('not kept'));
      else if (worker.state === 'activated') resolve();
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}
