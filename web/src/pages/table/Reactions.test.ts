// Where phrases fly: from face to face, and not over what is to be pressed.

import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../lib/catalogs';
import { settings } from '../../lib/settings.svelte';
import type { TableLike } from '../../lib/table.svelte';
import Reactions from './Reactions.svelte';

const FACES = [100, 200, 300]; // from the left
let flown: string[];

beforeEach(async () => {
  settings.motion = true;
  flown = [];
  await setLanguage('en');
  document.body.innerHTML = `<div class="table">${FACES.map((_, seat) => `<i data-face="${seat}"></i>`).join('')}</div>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const seat = (this as HTMLElement).dataset.face;
    return { x: seat ? FACES[Number(seat)]! - 10 : 0, y: 0, width: 20, height: 20 } as DOMRect;
  });
  Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
    const at = (frame: Keyframe) => /\((\d+)px/.exec(String(frame.transform))![1];
    flown.push(`${this.textContent} ${at(frames[0]!)} > ${at(frames.at(-1)!)}`);
    return {} as Animation;
  };
});
afterEach(() => {
  cleanup();
  settings.motion = true; // other files share the document
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  Reflect.deleteProperty(Element.prototype, 'animate');
});

async function said(seat: number, you: number | null, isMyTurn = false): Promise<string[]> {
  const phrases = [{ version: 4, seat, phrase: 'wow', at: 0 }];
  render(Reactions, {
    table: { phrases, you, isMyTurn, names: ['Mia', 'Ada', 'Bo'] } as unknown as TableLike,
  });
  await tick();
  return flown;
}

test('what another player says flies to the reader', async () => {
  expect(await said(2, 0)).toEqual(['Wow 300 > 100']);
});

test('what the reader says flies to everybody else', async () => {
  expect(await said(0, 0)).toEqual(['Wow 100 > 200', 'Wow 100 > 300']);
});

test('what is said flies to all others, for a spectator', async () => {
  expect(await said(1, null)).toEqual(['Wow 200 > 100', 'Wow 200 > 300']);
});

test('while the reader decides it stays at the face', async () => {
  expect(await said(2, 0, true)).toEqual(['Wow 300 > 300']);
});

test('without motion nothing flies', async () => {
  settings.motion = false;
  expect(await said(2, 0)).toEqual([]);
});
