import { describe, expect, test } from 'vitest';
import type { TableState } from '../../protocol';
import { keepsWaiting, mayFree, mayGoOn } from './lateness';

interface Seen {
  you?: number | null;
  to_act?: number | null;
  stage?: string;
  standIn?: string | null; // the bot that plays for us
}

/** Three people; from 1000 on the others need not wait for seat 1. */
function seen({ you = 0, to_act = 1, stage = 'playing', standIn = null }: Seen): TableState {
  const places = [0, 1, 2].map((seat) => ({
    ready: seat !== 1,
    stand_in: seat === you ? standIn : null,
    go_on_at: seat === 1 ? 1000 : null,
  }));
  return { you, to_act, stage, places } as unknown as TableState;
}

describe('going on without a player', () => {
  test('is possible when the time has come, and not before', () => {
    expect(mayGoOn(seen({}), 999)).toBe(false);
    expect(mayGoOn(seen({}), 1000)).toBe(true);
  });

  test('is not for spectators, nor for whom a bot plays', () => {
    expect(mayGoOn(seen({ you: null }), 1000)).toBe(false);
    expect(mayGoOn(seen({ standIn: 'greedy' }), 1000)).toBe(false);
  });

  test('is told to the player who keeps the others waiting', () => {
    expect(keepsWaiting(seen({ you: 1 }), 1000)).toBe(true);
    expect(keepsWaiting(seen({ you: 1 }), 999)).toBe(false);
    expect(keepsWaiting(seen({ you: 0 }), 1000)).toBe(false);
  });

  test('frees a seat before the game, for those who are ready', () => {
    const gathering = { stage: 'gathering', to_act: null };

    expect(mayFree(seen(gathering), 1, 1000)).toBe(true);
    expect(mayFree(seen(gathering), 2, 1000)).toBe(false);
    expect(mayFree(seen({ ...gathering, you: 1 }), 1, 1000)).toBe(false);
    expect(mayFree(seen({}), 1, 1000)).toBe(false);
  });
});
