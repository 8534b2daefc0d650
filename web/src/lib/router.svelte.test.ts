import { expect, test } from 'vitest';
import { go, here, specify } from './router.svelte';

test('a page says more in its address', () => {
  go('/replay/abc');
  specify('/replay/abc', '?step=3');
  expect(here).toEqual({ path: '/replay/abc', query: '?step=3' });
});

test('a page that has been left does not change the address', () => {
  go('/replay/abc');
  go('/games');
  specify('/replay/abc', '?step=3');
  expect(here).toEqual({ path: '/games', query: '' });
});
