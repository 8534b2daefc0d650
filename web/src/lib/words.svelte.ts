// Every word that a player reads, from the same Fluent catalogs as the terminal. Loaded for one language at a
// time; `say` is reactive, so a screen changes its language where it stands.

import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';

type Pattern = Parameters<FluentBundle['formatPattern']>[0];

export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  ru: 'Русский',
} as const;
export type Language = keyof typeof LANGUAGES;

type Catalog = FluentResource['body'];

const CATALOGS = import.meta.glob<Catalog>('@texts/*/web.ftl', { query: '?catalog', import: 'default' });
const PAGES = import.meta.glob<string>('@texts/*/rules.md', { query: '?raw', import: 'default' });

let bundle = $state.raw(new FluentBundle('en'));
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
  const spoken = new FluentBundle(name, { useIsolating: false });
  const files = Object.entries(CATALOGS).filter(([path]) => path.includes(`/${name}/`));
  for (const body of await Promise.all(files.map(([, load]) => load()))) spoken.addResource({ body });
  bundle = spoken;
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

export type Facts = Record<string, FluentVariable | Words>;

/** The message of that key, with its facts filled in. */
export function say(key: string, facts: Facts = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return format(key, pattern ?? null, spread(facts));
}

/** The same, to be handed into another message: where a language has cases and genders, those come too. */
export function word(key: string, facts: Facts = {}): Words {
  const message = bundle.getMessage(key);
  const known = spread(facts);
  const forms: Record<string, string> = {};
  for (const [name, form] of Object.entries(message?.attributes ?? {}))
    forms[name] = format(key, form, known);
  return new Words(format(key, message?.value ?? null, known), forms);
}

/** Facts with all forms of the words among them: `$card`, `$card-acc`. */
function spread(facts: Facts): Record<string, FluentVariable> {
  const known: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) {
    if (!(fact instanceof Words)) known[name] = fact;
    else {
      known[name] = fact.text;
      for (const [form, text] of Object.entries(fact.forms)) known[`${name}-${form}`] = text;
    }
  }
  return known;
}

function format(key: string, pattern: Pattern | null, facts: Record<string, FluentVariable>): string {
  if (pattern === null) {
    console.error(`no words for ${key} in ${current}`);
    return key;
  }
  const problems: Error[] = [];
  const said = bundle.formatPattern(pattern, facts, problems);
  for (const problem of problems) console.error(`${key}: ${problem.message}`);
  return said;
}

/** Whether there is a message of that key. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** A longer text in the language that is spoken, as Markdown. */
export async function page(name: Language, title: string): Promise<string> {
  const found = Object.entries(PAGES).find(([path]) => path.endsWith(`/${name}/${title}.md`));
  return found ? found[1]() : '';
}
