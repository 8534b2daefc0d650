// Search in the rules, ignoring case and accents.

/** A piece of a text, and whether it matches the search. */
interface Piece {
  text: string;
  found: boolean;
}

/** A text in lower case without accents, and where each letter came from. */
function folded(text: string): { letters: string; from: number[] } {
  let letters = '';
  const from: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const plain = text[at]!.normalize('NFD')
      .replace(/\p{M}|\u00AD/gu, '')
      .toLowerCase();
    for (const letter of plain) {
      letters += letter;
      from.push(at);
    }
  }
  return { letters, from };
}

/** The words of a query. */
export const wanted = (query: string): string[] => folded(query).letters.split(/\s+/).filter(Boolean);

/** Whether the text contains all words. */
export function finds(text: string, words: readonly string[]): boolean {
  const { letters } = folded(text);
  return words.every((word) => letters.includes(word));
}

/** Split a text into matches and the rest. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  const { letters, from } = folded(text);
  const hits = Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length))
      hits.fill(true, from[at], from[at + word.length - 1]! + 1);
  }
  const parts: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = parts.at(-1);
    if (last && last.found === hits[at]) last.text += text[at];
    else parts.push({ text: text[at]!, found: hits[at]! });
  }
  return parts;
}
