// Translations, from the same Fluent catalogs as the terminal. `say` is reactive, so the page changes its language in
// place. Where the catalogs come from: catalogs.ts.

import { Catalog, type Fact, type Message, type Pattern } from './fluent';

export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  ru: 'Русский',
} as const;
export type Language = keyof typeof LANGUAGES;

let catalog = $state.raw(new Catalog('en'));
let current = $state<Language>('en');

/** The current language. */
export function language(): Language {
  return current;
}

/** Whether there is a translation. */
export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

/** The first of the wanted languages that we have, or English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const name = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(name)) return name;
  }
  return 'en';
}

/** Switch to a language, with its messages. */
export function speak(name: Language, messages: readonly Message[]): void {
  catalog = new Catalog(name, messages);
  current = name;
  // setting it restyles the whole page, even if it stays the same
  if (document.documentElement.lang !== name) document.documentElement.lang = name;
}

/** A formatted message with its grammatical forms, to be used as a variable of another message. */
export class Inflected {
  constructor(
    readonly text: string,
    readonly forms: Record<string, string>,
  ) {}

  toString(): string {
    return this.text;
  }
}

export type Facts = Record<string, Fact | Inflected>;

/** Format a message. */
export function say(key: string, facts: Facts = {}): string {
  return format(key, catalog.get(key)?.value, spread(facts));
}

/** Format a message with its forms (cases, genders), for use in another message. */
export function word(key: string, facts: Facts = {}): Inflected {
  const message = catalog.get(key);
  const known = spread(facts);
  const forms: Record<string, string> = {};
  for (const [name, form] of Object.entries(message?.attributes ?? {}))
    forms[name] = format(key, form, known);
  return new Inflected(format(key, message?.value, known), forms);
}

/** Variables with their forms: `$card`, `$card-acc`. */
function spread(facts: Facts): Record<string, Fact> {
  const known: Record<string, Fact> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (!(fact instanceof Inflected)) known[name] = fact;
    else {
      known[name] = fact.text;
      for (const [form, text] of Object.entries(fact.forms)) known[`${name}-${form}`] = text;
    }
  }
  return known;
}

function format(key: string, pattern: Pattern | null | undefined, facts: Record<string, Fact>): string {
  if (pattern) return catalog.fill(pattern, facts);
  console.error(`no words for ${key} in ${current}`);
  return key;
}

/** A share as a percentage: "62 %". */
export const percent = (share: number): string =>
  new Intl.NumberFormat(current, { style: 'percent' }).format(share);

/** A number with one decimal at most. */
export const rounded = (value: number): number => Math.round(10 * value) / 10;

/** A code of the server as it stands in the names of messages: `last-chance`. */
export const key = (code: string): string => code.replaceAll('_', '-');

/** Whether the catalog has that message. */
export function has(key: string): boolean {
  return !!catalog.get(key);
}
