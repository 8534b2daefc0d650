import { flushSync } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { Failed } from './api';
import { Task, tellFailure } from './task.svelte';
import { setLanguage } from './catalogs';

beforeAll(() => setLanguage('en'));

test('what is being done is not done twice', async () => {
  const loading = new Task();
  let begun = 0;
  let finish = () => {};
  const task = () => {
    begun++;
    return new Promise<void>((resolve) => (finish = resolve));
  };

  const first = loading.run(task);
  await loading.run(task);
  expect(begun).toBe(1);
  expect(loading.busy).toBe(true);
  finish();
  await first;
  expect(loading.busy).toBe(false);
});

test('something else waits until what was asked for before is done', async () => {
  const acts = new Task();
  const done: string[] = [];
  let finish = () => {};
  const act = (name: string) => acts.run(() => Promise.resolve(void done.push(name)), name);

  const loading = acts.run(() => new Promise<void>((resolve) => (finish = resolve)));
  const all = [act('on'), act('off'), act('off'), act('on')];
  await Promise.resolve();
  expect(done).toEqual([]);
  finish();
  await loading;
  expect(acts.busy).toBe(true);
  await Promise.all(all);
  expect(done).toEqual(['on', 'off', 'on']);
  expect(acts.busy).toBe(false);
});

test('an effect asks once, also where the answer is a failure', async () => {
  const loading = new Task();
  let asked = 0;
  const ask = () => {
    asked++;
    return Promise.reject(new Failed('too_many'));
  };
  const end = $effect.root(() => {
    $effect(() => void loading.run(ask));
  });
  for (let turn = 0; turn < 5; turn++) {
    flushSync();
    await Promise.resolve();
  }
  end();
  expect(asked).toBe(1);
});

test('a failure is told until the next try', async () => {
  const loading = new Task();
  await loading.run(() => Promise.reject(new Failed('offline')));
  expect(loading.problem).toContain('cannot be reached');

  await loading.run(() => Promise.resolve());
  expect(loading.problem).toBe('');
});

test('every failure has a sentence, also one with an unknown code', () => {
  expect(tellFailure(new Failed('seat_taken'))).toBe('That seat is taken.');
  expect(tellFailure(new Failed('not_allowed'))).toContain('private');
  expect(tellFailure(new Failed('http_500'))).toBe('That did not work. Please try again.');
  expect(tellFailure(new TypeError('oh'))).toBe('That did not work. Please try again.');
});
