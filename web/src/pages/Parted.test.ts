import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { here } from '../lib/router.svelte';
import type { DailyParted, Replay, Review, ReviewDecision } from '../protocol';
import { open, opened, PLAYED, press, recorded, Refused, said, standIn } from '../testing/app';

import './study'; // no test waits for it to be loaded

const server = standIn();

const TABLE = `/api/tables/${PLAYED}`;
const GAME = recorded<Replay>(`GET ${TABLE}/replay?seat=1`);
const QUERY = '?date=2026-11-17&friend=k1';
// a decision at the start of a turn, and two of its options; the chances are made up
const at = GAME.steps.findIndex(({ state, legal }) => state.phase === 'take' && legal.length > 2);
const [draw, takeA, takeB] = GAME.steps[at]!.legal as [string, string, string];
const option = (action: string, win: number) => ({
  ...{ action, win, low: win - 0.05, high: win + 0.05, points: 4 },
});
const decision = (chances: [number, number, number]): ReviewDecision => ({
  ...{
    step: 7,
    at,
    seat: GAME.steps[at]!.state.turn,
    round: 1,
    turn: 3,
    kind: 'take',
    action: draw,
    best: draw,
  },
  ...{ loss: 0, low: 0, high: 0, verdict: 'best', bet: null },
  options: [option(draw, chances[0]), option(takeA, chances[1]), option(takeB, chances[2])],
});
const PARTED: DailyParted = {
  friend: {
    ...{ key: 'k1', name: 'Jonas', face: '', rated: true },
    score: { outcome: 'won', points: 9, against: 7, rounds: '+', accuracy: 61 },
  },
  ...{ table: PLAYED, step: 7, at, yours: draw, theirs: takeA, same: false },
};

async function look(chances: [number, number, number]): Promise<void> {
  server.answers(`GET /api/daily/parted${QUERY}`, PARTED);
  server.answers(`GET ${TABLE}/replay?seat=0`, GAME);
  server.answers(`GET ${TABLE}/review`, {
    ...{ game: 1, done: 4, of: 4, players: 3, reviewer: 'champion', seats: [], strokes: [] },
    decisions: [decision(chances)],
  } satisfies Review);
  await open(`/parted${QUERY}`);
  await screen.findByRole('heading', { name: 'Where we parted' });
  await screen.findByText('Jonas');
}
const rows = () =>
  [...document.querySelectorAll('.ways li')].map((row) => row.textContent.replaceAll(/\s+/g, ' ').trim());

test('both choices stand there with their chances, and whose was better', async () => {
  await look([0.5, 0.3, 0.2]);

  expect(rows()).toHaveLength(2);
  expect(rows()[0]).toMatch(/^G ?You ?Draw two.*50%/);
  expect(rows()[1]).toMatch(/^J ?Jonas ?Take.*30%/);
  expect(document.body.textContent).toContain('Your choice had the better chances.');
});

test('choices that the tries cannot tell apart are not ranked', async () => {
  await look([0.5, 0.45, 0.2]);

  expect(document.body.textContent).toContain('Both choices had about the same chances.');
});

test('one plays on from there, at a table for practice', async () => {
  await look([0.5, 0.3, 0.2]);
  server.answers(`POST ${TABLE}/again`, opened('practice'));
  await press('button', /^Try again from here/);

  await waitFor(() => expect(here.path).toBe('/table/practice'));
  expect(server.told(`POST ${TABLE}/again`)).toEqual([{ step: 7 }]);
});

test('two who played alike are told so, and somebody without a result learns nothing', async () => {
  server.answers(`GET /api/daily/parted${QUERY}`, { ...PARTED, step: null, at: null, same: true });
  await open(`/parted${QUERY}`);
  await screen.findByText('You and Jonas played this deal in the same way, card for card.');

  server.answers(`GET /api/daily/parted${QUERY}`, new Refused('not_over', 409));
  await open('/');
  await open(`/parted${QUERY}`);
  await screen.findByText('The game is not over yet.');
  expect(said('main')).not.toContain('Jonas');
});
