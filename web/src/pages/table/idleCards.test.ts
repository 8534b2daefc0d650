import { expect, test } from 'vitest';
import type { ScoreLine } from '../../protocol';
import { idleCards } from './idleCards';

const line = (rule: string, cards: string[], color: string | null = null): ScoreLine => ({
  rule,
  points: cards.length,
  cards,
  laid: false,
  kind: null,
  color,
});

test('a card that no line counts is idle', () => {
  const held = ['crab-DB', 'crab-YE', 'fish-BK'];
  expect(idleCards(held, [line('duo', ['crab-DB', 'crab-YE'])])).toEqual(['fish-BK']);
});

test('a mermaid that has scored is not idle, whether the first or the second', () => {
  const held = ['mermaid-WH', 'mermaid-WH', 'fish-BK', 'crab-DB'];
  const lines = [line('mermaid', ['fish-BK'], 'BK'), line('mermaid', ['crab-DB'], 'DB')];
  expect(idleCards(held, lines)).toEqual([]);
});

test('a mermaid without a color is idle', () => {
  const held = ['mermaid-WH', 'mermaid-WH', 'fish-BK'];
  expect(idleCards(held, [line('mermaid', ['fish-BK'], 'BK')])).toEqual(['mermaid-WH']);
});
