import { describe, expect, test } from 'vitest';
import { book } from '../../lib/catalogs';
import { isLanguage, LANGUAGES } from '../../lib/i18n.svelte';
import { CHAPTERS, DRAWN } from './book';
import { line, parse, type Chapter } from './markdown';

test('headings part the chapters, and blank lines the blocks', () => {
  const [page, first] = parse('# Title\n\nHello\nthere.\n\n## One\n\n- a\n- b\n  more\n\n{{cards}}\n');

  expect(page).toEqual({
    title: 'Title',
    blocks: [{ type: 'text', line: [{ kind: 'plain', text: 'Hello there.' }] }],
  });
  expect(first?.blocks).toEqual([
    { type: 'list', items: [[{ kind: 'plain', text: 'a' }], [{ kind: 'plain', text: 'b more' }]] },
    { type: 'slot', name: 'cards' },
  ]);
});

test('a table has heads and rows', () => {
  const [chapter] = parse('# T\n\n| a | b |\n|---|---|\n| 1 | 2 |\n| 3 |  |');

  expect(chapter?.blocks).toEqual([
    {
      type: 'table',
      heads: [[{ kind: 'plain', text: 'a' }], [{ kind: 'plain', text: 'b' }]],
      rows: [
        [[{ kind: 'plain', text: '1' }], [{ kind: 'plain', text: '2' }]],
        [[{ kind: 'plain', text: '3' }], []],
      ],
    },
  ]);
});

test('bold, code and slots stand in a line', () => {
  expect(line('**Two crabs:** see `x` {{tie_break}} end')).toEqual([
    { kind: 'bold', text: 'Two crabs:' },
    { kind: 'plain', text: ' see ' },
    { kind: 'code', text: 'x' },
    { kind: 'plain', text: ' ' },
    { kind: 'slot', text: 'tie_break' },
    { kind: 'plain', text: ' end' },
  ]);
});

const books = await Promise.all(
  Object.keys(LANGUAGES)
    .filter(isLanguage)
    .map(async (language) => [language, await book(language)] as const),
);

// Anchors and drawings are put to chapters and items by their place, so that every language has them.
describe.each(books)('the rules in %s', (_, [, ...chapters]) => {
  const items = (chapter: Chapter | undefined) =>
    chapter?.blocks.flatMap((block) => (block.type === 'list' ? block.items : [])) ?? [];

  test('have the chapters that we know', () => {
    expect(chapters).toHaveLength(CHAPTERS.length);
  });

  test.each(Object.entries(DRAWN))('have an item for each drawing of the chapter %s', (id, drawings) => {
    const chapter = chapters[CHAPTERS.findIndex((name) => name === id)];
    expect(items(chapter)).toHaveLength(drawings.length);
  });

  test('have nothing that we cannot read', () => {
    const texts = chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.type === 'text' ? [block.line] : block.type === 'list' ? block.items : [],
      ),
    );
    const plain = texts.flat().filter((span) => span.kind !== 'slot');
    expect(plain.filter(({ text }) => /[*`#{}|[\]<>]/.test(text))).toEqual([]);
  });
});
