import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { cardName, tell } from './story';
import { setLanguage } from './catalogs';
import { LANGUAGES, isLanguage, preferredLanguage, say } from './i18n.svelte';

const CATALOGS = import.meta.glob<string>('@texts/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const READER = { names: ['Ada', 'Bo'], you: 0 };

afterAll(() => setLanguage('en'));

describe.each(Object.entries(CATALOGS))('%s', (path, text) => {
  test('is read here as well as by Python, to the last message', () => {
    const bundle = new FluentBundle(/texts\/(\w+)/.exec(path)?.[1] ?? '');
    const problems = bundle.addResource(new FluentResource(text));
    const keys = [...text.matchAll(/^([a-z][\w-]*) =/gim)].map((match) => match[1] ?? '');

    expect(problems).toEqual([]);
    expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
});

describe.each(Object.keys(LANGUAGES).filter(isLanguage))('in %s', (language) => {
  test('a card is told with all its forms', async () => {
    const complaint = vi.spyOn(console, 'error');
    await setLanguage(language);
    for (const who of [0, 1]) {
      const taken = { type: 'CardTaken', seat: who, pile: 'A', card: 'fish-BK', top: null } as const;
      expect(tell(taken, READER)).toMatch(/\S/);
    }

    expect(complaint).not.toHaveBeenCalled();
  });
});

test('a word brings its other forms into the sentence', async () => {
  await setLanguage('de');
  const stolen = { type: 'CardStolen', thief: 1, victim: 0, card: 'fish-BK' } as const;

  expect(cardName('fish-BK').forms.acc).toBe('den schwarzen Fisch');
  expect(tell(stolen, READER)).toBe('Bo stiehlt dir den schwarzen Fisch.');
});

test.each([
  ['ru', 1, 'очко'],
  ['ru', 3, 'очка'],
  ['ru', 7, 'очков'],
  ['fr', 7, 'points'],
  ['en', 1, 'point'],
] as const)('in %s the unit of %i is %s', async (language, count, unit) => {
  await setLanguage(language);

  expect(say('web-score-points', { count })).toBe(unit);
});

test('the first language that there are words for is taken', () => {
  expect(preferredLanguage(['ja-JP', 'fr-CA', 'de'])).toBe('fr');
  expect(preferredLanguage(['ja'])).toBe('en');
});
