import { describe, expect, test } from 'vitest';
import { isLanguage, LANGUAGES, say } from '../../lib/i18n.svelte';
import { loadWords, setLanguage } from '../../lib/catalogs';
import type { GameState, OutcomeState, ReviewDecision, ReviewSeat } from '../../protocol';
import { endingFor, fits, luckOf, mostly, playOf } from './headline';

const over = (totals: number[], outcome: Partial<OutcomeState>) =>
  ({
    totals,
    outcome: { winners: [], ranks: totals.map(() => 1), by_mermaids: false, ...outcome },
  }) as unknown as GameState;
const played = (facts: Partial<ReviewSeat>) => ({ played_like: null, accuracy: 80, ...facts }) as ReviewSeat;
const lost = (verdict: string, ...losses: number[]) =>
  losses.map((loss) => ({ verdict, loss }) as ReviewDecision);

test.each([
  ['two players, won', 0, over([41, 11], { winners: [0] }), 'won'],
  ['two players, lost', 1, over([41, 11], { winners: [0] }), 'lost'],
  ['four players, won', 2, over([1, 2, 30, 4], { winners: [2] }), 'first'],
  ['four players, third', 1, over([9, 2, 30, 1], { winners: [2], ranks: [2, 3, 1, 4] }), 'placed'],
  ['shared', 1, over([41, 41], { winners: [0, 1] }), 'shared'],
  ['by four mermaids', 0, over([3, 41], { winners: [0], by_mermaids: true }), 'mermaids'],
  ['against four mermaids', 1, over([3, 41], { winners: [0], by_mermaids: true }), 'drowned'],
])('a game ends: %s', (_, seat, end, ending) => {
  expect(endingFor(seat, end)).toMatchObject({ ending, points: end.totals[seat] });
});

test('play is told by the level, or by the accuracy where no level is known', () => {
  expect(playOf(played({ played_like: 'casual', accuracy: 95 }))).toBe('casual');
  expect([95, 75, 40].map((accuracy) => playOf(played({ accuracy })))).toEqual(['great', 'good', 'fair']);
});

test.each([
  [true, 'master', true],
  [true, 'beginner', false],
  [true, 'skilled', true],
  [false, 'casual', true],
  [false, 'champion', false],
  [false, 'great', false],
])('won %s and played like %s: they fit together: %s', (won, play, isFitting) => {
  expect(fits(won, play)).toBe(isFitting);
});

test.each([
  ['two choices cost half', [...lost('blunder', 0.2, 0.12), ...lost('good', 0.1, 0.1, 0.05)], 'few', 2],
  [
    'one choice cost much',
    [...lost('blunder', 0.2), ...lost('good', ...Array<number>(40).fill(0.02))],
    'one',
    1,
  ],
  ['many small ones', lost('good', ...Array<number>(40).fill(0.02)), 'many', 1],
  ['noise is no choice that cost half', lost('good', 0.2, 0.01), 'many', 1],
  ['next to nothing', lost('good', ...Array<number>(40).fill(0.001)), 'nothing', 1],
])('what cost most: %s', (_, decisions, what, count) => {
  expect(mostly(decisions)).toMatchObject({ what, count });
});

test('luck is named where it explains the result', () => {
  const own = (luck: number) => ({ ledger: { luck } }) as ReviewSeat;
  expect([own(0.3), own(0.1), own(-0.3)].map((one) => luckOf(true, one))).toEqual(['with', null, null]);
  expect([own(0.3), own(-0.1), own(-0.3)].map((one) => luckOf(false, one))).toEqual([null, null, 'against']);
});

describe.each(Object.keys(LANGUAGES).filter(isLanguage))('in %s', (language) => {
  test('a lost game of weak play is never well played', async () => {
    await loadWords('review');
    await setLanguage(language);
    const own = { who: 'you', name: '' };
    const { won, ...ended } = endingFor(0, over([11, 41], { winners: [1] }));
    const result = say('web-review-ended', { ...ended, ...own });
    const headline = (play: string) =>
      say('web-review-played', {
        fit: fits(won, play) ? 'and' : 'but',
        result,
        play: say('web-review-play', { play }),
      });

    expect(result).toMatch(/11\D+41/);
    expect(
      new Set(
        ['beginner', 'casual', 'skilled', 'expert', 'master', 'champion', 'great', 'good', 'fair'].map(
          headline,
        ),
      ).size,
    ).toBe(9);
    expect(headline('casual')).not.toMatch(/well played|gut gespielt|bien joué|ben giocato|хорошая игра/i);
  });
});
