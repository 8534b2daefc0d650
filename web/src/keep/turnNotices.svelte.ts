// Notices that a game over days waits for us: the subscription of this browser, and whether the server knows it.

import { ask, Failed } from '../lib/api';
import { language } from '../lib/i18n.svelte';
import type { SubscriptionState } from '../protocol';
import { arrival, registration, ROOT } from './keep.svelte';

const PATH = '/api/me/subscription';

/** What can be offered here; `home`: only to the installed app, as on an iPhone. */
export const notices: { offer: 'none' | 'home' | 'blocked' | 'open'; isOn: boolean } = $state({
  offer: 'none',
  isOn: false,
});

/** Whether there is something to be offered on a page about something else. */
export const isOffered = (): boolean => !notices.isOn && ['open', 'home'].includes(notices.offer);

const offer = (): typeof notices.offer => {
  if (!isSecureContext) return 'none';
  if (!('PushManager' in window)) return 'standalone' in navigator && !navigator.standalone ? 'home' : 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'open';
};

const subscription = async () => (await registration(ROOT.scope))?.pushManager.getSubscription();

/** Read the state. What the browser or its reader has changed meanwhile, the server is told. */
export async function lookForNotices(): Promise<void> {
  const known = await ask<SubscriptionState>('GET', PATH);
  notices.offer = known.key ? offer() : 'none';
  const mine = notices.offer === 'open' && known.endpoint ? await subscription() : null;
  notices.isOn = !!mine;
  if (mine && (mine.endpoint !== known.endpoint || known.language !== language())) await save(mine);
}

/** After a press only: the browser asks its user. */
export async function turnOnNotices(): Promise<void> {
  await Notification.requestPermission();
  notices.offer = offer();
  if (Notification.permission !== 'granted') return;
  const { key } = await ask<SubscriptionState>('GET', PATH);
  const root = await navigator.serviceWorker.register(ROOT.code, { scope: ROOT.scope });
  await arrival(root);
  await (await root.pushManager.getSubscription())?.unsubscribe(); // it may be of another key
  const applicationServerKey = Uint8Array.from(
    atob((key ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.charCodeAt(0),
  );
  const mine = await root.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    .catch(() => Promise.reject(new Failed('no_push_service')));
  await save(mine);
  notices.isOn = true;
}

export async function turnOffNotices(): Promise<void> {
  await ask('DELETE', PATH);
  notices.isOn = false;
  await (await subscription())?.unsubscribe();
}

async function save(mine: PushSubscription): Promise<void> {
  const { endpoint, keys } = mine.toJSON();
  await ask('POST', PATH, { endpoint, ...keys, language: language() });
}
