// New versions of this folder: fetched whole in the background, used from the next start on.

import { waiting } from './begin';
import type { TakeOver } from './messages';
import { settled } from './table';

const LOOK_AGAIN = 3_600_000;
const PATIENCE = 4_000; // then other pages are open or the service worker is busy, and the version waits

export const update = $state({ isReady: false });
let registration: ServiceWorkerRegistration | null = null;

/**
 * Begin with the new version, if one waits and no other page is open.
 *
 * Nothing may be asked of the old service worker meanwhile. A browser ends it as soon as it has nothing to do;
 * a request that meets it while it ends starts it again, and the new one goes on waiting.
 */
export async function beginNewVersion(): Promise<void> {
  const found = await waiting;
  if (!found) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  takeOver(found, false);
  await new Promise((resolve) => setTimeout(resolve, PATIENCE)); // the page is reloaded before that
}

/** Keep the files of this version, and look for newer ones. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  if (!workers.controller) await settled; // the first visit: what is played with comes first
  // All open pages reload together, so that none uses files of a version that was deleted.
  if (workers.controller) workers.addEventListener('controllerchange', () => location.reload());
  try {
    registration = await workers.register('sw.js');
  } catch {
    return; // not allowed here; the table works without it
  }
  look(registration);
  registration.addEventListener('updatefound', () => look(registration!));
  setInterval(() => void registration?.update().catch(() => undefined), LOOK_AGAIN);
}

function look({ installing, waiting }: ServiceWorkerRegistration): void {
  const tell = () => (update.isReady ||= !!navigator.serviceWorker.controller);
  if (waiting) tell();
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed') tell();
  });
}

const takeOver = (waiting: ServiceWorker, evenIfOthers: boolean) =>
  waiting.postMessage({ type: 'take-over', evenIfOthers } satisfies TakeOver);

/** Use the new version now. */
export function reloadAsNew(): void {
  if (registration?.waiting) takeOver(registration.waiting, true);
  else location.reload();
}
