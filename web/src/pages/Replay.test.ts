import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { here } from '../lib/router.svelte';
import type { Curve, Invites, Kept, Replay, TableAnswer, Verdict } from '../protocol';
import { click, open, PLAYED, press, recorded, Refused, said, select, standIn } from '../testing/app';

const server = standIn();

const TABLE = `/api/tables/${PLAYED}`;
const GAME = recorded<Replay>(`GET ${TABLE}/replay`);
const CURVE: Curve = {
  names: GAME.names,
  points: [0, 20, 40, GAME.steps.length - 1].map((step) => ({ step, round: 1, chances: [0.3, 0.3, 0.4] })),
};

beforeEach(() => server.answers(`GET ${TABLE}/curve?game=1`, CURVE));

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Step' });
const step = () => Number(slider().value);
const last = () => Number(slider().max);
const sentence = () => document.querySelector('.replay-now b')!.textContent;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const backs = () =>
  [...document.querySelectorAll('.open-seat')].map((one) => one.querySelectorAll('.card.back').length);

async function watch(details = ''): Promise<void> {
  await open(`/replay/${PLAYED}${details}`);
  await screen.findByRole('slider');
  await waitFor(() => expect(document.querySelectorAll('.open-seat b')[2]!.textContent).toBe('You'));
}

async function toRound(number: number): Promise<void> {
  await click(
    within(screen.getByRole('complementary')).getByRole('button', { name: new RegExp(`^R${number} `) }),
  );
}

// --- walking

test('the game is walked through by keys, from its beginning to who won', async () => {
  await watch();
  expect([step(), document.querySelectorAll('.open-seat .card').length]).toEqual([0, 0]);
  expect(sentence()).toMatch(/^Round 1:/);
  await key('ArrowRight');
  await key('ArrowRight');
  expect(step()).toBe(2);
  await key('ArrowLeft');
  expect(step()).toBe(1);
  await key('PageUp');
  expect(title()).toContain('round 2');
  expect(sentence()).toMatch(/^Round 2:/);
  await key('PageDown');
  expect(step()).toBe(0);
  await key('End');
  expect(step()).toBe(last());

  expect(sentence()).toContain('win');
  const totals = [...document.querySelectorAll('.open-seat .score')].map((one) =>
    one.textContent.split('/')[0]!.trim(),
  );
  expect(totals).toEqual(['10', '10', '3']); // one's own seat is the last
});

test('a card that comes to a hand is framed, and a pile that changed has rings', async () => {
  await watch();
  while (!sentence().includes('takes the')) await key('ArrowRight');

  expect(document.querySelectorAll('.open-seat.turn .slot.came')).toHaveLength(1);
  expect(document.querySelectorAll('.pile.last')).toHaveLength(1);
});

test('buttons, slider and curve lead to a step and say what happened', async () => {
  await watch();
  await press('button', 'Step forward');
  const told = sentence();
  await press('button', 'Step forward');
  expect([step(), sentence() === told]).toEqual([2, false]);
  await press('button', 'Step back');
  expect([step(), sentence()]).toEqual([1, told]);
  expect(slider().getAttribute('aria-valuetext')).toBe(`Round 1, step 1 of ${last()}: ${told}`);

  await fireEvent.input(slider(), { target: { value: '30' } });
  expect(said('main')).toContain(`30 of ${last()}`);
  await fireEvent.keyDown(slider(), { key: 'PageDown' });
  expect(sentence()).toMatch(/^Round 2:/);

  await waitFor(() => expect(document.querySelector('.odds path.you')).not.toBeNull());
  const odds = document.querySelector('.odds')!;
  vi.spyOn(odds, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 20));
  await fireEvent.click(odds, { clientX: 200 });
  expect(step()).toBe(Math.round(last() / 2));
});

test('it plays by itself until it is told to stop, and the address follows when it rests', async () => {
  await watch();
  vi.useFakeTimers();
  try {
    await press('radio', 'Fast');
    await press('button', 'Play');
    await vi.advanceTimersByTimeAsync(5_000);
    const reached = step();
    expect(reached).toBeGreaterThan(2);
    await press('button', 'Pause');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(step()).toBe(reached);
    expect(here.query).toBe(`?step=${reached}`);
  } finally {
    vi.useRealTimers();
  }
});

test('it stops at the end', async () => {
  await watch(`?step=${GAME.steps.length}`);
  await key('ArrowLeft');
  vi.useFakeTimers();
  try {
    await key(' ');
    await vi.advanceTimersByTimeAsync(60_000);
  } finally {
    vi.useRealTimers();
  }

  expect(step()).toBe(last());
  screen.getByRole('button', { name: 'Play' });
});

test('the story tells every move, and leads there', async () => {
  await watch();
  await press('button', 'What happened');
  const lines = screen
    .getByRole('dialog', { name: 'What happened' })
    .querySelectorAll<HTMLElement>('.told-line');
  await click(lines[4]!);

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(step()).toBe(4);
});

// --- rounds

