import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FirstSigns } from './firstSigns.svelte';

const HAND = ['crab-DB', 'boat-LB', 'octopus-GY', 'mermaid-WH'];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a sign stays explained until there was time to read it, or it is closed', () => {
  const signs = new FirstSigns();
  signs.look(HAND);
  vi.advanceTimersByTime(1_000);
  signs.look(HAND);
  expect(signs.card).toBe('crab-DB');

  vi.advanceTimersByTime(3_000);
  signs.look(HAND);
  expect(signs.card).toBe('octopus-GY'); // a boat reads like a crab
  signs.close();
  expect(signs.card).toBeNull();
});

test('what has been met is not explained again by the next page; what has not, is', () => {
  const signs = new FirstSigns();
  signs.look(['shell-GR', 'lighthouse-PU']);
  signs.close();

  const next = new FirstSigns();
  next.look(['penguin-PU', 'lighthouse-PU']);
  expect(next.card).toBe('lighthouse-PU');
});
