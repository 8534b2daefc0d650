// Opening a table, and the bot that the player chose last.

import type { NewTable } from '../protocol';
import { openTable } from './api';
import { signIn } from './identity.svelte';
import { keepInvite } from './invites';
import { opponent, type Opponent } from './opponents';
import { go } from './router.svelte';
import { recall, remember } from './settings.svelte';

/** Under this key the browser keeps what was chosen for a quick game. */
export const QUICK_GAME = 'seasalt.play';

/** The bot that was chosen last. */
export const usualBot = () => opponent(recall<{ bot?: string }>(QUICK_GAME)?.bot);

/** Play against this bot from now on. */
export const preferBot = (bot: Opponent) => remember(QUICK_GAME, { ...recall<object>(QUICK_GAME), bot });

/** Open a table and go there. */
export async function openAndGo(wish: NewTable): Promise<void> {
  await signIn();
  const opened = await openTable(wish);
  keepInvite(opened.table, opened.seat_invite);
  go(`/table/${opened.table}`);
}
