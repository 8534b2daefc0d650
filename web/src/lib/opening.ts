// Coming to a table: who we are, what kind of table, and the link that lets us in.

import type { NewTable } from '../protocol';
import { guest, openTable, rename } from './api';
import { opponent, type Opponent } from './opponents';
import { go } from './router.svelte';
import { choose, recall, remember, settings } from './settings.svelte';
import { say } from './words.svelte';

export const EDITIONS = ['standard', 'de', 'fr', 'it', 'en', 'ru', 'bga'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Editions by name, as they stand alone. */
export const editionChoices = () =>
  EDITIONS.map((edition) => [edition, capital(say(`edition-${edition}`))] as const);

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Under this key the browser keeps what somebody has chosen for a quick game. */
export const PLAY = 'seasalt.play';

/** The bots that somebody has chosen to play against. */
export const usualBot = () => opponent(recall<{ bot?: string }>(PLAY)?.bot);

/** Play against these from now on. */
export const preferBot = (bot: Opponent) => remember(PLAY, { ...recall<object>(PLAY), bot });

/** Be somebody to the server, by the name that was chosen. */
export const arrive = () => guest(settings.name || say('web-guest'));

/** Be called so from now on. */
export async function nameMe(text: string): Promise<void> {
  const name = text.trim();
  if (name !== settings.name) choose({ name });
  const me = await arrive();
  const wanted = name || say('web-guest');
  if (me.name !== wanted) await rename(wanted);
}

/** Open a table, and go there. */
export async function openAndGo(wish: NewTable): Promise<void> {
  await arrive();
  const opened = await openTable(wish);
  keepInvite(opened.table, opened.seat_invite);
  go(`/table/${opened.table}`);
}

const key = (table: string) => `seasalt.invite.${table}`;

/** The link that lets this browser in, for as long as the table lives. */
export const inviteTo = (table: string) => recall<string>(key(table));

export function keepInvite(table: string, invite: string | null | undefined): void {
  if (invite) remember(key(table), invite);
}
