import { beforeAll, describe, expect, test } from 'vitest';
import type { HandCard } from '../../lib/hand';
import type { TableLike } from '../../lib/table.svelte';
import { setLanguage } from '../../lib/catalogs';
import { say } from '../../lib/i18n.svelte';
import { Turn } from './turn.svelte';

beforeAll(() => setLanguage('en'));

interface Position {
  phase: string;
  legal: string[];
  hand?: string[];
  drawn?: string[];
  searched?: string[];
  lapsing?: string[];
  draws?: number;
}

/** A turn at a table that is in that position; the store is the real one's shape, without a line. */
function aTurn({ phase, legal, hand = [], drawn, searched, lapsing = [], draws = 2 }: Position): {
  turn: Turn;
  hand: HandCard[];
} {
  const cards = hand.map((code, id) => ({ id, code, isNew: false }));
  const game = {
    phase,
    turn: 0,
    deck_size: 20,
    restricted: [false, false],
    hand_sizes: [cards.length, 5],
    piles: [
      { size: 3, top: 'fish-BK' },
      { size: 1, top: 'crab-GY' },
    ],
    drawn: drawn ?? null,
    searched: searched ?? null,
  };
  const table = {
    state: { legal, lapsing, draws, game },
    hand: cards,
    names: ['Anna', 'Ben'],
  } as unknown as TableLike;
  const turn = new Turn(table);
  turn.clear();
  return { turn, hand: cards };
}

describe('taking', () => {
  const legal = ['draw', 'take A', 'take B'];

  test('begins with the deck', () => {
    expect(aTurn({ phase: 'take', legal }).turn.main.action).toBe('draw');
  });

  test('draws as many cards as the server says', () => {
    expect(aTurn({ phase: 'take', legal, draws: 2 }).turn.main.title).toBe(say('web-draw-two'));
    expect(aTurn({ phase: 'take', legal, draws: 1 }).turn.main.title).toBe(say('web-draw-one'));
  });

  test('is from a pile once one is chosen, and from the deck again when that is', () => {
    const { turn } = aTurn({ phase: 'take', legal });
    turn.pile = 'B';
    expect(turn.main.action).toBe('take B');
    turn.pile = 'deck';
    expect(turn.main.action).toBe('draw');
  });

  test('never preselects the only pile: a card taken by accident cannot be put back', () => {
    expect(aTurn({ phase: 'take', legal: ['take A'] }).turn.main.action).toBeUndefined();
  });
});

describe('keeping', () => {
  const drawn = ['crab-DB', 'fish-BK'];
  const legal = ['keep crab-DB > A', 'keep crab-DB > B', 'keep fish-BK > A', 'keep fish-BK > B'];

  test('needs a card and a pile', () => {
    const { turn } = aTurn({ phase: 'keep', legal, drawn });
    expect(turn.main.action).toBeUndefined();
    turn.place = 1;
    expect(turn.main.action).toBeUndefined();
    turn.pile = 'A';
    expect(turn.main.action).toBe('keep fish-BK > A');
  });

  test('tells two of a kind apart by their colors', () => {
    const { turn } = aTurn({
      phase: 'keep',
      legal: ['keep fish-BK > A', 'keep fish-DB > A'],
      drawn: ['fish-BK', 'fish-DB'],
    });
    turn.place = 0;
    expect(turn.main.title).toContain('black fish');
    expect(turn.main.detail).toContain('dark blue fish');
  });

  test('takes the only pile there is', () => {
    const { turn } = aTurn({ phase: 'keep', legal: ['keep crab-DB > B', 'keep fish-BK > B'], drawn });
    turn.place = 0;
    expect(turn.main.action).toBe('keep crab-DB > B');
  });

  test('can be taken back until it is sent', () => {
    const { turn } = aTurn({ phase: 'keep', legal, drawn });
    expect(turn.second).toBeNull();
    turn.pick(1);
    turn.pile = 'A';
    expect(turn.second?.undo).toBe(true);
    turn.undo();
    expect([turn.place, turn.pile, turn.about]).toEqual([null, null, null]);
    turn.pick(0);
    turn.pick(0);
    expect(turn.place).toBeNull();
  });
});

