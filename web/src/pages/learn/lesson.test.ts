import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Replay, ReplayStep } from '../../protocol';
import { setLanguage } from '../../lib/catalogs';
import { Lesson } from './lesson.svelte';

beforeAll(() => setLanguage('en'));

/** A step of a game between us, at seat 0, and one other player. */
const step = (seat: number | null, action: string | null, legal: string[], hand: string[]): ReplayStep =>
  ({
    seat,
    action,
    legal,
    events: [{ type: 'TurnEnded', seat: seat ?? 0 }],
    scores: null,
    state: { round: 1, turn: 0, phase: 'take', hands: [hand, null] },
  }) as unknown as ReplayStep;

const REPLAY = {
  info: {},
  names: ['Marin', 'Ada'],
  seat: 0,
  steps: [
    step(null, null, ['draw', 'take A', 'take B'], []),
    step(0, 'draw', ['keep crab-DB > A', 'keep fish-BK > A'], []),
    step(0, 'keep crab-DB > A', ['lay crab-DB crab-YE', 'end', 'stop'], ['crab-DB']),
    step(0, 'end', [], ['crab-DB']),
    step(1, null, [], ['crab-DB']),
    step(1, null, ['draw'], ['crab-DB']),
    step(0, 'draw', [], ['crab-DB']),
  ],
} as unknown as Replay;

let lesson: Lesson;

beforeEach(() => {
  vi.useFakeTimers();
  lesson = new Lesson(REPLAY, '');
});
afterEach(() => {
  lesson.close();
  vi.useRealTimers();
});

describe('the lesson', () => {
  test('begins with our own decision and offers only what is taught', () => {
    expect(lesson.isMyTurn).toBe(true);
    expect(lesson.wanted).toBe('draw');
    expect(lesson.state.legal).toEqual(['draw']);
  });

  test('goes on when we do what is taught', () => {
    lesson.act('draw');
    expect(lesson.at).toBe(1);
    expect(lesson.decision).toBe(1);
    lesson.act('keep crab-DB > A');
    expect(lesson.hand.map((card) => card.code)).toEqual(['crab-DB']);
  });

  test('stays where it is when we do something else, and remembers what', () => {
    lesson.act('take A');
    expect(lesson.at).toBe(0);
    expect(lesson.instead).toBe('take A');
    lesson.act('draw');
    expect(lesson.instead).toBeNull();
  });

  test('leaves open what may be pressed by mistake', () => {
    lesson.act('draw');
    lesson.act('keep crab-DB > A');
    expect(lesson.state.legal).toEqual(['end', 'stop']);
  });

  test('lets the others move by themselves, and waits for us', () => {
    ['draw', 'keep crab-DB > A', 'end'].forEach((action) => lesson.act(action));
    expect(lesson.isMyTurn).toBe(false);
    expect(lesson.state.legal).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(lesson.at).toBe(5);
    expect(lesson.wanted).toBe('draw');
  });

  test('can be hurried while the others move', () => {
    ['draw', 'keep crab-DB > A', 'end'].forEach((action) => lesson.act(action));
    lesson.forward();
    lesson.forward();
    expect(lesson.wanted).toBe('draw');
  });

  test('goes back to our last decision, also over what others did', () => {
    expect(lesson.mayGoBack).toBe(false);
    ['draw', 'keep crab-DB > A', 'end'].forEach((action) => lesson.act(action));
    lesson.forward();
    lesson.back();
    expect(lesson.wanted).toBe('end');
    lesson.back();
    expect(lesson.wanted).toBe('keep crab-DB > A');
    vi.advanceTimersByTime(60_000);
    expect(lesson.at).toBe(1);
  });

  test('stages what is staged at a table, until it is over or skipped', () => {
    const stealing = [{ type: 'CardStolen', thief: 1, victim: 0, card: 'crab-DB' }];
    const steps = REPLAY.steps.map((one, at) => (at === 3 ? { ...one, events: stealing } : one));
    lesson = new Lesson({ ...REPLAY, steps } as unknown as Replay, '');
    lesson.mover = { before: vi.fn(), after: vi.fn(() => Promise.resolve()), finish: vi.fn() };
    lesson.act('draw');
    lesson.act('keep crab-DB > A');
    expect(lesson.moment).toBeNull();
    lesson.act('end');
    expect(lesson.moment).toMatchObject({ kind: 'theft', thief: 1, card: 'crab-DB' });
    lesson.endMoment();
    expect(lesson.moment).toBeNull();
    lesson.back();
    lesson.act('end');
    expect(lesson.moment?.kind).toBe('theft');
    vi.advanceTimersByTime(2_100);
    expect(lesson.moment).toBeNull();
  });

  test('stages the bet at its end, and leaves the last words to the coach', () => {
    const scores = [{ total: 10 }, { total: 6 }];
    const ended = [
      { type: 'RoundEnded', result: { ending: 'bet_won', caller: 0, scores, points: [10, 0] } },
      { type: 'GameEnded', outcome: { winners: [0], ranks: [1, 2], by_mermaids: false } },
    ];
    const steps = [REPLAY.steps[0], { ...REPLAY.steps[1], events: ended }];
    lesson = new Lesson({ ...REPLAY, steps } as unknown as Replay, '');
    lesson.mover = { before: vi.fn(), after: vi.fn(() => Promise.resolve()), finish: vi.fn() };
    lesson.act('draw');
    expect(lesson.moment).toMatchObject({ kind: 'bet', points: 10, best: 6 });
  });

  test('is over after the last step', () => {
    ['draw', 'keep crab-DB > A', 'end'].forEach((action) => lesson.act(action));
    vi.advanceTimersByTime(60_000);
    lesson.act('draw');
    expect(lesson.isOver).toBe(true);
    expect(lesson.wanted).toBeNull();
  });

  test('knows us by the name that we have', () => {
    expect(new Lesson(REPLAY, 'Mira').names).toEqual(['Mira', 'Ada']);
    expect(lesson.names).toEqual(['Marin', 'Ada']);
  });
});
