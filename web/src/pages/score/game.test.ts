import { describe, expect, test } from 'vitest';
import type { RoundAnswer } from '../../protocol';
import { BOX } from '../../cards/box';
import { copies, newGame, press, question, totals, type Round } from './game';

const aGame = () => newGame(['Anna', 'Ben'], 'standard', { extra_salt: 'true' });

const paid = (...points: number[]): RoundAnswer =>
  ({ target: 40, players: [], end: { result: { points } } }) as unknown as RoundAnswer;

describe('a press on a card', () => {
  test('adds one copy after the other, and after the last takes them back', () => {
    const { draft } = aGame();
    const hands = [1, 2, 3].map(() => {
      press(draft, 0, 'hand', 'crab-DB');
      return draft.holdings[0]!.hand.length;
    });
    expect(hands).toEqual([1, 2, 0]);
  });

  test('never takes a card of another player', () => {
    const { draft } = aGame();
    press(draft, 1, 'laid', 'crab-DB');
    press(draft, 0, 'hand', 'crab-DB');
    press(draft, 0, 'hand', 'crab-DB');
    expect(draft.holdings[0]!.hand).toEqual([]);
    press(draft, 0, 'hand', 'crab-DB');
    expect(draft.holdings[0]!.hand).toEqual(['crab-DB']);
  });

  test('keeps hand and laid cards apart', () => {
    const { draft } = aGame();
    press(draft, 0, 'hand', 'crab-DB');
    press(draft, 0, 'laid', 'crab-DB');
    expect(draft.holdings[0]).toEqual({ hand: ['crab-DB'], laid: ['crab-DB'] });
  });

  test('takes back a card that lies at the other place, where there is no further copy', () => {
    const { draft } = aGame();
    press(draft, 0, 'laid', 'lobster-BK');
    press(draft, 0, 'hand', 'lobster-BK');
    expect(draft.holdings[0]).toEqual({ hand: [], laid: [] });
  });

  test('cannot make more cards than the box has, for any player', () => {
    for (const [kind, colors] of Object.entries(BOX)) {
      for (const [color, there] of Object.entries(colors)) {
        const card = `${kind}-${color}`;
        const { draft } = aGame();
        for (let n = 0; n < 20; n++) {
          press(draft, n % 2, n % 3 ? 'hand' : 'laid', card);
          const held = draft.holdings.flatMap(({ hand, laid }) => [...hand, ...laid]);
          expect(held.length).toBeLessThanOrEqual(there);
        }
        expect(copies(card)).toBe(there);
      }
    }
  });
});

describe('the question to the server', () => {
  const written = (...points: number[]): Round => ({
    holdings: [
      { hand: [], laid: [] },
      { hand: [], laid: [] },
    ],
    ended: 'stop',
    by: 0,
    answer: paid(...points),
  });

  test('holds everybody’s cards in notation, and the totals before the round', () => {
    const game = aGame();
    game.rounds = [written(7, 4), written(0, 9)];
    press(game.draft, 1, 'hand', 'crab-DB');
    press(game.draft, 1, 'hand', 'fish-BK');
    Object.assign(game.draft, { ended: 'last_chance', by: 1 });

    expect(question(game, 2)).toEqual({
      players: [
        { hand: '', laid: '' },
        { hand: 'crab-DB fish-BK', laid: '' },
      ],
      edition: 'standard',
      options: { extra_salt: 'true' },
      number: 3,
      totals: [7, 13],
      ended: 'last_chance',
      by: 1,
    });
    expect(question(game, 1).totals).toEqual([7, 4]);
  });

  test('a round that was not counted brings nothing yet', () => {
    const game = aGame();
    game.rounds = [{ ...written(1, 1), answer: null }, written(5, 6)];
    expect(totals(game, 2)).toEqual([5, 6]);
  });
});
