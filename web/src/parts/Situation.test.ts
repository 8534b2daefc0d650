import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { GameState, Replay } from '../protocol';
import { PLAYED, recorded, standIn } from '../testing/app';
import Situation from './Situation.svelte';

standIn();

const { steps } = recorded<Replay>(`GET /api/tables/${PLAYED}/replay?seat=1`);
const quiet = steps[5]!.state;
const lastChance: GameState = {
  ...quiet,
  turn: 1,
  caller: 0,
  call: 'last_chance',
  open_points: [12, null, null],
  score: { total: 9, color_bonus: 0, lines: [] },
};

/** What is said to Ada on seat 1, or about her. */
function told(game: GameState, you: number | null): string {
  const { container } = render(Situation, { game, names: ['Mia', 'Ada', 'Bo'], viewer: 1, you });
  return container.textContent.replaceAll(/\s+/g, ' ').trim();
}

test('a quiet position says how many cards are left and what the game is about', () => {
  expect(told({ ...quiet, deck_size: 23, target: 35 }, 1)).toBe('Deck, 23 cards · first to 35');
});

test('after LAST CHANCE it says who called, the number to beat, and whose last turns are left', () => {
  const game = { ...lastChance, deck_size: 1, target: 35 };

  expect(told(game, 1)).toBe(
    'LAST CHANCE · Mia: 12 to beat · you have 9 · last turn: You, Bo · Deck, one card · first to 35',
  );
  expect(told({ ...game, turn: 2 }, null)).toContain('Ada has 9 · last turn: Bo · ');
});

test('the caller’s own points must hold, and a stung player may only draw', () => {
  const game = { ...lastChance, caller: 1, turn: 2, restricted: [false, false, true] };

  expect(told(game, 1)).toMatch(
    /^LAST CHANCE · Your 9 must hold · last turn: Bo, Mia · .*Bo may only draw one card/,
  );
});
