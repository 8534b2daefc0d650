// What is pressed at the table is what is sent: every kind of decision, every button and every key.

import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../lib/catalogs';
import { notices } from '../../keep/turnNotices.svelte';
import { settings } from '../../lib/settings.svelte';
import type { TableLike } from '../../lib/table.svelte';
import type { Cmd, GameState, Person, Prospect, TableInfo, TableState } from '../../protocol';
import GameTable from './GameTable.svelte';

const HAND = ['crab-DB', 'crab-YE', 'shark-LB', 'swimmer-BK', 'shell-GR'];
const usual = { ...settings };
const sent: (string | Cmd['do'])[] = [];

beforeEach(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Object.assign(settings, usual);
  sent.length = 0;
});

const place = (name: string, bot: string | null) => ({
  ...{ name, bot, kind: bot ? ('bot' as const) : ('person' as const), stand_in: null, why: '', ready: true },
  ...{ bank: null, go_on_at: null },
});

/** Mia sits at a table with Ada and Bo, and decides. */
async function decide(
  phase: string,
  legal: string[],
  more: Partial<GameState> = {},
  hint?: Prospect[],
  beside: Partial<TableLike> & { to_act?: number } = {},
  teaches = false,
) {
  const game: GameState = {
    ...{ round: 1, starter: 0, phase, turn: 0, deck_size: 20, victim: null, caller: null, call: null },
    piles: [
      { size: 3, top: 'fish-BK' },
      { size: 1, top: 'crab-GY' },
    ],
    ...{ hands: [HAND, null, null], hand_sizes: [5, 4, 3], tableaus: [[], [], []] },
    ...{ drawn: null, gains: null, drawn_count: 0, looking: null, searched: null },
    ...{
      revealed: [false, false, false],
      open_points: [null, null, null],
      restricted: [false, false, false],
    },
    ...{ totals: [0, 0, 0], target: 35, score: { total: 8, color_bonus: 2, lines: [] }, bets: null },
    ...{ last_result: null, outcome: null, ...more },
  };
  const state: TableState = {
    ...{
      version: 9,
      you: 0,
      stage: 'playing',
      games: 1,
      to_act: beside.to_act ?? 0,
      deadline: null,
      memory: null,
    },
    places: [place('Mia', null), place('Ada', 'casual'), place('Bo', 'casual')],
    ...{ summary_until: null, summary_seen: [], legal, draws: 2, lapsing: [], game },
    fairness: { commitment: '', secret: null, nonces: null, seed: null },
  };
  const info: TableInfo = {
    ...{
      edition: 'standard',
      options: {},
      players: 3,
      target: 35,
      call_at: 7,
      pace: 'none',
      base: 0,
      bank: 0,
    },
    ...{ memory_aid: false, hints: hint !== undefined },
  };
  const table: TableLike = {
    ...{
      state,
      info,
      link: 'open',
      retryAt: 0,
      log: [],
      phrases: [],
      unread: 0,
      pending: null,
      refusal: null,
    },
    hand: HAND.map((code, id) => ({ id, code, isNew: false })),
    ...{ missed: null, you: 0, names: ['Mia', 'Ada', 'Bo'], isMyTurn: true },
    serverTime: (local) => local,
    do: (what) => void sent.push(what),
    act: (action) => void sent.push(action),
    ...{ forgetMissed: () => {}, retry: () => {} },
    hint: () => Promise.resolve({ version: 9, prospects: hint ?? [] }),
    ...beside,
  };
  render(GameTable, { table, teaches });
  await tick();
}

const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const press = (thing: HTMLElement | string) =>
  fireEvent.click(typeof thing === 'string' ? one(thing) : thing);
const named = (name: string | RegExp) => screen.getByRole('button', { name });
const pile = (at: string) => one(`[data-place="${at}"]`).closest('button')!;
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const main = () => screen.getByTestId('main');

const TAKE = ['draw', 'take A', 'take B'];
const KEEP = ['keep fish-DB > A', 'keep fish-DB > B', 'keep boat-LB > A', 'keep boat-LB > B'];
const PLAY = ['lay crab-DB crab-YE', 'lay shark-LB swimmer-BK', 'end', 'stop', 'last'];
const BETS: Partial<GameState> = {
  bets: [
    { call: 'stop', cases: [{ case: 'ends', for_cards: 8, for_color: 0, total: 8 }] },
    {
      call: 'last',
      cases: [
        { case: 'won', for_cards: 8, for_color: 2, total: 10 },
        { case: 'lost', for_cards: 0, for_color: 2, total: 2 },
      ],
    },
  ],
};

