// One guest on several devices: the browsers that are us, and keys for more.

import type { GuestAnswer, KeyMade, KeyOwner, PasskeyMade, PasskeyQuestion, Sessions } from '../protocol';
import { ask, Failed, KNOWN } from './api';
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
export const use = async (code: string) => become(await ask<GuestAnswer>('POST', '/api/keys/use', { code }));

function become({ id, name, face }: GuestAnswer): void {
  choose({ name, ...(face && { face }) });
  remember(KNOWN, id);
}

/** Whether passkeys work here: the server has a name, this page is at it, and the browser knows the JSON of WebAuthn. */
export const hasPasskeys = () =>
  document.documentElement.dataset.site === location.origin &&
  'parseCreationOptionsFromJSON' in (window.PublicKeyCredential ?? {});

/** Make a passkey; the answer has a recovery key if there was none. */
export async function newPasskey(): Promise<PasskeyMade> {
  const { options } = await ask<PasskeyQuestion>('POST', '/api/me/passkeys/ask');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return ask('POST', '/api/me/passkeys', await proof(navigator.credentials.create({ publicKey })));
}

export const endPasskey = (id: string) => ask<Sessions>('DELETE', `/api/me/passkeys/${id}`);
export const askForPasskey = () => ask<PasskeyQuestion>('POST', '/api/passkeys/ask');

/** Become the owner of a passkey, as of a key. */
export async function usePasskey({ options }: PasskeyQuestion): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const signed = await proof(navigator.credentials.get({ publicKey }));
  become(await ask<GuestAnswer>('POST', '/api/passkeys/use', signed));
}

/** What a browser has made or signed; it fails if the person or the device wanted otherwise. */
async function proof(credential: Promise<Credential | null>): Promise<unknown> {
  try {
    return ((await credential) as PublicKeyCredential).toJSON();
  } catch {
    throw new Failed('no_passkey_given');
  }
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
