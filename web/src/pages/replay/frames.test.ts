import { beforeAll, describe, expect, test } from 'vitest';
import type { GameEvent } from '../../lib/story';
import { setLanguage } from '../../lib/catalogs';
import type { GameState, Replay, ReplayStep, ResultState } from '../../protocol';
import { frames, pictureOf, stretches } from './frames';
import { tellBest, tellFrame, tellResult } from './sentences';

beforeAll(() => setLanguage('en'));

const NAMES = ['Anna', 'Ben'];
const READER = { names: NAMES, you: 0 };

const start: GameEvent = { type: 'RoundStarted', number: 1, starter: 0, deck_size: 58 };
const took: GameEvent = { type: 'CardTaken', seat: 0, pile: 'A', card: 'crab-DB', top: null };
const passed: GameEvent[] = [
  { type: 'TurnEnded', seat: 0 },
  { type: 'TurnStarted', seat: 1, restricted: false, extra: false },
];

/** A state with these hands; what no picture looks at is left out. */
function aState(hands: (string[] | null)[], more: Partial<GameState> = {}): GameState {
  const state: Partial<GameState> = {
    round: 1,
    turn: 0,
    deck_size: 20,
    hands,
    hand_sizes: hands.map((hand) => hand?.length ?? 2),
    tableaus: [[], []],
    drawn: null,
    drawn_count: 0,
    totals: [0, 0],
    score: null,
    ...more,
  };
  return state as GameState;
}

const aStep = (events: GameEvent[], state: GameState, seat: number | null = 0): ReplayStep => ({
  seat,
  action: null,
  events,
  state,
  scores: state.hands.map((hand) => ({ total: hand?.length ?? 0, color_bonus: 0, lines: [] })),
  legal: [],
});

const aReplay = (steps: ReplayStep[], seat: number | null = null): Replay =>
  ({ names: NAMES, seat, steps }) as Partial<Replay> as Replay;

function anEnd(ending: string, more: Partial<ResultState> = {}): Extract<GameEvent, { type: 'RoundEnded' }> {
  const scores = [7, 3].map((total) => ({ total, color_bonus: 0, lines: [] }));
  const result: ResultState = {
    number: 1,
    ending,
    last_seat: 1,
    caller: 1,
    call: 'stop',
    points: [7, 3],
    for_cards: [7, 3],
    for_color: [0, 0],
    scores,
    ...more,
  };
  return { type: 'RoundEnded', result, totals: [7, 3] };
}

