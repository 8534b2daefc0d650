import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Face from './Face.svelte';

let shown: Record<string, unknown>[] = [];

afterEach(() => {
  for (const face of shown) void unmount(face);
  shown = [];
});

function show(props: { face: string; seat?: number; mood?: 'shocked' }): SVGElement {
  shown.push(mount(Face, { target: document.body, props }));
  flushSync();
  return [...document.body.querySelectorAll<SVGElement>('.face')].at(-1)!;
}

test('two bots of one level differ in paper and side at a table', () => {
  const [one, other] = [show({ face: 'casual', seat: 1 }), show({ face: 'casual', seat: 2 })];

  expect([one.dataset.c, other.dataset.c]).toEqual(['ye', 'gr']);
  expect([one, other].map((face) => face.classList.contains('turned'))).toEqual([true, false]);
});

test('a person has the paper of their choice at every seat', () => {
  const faces = [0, 1].map((seat) => show({ face: 'fox-pk', seat }));

  expect(faces.map((face) => face.dataset.c)).toEqual(['pk', 'pk']);
  expect(faces[1]!.querySelector('use')?.getAttribute('href')).toBe('#f-fox');
  expect(faces[1]!.classList.contains('turned')).toBe(false);
});

test('away from a table a bot has the paper of its kind', () => {
  expect(show({ face: 'rusher' }).dataset.c).toBe('or');
});

test('a face shows a mood', () => {
  expect(show({ face: 'casual', mood: 'shocked' }).classList.contains('shocked')).toBe(true);
});
