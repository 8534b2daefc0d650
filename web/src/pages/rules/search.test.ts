import { expect, test } from 'vitest';
import { finds, pieces, wanted } from './search';

const marked = (text: string, query: string) =>
  pieces(text, wanted(query))
    .map(({ text: part, found }) => (found ? `[${part}]` : part))
    .join('');

test.each([
  ['Two Crabs: choose', 'crab', 'Two [Crab]s: choose'],
  ['Élan, élan', 'elan', '[Élan], [élan]'],
  ['Ещё раз', 'еще', '[Ещё] раз'],
  ['a boat and a boat', 'boat', 'a [boat] and a [boat]'],
  ['the color bonus', 'bonus color', 'the [color] [bonus]'],
  ['Leucht\u00ADturm', 'leuchtturm', '[Leucht\u00ADturm]'],
  ['nothing here', 'crab', 'nothing here'],
  ['nothing here', '', 'nothing here'],
])('in “%s” we find “%s”', (text, query, shown) => {
  expect(marked(text, query)).toBe(shown);
});

test('all words must be there, in any order', () => {
  expect(finds('The color bonus counts', wanted('bonus color'))).toBe(true);
  expect(finds('The color bonus counts', wanted('bonus shark'))).toBe(false);
});

test('nothing is lost of a text', () => {
  const text = 'Ärger mit ñandú, İstanbul und ﬁsch';
  expect(
    pieces(text, wanted('i'))
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
