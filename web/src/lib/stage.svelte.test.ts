import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableState } from '../protocol';
import type { How, Mover } from './motion';
import { settings } from './settings.svelte';
import { Stage, type Scene } from './stage.svelte';
import type { GameEvent } from './story';

const TAKEN: GameEvent = { type: 'CardTaken', seat: 1, pile: 'A', card: 'fish-BK', top: null };
const STOLEN: GameEvent = { type: 'CardStolen', thief: 1, victim: 0, card: 'fish-BK' };
const CALLED: GameEvent = { type: 'Called', seat: 1, call: 'last_chance' };

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
  after(_: readonly GameEvent[], { time = 0, arrived }: How = {}): Promise<void> {
    return new Promise((resolve) =>
      setTimeout(() => {
        arrived?.('hand-1');
        resolve();
      }, time),
    );
  }
  finish(): void {
    // the stage does not wait for it
  }
}

let shown: string[];
let stage: Stage<Scene>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = true;
  settings.speed = 'normal';
  shown = [];
  stage = new Stage<Scene>(({ to }, flying) => shown.push([to.version, ...flying].join(' ')));
  stage.mover = new Wings();
});
afterEach(() => vi.useRealTimers());

test('one move is shown after the other, and a card arrives when it lands', async () => {
  stage.push(scene(2));
  stage.push(scene(3));
  expect(shown).toEqual(['2 hand-1']);
  await vi.advanceTimersByTimeAsync(450);
  expect(shown).toEqual(['2 hand-1', '2']);
  await vi.advanceTimersByTimeAsync(450);
  expect(shown).toEqual(['2 hand-1', '2', '3 hand-1']);
});

test('skipping shows everything that has come, in order', async () => {
  [2, 3, 4].forEach((version) => stage.push(scene(version)));
  stage.skip();
  expect(shown).toEqual(['2 hand-1', '2', '3', '4']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toHaveLength(4);
});

test('our own move waits for nothing', () => {
  [2, 3].forEach((version) => stage.push(scene(version)));
  stage.push(scene(4, [TAKEN], true));
  expect(shown.at(-1)).toBe('4 hand-1');
});

test('without motion nothing waits, and the moment stays for a while', async () => {
  settings.motion = false;
  stage.push(scene(2, [CALLED]));
  stage.push(scene(3, []));
  expect(shown).toEqual(['2', '3']);
  expect(stage.moment?.kind).toBe('chance');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(stage.moment).toBeNull();
});

test('a call is staged before what follows from it', async () => {
  stage.push(scene(2, [CALLED]));
  expect([stage.moment?.kind, shown]).toEqual(['chance', []]);
  await vi.advanceTimersByTimeAsync(1_600);
  expect([stage.moment, shown]).toEqual([null, ['2']]);
});

test('a theft is staged while its card flies', () => {
  stage.push(scene(2, [STOLEN]));
  expect([stage.moment?.kind, shown]).toEqual(['theft', ['2 hand-1']]);
  stage.skip();
  expect([stage.moment, shown.at(-1)]).toEqual([null, '2']);
});

test('what is held stays on the screen, and is followed in order afterwards', async () => {
  stage.hold(true);
  stage.push(scene(2));
  stage.skip();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(shown).toEqual([]);
  stage.hold(false);
  expect(shown).toEqual(['2 hand-1']);
});

test('calm is slower than fast', async () => {
  const timeOf = async (speed: 'calm' | 'fast') => {
    settings.speed = speed;
    const before = Date.now();
    stage.push(scene(2));
    stage.push(scene(3));
    while (!shown.at(-1)?.startsWith('3')) await vi.advanceTimersByTimeAsync(10);
    stage.skip();
    shown = [];
    return Date.now() - before;
  };
  expect(await timeOf('calm')).toBeGreaterThan(2 * (await timeOf('fast')));
});
