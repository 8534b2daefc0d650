import { afterAll, describe, expect, test } from 'vitest';
import { isLanguage, LANGUAGES, percent, speak } from '../../lib/i18n.svelte';
import type { ReviewDecision, ReviewLedger, ReviewSeat } from '../../protocol';
import { exactly, signed } from './numbers';
import { addingUp, chancesOf, ledgerSum, lossesByKind } from './sums';

afterAll(() => speak('en', []));

test('parts are rounded so that they add up, the largest remainders up', () => {
  expect(addingUp([0.334, 0.333, 0.333])).toEqual([0.34, 0.33, 0.33]);
  expect(addingUp([0.5, 0.105, -0.605])).toEqual([0.5, 0.11, -0.61]);
  expect(addingUp([0.5, -0.25, -0.25])).toEqual([0.5, -0.25, -0.25]);
});

test('the choice is as far behind the best option as the loss says, and the loss is never more than there was', () => {
  const option = (action: string, win: number) => ({ action, win, low: 0, high: 1, points: 0 });
  const judged = (loss: number, ...wins: number[]) =>
    chancesOf({
      options: ['stop', 'end', 'last'].slice(0, wins.length).map((action, at) => option(action, wins[at]!)),
      action: 'end',
      best: 'stop',
      loss,
      low: loss / 2,
      high: 2 * loss,
    } as ReviewDecision);

  expect(judged(0.116, 0.516, 0.5).options.map(({ win }) => win)).toEqual([0.52, 0.4]);
  expect(judged(0.116, 0.516, 0.5)).toMatchObject({ loss: 0.12, low: 0.06, high: 0.23 });
  expect(judged(0.2, 0.1, 0.05).options.map(({ win }) => win)).toEqual([0.2, 0]);
});

// --- a thousand reviews, as they are read in each language

describe.each(Object.keys(LANGUAGES).filter(isLanguage))('in %s', (language) => {
  test('what is shown adds up in a thousand reviews', () => {
    speak(language, []);
    const random = generator(20261118);
    const some = (most: number) => 1 + Math.floor(random() * most);
    const wrong: unknown[] = [];
    const check = (parts: readonly string[], sum: number, about: unknown) => {
      const added = parts.reduce((all, part) => all + Math.round(10 * read(part)), 0);
      if (added !== Math.round(10 * sum)) wrong.push({ parts, sum, about });
    };
    for (let game = 0; game < 1000; game += 1) {
      const ledger = aLedger(random);
      const sum = ledgerSum(ledger);
      check([percent(sum.start), signed(sum.luck), signed(sum.choices)], read(percent(sum.result)), ledger);

      const { kinds, total } = lossesByKind({ by_kind: kindsOf(random, some(6)) }, some(9));
      const losses = kinds.map(({ loss }) => exactly(loss));
      check(losses, read(exactly(total)), kinds);

      const changes = changesOf(random, 2 + some(2));
      check(addingUp(changes).map(signed), 0, changes);

      const decision = aDecision(random, 1 + some(5));
      const { options, loss } = chancesOf(decision);
      const chance = (action: string) => percent(options.find((one) => one.action === action)!.win);
      check([chance(decision.best), signed(-loss)], read(chance(decision.action)), decision);
    }

    expect(wrong).toEqual([]);
  });
});

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Changes that cancel out, in whole millionths as the server has them. */
function changesOf(random: () => number, seats: number): number[] {
  const changes = Array.from({ length: seats - 1 }, () => Math.round((random() - 0.5) * 1e6));
  return [...changes, -changes.reduce((all, change) => all + change, 0)].map((change) => change / 1e6);
}

function aLedger(random: () => number): ReviewLedger {
  const millionths = (least: number, most: number) => Math.round((least + random() * (most - least)) * 1e6);
  const [start, luck, own] = [millionths(0.1, 0.6), millionths(-2, 2), millionths(-4, 1)];
  const result = [0, 1e6, 500_000, 333_333][Math.floor(random() * 4)]!;
  const share = (count: number) => count / 1e6;
  return {
    start: share(start),
    luck: share(luck),
    own: share(own),
    others: share(result - start - luck - own),
    result: share(result),
  };
}

function kindsOf(random: () => number, count: number): ReviewSeat['by_kind'] {
  const kinds = ['take', 'keep', 'lay', 'call', 'pick', 'steal'].slice(0, count);
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      { decisions: 1 + Math.floor(random() * 60), loss_per_decision: random() * 0.02 - 0.001 },
    ]),
  );
}

function aDecision(random: () => number, count: number): ReviewDecision {
  const options = Array.from({ length: count }, (_, at) => ({ action: `keep ${at}`, win: random() }))
    .sort((one, other) => other.win - one.win)
    .map((option) => ({ ...option, low: 0, high: 1, points: 7 }));
  const loss = random() ** 2;
  const { action } = options[1 + Math.floor(random() * (count - 1))]!;
  return {
    ...{ options, action, best: options[0]!.action, loss, low: loss / 2, high: Math.min(1, 2 * loss) },
  } as ReviewDecision;
}

/** The number of a text as a person reads it: "−12,5 %". */
const read = (text: string): number =>
  Number(
    text
      .replace('−', '-')
      .replace(',', '.')
      .replaceAll(/[^\d.+-]/g, ''),
  );
