import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Face from './Face.svelte';

let shown: Record<string, unknown>[] = [];

afterEach(() => {
  for (const face of shown) void unmount(face);
  shown = [];
});

function show(props: { bot: string; seat?: number; mood?: 'shocked' }): SVGElement {
  shown.push(mount(Face, { target: document.body, props }));
  flushSync();
  return [...document.body.querySelectorAll<SVGElement>('.face')].at(-1)!;
}

test('two bots of one level differ in paper and side at a table', () => {
  const [one, other] = [show({ bot: 'casual', seat: 1 }), show({ bot: 'casual', seat: 2 })];

  expect([one.dataset.c, other.dataset.c]).toEqual(['ye', 'gr']);
  expect([one, other].map((face) => face.classList.contains('turned'))).toEqual([true, false]);
});

test('away from a table a bot has the paper of its kind', () => {
  expect(show({ bot: 'rusher' }).dataset.c).toBe('or');
});

test('a face shows a mood', () => {
  expect(show({ bot: 'casual', mood: 'shocked' }).classList.contains('shocked')).toBe(true);
});
