import { beforeEach, expect, test } from 'vitest';
import type { Frame } from './frames';
import { Player } from './player.svelte';

/** Two rounds of three pictures. */
const FRAMES = [1, 1, 1, 2, 2, 2].map((round) => ({ round, result: null }) as Partial<Frame> as Frame);
let player: Player;

beforeEach(() => {
  player = new Player();
  player.show(FRAMES, 0);
});

test('a step that is not there stays at the end', () => {
  player.show(FRAMES, 99);
  player.step(1);
  expect(player.at).toBe(5);
  player.go(-3);
  expect(player.at).toBe(0);
});

test('cards travel on a step forward, and on no other', () => {
  const seen: string[] = [];
  player.turning = { before: () => seen.push('before'), after: () => seen.push('after') };

  player.go(3);
  player.step(-1);
  expect(seen).toEqual([]);
  player.step(1);
  expect(seen).toEqual(['before', 'after']);
});

test('rounds are jumped to, first back to the beginning of this one', () => {
  player.go(4);
  player.jump(-1);
  expect(player.at).toBe(3);
  player.jump(-1);
  expect(player.at).toBe(0);
  player.jump(1);
  expect(player.at).toBe(3);
  player.jump(1);
  expect(player.at).toBe(5);
});

test('it stops at the end, and begins again from there', () => {
  player.go(4);
  player.toggle();
  player.step(1);
  expect(player.playing).toBe(false);
  player.toggle();
  expect([player.playing, player.at]).toEqual([true, 0]);
});

test('what is longer to read stays longer, and faster is shorter', () => {
  const usual = player.pause('Anna draws.');
  expect(player.pause('Anna draws a card and thinks about it.')).toBeGreaterThan(usual);
  player.choose('fast');
  expect(player.pause('Anna draws.')).toBeLessThan(usual);
  player.choose('normal');
});
