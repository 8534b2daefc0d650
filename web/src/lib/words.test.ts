import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';

const FILES = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });
const READ = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
];

/** The texts of a component that its reader sees or hears and that no catalog has. */
function untranslated(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(untranslated);
  const { type } = node as { type?: string };
  if (type === 'Text') {
    const words = (node as AST.Text).data.trim();
    return /\p{L}{2}/u.test(words) && words !== 'https://' ? [words] : [];
  }
  if (type === 'StyleDirective') return [];
  if (type === 'Attribute' && !READ.includes((node as AST.Attribute).name)) return [];
  return Object.values(node).flatMap(untranslated);
}

test('what components say comes from the catalogs', () => {
  const found = Object.entries(FILES).flatMap(([file, text]) =>
    untranslated(parse(text, { modern: true }).fragment).map((words) => `${file}: ${words}`),
  );

  expect(Object.keys(FILES).length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
