import { expect, test } from 'vitest';
import drawn from '../parts/faces.svg?raw';
import { ANIMALS, FACE_COLORS, faceText, parseFace } from './faces';

test('every animal is drawn', () => {
  for (const animal of ANIMALS) expect(drawn).toContain(`id="f-${animal}"`);
});

test('a face is its text again; that of a bot, or one of a newer version, is none', () => {
  for (const animal of ANIMALS)
    for (const color of FACE_COLORS)
      expect(parseFace(faceText({ animal, color }))).toEqual({ animal, color });
  expect(['casual', 'yeti-or', 'fox-xx', '', null, undefined].map(parseFace)).toEqual(Array(6).fill(null));
});
