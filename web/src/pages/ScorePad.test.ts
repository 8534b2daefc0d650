import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { click, isOn, open, openHouseRules, PENDING, press, said, select, standIn } from '../testing/app';
import { pad } from './score/pad.svelte';

const server = standIn();

const EIGHT = ['shell-DB', 'shell-LB', 'octopus-LB', 'octopus-YE', 'penguin-PU', 'penguin-LO']; // two light blue
const FOUR = ['crab-DB', 'crab-YE', 'boat-BK', 'boat-YE', 'shell-BK', 'shell-YE']; // three yellow

beforeEach(() => {
  Object.assign(pad, { game: null, last: null, removed: null, problem: null });
  server.answers('POST /api/score/round', PENDING); // what is half entered need not be counted
});

async function begin(names: string[], wish: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  await open('/score');
  await press('radio', String(names.length));
  for (const [seat, name] of names.entries())
    await fireEvent.input(screen.getByPlaceholderText(`Player ${seat + 1}`), { target: { value: name } });
  await wish();
  await press('button', /^Begin/);
}

const card = (code: string) => document.querySelector<HTMLElement>(`[data-card=${code}]`)!;
const main = () => screen.getByTestId<HTMLButtonElement>('main');
const points = (name: string) =>
  screen.getByRole('tab', { name: new RegExp(name) }).querySelector('b')!.textContent;
const counted = (name: string, worth: string) => waitFor(() => expect(points(name)).toBe(worth));
const sums = () => [...document.querySelectorAll('.rounds tfoot td')].map((one) => one.textContent);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const brings = () => document.querySelector('.brings')!.textContent;

const go = () => click(main());

async function tap(...cards: string[]): Promise<void> {
  for (const code of cards) card(code).click();
  await tick();
}

async function ends(how: RegExp, name: string): Promise<void> {
  await press('tab', /End/);
  await press('radio', how);
  await press('radio', name);
}

/** A round of Anna and Ben is entered and written down. */
async function round(anna: string[], ben: string[], how: RegExp, by: string): Promise<void> {
  await go();
  await tap(...anna);
  await go();
  await tap(...ben);
  await ends(how, by);
  await waitFor(() => expect(brings()).not.toBe(''));
  await go();
  await waitFor(() => expect(sums()).toHaveLength(2));
}

test('a bet is counted by rule and written down', async () => {
  await begin(['Anna', 'Ben']);
  await go();
  await tap(...EIGHT);
  await counted('Anna', '8');
  await click(document.querySelector('.tally'));
  expect(said('dialog')).toContain('2 octopuses');
  await press('button', 'Close');
  await go();
  await tap(...FOUR);
  await counted('Ben', '4');
  await ends(/^LAST CHANCE/, 'Anna');
  await waitFor(() => expect(brings()).toContain('Anna won the bet.'));
  await go();

  await waitFor(() => expect(title()).toBe('Anna leads'));
  expect(said('main')).toContain('Ben begins the next round.');
  expect(sums()).toEqual(['10', '3']);
});

test('the cards of a column have one color, but for the rare ones in the last', async () => {
  await begin(['Anna', 'Ben']);
  await go();
  const colors = new Map<string, Set<string | undefined>>();
  for (const tap of document.querySelectorAll<HTMLElement>('.taps-row .tap')) {
    const column = tap.style.getPropertyValue('--column');
    colors.set(column, (colors.get(column) ?? new Set()).add(tap.dataset.c));
  }

  expect(colors.size).toBe(6);
  for (const [column, found] of colors) if (column !== '6') expect(found.size).toBe(1);
  expect(card('octopus-PU')).not.toBeNull();
});

test('a card is in one hand only, and a press on it takes it back', async () => {
  await begin(['Anna', 'Ben']);
  await go();
  await tap('octopus-LB', 'octopus-YE');
  await counted('Anna', '3');
  await tap('octopus-LB');
  await counted('Anna', '0');
  await tap('sailor-PK', 'crab-DB');
  await go();

  expect(card('sailor-PK').getAttribute('aria-label')).toBe('sailor, pink: Anna has it');
  expect(card('sailor-PK').getAttribute('aria-disabled')).toBe('true');
  await tap('sailor-PK', 'crab-DB'); // of crabs there are two
  expect(card('sailor-PK').getAttribute('aria-pressed')).toBe('false');
  expect(card('crab-DB').getAttribute('aria-pressed')).toBe('true');
});

