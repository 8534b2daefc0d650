// The names of bots in the letters of the reader's language. People are called as they call themselves.

import type { PlaceState, TableState } from '../protocol';
import { say } from './i18n.svelte';

/** The name of a player; bots are named in the reader's script. */
export const nameOf = (name: string, bot: string | null | undefined): string =>
  bot ? say('bot-name', { name }) : name;

/** The face of whoever sits there: a bot by its name, a person by animal and color; undefined if it is not known. */
export const faceOf = (
  place: Pick<PlaceState, 'kind' | 'bot' | 'face'> | undefined,
): string | null | undefined => (place?.kind === 'bot' ? place.bot : (place?.face ?? undefined));

/** A table with the names as its reader sees them. */
export const named = (state: TableState): TableState => ({
  ...state,
  places: state.places.map((place) => ({ ...place, name: nameOf(place.name, place.bot) })),
});

/** Who of those at a table sat there in a game of these names: in an older one the seats may have been different. */
export function stillSeated(
  names: readonly string[],
  table: TableState | null,
): { you: number | null; bots: (string | null)[]; faces: (string | null)[] } {
  const sits = (seat: number) => names[seat] === table?.places[seat]?.name;
  const you = table?.you ?? null;
  return {
    you: you !== null && sits(you) ? you : null,
    bots: table?.places.map(({ bot }, seat) => (sits(seat) ? bot : null)) ?? [],
    faces: table?.places.map((place, seat) => (sits(seat) ? (faceOf(place) ?? null) : null)) ?? [],
  };
}
