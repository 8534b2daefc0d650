import { beforeAll, expect, test } from 'vitest';
import type { GameEvent } from '../../lib/story';
import { setLanguage } from '../../lib/catalogs';
import { lastMove, lastTheft } from './lastMoves';

beforeAll(() => setLanguage('en'));

const theft: GameEvent = { type: 'CardStolen', thief: 1, victim: 0, card: 'crab-YE' };
const log = (...events: GameEvent[]) => events.map((event, version) => ({ version, at: 0, event }));

test('a theft is told to thief and victim only', () => {
  const told = [0, 1, 2, null].map((you) => lastTheft(log(theft), you));

  expect(told).toEqual([theft, theft, null, null]);
});

test('it is told until that player does something', () => {
  const begins: GameEvent = { type: 'TurnStarted', seat: 0, restricted: false, extra: false };
  const draws: GameEvent = { type: 'CardDrawn', seat: 0, card: 'fish-BK' };

  expect(lastTheft(log(theft, begins), 0)).toBe(theft);
  expect(lastTheft(log(theft, begins, draws), 0)).toBeNull();
});

test('a move is told with the card that everybody saw', () => {
  const takes: GameEvent = { type: 'CardTaken', seat: 1, pile: 'A', card: 'crab-DB', top: null };
  const draws: GameEvent = { type: 'CardDrawn', seat: 1, card: null };

  expect(lastMove(log(takes), 1, 0)).toEqual({ said: 'took from A', card: 'crab-DB' });
  expect(lastMove(log(takes, draws), 1, 0)).toEqual({ said: 'drew', card: null });
  expect(lastMove(log(takes), 2, 0)).toEqual({ said: '', card: null });
});
