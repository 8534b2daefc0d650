import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableState } from '../protocol';
import { flights, type How, type Mover } from './motion';
import { settings } from './settings.svelte';
import { AnimationQueue, type Scene } from './animationQueue.svelte';
import type { GameEvent } from './story';

const TAKEN: GameEvent = { type: 'CardTaken', seat: 1, pile: 'A', card: 'fish-BK', top: null };
const STOLEN: GameEvent = { type: 'CardStolen', thief: 1, victim: 0, card: 'fish-BK' };
const CALLED: GameEvent = { type: 'Called', seat: 1, call: 'last_chance' };

const LAST_ROUND = [
  { type: 'Called', seat: 1, call: 'stop' },
  { type: 'RoundEnded', totals: [], result: { ending: 'stop', caller: 1, points: [1, 9], scores: [{}, {}] } },
  { type: 'GameEnded', outcome: { winners: [1], ranks: [2, 1], by_mermaids: false } },
] as unknown as GameEvent[];

const state = (version: number) =>
  ({ version, you: 0, deadline: null, to_act: 1, game: null }) as unknown as TableState;
const scene = (version: number, events: readonly GameEvent[] = [TAKEN], isOwn = false): Scene => ({
  events,
  from: state(version - 1),
  to: state(version),
  isOwn,
});

/** Cards take as long as they are told to. */
class Wings implements Mover {
  before(): void {
    // nothing has a place here
  }
  after(events: readonly GameEvent[], { time = 0, arrived }: How = {}): Promise<void> {
    if (!events.flatMap(flights).length) return Promise.resolve();
    return new Promise((resolve) =>
      setTimeout(() => {
        arrived?.('hand-1');
        resolve();
      }, time),
    );
  }
  finish(): void {
    // the queue does not wait for it
  }
}

let shown: string[];
let queue: AnimationQueue<Scene>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = true;
  settings.speed = 'normal';
  shown = [];
  queue = new AnimationQueue<Scene>(({ to }, flying) => shown.push([to.version, ...flying].join(' ')));
  queue.mover = new Wings();
});
afterEach(() => {
  vi.useRealTimers();
  settings.motion = true; // other files share the document
});

test('one move is shown after the other, and a card arrives when it lands', async () => {
  queue.push(scene(2));
  queue.push(scene(3));
  expect(shown).toEqual(['2 hand-1']);
  await vi.advanceTimersByTimeAsync(450);
  expect(shown).toEqual(['2 hand-1', '2']);
  await vi.advanceTimersByTimeAsync(450);
  expect(shown).toEqual(['2 hand-1', '2', '3 hand-1']);
});

test('skipping shows everything that has come, in order', async () => {
  [2, 3, 4].forEach((version) => queue.push(scene(version)));
  queue.skip();
  expect(shown).toEqual(['2 hand-1', '2', '3', '4']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toHaveLength(4);
});

test('our own move waits for nothing', () => {
  [2, 3].forEach((version) => queue.push(scene(version)));
  queue.push(scene(4, [TAKEN], true));
  expect(shown.at(-1)).toBe('4 hand-1');
});

test('without motion nothing waits, and the moment stays for a while', async () => {
  settings.motion = false;
  queue.push(scene(2, [CALLED]));
  queue.push(scene(3, []));
  expect(shown).toEqual(['2', '3']);
  expect(queue.moment?.kind).toBe('chance');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(queue.moment).toBeNull();
});

test('a call is staged before what follows from it', async () => {
  queue.push(scene(2, [CALLED]));
  expect([queue.moment?.kind, shown]).toEqual(['chance', []]);
  await vi.advanceTimersByTimeAsync(1_600);
  expect([queue.moment, shown]).toEqual([null, ['2']]);
});

test('a theft is staged while its card flies', () => {
  queue.push(scene(2, [STOLEN]));
  expect([queue.moment?.kind, shown]).toEqual(['theft', ['2 hand-1']]);
  queue.skip();
  expect([queue.moment, shown.at(-1)]).toEqual([null, '2']);
});

test('what is held stays on the screen, and is followed in order afterwards', async () => {
  queue.hold(true);
  queue.push(scene(2));
  queue.skip();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toEqual([]);
  queue.hold(false);
  expect(shown).toEqual(['2 hand-1']);
});

describe('the end of a game', () => {
  const stage = () => [queue.moment?.kind, queue.isCounting, shown.at(-1)];
  const later = (time: number) => vi.advanceTimersByTimeAsync(time);
  const END = [undefined, false, '2'];

  test('is its call, the count of its last round, the result, and its page', async () => {
    queue.push(scene(2, LAST_ROUND));
    expect(stage()).toEqual(['stop', false, undefined]);
    await later(1_400);
    expect(stage()).toEqual(['count', true, '2']);
    await later(4_400);
    expect(stage()).toEqual(['end', true, '2']);
    await later(1_500);
    expect(stage()).toEqual(END);
  });

  test('is the same without motion, and takes time to read', async () => {
    settings.motion = false;
    queue.push(scene(2, LAST_ROUND));
    expect(stage()).toEqual(['stop', true, '2']);
    await later(2_000);
    expect(stage()).toEqual(['count', true, '2']);
    await later(6_000);
    expect(stage()).toEqual(['count', true, '2']);
    await later(1_000);
    expect(stage()).toEqual(['end', true, '2']);
    await later(3_000);
    expect(stage()).toEqual(END);
  });

  test.each([true, false])('goes on by a press, one moment at a time, with motion: %s', async (motion) => {
    settings.motion = motion;
    queue.push(scene(2, LAST_ROUND));
    const kinds = [];
    for (let press = 0; press < 3; press++) {
      kinds.push(queue.moment?.kind);
      queue.skip();
      await later(20);
    }
    expect(kinds).toEqual(['stop', 'count', 'end']);
    expect(stage()).toEqual(END);
  });

  test('is not skipped with the moves before it', async () => {
    [scene(1), scene(2, LAST_ROUND)].forEach((one) => queue.push(one));
    queue.skip();
    await later(1_400);
    expect(stage()).toEqual(['count', true, '2']);
  });

  test('is shown before what comes meanwhile', async () => {
    queue.push(scene(2, LAST_ROUND));
    await later(1_400);
    queue.push(scene(3, []));
    expect(shown.at(-1)).toBe('2');
    await later(6_000);
    expect(stage()).toEqual([undefined, false, '3']);
  });

  test.each(['finish', 'clear'] as const)(
    'is over when nobody looks, or at a newer state: %s',
    async (end) => {
      queue.push(scene(2, LAST_ROUND));
      await later(1_400);
      queue[end]();
      await later(9_000);
      expect(stage()).toEqual(END);
    },
  );

  test('is its page at once in a hidden page', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    queue.push(scene(2, LAST_ROUND));
    expect(stage()).toEqual(END);
    vi.restoreAllMocks();
  });
});

test('calm is slower than fast', async () => {
  const timeOf = async (speed: 'calm' | 'fast') => {
    settings.speed = speed;
    const before = Date.now();
    queue.push(scene(2));
    queue.push(scene(3));
    while (!shown.at(-1)?.startsWith('3')) await vi.advanceTimersByTimeAsync(10);
    queue.skip();
    shown = [];
    return Date.now() - before;
  };
  expect(await timeOf('calm')).toBeGreaterThan(2 * (await timeOf('fast')));
});