describe('playing', () => {
  const hand = ['crab-DB', 'crab-YE', 'shark-LB', 'shell-GR', 'starfish-DB', 'swimmer-BK'];
  const legal = [
    'lay crab-DB crab-YE',
    'lay crab-DB crab-YE starfish-DB',
    'lay shark-LB swimmer-BK',
    'lay shark-LB swimmer-BK starfish-DB',
    'end',
  ];

  test('offers a duo while nothing is chosen, and to end the turn by the second button', () => {
    const { turn, hand: cards } = aTurn({ phase: 'play', legal, hand });
    expect(turn.main).toMatchObject({ title: say('web-lay-crab'), action: 'lay crab-DB crab-YE' });
    expect(turn.offered).toEqual([cards[0]!.id, cards[1]!.id]);
    expect(turn.second?.action).toBe('end');
  });

  test('offers no duo whose effect would lapse', () => {
    const lapsing = ['lay crab-DB crab-YE'];
    expect(aTurn({ phase: 'play', legal, hand, lapsing }).turn.main.action).toBe('lay shark-LB swimmer-BK');
    const only = { legal: ['lay crab-DB crab-YE', 'end'], lapsing };
    expect(aTurn({ phase: 'play', hand, ...only }).turn.main.action).toBe('end');
  });

  test('offers no duo that a starfish needs', () => {
    const legal = ['lay crab-DB crab-YE', 'lay crab-DB crab-YE starfish-DB', 'end'];
    const hand = ['crab-DB', 'crab-YE', 'starfish-DB'];
    expect(aTurn({ phase: 'play', legal, hand }).turn.main.action).toBe('end');
  });

  test('chooses an only partner by itself, and gives both back', () => {
    const { turn, hand: cards } = aTurn({ phase: 'play', legal, hand });
    turn.choose(cards[5]!);
    expect(turn.main.action).toBe('lay shark-LB swimmer-BK');
    turn.choose(cards[2]!);
    expect(turn.chosen).toEqual([]);
  });

  test('brings the rest of an only trio, and leaves the choice among two', () => {
    const { turn, hand: cards } = aTurn({ phase: 'play', legal, hand });
    turn.choose(cards[4]!);
    expect(turn.codes).toEqual(['starfish-DB']);
    turn.choose(cards[0]!);
    expect(turn.main.action).toBe('lay crab-DB crab-YE starfish-DB');
    const only = aTurn({ phase: 'play', legal: [legal[0]!, legal[1]!, 'end'], hand });
    only.turn.choose(only.hand[4]!);
    expect(only.turn.main.action).toBe('lay crab-DB crab-YE starfish-DB');
  });

  test('leaves the choice where there are two partners', () => {
    const three = ['crab-DB', 'crab-YE', 'crab-GR'];
    const lays = ['lay crab-DB crab-YE', 'lay crab-DB crab-GR', 'lay crab-YE crab-GR', 'end'];
    const { turn, hand: cards } = aTurn({ phase: 'play', legal: lays, hand: three });
    turn.choose(cards[0]!);
    expect(turn.chosen).toEqual([0]);
    expect(turn.main.action).toBeUndefined();
  });

  test('lights the partners of a card that is chosen, and no others', () => {
    const { turn, hand: cards } = aTurn({ phase: 'play', legal, hand });
    turn.choose(cards[0]!);
    expect(cards.map((card) => turn.canChoose(card))).toEqual([true, true, false, false, true, false]);
    expect(turn.main.action).toBe('lay crab-DB crab-YE');
    expect(turn.main.detail).toBe(say('web-effect-crab'));
  });

  test('lays what is chosen, and ends the turn by the second button', () => {
    const { turn, hand: cards } = aTurn({ phase: 'play', legal, hand });
    turn.choose(cards[0]!);
    expect(turn.main.action).toBe('lay crab-DB crab-YE');
    expect(turn.second?.action).toBe('end');
    turn.choose(cards[4]!);
    expect(turn.main.action).toBe('lay crab-DB crab-YE starfish-DB');
  });

  test('promises no effect that the server says will lapse', () => {
    const lapsing = ['lay shark-LB swimmer-BK'];
    const { turn, hand: cards } = aTurn({ phase: 'play', legal, hand, lapsing });
    turn.choose(cards[2]!);
    expect(turn.main).toMatchObject({ detail: say('web-effect-none'), action: 'lay shark-LB swimmer-BK' });
    turn.choose(cards[4]!);
    expect(turn.main.detail).toBe(say('web-effect-starfish'));
  });

  test('starts over with a card that does not go with the chosen ones', () => {
    const { turn, hand: cards } = aTurn({ phase: 'play', legal, hand });
    turn.choose(cards[0]!);
    turn.choose(cards[5]!);
    expect(turn.codes).toEqual(['shark-LB', 'swimmer-BK']);
  });

  test('tells by their places which cards go together', () => {
    const { turn, hand: cards } = aTurn({ phase: 'play', legal, hand });
    expect(turn.partners(cards[5]!)).toEqual([3, 5]);
    expect(turn.partners(cards[3]!)).toEqual([]);
  });

  test('two equal cards are two', () => {
    const { turn, hand: cards } = aTurn({
      phase: 'play',
      legal: ['lay crab-DB crab-DB', 'end'],
      hand: ['crab-DB', 'crab-DB'],
    });
    turn.choose(cards[0]!);
    expect(turn.chosen).toEqual([0, 1]);
    expect(turn.main.action).toBe('lay crab-DB crab-DB');
  });

  test('is followed by calling, where that is all that is left', () => {
    const step = (phase: string, ...more: string[]) =>
      aTurn({ phase, legal: [...more, 'end'], hand }).turn.step;
    expect(step('take', 'draw')).toBe(0);
    expect(step('play')).toBe(1);
    expect(step('play', 'stop', 'last', 'lay crab-DB crab-YE')).toBe(1);
    expect(step('play', 'stop', 'last')).toBe(2);
  });

  test('shows that the round can be called', () => {
    expect(aTurn({ phase: 'play', legal: ['stop', 'last', 'end'] }).turn.mayCall).toBe(true);
    expect(aTurn({ phase: 'play', legal: ['end'] }).turn.mayCall).toBe(false);
  });

  test('puts four mermaids first', () => {
    expect(aTurn({ phase: 'play', legal: ['mermaids', 'end'] }).turn.main.action).toBe('mermaids');
  });
});

