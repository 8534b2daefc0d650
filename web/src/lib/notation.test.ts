import { describe, expect, test } from 'vitest';
import { holds, parseAction, parseCard } from './notation';

describe('an action on the wire', () => {
  test('names the card that is kept and the pile for the other', () => {
    expect(parseAction('keep crab-DB > A')).toMatchObject({ verb: 'keep', cards: ['crab-DB'], pile: 'A' });
  });

  test('names all the cards that are laid', () => {
    expect(parseAction('lay crab-DB crab-YE starfish-LB').cards).toEqual([
      'crab-DB',
      'crab-YE',
      'starfish-LB',
    ]);
  });

  test('counts seats from 1, the page from 0', () => {
    expect(parseAction('steal 2').seat).toBe(1);
  });

  test('may be a single word', () => {
    expect(parseAction('draw')).toEqual({ action: 'draw', verb: 'draw', cards: [], pile: null, seat: null });
  });
});

test('a card is a kind and a color', () => {
  expect(parseCard('octopus-LB')).toEqual({ kind: 'octopus', color: 'LB' });
});

test('some cards are held only as often as they are there', () => {
  expect(holds(['crab-DB', 'crab-YE'], ['crab-DB'])).toBe(true);
  expect(holds(['crab-DB', 'crab-YE'], ['crab-DB', 'crab-DB'])).toBe(false);
});