test('a round leads to its count, by rule and by seat', async () => {
  await watch();
  await toRound(1);
  const gains = [...document.querySelectorAll('.open-seat .now-pts')].map((one) => one.textContent.trim());
  expect(gains).toEqual(['+7 this round', '+1 this round', '+1 this round']);
  await press('button', 'The round by rule');
  const sums = [...screen.getByRole('dialog').querySelectorAll('.sum td')].map((one) =>
    one.textContent.trim(),
  );
  expect(sums).toEqual(['+1', '+7', '+1']);
  await press('button', 'Close');

  await key('ArrowLeft');
  await click(document.querySelectorAll<HTMLElement>('.open-seat')[2]!);
  expect(said('dialog')).toMatch(/\d+ points?/);
  await press('button', 'Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

// --- other eyes

test('a seat sees no more than it saw', async () => {
  server.answers(`GET ${TABLE}/replay?seat=1&game=1`, recorded(`GET ${TABLE}/replay?seat=1`));
  await watch('?step=30');
  expect(backs()).toEqual([0, 0, 0]);
  await click(document.querySelector('.replay-row > .btn'));
  await press('button', 'As Ada saw it');
  await press('button', 'Close');

  await waitFor(() => expect(backs()[0]).toBe(0));
  await waitFor(() => expect(Math.min(...backs().slice(1))).toBeGreaterThan(0));
  expect(step()).toBe(30);
  await waitFor(() => expect(here.query).toBe('?step=30&seat=1'));
});

test('every game of a table can be chosen', async () => {
  server.answers(`GET ${TABLE}/replay`, { ...GAME, game: 2, games: 2 } satisfies Replay);
  server.answers(`GET ${TABLE}/replay?game=1`, { ...GAME, games: 2 } satisfies Replay);
  server.answers(`GET ${TABLE}/curve?game=2`, CURVE);
  await watch();
  expect(title()).toContain('Game 2 of 2');
  await click(document.querySelector('.replay-row > .btn'));
  await select(/^Game/, 'Game 1 of 2');
  await press('button', 'Close');

  await waitFor(() => expect(title()).toContain('Game 1 of 2'));
  await waitFor(() => expect(here.query).toBe('?game=1'));
});

// --- refusals

test.each([
  ['not_allowed', 403, 'You need a link from somebody who sat at this table.', '/'],
  ['not_over', 409, 'Not over yet', `/table/${PLAYED}`],
])('a refusal with %s says why, and where to go', async (code, status, why, way) => {
  server.answers(`GET ${TABLE}/replay`, new Refused(code, status));
  await open(`/replay/${PLAYED}`);
  await waitFor(() => expect(said('main')).toContain(why));

  expect(document.querySelector('.page-acts .btn.main')!.getAttribute('href')).toBe(way);
});

// --- to share, to keep, to check

async function share(): Promise<void> {
  server.answers(`GET ${TABLE}/invites`, { seat_invite: null, watch_invite: 'w1' } satisfies Invites);
  await watch('?step=30');
  await press('button', 'Share and check');
  await screen.findByRole('dialog', { name: 'Share and check' });
}

test('a link shows the same moment to others', async () => {
  vi.stubGlobal('isSecureContext', true);
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await share();
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy the link' }).disabled).toBe(false),
  );
  await press('button', 'Copy the link');

  await screen.findByRole('button', { name: 'Copied' });
  expect(written).toHaveBeenCalledWith(`${location.origin}/replay/${PLAYED}?step=30&game=1&invite=w1`);
  const record = screen.getByRole('link', { name: 'Download the record' });
  expect(record.getAttribute('href')).toBe(`${TABLE}/record?game=1`);
});

test('the invite of a link is kept, and leaves the address', async () => {
  const table = recorded<TableAnswer>(`GET ${TABLE}`);
  server.answers(`GET ${TABLE}/replay?seat=1&invite=w1`, recorded(`GET ${TABLE}/replay?seat=1`));
  server.answers(`GET ${TABLE}/curve?game=1&invite=w1`, CURVE);
  server.answers(`GET ${TABLE}?invite=w1`, { ...table, state: { ...table.state, you: null } });
  await open(`/replay/${PLAYED}?step=30&seat=1&invite=w1`);
  await screen.findByRole('slider');

  expect(step()).toBe(30);
  expect(document.querySelector('.replay-row > .btn')!.textContent).toContain('Ada');
  await waitFor(() => expect(here.query).toBe('?step=30&seat=1'));
  expect(localStorage.getItem(`seasalt.invite.${PLAYED}`)).toBe('"w1"');
});

test('the shuffle is verified by the server and by this browser', async () => {
  const verdict = recorded<Verdict>(`GET ${TABLE}/fairness?game=1`);
  await share();
  await press('button', 'Verify the shuffle');
  await waitFor(() => expect(said('dialog')).toContain('The shuffle was fair.'));

  expect(said('dialog')).toContain('This browser has checked secret and seed itself.');
  const numbers = [...document.querySelectorAll('.numbers dd')].map((one) => one.textContent);
  expect(numbers).toEqual([verdict.commitment, verdict.secret, ...verdict.nonces, verdict.seed]);
});

test('a shuffle that is not as it was promised is called so', async () => {
  const verdict = recorded<Verdict>(`GET ${TABLE}/fairness?game=1`);
  server.answers(`GET ${TABLE}/fairness?game=1`, { ...verdict, secret: '00' } satisfies Verdict);
  await share();
  await press('button', 'Verify the shuffle');

  await waitFor(() => expect(document.querySelector('.fair-said')).not.toBeNull());
  expect(said('dialog')).not.toContain('The shuffle was fair.');
});

test('a game is kept, and no longer', async () => {
  server.answers(`POST ${TABLE}/keep`, { kept: true } satisfies Kept);
  server.answers(`DELETE ${TABLE}/keep`, { kept: false } satisfies Kept);
  await share();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Keep this game' });
  for (const kept of ['true', 'false']) {
    await waitFor(() => expect(button.disabled).toBe(false));
    await click(button);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe(kept));
    expect(said('dialog').includes('The server keeps this game for you.')).toBe(kept === 'true');
  }
});