test('the card that is picked is one of those looked at', () => {
  const { turn } = aTurn({
    phase: 'pick',
    legal: ['pick crab-DB', 'pick fish-BK'],
    searched: ['crab-DB', 'fish-BK', 'crab-DB'],
  });
  expect(turn.main.action).toBeUndefined();
  turn.place = 2;
  expect(turn.main.action).toBe('pick crab-DB');
});

test('the only possible victim is chosen already', () => {
  const { turn } = aTurn({ phase: 'steal', legal: ['steal 2'] });
  expect(turn.main.action).toBe('steal 2');
});

describe('the action of a hint', () => {
  const hand = ['crab-DB', 'fish-BK', 'crab-DB', 'crab-YE'];

  test.each<Position & { action: string }>([
    { action: 'draw', phase: 'take', legal: ['draw', 'take A', 'take B'] },
    { action: 'take B', phase: 'take', legal: ['draw', 'take A', 'take B'] },
    { action: 'keep fish-BK > B', phase: 'keep', legal: ['keep fish-BK > B'], drawn: ['crab-DB', 'fish-BK'] },
    { action: 'lay crab-DB crab-DB', phase: 'play', legal: ['lay crab-DB crab-DB', 'end'], hand },
    { action: 'look A', phase: 'look', legal: ['look A', 'look B'] },
    { action: 'pick fish-BK', phase: 'pick', legal: ['pick fish-BK'], searched: ['crab-DB', 'fish-BK'] },
    { action: 'steal 2', phase: 'steal', legal: ['steal 2'] },
    { action: 'end', phase: 'play', legal: ['lay crab-DB crab-DB', 'end'], hand },
  ])('is chosen, and the main button plays it: $action', ({ action, ...position }) => {
    const { turn } = aTurn(position);
    turn.suggest(action);

    expect(turn.main.action).toBe(action);
    expect(turn.words(action).title).toBe(turn.main.title);
  });

  test('takes the place of what was chosen before', () => {
    const { turn, hand: cards } = aTurn({ phase: 'play', legal: ['lay crab-DB crab-YE', 'end'], hand });
    turn.choose(cards[0]!);
    turn.suggest('end');

    expect(turn.chosen).toEqual([]);
  });

  test('has words without being chosen, a call too', () => {
    const { turn } = aTurn({ phase: 'play', legal: ['stop', 'last', 'end'], hand });

    expect(turn.words('stop').title).toBe(say('web-call-stop'));
    expect(turn.words('last').title).toBe(say('web-call-last'));
    expect(turn.main.action).toBe('end');
  });
});
