import { expect, test } from 'vitest';
import { rated, type Rating } from './rating';

const NEW: Rating = { rating: 1500, deviation: 350 };

test('an answer counts as a game does in Glicko', () => {
  // its player of 1500 ± 200 beats one of 1400, who here has the deviation of a puzzle
  const after = rated({ rating: 1500, deviation: 200 }, 1400, true);

  expect(after.rating).toBeCloseTo(1563.1, 1);
  expect(after.deviation).toBeCloseTo(176.2, 1);
});

test('a hard puzzle is worth more when it is solved, and costs less when it is not', () => {
  expect(rated(NEW, 1800, true).rating).toBeGreaterThan(rated(NEW, 1200, true).rating);
  expect(rated(NEW, 1800, false).rating).toBeGreaterThan(rated(NEW, 1200, false).rating);
  expect(rated(NEW, 1500, true).rating - 1500).toBeCloseTo(1500 - rated(NEW, 1500, false).rating);
});

test('somebody who solves as often as the rating says keeps it, and whoever learns still moves', () => {
  let player = NEW;
  for (let n = 0; n < 400; n++) player = rated(player, 1309, n % 4 > 0); // three of four

  expect(Math.abs(player.rating - 1500)).toBeLessThan(40);
  expect(player.deviation).toBe(60);
  for (let n = 0; n < 60; n++) player = rated(player, 1691, n % 4 > 0);
  expect(player.rating).toBeGreaterThan(1700);
});
