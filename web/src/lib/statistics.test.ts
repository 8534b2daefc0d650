import { beforeEach, describe, expect, it } from 'vitest';
import type { GameCounts } from '../protocol';
import { standIn } from '../testing/app';
import { count, figures, reset, statistics, total, type FinishedGame } from './statistics';

const KEY = 'seasalt.statistics';
const ME = { kind: 'person', bot: null, stand_in: null } as const;
const bot = (name: string) => ({ kind: 'bot', bot: name, stand_in: null }) as const;
const round = (
  points: number[],
  caller: number | null = null,
  call: string | null = null,
  ending = 'stop',
) => ({
  points,
  caller,
  call,
  ending,
});

const A_GAME: FinishedGame = {
  id: 'table:1',
  you: 0,
  places: [ME, bot('casual')],
  extraSalt: false,
  results: [
    round([9, 4], 0, 'stop'),
    round([13, 3], 0, 'last_chance', 'bet_won'),
    round([2, 8], 0, 'last_chance', 'bet_lost'),
    round([0, 0], null, null, 'void'),
    round([16, 7], 1, 'stop'),
  ],
  winners: [0],
  byMermaids: false,
};
const keep = (what: unknown) => localStorage.setItem(KEY, JSON.stringify(what));

beforeEach(() => localStorage.clear());

describe('a finished game', () => {
  it('is counted with its calls, bets and best round', () => {
    count(A_GAME);

    expect(total(statistics())).toEqual({
      games: 1,
      won: 1,
      rounds: 5,
      stops: 1,
      bets: 2,
      betsWon: 1,
      mermaids: 0,
      best: 16,
    });
  });

  it('is counted once', () => {
    count(A_GAME);
    count(A_GAME);

    expect(total(statistics()).games).toBe(1);
  });

  it('is not ours if a bot played its end', () => {
    count({ ...A_GAME, places: [{ ...ME, stand_in: 'greedy' }, bot('casual')] });

    expect(total(statistics()).games).toBe(0);
  });

  it('is counted by opponent and by box', () => {
    count(A_GAME);
    count({ ...A_GAME, id: '2', extraSalt: true, winners: [1] });
    count({ ...A_GAME, id: '3', places: [ME, bot('casual'), bot('master')] });
    count({ ...A_GAME, id: '4', places: [ME, bot('casual'), ME] });
    count({ ...A_GAME, id: '5', places: [ME, bot('a bot of the future')] });

    const kept = statistics();
    expect(total(kept, { against: 'casual' })).toMatchObject({ games: 2, won: 1 });
    expect(total(kept, { against: 'mixed' }).games).toBe(2);
    expect(total(kept, { against: 'people' }).games).toBe(1);
    expect(total(kept, { box: 'salt' })).toMatchObject({ games: 1, won: 0 });
    expect(total(kept).games).toBe(5);
  });

  it('may be won by mermaids, which a loser does not count', () => {
    count({ ...A_GAME, byMermaids: true });
    count({ ...A_GAME, id: '2', byMermaids: true, winners: [1] });

    expect(total(statistics()).mermaids).toBe(1);
  });
});

describe('what the browser keeps', () => {
  it('does not grow with the number of games', () => {
    for (let n = 0; n < 300; n++) count({ ...A_GAME, id: `table-with-a-long-name:${n}` });
    const early = localStorage.getItem(KEY)!.length;
    for (let n = 300; n < 900; n++) count({ ...A_GAME, id: `table-with-a-long-name:${n}` });

    expect(total(statistics()).games).toBe(900);
    expect(localStorage.getItem(KEY)!.length).toBeLessThan(early + 100);
  });

  it.each([
    ['no JSON', () => localStorage.setItem(KEY, '{"counts":')],
    ['a text', () => keep('many')],
    ['a list', () => keep([1, 2])],
    ['null', () => keep(null)],
    ['lists where there were records', () => keep({ counts: [], counted: {} })],
    ['an unknown opponent', () => keep({ counts: { 'unknown/base': { games: 3 } } })],
    ['a text for a number', () => keep({ counts: { 'casual/base': { games: '3' } } })],
    ['less than nothing', () => keep({ counts: { 'casual/base': { games: 3, won: -1 } } })],
    ['more won than played', () => keep({ counts: { 'casual/base': { games: 3, won: 4 } } })],
    ['too much', () => keep({ counts: { 'casual/base': { games: 1e12 } } })],
  ])('may be broken: %s', (_, spoil) => {
    spoil();
    expect(total(statistics()).games).toBe(0);

    count(A_GAME);
    expect(total(statistics())).toMatchObject({ games: 1, won: 1, best: 16 });
  });

  it('may be older than a counter', () => {
    keep({ counts: { 'casual/base': { games: 3, won: 2 } }, counted: ['old', 7] });

    expect(total(statistics())).toMatchObject({ games: 3, won: 2, bets: 0 });
    count({ ...A_GAME, id: 'old' });
    expect(total(statistics()).games).toBe(3);
  });

  it('is forgotten on request, and old games stay forgotten', () => {
    count(A_GAME);
    reset();
    count(A_GAME);

    expect(total(statistics()).games).toBe(0);
  });
});

describe('the figures of a server', () => {
  const server = standIn();
  const counts = (more: Partial<GameCounts>): GameCounts => ({
    ...{ against: 'casual', extra_salt: false, games: 2, won: 1, rounds: 7, stops: 3, bets: 2, bets_won: 1 },
    ...{ mermaids: 0, best: 16, ...more },
  });

  it('are sums by opponent and box, bots of other names among the mixed', async () => {
    localStorage.setItem('seasalt.known', 'true');
    server.answers('GET /api/me/statistics', {
      counts: [
        counts({}),
        counts({ extra_salt: true }),
        counts({ against: 'mixed', best: 20 }),
        counts({ against: 'a bot of the future' }),
      ],
    });

    const found = await figures();

    expect(total(found)).toMatchObject({ games: 8, won: 4, betsWon: 4, best: 20 });
    expect(total(found, { against: 'mixed' })).toMatchObject({ games: 4, best: 20 });
    expect(total(found, { box: 'salt' }).games).toBe(2);
  });

  it('are none for a browser that was never a guest', async () => {
    expect(total(await figures()).games).toBe(0);
    expect(server.asked).toEqual([]);
  });
});
