import { describe, expect, test } from 'vitest';
import type { TableState } from '../protocol';
import { COUNT, momentsOf } from './moments';
import type { GameEvent } from './story';

const state = (you: number | null, rest: object = {}, game: object = {}) =>
  ({
    you,
    to_act: 0,
    ...rest,
    game: { score: { total: 5 }, open_points: [null, 7, null], totals: [12, 31, 8], ...game },
  }) as unknown as TableState;

const REVEALED: GameEvent = { type: 'HandRevealed', seat: 1, cards: ['crab-DB', 'fish-BK'] };
const called = (call: string): GameEvent => ({ type: 'Called', seat: 1, call });
const ended = (ending: string, totals: number[] | null = null) =>
  ({
    type: 'RoundEnded',
    totals: [0, 0, 0],
    result: { ending, caller: 1, scores: totals?.map((total) => ({ total })) ?? null },
  }) as unknown as GameEvent;

describe('LAST CHANCE', () => {
  test('names the number to beat, our own, and whether our last turn is now', () => {
    const [moment] = momentsOf({ events: [called('last_chance'), REVEALED], to: state(0) });
    expect(moment).toMatchObject({
      kind: 'chance',
      seat: 1,
      points: 7,
      mine: 5,
      isMyTurn: true,
      cards: ['crab-DB', 'fish-BK'],
    });
  });

  test('of our own has one number, and the others are next', () => {
    const to = state(1, { to_act: 2 });
    const [moment] = momentsOf({ events: [called('last_chance'), REVEALED], to });
    expect(moment).toMatchObject({ points: 5, mine: null, isMyTurn: false });
  });

  test('tells a spectator no number of their own', () => {
    const [moment] = momentsOf({ events: [called('last_chance'), REVEALED], to: state(null) });
    expect(moment).toMatchObject({ points: 7, mine: null, isMyTurn: false });
  });
});

test('STOP comes before the new state, with the points that were counted', () => {
  const events = [called('stop'), REVEALED, ended('stop', [4, 9, 2])];
  expect(momentsOf({ events, to: state(0) })).toMatchObject([
    { kind: 'stop', seat: 1, points: 9, mine: 4, comes: 'before' },
  ]);
});

test('a bet is decided at the end of its round', () => {
  const events = [ended('bet_lost', [8, 7, 2])];
  expect(momentsOf({ events, to: state(0) })).toMatchObject([
    { kind: 'bet', ending: 'bet_lost', seat: 1, points: 7, rival: 0, best: 8 },
  ]);
});

test.each([
  ['the best of the others', 0, [6, 7, 8], 2, 8],
  ['of equal ones the reader', 2, [8, 7, 8], 2, 8],
  ['of equal ones the first, for a spectator', null, [8, 7, 8], 0, 8],
  ['nobody without points', 0, null, null, null],
])('the rival of a bet is %s', (_, you, totals, rival, best) => {
  const [moment] = momentsOf({ events: [ended('bet_lost', totals)], to: state(you) });
  expect(moment).toMatchObject({ rival, best });
});

test('a theft says from whom, to whom and what', () => {
  const stolen = { type: 'CardStolen', thief: 1, victim: 0, card: 'fish-BK' } as const;
  expect(momentsOf({ events: [stolen], to: state(0) })).toMatchObject([
    { kind: 'theft', thief: 1, victim: 0, card: 'fish-BK', comes: 'along' },
  ]);
});

test('the boats that were laid give an extra turn; an ordinary turn is no moment', () => {
  const turn = (extra: boolean) => ({ type: 'TurnStarted', seat: 2, restricted: false, extra }) as const;
  const laid = { type: 'CardsLaid', seat: 2, cards: ['boat-BK', 'boat-YE'] } as const;
  expect(
    momentsOf({ events: [{ ...laid, cards: [...laid.cards] }, turn(true)], to: state(0) }),
  ).toMatchObject([{ kind: 'boat', seat: 2, boats: ['boat-BK', 'boat-YE'] }]);
  expect(momentsOf({ events: [turn(false)], to: state(0) })).toEqual([]);
});

describe('the last round of a game', () => {
  const over = (winners: number[], ranks: number[]) =>
    ({ type: 'GameEnded', outcome: { winners, ranks, by_mermaids: false } }) as unknown as GameEvent;

  test('is counted after its call, the winner last, and then comes the result', () => {
    const events = [called('stop'), REVEALED, ended('stop', [4, 9, 2]), over([1], [3, 1, 2])];
    expect(momentsOf({ events, to: state(0) })).toMatchObject([
      { kind: 'stop', comes: 'before' },
      { kind: 'count', comes: 'after', order: [0, 2, 1], totals: [12, 31, 8] },
      { kind: 'end', comes: 'after' },
    ]);
  });

  test('is counted after its bet, too', () => {
    const events = [ended('bet_lost', [8, 7, 2]), over([0], [1, 2, 3])];
    const kinds = momentsOf({ events, to: state(null) }).map(({ kind }) => kind);
    expect(kinds).toEqual(['bet', 'count', 'end']);
  });

  test('takes as long as its players need', () => {
    const [count] = momentsOf({ events: [ended('stop', [4, 9, 2]), over([1], [3, 1, 2])], to: state(0) });
    expect(count!.time).toBe(3 * COUNT.column + COUNT.race + COUNT.look);
  });
});

test('four mermaids win without a count', () => {
  const over = { type: 'GameEnded', outcome: { winners: [1], ranks: [2, 1, 2], by_mermaids: true } } as const;
  const events = [{ type: 'MermaidsLaid', seat: 1 }, ended('mermaids'), over] as unknown as GameEvent[];
  expect(momentsOf({ events, to: state(0) }).map(({ kind }) => kind)).toEqual(['mermaids', 'end']);
});

test.each([
  [0, [0], 'won'],
  [0, [1], 'lost'],
  [0, [0, 2], 'shared'],
  [null, [1], 'watched'],
] as const)('the end is as the reader sees it: seat %s, winners %s', (you, winners, how) => {
  const over = { type: 'GameEnded', outcome: { winners, ranks: [], by_mermaids: false } };
  const events = [over] as unknown as GameEvent[];
  expect(momentsOf({ events, to: state(you) })).toMatchObject([{ kind: 'end', how }]);
});

test('no moment hides a decision for long', () => {
  const events = [called('last_chance'), REVEALED];
  expect(Math.max(...momentsOf({ events, to: state(0) }).map(({ time }) => time))).toBeLessThanOrEqual(1_500);
});
