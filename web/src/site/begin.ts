// Python takes longest. Where everything is kept on this device, its worker begins while the page itself is
// still read: this is a script of its own, the first of the page. On a first visit the page comes first, and
// where a new version waits, that does: nothing may be asked meanwhile.

import type { FromWorker } from './messages';

const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
let worker: Worker | null = null;
/** What the worker said before anybody listened. */
export const early: FromWorker[] = [];

/** The version that waits to be used, if there is one. */
export const waiting = findWaiting();
void waiting.then((found) => {
  if (workers?.controller && !found) startWorker();
});

/** Start the worker, once. */
export function startWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => early.push(data);
  worker.onerror = () => early.push({ type: 'failed' }); // its files are not there
  return worker;
}

async function findWaiting(): Promise<ServiceWorker | null> {
  if (!workers?.controller) return null;
  const found = await workers.getRegistration().catch(() => null); // a browser that cannot say has none
  return found?.waiting ?? null;
}
