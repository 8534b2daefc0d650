// Every word that a player reads, from the same Fluent catalogs as the terminal. Loaded for one language at a
// time; `say` is reactive, so a screen changes its language where it stands.

import { Catalog, type Fact, type Message, type Pattern } from './fluent';
import type { Chapter } from '../pages/rules/markdown';

export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  ru: 'Русский',
} as const;
export type Language = keyof typeof LANGUAGES;

const CATALOGS = import.meta.glob<Message[]>('@texts/*/web.ftl', { query: '?catalog', import: 'default' });
const BOOKS = import.meta.glob<Chapter[]>('@texts/*/rules.md', { query: '?book', import: 'default' });

let catalog = $state.raw(new Catalog('en'));
let current = $state<Language>('en');

/** The language that is spoken now. */
export function language(): Language {
  return current;
}

/** Whether we have words for a language. */
export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

/** The best language for somebody who reads these. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const name = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(name)) return name;
  }
  return 'en';
}

/** Speak another language from now on. */
export async function speak(name: Language): Promise<void> {
  catalog = new Catalog(name, await inLanguage(CATALOGS, name));
  current = name;
  document.documentElement.lang = name;
}

/** What was said, and its other forms by name: a message handed into another one brings them along. */
export class Words {
  constructor(
    readonly text: string,
    readonly forms: Record<string, string>,
  ) {}

  toString(): string {
    return this.text;
  }
}

export type Facts = Record<string, Fact | Words>;

/** The message of that key, with its facts filled in. */
export function say(key: string, facts: Facts = {}): string {
  return format(key, catalog.get(key)?.value, spread(facts));
}

/** The same, to be handed into another message: where a language has cases and genders, those come too. */
export function word(key: string, facts: Facts = {}): Words {
  const message = catalog.get(key);
  const known = spread(facts);
  const forms: Record<string, string> = {};
  for (const [name, form] of Object.entries(message?.attributes ?? {}))
    forms[name] = format(key, form, known);
  return new Words(format(key, message?.value, known), forms);
}

/** Facts with all forms of the words among them: `$card`, `$card-acc`. */
function spread(facts: Facts): Record<string, Fact> {
  const known: Record<string, Fact> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (!(fact instanceof Words)) known[name] = fact;
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

/** A share of one: 62 %. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(current, { style: 'percent' }).format(share);

/** Whether there is a message of that key. */
export function has(key: string): boolean {
  return !!catalog.get(key);
}

/** The rules in a language, chapter by chapter. */
export const book = (name: Language): Promise<Chapter[]> => inLanguage(BOOKS, name);

/** One of the files that there are for each language. */
const inLanguage = <T>(files: Record<string, () => Promise<T>>, name: Language): Promise<T> =>
  Object.entries(files).find(([path]) => path.includes(`/${name}/`))![1]();
