// The rules that a table can play: an edition, the box, and house rules in which the table differs from the edition.

import type { Editions, EditionState, OptionState, TableInfo } from '../protocol';
import { key, say } from './i18n.svelte';

const EDITIONS = ['standard', 'de', 'fr', 'it', 'en', 'ru', 'bga'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The rules that a player wants. `house` holds only options that differ from the edition. */
export interface RulesWish {
  edition: Edition;
  extraSalt: boolean;
  house: Record<string, string>;
}

export const USUAL_RULES: RulesWish = { edition: 'standard', extraSalt: false, house: {} };

/** Rules as a table or the score pad takes them. */
export const asOptions = ({ extraSalt, house }: RulesWish): Record<string, string> => ({
  ...house,
  extra_salt: String(extraSalt),
});

/** The rules of a table, which names every option. */
export const rulesOf = ({ edition, options }: Pick<TableInfo, 'edition' | 'options'>): RulesWish => ({
  edition: edition as Edition,
  extraSalt: options['extra_salt'] === 'true',
  house: options,
});

/** Editions by name, for a list. */
export const editionChoices = () =>
  EDITIONS.map((edition) => [edition, capital(say(`edition-${edition}`))] as const);

/** An edition by name, in a sentence about a table. */
export const editionName = (edition: string) => `${say('web-edition')}: ${say(`edition-${edition}`)}`;

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const optionName = (name: string) => say(`option-${key(name)}`);

export function valueName(option: string, value: string): string {
  if (/^\d+$/.test(value)) return value;
  return value === 'true' || value === 'false'
    ? say(`value-${value}`)
    : say(`value-${key(option)}-${key(value)}`);
}

/** An edition as its book has it. */
export const bookOf = (editions: Editions, name: string): EditionState =>
  editions.editions.find((one) => one.name === name) ?? editions.editions[0]!;

/** The options that differ from the edition; those that this version does not know are left out. */
export function houseRules(
  editions: Editions,
  edition: string,
  options: Record<string, string>,
): Record<string, string> {
  const book = bookOf(editions, edition).options;
  const own = editions.options.filter(({ name, values, number }) => {
    const value = options[name] ?? book[name]!;
    const isKnown = values.includes(value) || (number && /^[1-9]\d*$/.test(value));
    return name !== 'extra_salt' && isKnown && value !== book[name];
  });
  return Object.fromEntries(own.map(({ name }) => [name, options[name]!]));
}

/** An edition as it is played: its book, the box and the house rules. */
export function played(editions: Editions, { edition, extraSalt, house }: RulesWish): EditionState {
  const book = bookOf(editions, edition);
  const own = houseRules(editions, edition, house);
  const options: Record<string, string> = { ...book.options, ...own, extra_salt: String(extraSalt) };
  const differing = editions.options.filter(
    ({ name, default: usual }) => name !== 'extra_salt' && options[name] !== usual,
  );
  return { name: book.name, options, differs: differing.map(({ name }) => name) };
}

/** Whether an option is about cards that only Extra Salt has: some books do not know them. */
export const needsExtraSalt = ({ books }: OptionState) => books.some(({ voice }) => voice === 'absent');
