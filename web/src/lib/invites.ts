// Invites that this browser has used, by table, in local storage.

import { recall, remember } from './settings.svelte';

const key = (table: string) => `seasalt.invite.${table}`;

/** The invite to a table, if we came by one. */
export const inviteTo = (table: string) => recall<string>(key(table));

export function keepInvite(table: string, invite: string | null | undefined): void {
  if (invite) remember(key(table), invite);
}
