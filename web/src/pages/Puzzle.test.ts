import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { here } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';
import type { PuzzleAnswer, PuzzleList, PuzzleQuestion, PuzzleTurn } from '../protocol';
import { click, open, press, recorded, Refused, said, select, standIn } from '../testing/app';

const server = standIn();

const LIST = recorded<PuzzleList>('GET /api/puzzles');
const DRAW = 19; // here the deck is best
const THEMES = [...new Set(LIST.puzzles.map(({ theme }) => theme))].map(
  (theme) => [theme, LIST.puzzles.find((one) => one.theme === theme)!.number] as const,
);
const KEYS: Record<string, string> = { draw: 'd', end: 'e', A: '1', B: '2', stop: 's', last: 'l' };

const after = (number: number, theme: string) =>
  LIST.puzzles.find((one) => one.number > number && one.theme === theme)!;
const optionsOf = (number: number) => recorded<PuzzleAnswer>(`GET /api/puzzles/${number}/answer`).prospects;
const panel = () => screen.getByRole('region', { name: 'Puzzles' }).textContent;
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const pick = (selector: string) => click(document.querySelector(selector));

async function puzzle(path: string): Promise<void> {
  await open(path);
  await waitFor(() => expect(document.querySelector('.table')).not.toBeNull());
}

/** Play an option as at any table. */
async function play(number: number, action: string): Promise<void> {
  const { names } = recorded<PuzzleQuestion>(`GET /api/puzzles/${number}`);
  const [verb = '', ...things] = action.split(' ');
  if (verb === 'keep') await pick(`.drawn[data-code="${things[0]}"]`);
  if (verb === 'pick') await pick(`.tray [data-code="${things[0]}"]`);
  if (verb === 'steal') return press('button', new RegExp(`^${names[Number(things[0]) - 1]}`));
  if (verb === 'lay')
    for (const card of things)
      if (document.querySelector(`.hand .pick[data-code="${card}"][aria-pressed=false]`))
        await pick(`.hand .pick[data-code="${card}"][aria-pressed=false]`);
  await key(KEYS[verb] ?? KEYS[things.at(-1)!] ?? 'p');
  if (verb === 'stop' || verb === 'last') await pick('dialog .btn.main');
}

test.each(THEMES)(
  'a puzzle of the theme %s is answered, then says what every option is worth',
  async (_, number) => {
    await puzzle(`/puzzle/${number}`);
    const options = optionsOf(number);
    await play(number, options[0]!.action);
    await screen.findByRole('heading', { name: 'Well spotted!', level: 2 });

    const rows = [...document.querySelectorAll<HTMLElement>('.advice-row')];
    expect(rows.map((row) => row.dataset.action)).toEqual(options.map(({ action }) => action));
    expect(rows[0]!.textContent).toContain('best');
    expect(rows[0]!.textContent).toContain('your choice');
    const chances = options.map(({ win_chance }) => `${Math.round(100 * win_chance)}%`);
    expect(rows.map((row) => row.querySelector('b')!.textContent)).toEqual(chances);
  },
);

test('one sits there with the own face', async () => {
  settings.face = 'owl-gr';
  await puzzle(`/puzzle/${DRAW}`);

  expect(document.querySelector('.me use')?.getAttribute('href')).toBe('#f-owl');
});

test('the situation is told beside the question', async () => {
  await puzzle(`/puzzle/${DRAW}`);
  const { state } = recorded<PuzzleQuestion>(`GET /api/puzzles/${DRAW}`);

  expect(panel()).toContain(`${state.deck_size} cards`);
  expect(panel()).toContain(`first to ${state.target}`);
});

test('a wrong answer is put beside the best and stays in sight', async () => {
  await puzzle(`/puzzle/${DRAW}`);
  await play(DRAW, 'take B');
  await screen.findByRole('dialog', { name: 'Something else is better.' });
  expect(document.querySelector('[data-action="take B"]')!.textContent).toContain('your choice');
  await press('button', 'Close');

  expect(panel()).toContain('Your choice wins 28% of the games from here');
  expect(document.querySelector('.pile.can')).toBeNull();
  await press('button', 'Show the answer');
  screen.getByRole('dialog', { name: 'Something else is better.' });
});

test('the puzzle of the day keeps a streak, and shows its solution when it is opened again', async () => {
  await puzzle('/puzzle');
  const [best] = optionsOf(LIST.today);
  expect(panel()).toContain('Puzzle of the day');
  expect(panel()).not.toContain('in a row');
  await play(LIST.today, best!.action);
  await screen.findByRole('dialog');

  await puzzle('/puzzle');
  const sheet = await screen.findByRole('dialog', { name: 'Well spotted!' });
  expect(sheet.querySelector(`[data-action="${best!.action}"]`)!.textContent).toContain('your choice');
  expect(panel()).toContain('1 day in a row');

  await open('/');
  await screen.findByRole('link', { name: /^Puzzle of the day.*Solved today/ });
});

