import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { here } from '../lib/router.svelte';
import type { Curve, Replay, Review, ReviewDecision, ReviewSeat } from '../protocol';
import { click, open, opened, PLAYED, press, recorded, said, standIn } from '../testing/app';

const server = standIn();

const TABLE = `/api/tables/${PLAYED}`;
const GAME = recorded<Replay>(`GET ${TABLE}/replay?seat=1`);
// What Ada decided, at whose turn; the chances are made up.
const TAKEN = GAME.steps.flatMap((step, at) => (step.seat === 1 && step.action ? [at - 1] : [])).slice(0, 3);
const DECISIONS = TAKEN.map((at, n): ReviewDecision => {
  const { legal } = GAME.steps[at]!;
  const action = GAME.steps[at + 1]!.action!;
  const best = n ? action : (legal.find((other) => other !== action) ?? action);
  return {
    step: 10 * (n + 1),
    at,
    seat: 1,
    round: 1,
    turn: n + 1,
    kind: 'take',
    action,
    best,
    loss: n ? 0 : 0.2,
    low: 0.1,
    high: 0.3,
    verdict: n ? 'best' : 'mistake',
    bet: null,
    options: [...new Set([best, action])].map((one, place) => ({
      action: one,
      win: 0.6 - place / 5,
      low: 0.3,
      high: 0.7,
      points: 7,
    })),
  };
});
const seat = (name: string): ReviewSeat => ({
  name,
  decisions: 3,
  accuracy: 87.4,
  loss_per_decision: 0.01,
  played_like: 'skilled',
  by_kind: {},
  ledger: { start: 0.33, luck: 0.1, own: -0.2, others: 0.1, result: 0.33 },
  luck_by_kind: {},
  own_by_kind: {},
});
const DONE: Review = {
  game: 1,
  done: 4,
  of: 4,
  players: 3,
  reviewer: 'champion',
  seats: GAME.names.map(seat),
  decisions: DECISIONS,
  strokes: [
    {
      ...{ step: 15, at: TAKEN[1]!, round: 1, turn: 1, action: 'deal mermaid-WH' },
      ...{ cards: ['mermaid-WH'], changes: [-0.1, 0.2, -0.1] },
    },
  ],
};

beforeEach(() => {
  server.answers(`GET ${TABLE}/review`, DONE);
  server.answers(`GET ${TABLE}/curve`, { names: GAME.names, points: [] } satisfies Curve);
  for (const other of [0, 2]) server.answers(`GET ${TABLE}/replay?seat=${other}`, { ...GAME, seat: other });
});

async function review(details: string): Promise<void> {
  await open(`/review/${PLAYED}${details}`);
  await screen.findByRole('heading', { name: 'Luck and choices' });
}

test('first findings come at once, and then all', async () => {
  server.answers(`GET ${TABLE}/review`, { ...DONE, done: 2, decisions: [] } satisfies Review);
  await review('?seat=1');
  screen.getByRole('progressbar');
  server.answers(`GET ${TABLE}/review`, DONE);
  await waitFor(() => expect(said('status')).toContain('Reviewed: 3 decisions'));

  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getAllByRole('button', { name: /accuracy .* of 100/ })).toHaveLength(3);
  expect(said('main')).toContain('87');
});

test('a seat is chosen, and then its decisions are shown', async () => {
  await review('');
  await press('button', /^Ada/);

  expect(here.query).toBe('?seat=1');
  await screen.findByRole('link', { name: /^Step through.*3/ });
});

test('a decision is shown as its seat saw it, with what was better, and the next is a press away', async () => {
  await review('?seat=1');
  await press('link', /^Step through/);
  await waitFor(() => expect(document.querySelector('.judged-place')?.textContent).toBe('1 of 3'));
  expect(said('main')).toContain('as Ada saw it then');
  expect(document.querySelectorAll('[data-place=hand-0] [data-code]')).toHaveLength(0);
  expect(document.querySelector('.choices')!.textContent).toContain('Better');

  await press('link', 'The next decision');
  expect(document.querySelector('.judged-place')!.textContent).toBe('2 of 3');
  await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(document.querySelector('.judged-place')!.textContent).toBe('3 of 3');
  await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  await press('link', 'The decision before');
  expect(document.querySelector('.judged-place')!.textContent).toBe('1 of 3');
});

test('a game goes on from one of its decisions', async () => {
  server.answers(`POST ${TABLE}/again`, opened('once-more'));
  await review('?seat=1');
  await press('link', /^Step through/);
  await press('button', /^Try again.*practice/);

  await waitFor(() => expect(here.path).toBe('/table/once-more'));
  expect(server.told(`POST ${TABLE}/again`)).toEqual([{ game: 1, step: 10 }]);
});

test('the numbers of the page agree: the parts of a sum, and both chances with the loss', async () => {
  await review('?seat=1');

  const fall = [...document.querySelectorAll('.fall dd')].map((one) => one.textContent);
  expect(fall).toEqual(['33%', '+10%', '−10%', '33%']);
  expect(document.querySelector('.finding.bad')!.textContent).toMatch(/60% instead of 40%.*−20%/s);
});

test('it counts the verdicts, and says what each call was worth', async () => {
  const [first, ...others] = DECISIONS;
  const options = [
    ['stop', 0.6],
    ['end', 0.52],
    ['last', 0.4],
  ].map(([action, win]) => ({ ...first!.options[0]!, action, win })) as ReviewDecision['options'];
  const bet = { stop: 0.6, last_chance: 0.4, play_on: 0.52 };
  const call = { ...first!, action: 'end', best: 'stop', loss: 0.1, bet, options };
  server.answers(`GET ${TABLE}/review`, { ...DONE, decisions: [call, ...others] });
  await review('?seat=1');

  expect(document.querySelector('.counts')!.textContent.replaceAll(/\s+/g, ' ')).toContain('2 best');
  const row = screen.getByRole('row', { name: /Round 1, turn 1/ });
  expect(row.querySelector('.worth.best')!.textContent).toBe('60%');
  expect(row.querySelector('.worth.chosen')!.textContent).toContain('50%');
});

test('luck has its own page, with its cards and all hands open', async () => {
  await review('?seat=1');
  await click(document.querySelector('a[href*="luck="]'));

  expect(said('complementary')).toContain('+20%');
  expect(document.querySelectorAll('.came-card')).toHaveLength(1);
  await waitFor(() => expect(said('main')).toContain('All hands open'));
});
