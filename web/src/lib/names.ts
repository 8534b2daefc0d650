// The names of bots in the letters of the reader's language. People are called as they call themselves.

import type { TableState } from '../protocol';
import { say } from './i18n.svelte';

/** The name of whoever sits here. */
export const nameOf = (name: string, bot: string | null | undefined): string =>
  bot ? say('bot-name', { name }) : name;

/** A table as its reader names those who sit there. */
export const named = (state: TableState): TableState => ({
  ...state,
  places: state.places.map((place) => ({ ...place, name: nameOf(place.name, place.bot) })),
});
