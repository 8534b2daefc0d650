import { expect, test } from 'vitest';
import { freeRoom } from './stayClear';

const box = (x: number, y: number, w: number, h: number) => new DOMRect(x, y, w, h);

test('between the others and the hand on a phone held upright', () => {
  const own = [box(0, 586, 360, 46), box(0, 632, 360, 108)];
  const seats = [box(12, 52, 336, 46), box(12, 100, 336, 46), box(12, 148, 336, 46)];

  expect(freeRoom(own, seats, { width: 360, height: 740 })).toEqual({ x: 0, y: 194, w: 360, h: 392 });
});

test('above the hand where little is left between', () => {
  const own = [box(0, 388, 360, 86), box(0, 474, 360, 150)];
  const seats = [box(12, 52, 336, 50)];

  expect(freeRoom(own, seats, { width: 360, height: 640 })).toEqual({ x: 0, y: 0, w: 360, h: 388 });
});

test('beside the hand on a phone on its side', () => {
  const own = [box(352, 52, 492, 44), box(352, 96, 492, 230)];
  const seats = [box(352, 0, 160, 44)];

  expect(freeRoom(own, seats, { width: 844, height: 390 })).toEqual({ x: 0, y: 0, w: 352, h: 390 });
});

test('below the others where there is room', () => {
  const own = [box(0, 575, 820, 117), box(0, 692, 820, 375)];
  const seats = [box(12, 52, 400, 50), box(412, 52, 400, 50)];

  expect(freeRoom(own, seats, { width: 820, height: 1180 })).toEqual({ x: 0, y: 102, w: 820, h: 473 });
});

test('others at the sides are not in the way', () => {
  const own = [box(0, 505, 1152, 230), box(12, 750, 550, 130)];
  const seats = [box(12, 170, 200, 90), box(940, 170, 200, 90), box(400, 52, 300, 110)];

  expect(freeRoom(own, seats, { width: 1440, height: 900 })).toEqual({ x: 0, y: 162, w: 1152, h: 343 });
});

test('the whole window where hardly anything fits', () => {
  const own = [box(180, 0, 180, 40), box(180, 40, 180, 120)];

  expect(freeRoom(own, [], { width: 360, height: 225 })).toEqual({ x: 0, y: 0, w: 360, h: 225 });
});
