import { expect, test } from 'vitest';
import type { Replay, ReviewStroke } from '../../protocol';
import { PLAYED, recorded, standIn } from '../../testing/app';
import { loadWords } from '../../lib/catalogs';
import { cardOf, madeOf } from './stroke';
import { tellStroke } from './words';

standIn();

const open = recorded<Replay>(`GET /api/tables/${PLAYED}/replay`);
const seen = recorded<Replay>(`GET /api/tables/${PLAYED}/replay?seat=1`);
const stroke = (at: number, action: string, facts: Partial<ReviewStroke> = {}): ReviewStroke => ({
  ...{ step: at, at, round: 1, turn: 1, action, cards: [action.split(' ')[1]!], changes: [] },
  ...facts,
});
const drawn = stroke(19, 'deal starfish-LB', { cards: ['sailor-OR', 'starfish-LB'], kept: 'sailor-OR' });

test('of two cards the one that was kept matters', () => {
  expect([cardOf(drawn), cardOf(stroke(9, 'deal shell-GY'))]).toEqual(['sailor-OR', 'shell-GY']);
});

test('what a card made is known where the hand is seen', () => {
  expect(madeOf(drawn, open)).toMatchObject({
    before: 2,
    after: 7,
    line: { rule: 'collector', kind: 'sailor' },
  });
  expect(madeOf(drawn, { ...seen, seat: 0 })).toBeNull();
});

test('luck is told with its card and who got it, from whom, or that the round begins so', async () => {
  await loadWords('review');
  const reader = { names: open.names, you: 0 };

  expect(tellStroke(drawn, open, reader)).toBe('Ada draws the orange sailor');
  expect(tellStroke(stroke(14, 'lose colony-GR'), seen, reader)).toBe(
    'Bo steals the green penguin colony from you',
  );
  expect(tellStroke(stroke(0, 'deal crab-YE'), open, reader)).toBe('The round begins with: yellow crab');
});