describe('a decision is made by pressing', () => {
  test('the deck, a pile or the main button', async () => {
    await decide('take', TAKE);
    for (const thing of [main(), pile('pile-A'), pile('pile-B'), pile('deck')]) await press(thing);
    expect(sent).toEqual(['draw', 'take A', 'take B', 'draw']);
  });

  test('a drawn card and a pile, and can be taken back before', async () => {
    await decide('keep', KEEP, { drawn: ['fish-DB', 'boat-LB'], drawn_count: 2 });
    await press('.drawn');
    await press(named('Back'));
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    await press('.drawn:last-child');
    await press(pile('pile-B'));
    expect(sent).toEqual(['keep boat-LB > B']);
  });

  test('cards of the hand, or the button that ends the turn', async () => {
    await decide('play', PLAY, BETS);
    await press('.hand [data-code="shark-LB"]');
    await press(main());
    await press(named('End turn'));
    expect(sent).toEqual(['lay shark-LB swimmer-BK', 'end']);
  });

  test('a pile to search, a card of it, or one of those that a lobster brings', async () => {
    await decide('look', ['look A', 'look B']);
    expect(main()).toHaveProperty('disabled', true);
    await press(pile('pile-A'));
    cleanup();
    await decide('pick', ['pick fish-BK', 'pick boat-LB'], {
      looking: 'A',
      searched: ['boat-LB', 'fish-BK'],
    });
    await press('.tray .pick');
    await press(main());
    cleanup();
    await decide('choose', ['pick fish-BK', 'pick boat-LB'], { drawn: ['fish-BK', 'boat-LB'] });
    await press('.tray .pick');
    await press(main());
    expect(sent).toEqual(['look A', 'pick boat-LB', 'pick fish-BK']);
  });

  test('the player to steal from', async () => {
    await decide('steal', ['steal 2', 'steal 3']);
    await press(named(/^Bo/));
    expect(sent).toEqual(['steal 3']);
  });

  test('four mermaids at once', async () => {
    await decide('play', ['mermaids', 'end']);
    await press(main());
    expect(sent).toEqual(['mermaids']);
  });

  test('a call, which is chosen and then confirmed', async () => {
    for (const [name, call] of [
      [/^STOP/, 'stop'],
      [/^LAST CHANCE/, 'last'],
    ] as const) {
      await decide('play', PLAY, BETS);
      await press('.points .btn');
      const sheet = within(screen.getByRole('dialog'));
      const confirm = one('dialog .btn.main');
      expect(confirm).toHaveProperty('disabled', true);
      await press(sheet.getByRole('button', { name }));
      expect(sent).toEqual([]);
      await press(confirm);
      expect(sent.splice(0)).toEqual([call]);
      cleanup();
    }
  });

  test('nothing, if the press was meant for what was there before', async () => {
    vi.useFakeTimers();
    await decide('take', TAKE);
    await fireEvent.click(pile('pile-A'), { detail: 2 });
    await fireEvent.click(main(), { detail: 2 });
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1_000);
    await fireEvent.click(main(), { detail: 1 });
    expect(sent).toEqual(['draw']);
  });
});

describe('a key', () => {
  test('makes the decision that it stands for', async () => {
    await decide('take', TAKE);
    for (const name of ['p', '1', '2', 'd']) await key(name);
    expect(sent.splice(0)).toEqual(['draw', 'take A', 'take B', 'draw']);
    cleanup();
    await decide('play', PLAY, BETS);
    await key('e');
    expect(sent).toEqual(['end']);
  });

  test('opens a sheet, and a call is still to be confirmed there', async () => {
    for (const [name, words] of [
      ['s', 'Call stop'],
      ['l', 'Call last chance'],
      ['g', 'Log'],
      ['?', 'ask for a hint'],
    ] as const) {
      await decide('play', PLAY, BETS);
      await key(name);
      expect(screen.getByRole('dialog').textContent).toContain(words);
      cleanup();
    }
    expect(sent).toEqual([]);
  });
});

