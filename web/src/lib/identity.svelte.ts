// Who we are to the server: a guest with a name and a face.

import type { GuestAnswer } from '../protocol';
import { guest, rename } from './api';
import { say } from './i18n.svelte';
import { choose, settings } from './settings.svelte';

/** Our face as others see it, as soon as the server has answered; until we choose one it is the server's choice. */
export const me = $state({ face: '' });

const known = async (answer: Promise<GuestAnswer>): Promise<GuestAnswer> => {
  const found = await answer;
  me.face = found.face ?? '';
  return found;
};

/** Become a guest, by the name and the face in the settings. */
export const signIn = () => known(guest(settings.name || say('web-guest'), settings.face));

/** Change our name, here and on the server, and our face if we have chosen one. */
export async function changeName(text: string): Promise<void> {
  const name = text.trim();
  if (name !== settings.name) choose({ name });
  const now = await signIn();
  const wanted = name || say('web-guest');
  const isNew = settings.face && now.face !== settings.face;
  if (now.name !== wanted || isNew) await known(rename(wanted, settings.face));
}
