// One guest on several devices: the browsers that are us, and keys for more.

import type { GuestAnswer, KeyMade, KeyOwner, Sessions } from '../protocol';
import { ask, KNOWN } from './api';
import { language } from './i18n.svelte';
import { choose, remember } from './settings.svelte';

export const sessions = () => ask<Sessions>('GET', '/api/me/sessions');
export const endSession = (id: string) => ask<Sessions>('DELETE', `/api/me/sessions/${id}`);
export const endOthers = () => ask<Sessions>('DELETE', '/api/me/sessions');
/** A link to the page that takes it, or a key to be written down. */
export const newLink = (page: string) => ask<KeyMade>('POST', '/api/me/keys', { kind: 'link', page });
export const newRecovery = () => ask<KeyMade>('POST', '/api/me/keys', { kind: 'recovery' });
export const ownerOf = (code: string) => ask<KeyOwner>('POST', '/api/keys/look', { code });

/** Become the owner of a key. Everything that this page knows of us is then wrong: load it again. */
export async function use(code: string): Promise<void> {
  const { name, face } = await ask<GuestAnswer>('POST', '/api/keys/use', { code });
  choose({ name, ...(face && { face }) });
  remember(KNOWN, true);
}

/** Delete ourselves; the name says that we mean it. This browser is then nobody. */
export async function deleteMe(name: string): Promise<void> {
  await ask('DELETE', '/api/me', { name });
  choose({ name: '', face: '' });
  remember(KNOWN, false);
}

/** A day, in the reader's language. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(at);
