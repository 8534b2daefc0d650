// What the rules page adds to the text: ids of chapters, cards beside items, and the sentences of an edition
// that fill its slots.

import { BOX } from '../../cards/box';
import type { BookSays, Editions, EditionState, OptionState } from '../../protocol';
import { kindName, listed } from '../../lib/story';
import { optionName, valueName } from '../../lib/editions';
import { has, key, say, word } from '../../lib/i18n.svelte';
import { finds } from './search';

/** The ids of the chapters in order, the same in every language. */
export const CHAPTERS = [
  'aim',
  'cards',
  'round',
  'turn',
  'duos',
  'extra-salt',
  'points',
  'end-of-round',
  'end-of-game',
  'words-only',
  'not-in-the-books',
] as const;

/** Cards beside the items of a chapter, in order. */
export const DRAWN: Record<string, string[][]> = {
  duos: [
    ['crab-DB', 'crab-YE'],
    ['boat-LB', 'boat-BK'],
    ['fish-GR', 'fish-DB'],
    ['swimmer-LO', 'shark-PU'],
  ],
  'extra-salt': [
    ['swimmer-YE', 'jellyfish-PK'],
    ['crab-GR', 'lobster-BK'],
    ['fish-LB', 'fish-BK', 'starfish-YE'],
    ['seahorse-WH'],
    ['crabcast-GR'],
  ],
};

/** Example hands. No card occurs twice, so one request scores them all. */
export const EXAMPLES: string[][] = [
  ['crab-DB', 'crab-YE', 'crab-GY'],
  ['shell-LB', 'shell-GR', 'shell-GY', 'octopus-PU'],
  ['lighthouse-PU', 'boat-YE', 'boat-BK', 'boat-LB'],
  ['mermaid-WH', 'mermaid-WH', 'fish-DB', 'swimmer-DB', 'shark-DB', 'octopus-LB'],
];

/** An example of LAST CHANCE: the caller's hand and another one. */
export const BET: string[][] = [
  ['octopus-GR', 'octopus-YE', 'penguin-PU', 'penguin-PK', 'fish-GR', 'fish-YE', 'shark-GR'],
  ['sailor-PK', 'sailor-OR', 'shell-BK', 'crab-BK'],
];

/** The text for a slot, as the edition is played here. */
export function sentence(slot: string, editions: Editions, edition: EditionState): string {
  const value = edition.options[slot] ?? '';
  switch (slot) {
    case 'edition':
      return say('rules-edition', {
        edition: word(`edition-${edition.name}`),
        salt: hasSalt(edition) ? 'yes' : 'no',
      });
    case 'multipliers':
      return listed(
        Object.entries(editions.multipliers).map(([kind, { each, kind: counted }]) =>
          say('rules-multiplier', { kind: kindName(kind), each, target: kindName(counted) }),
        ),
      );
    case 'target_score':
      return value === 'default'
        ? say('sentence-target-scores')
        : say('sentence-target-score', { target: value });
    default:
      return say(`sentence-${key(slot)}-${key(value)}`);
  }
}

const hasSalt = (edition: EditionState) => edition.options['extra_salt'] === 'true';

/** The differences between the rules as played and the standard edition, with their source: books, or the table. */
export function differences(editions: Editions, edition: EditionState): string[] {
  return edition.differs.map((name) => {
    const option = editions.options.find((one) => one.name === name)!;
    const value = edition.options[name]!;
    const books = option.books
      .filter((book) => book.value === value)
      .map((book) => book.edition.toUpperCase());
    const facts = {
      option: optionName(name),
      value: valueName(name, value),
      standard: valueName(name, option.default),
    };
    if (books.length) return say('differences-here', { ...facts, books: listed(books) });
    const isDoubled = Object.values(editions.targets).some((target) => value === String(2 * target));
    const mention = `mention-${key(name)}-${isDoubled ? 'doubled' : key(value)}`;
    return has(mention)
      ? say('differences-here-mentioned', { ...facts, mention: say(mention) })
      : say('differences-here-house', facts);
  });
}

/** Whether an edition has Extra Salt, and whether it is otherwise like the standard edition. */
export function compared(editions: Editions, edition: EditionState): string {
  if (edition.name === 'standard') return '';
  const books = editions.options.find((one) => one.name === 'extra_salt')?.books ?? [];
  const inBook = books.some((book) => book.edition === edition.name && book.value === 'true');
  const salt = inBook || hasSalt(edition);
  const sentences = salt ? [say('differences-here-salt', { book: inBook ? 'yes' : 'no' })] : [];
  if (!edition.differs.length) {
    const facts = { edition: say(`edition-${edition.name}`), salt: salt ? 'yes' : 'no' };
    sentences.push(say('differences-here-none', facts));
  }
  return sentences.join(' ');
}

/** A kind of card: an example, and the number of copies. */
interface KindRow {
  kind: string;
  card: string;
  count: number;
}

/** The kinds whose name or description contains the words. */
export const kindRows = (words: readonly string[]): KindRow[] =>
  Object.entries(BOX)
    .map(([kind, colors], at) => {
      const own = Object.keys(colors);
      const count = Object.values(colors).reduce((all, copies) => all + copies, 0);
      return { kind, card: `${kind}-${own[at % own.length]}`, count };
    })
    .filter(({ kind }) => finds(`${say(`web-name-${kind}`)} ${say(`web-about-${kind}`)}`, words));

/** An option, and the rule books grouped by what they say on it. */
interface OptionRow {
  name: string;
  title: string;
  said: [text: string, books: string[]][];
}

export const optionRows = (options: readonly OptionState[], words: readonly string[]): OptionRow[] =>
  options
    .map((option) => ({ name: option.name, title: optionName(option.name), said: opinions(option) }))
    .filter(({ title, said }) => finds([title, ...said.map(([text]) => text)].join(' '), words));

function opinions({ name, books }: OptionState): [text: string, books: string[]][] {
  const voices: Record<string, string[]> = {};
  for (const book of books) (voices[voice(name, book)] ??= []).push(book.edition);
  return Object.entries(voices);
}

function voice(option: string, { value, voice: tone }: BookSays): string {
  if (tone === 'plain') return valueName(option, value);
  return say(`differences-voice-${tone}`, { value: tone === 'absent' ? '' : valueName(option, value) });
}
