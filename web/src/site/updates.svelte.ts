// New versions of this folder: fetched whole in the background, used from the next start on.

import type { TakeOver } from './messages';
import { settled } from './table';

const LOOK_AGAIN = 3_600_000;

export const update = $state({ isReady: false });
let registration: ServiceWorkerRegistration | null = null;

/** Keep the files of this version, and look for newer ones. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  if (!workers.controller) await settled; // the first visit: what is played with comes first
  // All open pages change together: none of them goes on with the files of a version that is gone.
  if (workers.controller) workers.addEventListener('controllerchange', () => location.reload());
  try {
    registration = await workers.register('sw.js');
  } catch {
    return; // not allowed here; the table works without it
  }
  if (registration.waiting && workers.controller) takeOver(registration.waiting, false); // this is a start
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
