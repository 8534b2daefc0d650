// Parses cards and actions in notation (docs/notation.md). No rule of the game is here.

export interface Card {
  kind: string;
  color: string; // two letters, as in the notation
}

export type Verb =
  'draw' | 'take' | 'keep' | 'lay' | 'look' | 'pick' | 'steal' | 'mermaids' | 'stop' | 'last' | 'end';

/** A legal action, parsed. */
export interface Option {
  action: string; // in notation
  verb: Verb;
  cards: string[];
  pile: string | null;
  seat: number | null;
}

/** The parts of `crab-DB`. */
export function parseCard(code: string): Card {
  const [kind = '', color = ''] = code.split('-');
  return { kind, color };
}

/** Parse an action: `keep crab-DB > A`, `lay crab-DB crab-YE`, `steal 2`. */
export function parseAction(action: string): Option {
  const [verb, ...words] = action.split(' ');
  const option: Option = { action, verb: verb as Verb, cards: [], pile: null, seat: null };
  switch (option.verb) {
    case 'take':
    case 'look':
      option.pile = words[0] ?? null;
      break;
    case 'keep':
      option.cards = words.slice(0, 1);
      option.pile = words[2] ?? null;
      break;
    case 'lay':
    case 'pick':
      option.cards = words;
      break;
    case 'steal':
      option.seat = Number(words[0]) - 1;
      break;
  }
  return option;
}

/** Whether `cards` contains all of `some`, counting duplicates. */
export function holds(cards: readonly string[], some: readonly string[]): boolean {
  const left = [...cards];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The kind that names a duo or trio in the catalog. */
export function layKey(cards: readonly string[]): string {
  const kinds = cards.map((card) => parseCard(card).kind);
  const names = ['starfish', 'lobster', 'jellyfish', 'shark'];
  return names.find((name) => kinds.includes(name)) ?? kinds[0] ?? '';
}
