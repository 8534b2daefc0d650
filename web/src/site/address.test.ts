import { afterEach, expect, test } from 'vitest';
import { currentPage, inAddressBar, linkTo, mendLinks, pageBehind } from './address';

const link = (href: string) => Object.assign(document.createElement('a'), { href });
const attribute = (href: string) => {
  const made = document.createElement('a');
  made.setAttribute('href', href);
  return made;
};

afterEach(() => document.body.replaceChildren());

test('the page is what stands behind the #', () => {
  expect(currentPage('')).toEqual({ path: '/', query: '' });
  expect(currentPage('#/table/a-B_9')).toEqual({ path: '/table/a-B_9', query: '' });
  expect(currentPage('#/replay/x?step=3&seat=0')).toEqual({ path: '/replay/x', query: '?step=3&seat=0' });
});

test('a place on a page is not a page', () => {
  expect(currentPage('#turn')).toEqual({ path: '/', query: '' });
  expect(pageBehind(attribute('#turn'))).toBeNull();
});

test('what the address bar shows leads back to the page', () => {
  expect(currentPage(inAddressBar('/rules?q=crab'))).toEqual({ path: '/rules', query: '?q=crab' });
});

test('a link for others keeps the folder of this page', () => {
  expect(linkTo('/daily').endsWith('#/daily')).toBe(true);
  expect(linkTo('/daily').startsWith(location.href.split('#')[0]!)).toBe(true);
});

test('links in pages are written as on a server', () => {
  expect(pageBehind(attribute('/table/x'))).toBe('/table/x');
  expect(pageBehind(attribute('#/table/x'))).toBe('/table/x');
});

test('a link to somewhere else, or to the API, is left alone', () => {
  expect(pageBehind(link('https://table.example/rules'))).toBeNull();
  expect(pageBehind(attribute('//table.example/rules'))).toBeNull();
  expect(pageBehind(attribute('/api/tables/x/record'))).toBeNull();
});

test('a link leads to its page also in a new tab', () => {
  mendLinks();
  const rules = attribute('/rules?salt=true');
  document.body.append(rules);
  rules.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(rules.getAttribute('href')).toBe('#/rules?salt=true');
});
