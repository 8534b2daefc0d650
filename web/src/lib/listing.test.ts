import { beforeAll, describe as about, expect, test } from 'vitest';
import { ago, canSit, describe, isMyTurn, others, standing, type Listing } from './listing';
import { setLanguage } from './catalogs';

const A_TABLE: Listing = {
  table: 'T',
  stage: 'playing',
  seat: 0,
  players: 3,
  edition: 'standard',
  extra_salt: false,
  target: 35,
  names: ['Mira', 'Ada', 'Bo'],
  bots: [null, 'greedy', 'greedy'],
  totals: [12, 7, 30],
  to_act: 1,
  at: 0,
  game: null,
};

beforeAll(() => setLanguage('en'));

about('a table in a list', () => {
  test('says what is played there', () => {
    expect(describe(A_TABLE)).toBe('3 players');
    expect(describe({ ...A_TABLE, extra_salt: true, pace: 'bank', base: 30_000, round: 2 })).toBe(
      '3 players, Extra Salt, 30 s per move, round 2',
    );
    expect(describe({ ...A_TABLE, pace: 'days', base: 3 * 86_400_000 })).toBe('3 players, 3 days per move');
    expect(describe({ ...A_TABLE, hints: true })).toBe('3 players, hints');
  });

  test('names the others, not oneself', () => {
    expect(others(A_TABLE)).toBe('Ada and Bo');
    expect(others({ ...A_TABLE, seat: null })).toBe('Mira, Ada and Bo');
  });

  test('tells whose turn it is', () => {
    expect(standing(A_TABLE)).toBe('Waiting for Ada');
    expect(isMyTurn({ ...A_TABLE, to_act: 0 })).toBe(true);
    expect(standing({ ...A_TABLE, to_act: 0 })).toBe('Your turn');
  });

  test('tells who won, also where the winner has fewer points', () => {
    const over = { ...A_TABLE, stage: 'over', to_act: null };
    expect(standing({ ...over, winners: [0] })).toBe('You won');
    expect(standing({ ...over, winners: [1, 2] })).toBe('Ada and Bo won');
  });

  test('tells when it was, as one would say it', () => {
    const noon = new Date(2025, 4, 20, 12).getTime();
    const before = (hours: number) => ago(noon - hours * 3_600_000, noon);
    expect(before(0)).toBe('now');
    expect(before(0.1)).toBe('6 minutes ago');
    expect(before(3)).toBe('3 hours ago');
    expect(before(13)).toBe('yesterday');
    expect(before(35)).toBe('yesterday');
    expect(before(24 * 6)).toBe('6 days ago');
    expect(before(24 * 8)).toBe('May 12, 2025');
    expect(ago(noon + 5_000, noon)).toBe('now'); // a clock may be wrong
  });

  test('has a seat only before the game, and only where a seat is free', () => {
    const gathering = { ...A_TABLE, stage: 'gathering', to_act: null };
    expect(canSit(gathering)).toBe(false);
    expect(canSit({ ...gathering, names: ['Mira', '', 'Bo'] })).toBe(true);
    expect(canSit({ ...A_TABLE, names: ['Mira', '', 'Bo'] })).toBe(false);
  });
});
