// Who we are to the server: a guest with a name.

import { guest, rename } from './api';
import { say } from './i18n.svelte';
import { choose, settings } from './settings.svelte';

/** Become a guest, by the name in the settings. */
export const signIn = () => guest(settings.name || say('web-guest'));

/** Change our name, here and on the server. */
export async function changeName(text: string): Promise<void> {
  const name = text.trim();
  if (name !== settings.name) choose({ name });
  const me = await signIn();
  const wanted = name || say('web-guest');
  if (me.name !== wanted) await rename(wanted);
}
