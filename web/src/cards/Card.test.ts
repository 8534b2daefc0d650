import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../lib/catalogs';
import Card from './Card.svelte';
import CardDetails from './CardDetails.svelte';
import { figure } from './figure';

let shown: Record<string, unknown> | null = null;

beforeAll(() => setLanguage('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function show(props: { card: string | null; caption?: boolean }): HTMLElement {
  shown = mount(Card, { target: document.body, props });
  flushSync();
  return document.body.querySelector<HTMLElement>('.card')!;
}

const uses = (card: Element) => [...card.querySelectorAll('use')].map((use) => use.getAttribute('href'));

test('a card shows its figure, and the sign of its color', () => {
  const card = show({ card: 'crab-DB' });

  expect(card.dataset.c).toBe('db');
  expect(uses(card)).toEqual(['#crab', '#g-db']);
});

test('the colors of a kind take its poses in turn', () => {
  expect(['DB', 'LB', 'BK', 'YE'].map((color) => figure('crab', color))).toEqual([
    'crab',
    'crab-2',
    'crab-3',
    'crab',
  ]);
  expect(figure('mermaid', 'WH')).toBe('mermaid');
});

test('a hidden card shows its back', () => {
  const card = show({ card: null });

  expect(uses(card)).toEqual(['#back']);
  expect(card.dataset.c).toBeUndefined();
});

test('a card is decoration: what is around it has its name', () => {
  expect(show({ card: 'crab-DB' }).getAttribute('aria-hidden')).toBe('true');
});

test('a caption has the name of the card and what it scores', () => {
  const card = show({ card: 'octopus-PU', caption: true });

  expect(card.querySelector('b')?.textContent).toBe('Octopus');
  expect(card.querySelector('.card-cap span')?.textContent).toBe('0 3 6 9 12');
});

test('a face says what its card scores, however small it is', () => {
  const value = (card: string) => {
    const face = show({ card, caption: true }).querySelector('.card-value')!;
    const said = [face.textContent, face.querySelector('use')?.getAttribute('href') ?? null];
    void unmount(shown!);
    shown = null;
    return said;
  };

  expect(value('sailor-OR')).toEqual(['2→5', null]);
  expect(value('crab-DB')).toEqual(['2→1', null]);
  expect(value('lighthouse-PU')).toEqual(['1×', '#boat']);
});

test('the details of a card tell how many of it there are', () => {
  shown = mount(CardDetails, { target: document.body, props: { card: 'swimmer-YE' } });
  flushSync();
  const copies = [...document.querySelectorAll('.copies li')].map((copy) => copy.textContent);

  expect(document.querySelector('h2')?.textContent).toBe('swimmer, yellow');
  expect(copies).toContain('1 × light orange');
  expect(copies).toHaveLength(5);
});
