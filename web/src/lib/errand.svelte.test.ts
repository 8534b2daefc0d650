import { beforeAll, expect, test } from 'vitest';
import { Failed } from './api';
import { Errand, tellFailure } from './errand.svelte';
import { speak } from './words.svelte';

beforeAll(() => speak('en'));

test('what is being done is not done twice', async () => {
  const errand = new Errand();
  let begun = 0;
  let finish = () => {};
  const task = () => {
    begun++;
    return new Promise<void>((resolve) => (finish = resolve));
  };

  const first = errand.run(task);
  await errand.run(task);
  expect(begun).toBe(1);
  expect(errand.busy).toBe(true);
  finish();
  await first;
  expect(errand.busy).toBe(false);
});

test('a failure is told until the next try', async () => {
  const errand = new Errand();
  await errand.run(() => Promise.reject(new Failed('offline')));
  expect(errand.problem).toContain('cannot be reached');

  await errand.run(() => Promise.resolve());
  expect(errand.problem).toBe('');
});

test('every failure has a sentence, also one that nobody has thought of', () => {
  expect(tellFailure(new Failed('seat_taken'))).toBe('That seat is taken.');
  expect(tellFailure(new Failed('not_allowed'))).toContain('private');
  expect(tellFailure(new Failed('http_500'))).toBe('That did not work. Please try again.');
  expect(tellFailure(new TypeError('oh'))).toBe('That did not work. Please try again.');
});
