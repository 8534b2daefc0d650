import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { open, openHouseRules, press, said, select, standIn } from '../testing/app';

const server = standIn();

const IN_ITALY = 'After LAST CHANCE the last turn counts';
const ELSEWHERE = 'After LAST CHANCE that is the player to the left of the caller.';
const COUNTED = '.examples:not(.bet) .example-hand b';

async function read(path = '/rules'): Promise<void> {
  await open(path);
  await waitFor(() => expect(texts('.bet .pays b')).toHaveLength(2));
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
const marked = () => new Set(texts('mark').map((text) => text.toLowerCase()));
const search = (value: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value } });

test('every chapter is whole and in the contents, its examples are counted, and a card tells all about itself', async () => {
  await read();
  const article = said('article');
  expect(article).not.toContain('{{');
  expect(article).toContain('40 points with two players, 35 with three, 30 with four');
  expect(article).toContain('lighthouse 1 for each boat');

  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
  expect(links).toHaveLength(12);
  for (const { hash, textContent } of links) expect(texts(hash)).toEqual([textContent]);

  await waitFor(() => expect(texts(COUNTED)).toEqual(['1', '4', '4', '6']));
  expect(texts('.bet .pays b')).toEqual(['+10', '+2']);
  expect(texts('.bet').join('')).toContain('Your bet won.');
  expect(document.querySelector('[aria-label="dark blue crab and yellow crab"]')).not.toBeNull();

  await press('button', /^Octopus/);
  expect(said('dialog')).toContain('two to five are worth 3, 6, 9 or 12 points');
  await press('button', 'Close');
  await press('button', 'What the signs mean');
  expect(said('dialog')).toContain('counts as one more card of a collection');
  await press('button', 'Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a search leaves what it finds and marks it', async () => {
  await read();
  await search('Shark');
  expect(said('status')).toContain('Found in');
  expect(marked()).toEqual(new Set(['shark']));
  expect(texts('h2')).toContain('Duos');
  expect(texts('h2')).not.toContain('The aim');
  expect(texts('.kind')).toHaveLength(2); // shark and swimmer

  await search('');
  expect(texts('h2')).toContain('The aim');
  expect(marked()).toEqual(new Set());

  await search('empty pile'); // all of these words
  expect(marked()).toEqual(new Set(['empty', 'pile']));
  await search('empty submarine');
  expect(said('status')).toBe('Nothing found.');
  expect(texts('article h2')).toEqual([]);
});

test('an address can carry a search', async () => {
  await open('/rules?q=mermaid');
  await waitFor(() => expect(marked()).toEqual(new Set(['mermaid'])));
});

test('an edition has its own marked sentences and is kept, and the box that is played has its cards', async () => {
  await read();
  expect(said('article')).toContain(ELSEWHERE);
  expect(texts('.otherwise')).toEqual([]);
  await select(/^Rule book/, 'Italian');
  expect(said('article')).not.toContain(ELSEWHERE);

  await read();
  expect(texts('article p .otherwise').join(' ')).toContain(IN_ITALY);
  expect(texts('.here').join('')).toContain('What this edition does differently');
  expect(texts('.books .otherwise dt').join('')).toContain('Who starts after LAST CHANCE');

  await select(/^Rule book/, 'Russian');
  expect(texts('.here').map((text) => text.trim())).toEqual([
    'This edition has Extra Salt; here that is an option of its own. ' +
      'On every other option the Russian edition plays like the standard edition.',
  ]);
  expect(said('article')).toContain('the base box alone');
  await press('switch', 'Extra Salt');
  expect(said('article')).toContain('played with the eight cards of the expansion');
});

test('house rules have their sentences, and who says so', async () => {
  await read('/rules?edition=standard&mermaid_color=none&extra_salt=false&tie_break=last_round_points');
  expect(said('article')).toContain('Mermaids themselves have no color.');
  expect(texts('.here li')).toEqual([
    'The color of mermaids: no color (standard: white). A house rule: no book says so.',
  ]);

  await openHouseRules();
  await press('button', 'Play by the rule book');
  expect(said('article')).toContain('Mermaids are white cards themselves');
});

test('without a connection the page says so and tries again', async () => {
  server.offline = true;
  await open('/rules').catch(() => undefined);
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached');
  server.offline = false;
  await press('button', 'Try now');

  await screen.findByRole('heading', { name: 'The aim' });
});
