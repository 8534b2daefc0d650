import { expect, test } from 'vitest';
import { pageToTryAgain } from './away';

const HERE = 'https://table.example';

test('the page that a server could not show is tried again', () => {
  expect(pageToTryAgain('?back=%2Ftable%2Fab%3Fstep%3D3', HERE)).toBe('/table/ab?step=3');
  expect(pageToTryAgain('', HERE)).toBeNull();
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/x',
  'javascript:alert(1)',
  'https://',
  '/\\elsewhere.example',
])('a link does not lead elsewhere: %s', (back) => {
  expect(pageToTryAgain(`?back=${encodeURIComponent(back)}`, HERE)).toBeNull();
});