test('too few points are questioned, and a laid card without a partner is pointed out', async () => {
  await begin(['Anna', 'Ben']);
  await go();
  await tap(...FOUR);
  await ends(/^STOP/, 'Anna');
  await waitFor(() => expect(brings()).toContain('Anna has 4 points, too few for a call.'));
  expect(main().disabled).toBe(false); // and not forbidden

  await press('tab', /Anna/);
  await press('radio', 'laid');
  await tap('crab-GY');
  await press('tab', /End/);
  await waitFor(() => expect(main().textContent.trim()).toBe('Anna: a duo is incomplete'));
  expect(main().disabled).toBe(true);
});

test('a starfish counts with a duo that lies where it is', async () => {
  await begin(['Anna', 'Ben'], () => press('switch', 'Extra Salt'));
  await go();
  await press('radio', 'laid');
  await tap('boat-YE', 'boat-BK');
  await press('radio', 'in hand');
  await tap('starfish-YE');
  await counted('Anna', '1');
  await tap('starfish-YE');
  await press('radio', 'laid');
  await tap('starfish-YE');

  await counted('Anna', '3');
});

test('a round can be corrected and removed, and a game put away; everything can be restored', async () => {
  await begin(['Anna', 'Ben']);
  await round(EIGHT, FOUR, /^STOP/, 'Anna');
  await waitFor(() => expect(sums()).toEqual(['8', '4']));
  await press('link', 'Round 1: see it');
  expect(document.querySelector('.ledger .sum')!.textContent).toContain('+8');
  await press('link', 'Change');
  await tap('penguin-PK');
  await counted('Anna', '10');
  await press('tab', /End/);
  await go();
  await waitFor(() => expect(document.querySelector('.ledger .sum')!.textContent).toContain('+10'));

  await press('button', 'Remove this round');
  await waitFor(() => expect(sums()).toEqual(['0', '0']));
  expect(said('status')).toContain('Round 1');
  await press('button', 'Put it back');
  expect(sums()).toEqual(['10', '4']);

  await press('button', 'New game');
  await click(document.querySelector('dialog .btn.main'));
  expect(title()).toBe('Score pad');
  await press('button', 'Bring it back');
  expect(sums()).toEqual(['10', '4']);
});

test('without a connection everything is kept, and counted later', async () => {
  await begin(['Anna', 'Ben']);
  await go();
  server.offline = true;
  await tap(...EIGHT);
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  expect(points('Anna')).toBe('–');
  await ends(/^STOP/, 'Anna');
  await go();
  await waitFor(() => expect(title()).toBe('Not counted yet'));
  server.offline = false;
  await press('button', 'Try now');

  await waitFor(() => expect(title()).toBe('Anna leads'));
  expect(sums()).toEqual(['8', '0']);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a game is won by house rules, and another begins with the same players', async () => {
  await begin(['Anna', 'Ben'], async () => {
    await openHouseRules();
    await select(/^Target score/, '20');
  });
  await round(
    [
      ...['shell-BK', 'shell-DB', 'shell-GR', 'shell-GY', 'shell-LB', 'shell-YE'],
      ...['octopus-GR', 'octopus-GY', 'octopus-LB', 'octopus-PU', 'octopus-YE'],
    ],
    ['crab-DB', 'crab-YE'],
    /^STOP/,
    'Anna',
  );
  await waitFor(() => expect(title()).toBe('Anna wins!'));
  await press('button', /^Play again/);
  await screen.findByText('Round 1');
  await press('link', 'Back to the pad');
  expect(sums()).toEqual(['0', '0']);
});

test('a round without points needs no cards, and what was begun is gone on with', async () => {
  await begin(['Anna', 'Ben']);
  for (const [how, then] of [
    [/^Deck ran out/, 'A fresh pad'],
    [/^Four mermaids/, 'Ben wins!'],
  ] as const) {
    await go();
    await ends(how, 'Ben');
    await go();
    await waitFor(() => expect(title()).toBe(then));
  }
});

test('what was tapped is kept with the pad, whose next round goes on with it', async () => {
  await begin(['Anna', 'Ben <b>']);
  await go();
  await tap('octopus-LB', 'octopus-YE');
  await counted('Anna', '3');
  expect(localStorage.getItem('seasalt.pad')).toContain('octopus-YE');
  await press('link', 'Back to the pad');
  expect(main().textContent).toContain('go on with it');
  expect(said('table')).toContain('Ben <b>');
  await go();

  expect(card('octopus-LB').getAttribute('aria-pressed')).toBe('true');
  expect(isOn('radio', 'in hand')).toBe(true);
});
