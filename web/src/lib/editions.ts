// The editions of the rules that a table can play.

import { say } from './i18n.svelte';

export const EDITIONS = ['standard', 'de', 'fr', 'it', 'en', 'ru', 'bga'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Editions by name, for a list. */
export const editionChoices = () =>
  EDITIONS.map((edition) => [edition, capital(say(`edition-${edition}`))] as const);

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
