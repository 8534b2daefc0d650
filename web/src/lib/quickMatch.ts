// Looking for players. The request stays open as long as the page looks: a closed page is matched with nobody.

import type { QuickMatch, TableAnswer } from '../protocol';
import { ask, Failed } from './api';

const PAUSE = 1_000; // at least so long between two requests
const AGAIN = ['no_players', 'unavailable']; // with these the search goes on

let matched = '';

/** Whether a search led to this table: then its players are ready at once. */
export const isMatched = (table: string): boolean => table === matched;

/** The table at which there are players, sooner or later; `onalone` hears when so far nobody has come. */
export async function findPlayers(
  { players, edition, options, hints, memory_aid }: QuickMatch,
  signal: AbortSignal,
  onalone: () => void,
): Promise<string> {
  const wish: QuickMatch = { players, edition, options, hints, memory_aid, bot: null };
  for (;;) {
    signal.throwIfAborted();
    const began = Date.now();
    try {
      ({ table: matched } = await ask<TableAnswer>('POST', '/api/quick', wish, signal));
      return matched;
    } catch (error) {
      if (signal.aborted || !(error instanceof Failed) || !AGAIN.includes(error.code)) throw error;
    }
    onalone();
    await new Promise((done) => setTimeout(done, Math.max(0, began + PAUSE - Date.now())));
  }
}
