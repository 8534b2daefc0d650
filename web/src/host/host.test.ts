import { expect, test } from 'vitest';
import * as server from './server';
import * as site from './site';

test('both hosts have the same exports', () => {
  const same: typeof server = site; // and the same types
  expect(Object.keys(same).sort()).toEqual(Object.keys(server).sort());
  expect([server.isSite, site.isSite]).toEqual([false, true]);
});
