import { expect, test } from 'vitest';
import { isProven } from './proof';

// The same numbers as in the server's own tests: a secret of zeros, and the nonces "a" and "bc".
const VERDICT = {
  commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  secret: '00'.repeat(32),
  nonces: ['61', '6263'],
  seed: 'bedd0f6c8fa1c078057add02a45917a8e4dea19bb6ae05f86e7f831c570cc17e',
};

test('a secret that fits its promise and its seed is proven', async () => {
  expect(await isProven(VERDICT)).toBe(true);
});

test.each([
  ['secret', { secret: '01'.repeat(32) }],
  ['promise', { commitment: '00'.repeat(32) }],
  ['seed', { seed: '00'.repeat(32) }],
  ['border between two nonces', { nonces: ['6162', '63'] }],
])('another %s is found out', async (_, change) => {
  expect(await isProven({ ...VERDICT, ...change })).toBe(false);
});