describe('the menu', () => {
  test('hands the seat to a bot', async () => {
    await decide('take', TAKE);
    await press(named('Menu'));
    await press(named(/^Let a bot play for me/));
    expect(sent).toEqual([{ type: 'leave' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leads to the rules of this table, to the keys and away', async () => {
    await decide('take', TAKE);
    await press(named('Menu'));
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/rules?edition=standard', '/']);
    await press(named('Keys'));
    expect(screen.getByRole('dialog').textContent).toContain('Esc');
  });
});

test('what is said is sent', async () => {
  await decide('take', TAKE);
  await press(named('Hello!'));
  expect(sent).toEqual([{ type: 'emote', phrase: 'hello' }]);
});

test('a player or a pile that is not to be chosen explains itself', async () => {
  await decide('play', ['end']);
  await press(named(/^Ada/));
  expect(screen.getByRole('dialog').textContent).toContain('Ada');
  cleanup();
  await decide('play', ['end']);
  await press(pile('pile-A'));
  expect(screen.getByRole('dialog').textContent).toContain('Fish');
  expect(sent).toEqual([]);
});

test('of the others only what lies open is shown', async () => {
  await decide('play', ['end'], {
    hands: [HAND, null, ['penguin-PU', 'boat-LB', 'octopus-YE']],
    tableaus: [[], [['fish-DB', 'fish-YE']], []],
  });
  const cards = (name: RegExp) => named(name).querySelectorAll('.card').length;
  expect([cards(/^Ada/), cards(/^Bo/)]).toEqual([2, 3]);
});

test('a game of one round is no way to a target', async () => {
  await decide('play', PLAY, { ...BETS, target: 1 });
  await press('.points .btn');

  screen.getByText('one round');
  expect(screen.getByRole('dialog').textContent).toContain('LAST CHANCE');
  expect(document.body.textContent).not.toMatch(/\/1\b/);
  expect(screen.getByRole('button', { name: /^Ada/ }).getAttribute('aria-label')).toContain('Ada: 0 points,');
});

test('whoever watches reads what is true beside the hands that LAST CHANCE has opened, too', async () => {
  await decide('take', [], { hands: [HAND, null, null], revealed: [true, false, false] }, undefined, {
    you: null,
    isMyTurn: false,
  });

  expect(one('.watch-note').textContent).toBe('You are watching. You see only face-up cards.');
});

describe('a player who is away on their turn', () => {
  const away = (until: number | null) =>
    decide('take', [], {}, undefined, {
      ...{ to_act: 1, isMyTurn: false, serverTime: () => 100_000 },
      away: { type: 'away', table: 't', seat: 1, since: 90_000, until },
    });

  test('is offline, not thinking, and a bot stands in soon', async () => {
    await away(143_000);
    expect(named(/^Ada/).textContent).toContain('offline, a bot plays in 0:43');
    expect(named(/^Bo/).textContent).not.toContain('offline');
    expect(one('.acts').textContent).toContain('Ada is offline');
    expect(document.body.textContent).not.toContain('choosing');
    const said = [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent.trim());
    expect(said).toContain('Ada is offline');
  });

  test('is offline as long as it takes where nobody may stand in', async () => {
    await away(null);
    expect(named(/^Ada/).textContent).toMatch(/offline(?!,)/);
  });

  test('is what the state says once they have acted', async () => {
    await decide('take', TAKE, {}, undefined, {
      away: { type: 'away', table: 't', seat: 1, since: 0, until: null },
    });
    expect(document.body.textContent).not.toContain('offline');
  });
});

describe('a question suggests nothing', () => {
  const ask = (phase: string, legal: string[]) => decide(phase, legal, {}, undefined, { isQuestion: true });
  const offered = () => [...document.querySelectorAll<HTMLElement>('.acts-row button')];

  test('every option is a button of one look, in the order of the rules', async () => {
    const legal = ['lay crab-DB crab-YE', 'lay shark-LB swimmer-BK', 'stop', 'last', 'end'];
    await ask('play', legal);

    expect(offered().map(({ dataset }) => dataset.action)).toEqual(legal);
    expect(new Set(offered().map(({ className }) => className)).size).toBe(1);
    expect(document.querySelector('.main, .ready, [data-offer]')).toBeNull();
    await press('[data-action="lay shark-LB swimmer-BK"]');
    expect(sent).toEqual(['lay shark-LB swimmer-BK']);
  });

  test('a call shows what it may bring before it is made', async () => {
    await ask('play', ['stop', 'last', 'end']);
    await press('[data-action=last]');

    expect(sent).toEqual([]);
    await press(within(screen.getByRole('dialog')).getByRole('button', { name: /^Call last chance/ }));
    expect(sent).toEqual(['last']);
  });

  test('chosen cards may be laid with the button, as at any table', async () => {
    await ask('play', ['lay crab-DB crab-YE', 'lay shark-LB swimmer-BK', 'end']);
    await press('.hand [data-code="crab-DB"]');
    await press('[data-testid=main]');

    expect(sent).toEqual(['lay crab-DB crab-YE']);
  });
});

describe('a turn in which nothing is left to do', () => {
  const PAUSE = 2_500;

  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(settings, { autoEnd: true, speed: 'normal', motion: true });
  });

  const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  test('ends by itself, after a while that the button counts down', async () => {
    await decide('play', ['end']);
    await after(1_000);
    expect(main().textContent).toMatch(/by itself in \d s/);
    expect(sent).toEqual([]);
    await after(PAUSE);
    expect(sent).toEqual(['end']);
  });

  test('ends at once if that is wished, and only once', async () => {
    await decide('play', ['end']);
    await press(main());
    await after(2 * PAUSE);
    expect(sent).toEqual(['end']);
  });

  test.each([
    ['by a button', () => press(named('Wait'))],
    ['by Escape', () => key('Escape')],
    ['by a look at a pile', () => press(pile('pile-A'))],
  ])('goes on when it is stopped %s', async (_how, stop) => {
    await decide('play', ['end']);
    await stop();
    await after(2 * PAUSE);
    expect(sent).toEqual([]);
    expect(screen.queryByText('Wait')).toBeNull();
    expect(main().textContent.trim()).toBe('End turn');
  });

  test('is announced, and leaves more time where nothing moves', async () => {
    settings.motion = false;
    await decide('play', ['end']);
    const said = [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join();
    expect(said).toContain('Your turn ends by itself in 8 seconds');
    await after(7_900);
    expect(sent).toEqual([]);
    await after(200);
    expect(sent).toEqual(['end']);
  });

  test.each([
    ['a call is possible', ['end', 'stop'], {}],
    ['it is not wanted', ['end'], { autoEnd: false }],
  ])('goes on where %s', async (_why, legal, wish) => {
    Object.assign(settings, wish);
    await decide('play', legal);
    await after(2 * PAUSE);
    expect(sent).toEqual([]);
  });

  test('goes on in a lesson and in a puzzle', async () => {
    await decide('play', ['end'], {}, undefined, { goOn: () => {} });
    await after(2 * PAUSE);
    expect(sent).toEqual([]);
  });
});

describe('a hint', () => {
  const prospect = (action: string, win_chance: number) => ({
    ...{ action, win_chance, low: win_chance - 0.1, high: win_chance + 0.1, points: 6.5 },
  });
  const asked = async (phase: string, legal: string[], more: Partial<GameState>, hint: Prospect[]) => {
    await decide(phase, legal, more, hint);
    await press(named('Hint'));
    await vi.waitFor(() => expect(one('.advice-row')).not.toBeNull());
  };

  test('is followed by a choice, never by a move', async () => {
    await asked('play', PLAY, BETS, [prospect(PLAY[1]!, 0.6), prospect('stop', 0.4)]);
    expect(screen.getByRole('dialog').textContent).toContain('within the paler band');
    await press(`.advice-row[data-action="${PLAY[1]!}"]`);
    const chosen = [...document.querySelectorAll<HTMLElement>('.hand .pick.on')];
    expect(chosen.map((card) => card.dataset.code)).toEqual(['shark-LB', 'swimmer-BK']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
    await press(main());
    expect(sent).toEqual([PLAY[1]]);
  });

  test('shows cards or backs before a name, and no empty place', async () => {
    await asked('take', TAKE, {}, [prospect('draw', 0.6), prospect('take A', 0.4)]);
    expect(one('.advice-row[data-action="draw"] .card').classList).toContain('back');
    cleanup();
    await asked('play', PLAY, {}, [prospect(PLAY[0]!, 0.6), prospect('end', 0.4)]);
    expect(one('.advice-row[data-action="end"]').firstElementChild!.textContent).toContain('End turn');
  });

  test('to call is still to be confirmed', async () => {
    await asked('play', PLAY, BETS, [prospect('stop', 0.6), prospect('end', 0.4)]);
    await press('.advice-row[data-action="stop"]');
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('STOP');
    expect(sent).toEqual([]);
  });

  test('of one option makes up no figures', async () => {
    await asked('play', ['end'], {}, [prospect('end', 1)]);
    expect(screen.getByRole('dialog').textContent).toContain('only one thing to do');
    expect(screen.getByRole('dialog').textContent).not.toContain('%');
  });

  test('is announced to everybody, and cannot be asked for at a table without hints', async () => {
    await decide('take', TAKE, {}, []);
    await press(named('Menu'));
    expect(screen.getByRole('dialog').textContent).toContain('Hints are on');
    cleanup();
    await decide('take', TAKE);
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
    await key('h');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the signs of cards', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  const said = () => one('.hint').textContent.replace(/\s+/g, ' ').trim();
  const meet = async (teaches = true) => {
    cleanup();
    await decide('play', PLAY, BETS, undefined, {}, teaches);
    return said();
  };

  test('each is explained once, when it first comes within reach', async () => {
    expect(await meet()).toBe('2→1 Crab two: 1 point, and take any card from one pile');
    expect(await meet()).toContain('Crab'); // it has not been read yet
    await press(named('Close'));
    expect(said()).toBe('');

    expect(await meet()).toBe('0 2 4… Shell two to six: 2, 4, 6, 8 or 10 points');
    await press('.hand [data-code="shark-LB"]');
    expect(said()).toBe('Shark with a swimmer: 1 point, and steal a card'); // what is asked for goes first
    await press('.hand [data-code="shark-LB"]');
    await press(named('Close'));
    expect(await meet()).toBe('');
  });

  test('a lesson and a puzzle explain themselves', async () => {
    expect(await meet(false)).toBe('');
  });

  test('a legend is in the menu; keys are listed there only beside a mouse or a trackpad', async () => {
    const mouse = (is: boolean) =>
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: query.includes('hover') && is,
        addEventListener: () => {},
        removeEventListener: () => {},
      }));
    mouse(false);
    await meet(false);
    await press(named('Menu'));
    expect(screen.queryByRole('button', { name: 'Keys' })).toBeNull();
    await press(named('What the signs mean'));
    const legend = screen.getByRole('dialog', { name: 'What the signs mean' });
    expect(legend.textContent).toContain('2→5');
    expect(within(legend).queryByText('Starfish')).toBeNull(); // it is not in this box
    await press(within(legend).getByRole('button', { name: 'Close' }));

    mouse(true);
    await meet(false);
    await press(named('Menu'));
    expect(named('Keys')).not.toBeNull();
  });
});

test('while a game over days waits for others one may ask to be told, on an iPhone by an app', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  Object.assign(notices, { offer: 'home', isOn: false });
  const info = { pace: 'days', base: 86_400_000, options: {} } as unknown as TableInfo;
  const waits = { isMyTurn: false, to_act: 1, animations: { moment: null } };

  await decide('take', [], {}, undefined, { ...waits, info: { ...info, pace: 'bank' } });
  expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
  cleanup();
  await decide('take', [], {}, undefined, { ...waits, info });
  await press(named('Notify me'));

  expect(screen.getByRole('dialog', { name: 'Your turn' }).textContent).toContain('Add to Home Screen');
  vi.unstubAllGlobals();
  Object.assign(notices, { offer: 'none' });
});

test('who sits there is remembered or reported at their seat, and asked to another game only after this one', async () => {
  const ada: Person = {
    person: { table: 'reef', seat: 1 },
    ...{ name: 'Ada', face: 'owl-pu', claimed: true, met: true, relation: null, games: 1, won: 1, lost: 0 },
  };
  await decide('take', ['draw'], {}, undefined, { people: [ada] });
  expect(screen.getAllByText('the name is theirs alone')).toHaveLength(1);
  await press(screen.getByRole('button', { name: /^Ada/ }));

  const sheet = screen.getByRole('dialog', { name: 'Ada' });
  const offered = within(sheet)
    .getAllByRole('button')
    .map((one) => one.textContent.trim());
  expect(offered).toEqual(['Report', 'Close']);
  expect(within(sheet).getAllByRole('switch')).toHaveLength(2);
});
