import { expect, test } from 'vitest';
import drawn from '../parts/faces.svg?raw';
import { CHARACTERS, LEVELS, levels, opponent, PAPERS, SEAT_PAPERS } from './opponents';

test('a bot that is not offered gives way to the default', () => {
  expect(['greedy', 'random', '', null, undefined, 'toString'].map(opponent)).toEqual(
    Array(6).fill('beginner'),
  );
  expect(opponent('gambler')).toBe('gambler');
});

test('a level that the server has no numpy for is not offered', () => {
  expect(levels()).toEqual(LEVELS);
  document.documentElement.dataset.without = 'champion';
  try {
    expect(levels()).toEqual(LEVELS.slice(0, -1));
    expect(opponent('champion')).toBe('beginner');
  } finally {
    delete document.documentElement.dataset.without;
  }
  expect(opponent('champion')).toBe('champion');
});

test('everybody has a face and a color', () => {
  for (const name of [...LEVELS, ...CHARACTERS]) expect(drawn).toContain(`id="f-${name}"`);
  expect(Object.keys(PAPERS)).toEqual([...LEVELS, ...CHARACTERS]);
});

test('two of a kind differ by their seats', () => {
  expect(new Set(SEAT_PAPERS).size).toBe(4);
});
