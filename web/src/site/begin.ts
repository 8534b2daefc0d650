// Python takes longest to start. Where everything is cached, its worker starts while the page is still being read:
// this is a separate script, the first of the page. On a first visit the page comes first. Where a new version waits,
// that comes first, and no request may be made meanwhile.

import type { FromWorker } from './messages';

const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
let worker: Worker | null = null;
/** Messages of the worker from before there was a listener. */
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
  const begun = worker;
  // Safari keeps a page that was left, for the way back, and its worker would keep the games from the next page.
  addEventListener('pagehide', () => begun.terminate());
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  return worker;
}

async function findWaiting(): Promise<ServiceWorker | null> {
  if (!workers?.controller) return null;
  const found = await workers.getRegistration().catch(() => null); // a browser that cannot say has none
  return found?.waiting ?? null;
}