test('yesterday’s streak goes on', async () => {
  localStorage.setItem('seasalt.puzzles', '{"day": "2026-11-16", "streak": 6}');
  await puzzle('/puzzle');

  expect(panel()).toContain('6 days in a row');
});

test('an answer moves the rating, and marks the puzzle in the calendar and when it is opened again', async () => {
  const [yesterday] = LIST.before;
  server.answers(`GET /api/puzzles/${yesterday}`, recorded(`GET /api/puzzles/${DRAW}`));
  server.answers(`GET /api/puzzles/${yesterday}/answer`, recorded(`GET /api/puzzles/${DRAW}/answer`));
  const kept = { of: LIST.puzzles.length, answers: { [yesterday!]: 0 }, rating: 1600, deviation: 60 };
  localStorage.setItem('seasalt.puzzles', JSON.stringify(kept));
  await puzzle(`/puzzle/${DRAW}`);
  expect(panel()).not.toContain('solved');
  await key('d');
  const sheet = await screen.findByRole('dialog');
  expect(sheet.textContent).toMatch(/Your rating: 16\d\d \(\+\d+\)/);
  await puzzle(`/puzzle/${DRAW}`);
  expect(panel()).toContain('solved');

  await press('button', 'More puzzles');
  expect(screen.getByRole('dialog').textContent).toContain('1 of 2 solved');
  const days = screen.getByRole('navigation', { name: 'Puzzles of the last days' });
  expect(days.querySelectorAll('a')).toHaveLength(LIST.before.length + 1);
  expect(days.querySelector('[aria-label="November 16: answered"]')).not.toBeNull();
});

test('more puzzles are chosen by theme and difficulty', async () => {
  await puzzle(`/puzzle/${DRAW}`);
  const wanted = after(DRAW, 'call');
  await press('button', 'More puzzles');
  await select(/^Theme/, 'Stop, bet or go on?');
  await select(
    /^Difficulty/,
    { casual: 'easy', skilled: 'medium', expert: 'hard', master: 'very hard' }[wanted.level]!,
  );
  await pick('dialog [data-testid=main]');

  await screen.findByRole('heading', { name: 'Stop, bet or go on?' });
  expect(here.path).toBe(`/puzzle/${wanted.number}`);
  await press('button', 'More puzzles');
  await press('button', 'To the puzzle of the day');
  expect(here.path).toBe('/puzzle');
});

test('every option can be played on from the answer, until the round is over', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.00035); // deal 3
  const path = `POST /api/puzzles/${DRAW}/trial`;
  const turn = recorded<PuzzleTurn>(`${path} {"actions":["take B"],"deal":3}`);
  const ended = { number: 1, ending: 'stop', last_seat: 1, caller: 1, call: 'stop', scores: null };
  const points = { points: [9, 4, 5], for_cards: [9, 4, 5], for_color: [0, 0, 0] };
  await puzzle(`/puzzle/${DRAW}`);
  await key('d');
  await screen.findByRole('dialog');
  await pick('dialog [data-action="take B"]');
  await waitFor(() => expect(panel()).toContain('what then?'));
  expect(document.querySelector('.alike')).toBeNull(); // a game now, no question

  server.answers(path, { ...turn, legal: [], result: { ...ended, ...points } } satisfies PuzzleTurn);
  await key('e');
  await waitFor(() => expect(panel()).not.toContain('what then?'));
  expect(server.told(path)).toEqual([
    { actions: ['take B'], deal: 3 },
    { actions: ['take B', 'end'], deal: 3 },
  ]);
  await press('button', 'Show the answer');
  screen.getByRole('dialog', { name: 'Well spotted!' });
});

test('after an answer the next one is a press away', async () => {
  localStorage.setItem('seasalt.puzzle-wish', '{"theme": "rob", "level": ""}');
  await puzzle(`/puzzle/${DRAW}`);
  await key('d');
  await screen.findByRole('dialog');
  await pick('dialog [data-testid=next]');

  await waitFor(() => expect(here.path).toBe(`/puzzle/${after(DRAW, 'rob').number}`));
});

test('a number that there is not leads to the puzzle of the day', async () => {
  server.answers('GET /api/puzzles/999999', new Refused('no_such_puzzle', 404));
  await open('/puzzle/999999');
  await screen.findByRole('heading', { name: 'There is no puzzle with this number' });
  await press('link', 'To the puzzle of the day');

  await waitFor(() => expect(panel()).toContain('Puzzle of the day'));
});

test('an answer that gets lost can be given again', async () => {
  await puzzle(`/puzzle/${DRAW}`);
  server.offline = true;
  await key('d');
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached');
  server.offline = false;
  await key('d');

  await screen.findByRole('dialog', { name: 'Well spotted!' });
});

test('without a connection the page says so and tries again', async () => {
  server.offline = true;
  await open('/puzzle');
  await screen.findByRole('alert');
  server.offline = false;
  await press('button', 'Try now');

  await waitFor(() => expect(said('main')).toContain('Puzzle of the day'));
});