describe('the pictures of a game', () => {
  test('leave out a decision that only passes the turn on', () => {
    const steps = [aStep([start], aState([[], []]), null), aStep([took], aState([['crab-DB'], []]))];
    const shown = frames(aReplay([...steps, aStep(passed, aState([['crab-DB'], []]))]));

    expect(shown.map(({ events }) => events[0]?.type)).toEqual(['RoundStarted', 'CardTaken']);
  });

  test('mark the card that came, and only that', () => {
    const [, second] = frames(
      aReplay([
        aStep([start], aState([['crab-DB', 'fish-BK'], []]), null),
        aStep([took], aState([['crab-DB', 'crab-DB', 'fish-BK'], []])),
      ]),
    );

    expect(second?.seats[0]?.hand.map(({ got }) => got)).toEqual([false, true, false]);
    expect(second?.seats[0]?.change).toBe(1);
  });

  test('let a card keep its id as long as it stays', () => {
    const [first, second] = frames(
      aReplay([
        aStep([start], aState([['fish-BK', 'shell-GR'], []]), null),
        aStep([took], aState([['crab-DB', 'fish-BK'], []])),
      ]),
    );

    expect(second?.seats[0]?.hand[1]?.id).toBe(first?.seats[0]?.hand[0]?.id);
  });

  test('show the cards that were counted, before the next deal', () => {
    const before = aState([['crab-DB'], ['fish-BK']]);
    const events: GameEvent[] = [
      { type: 'CardDrawn', seat: 1, card: 'shell-GR' },
      anEnd('bet_won'),
      { ...start, number: 2 },
    ];
    const [, counted, dealt] = frames(
      aReplay([aStep([took], before), aStep(events, aState([[], []], { round: 2, totals: [7, 3] }), 1)]),
    );

    expect(counted?.seats.map(({ hand }) => hand.map(({ code }) => code))).toEqual([
      ['crab-DB'],
      ['fish-BK', 'shell-GR'],
    ]);
    expect([counted?.round, counted?.state.totals, counted?.state.deck_size]).toEqual([1, [7, 3], 19]);
    expect(counted?.seats[0]?.score?.total).toBe(7);
    expect([dealt?.round, dealt?.result, dealt?.seats[0]?.hand]).toEqual([2, null, []]);
  });

  test('show backs for a hand that was hidden, and no mark when it is turned over', () => {
    const revealed: GameEvent = { type: 'HandRevealed', seat: 1, cards: ['fish-BK', 'fish-YE'] };
    const [hidden, open] = frames(
      aReplay(
        [
          aStep([start], aState([[], null]), null),
          aStep([revealed], aState([[], ['fish-BK', 'fish-YE']]), 1),
        ],
        0,
      ),
    );

    expect(hidden?.seats[1]?.hand.map(({ code }) => code)).toEqual([null, null]);
    expect(open?.seats[1]?.hand.some(({ got }) => got)).toBe(false);
  });

  test('are put together by rounds', () => {
    const second = { ...start, number: 2 };
    const shown = frames(
      aReplay([
        aStep([start], aState([[], []]), null),
        aStep([anEnd('stop'), second], aState([[], []], { round: 2 })),
        aStep([took], aState([['crab-DB'], []], { round: 2 })),
      ]),
    );

    expect(stretches(shown).map(({ round, first, last }) => [round, first, last])).toEqual([
      [1, 0, 1],
      [2, 2, 3],
    ]);
  });
});

describe('a picture in words', () => {
  const told = (events: GameEvent[], seat = 1) =>
    tellFrame(frames(aReplay([aStep(events, aState([[], []]), seat)]))[0]!, READER);

  test('says what was drawn, once for all cards', () => {
    const lifted = ['crab-DB', 'fish-BK'].map((card): GameEvent => ({ type: 'CardLifted', seat: 1, card }));
    expect(told(lifted)).toBe('Ben draws: dark blue crab, black fish.');
  });

  test('says only how many where they were hidden', () => {
    const lifted = [0, 1].map((): GameEvent => ({ type: 'CardLifted', seat: 1, card: null }));
    expect(told(lifted)).toBe('Ben draws 2 cards.');
  });

  test('does not list the hand that everybody sees', () => {
    expect(told([{ type: 'HandRevealed', seat: 0, cards: ['crab-DB'] }])).toBe('You show your hand.');
  });

  test('says how a bet ended, and nothing twice', () => {
    expect(told([anEnd('bet_lost')])).toBe('Ben lost the bet.');
    expect(told([{ type: 'Called', seat: 1, call: 'stop' }, anEnd('stop')])).toMatch(
      /^Ben calls STOP[^.]*\.$/,
    );
  });

  test('names a round by its ending and by the player with the most points', () => {
    const { result } = anEnd('stop');
    expect([tellResult(result, READER), tellBest(result, READER)]).toEqual(['Ben called stop', 'You +7']);
    expect(tellBest({ ...result, caller: 0 }, READER)).toBe('+7');
    expect(tellBest({ ...result, points: [0, 0] }, READER)).toBe('');
  });
});

test('a step of the server is found among the pictures, also one that has none of its own', () => {
  const shown = frames(
    aReplay([
      aStep([start], aState([['crab-DB'], ['fish-BK']]), null),
      aStep(passed, aState([['crab-DB'], ['fish-BK']])),
      aStep([took], aState([['crab-DB'], ['fish-BK']])),
    ]),
  );

  expect([0, 1, 2].map((step) => pictureOf(shown, step))).toEqual([0, 0, 1]);
});
