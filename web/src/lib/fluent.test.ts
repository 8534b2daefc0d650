import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Catalog, type Fact, type Pattern } from './fluent';

const CATALOGS = import.meta.glob<string>('@texts/*/{game,web,rules,bots}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const languages = [...new Set(Object.keys(CATALOGS).map((path) => /texts\/(\w+)/.exec(path)![1]!))];

/** All texts of a language, as both of them hold them. */
function both(language: string) {
  const files = Object.entries(CATALOGS).filter(([path]) => path.includes(`/${language}/`));
  const resource = new FluentResource(files.map(([, text]) => text).join('\n'));
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(resource);
  return { bundle, body: resource.body, catalog: new Catalog(language, resource.body) };
}

/** The variables that a pattern names, here and in its choices. */
function variables(pattern: unknown): string[] {
  if (!pattern || typeof pattern !== 'object') return [];
  const own = 'type' in pattern && pattern.type === 'var' ? [(pattern as { name?: string }).name!] : [];
  return [...own, ...Object.values(pattern).flatMap(variables)];
}

const FACTS: Fact[] = [0, 1, 2, 5, 21, 1234.5, 'you', 'other', 'yes', 'no', 'Ada'];

afterEach(() => vi.restoreAllMocks());

describe.each(languages)('in %s', (language) => {
  test("every message says what Fluent's own resolver says", () => {
    const { bundle, body, catalog } = both(language);
    vi.spyOn(console, 'error').mockReturnValue();
    const patterns = body
      .flatMap(({ value, attributes }) => [value, ...Object.values(attributes)])
      .filter((pattern): pattern is Pattern => !!pattern);

    const named = [...new Set(body.flatMap(variables))];
    for (const fact of FACTS) {
      const facts = Object.fromEntries(named.map((name) => [name, fact]));
      expect(patterns.map((pattern) => catalog.fill(pattern, facts))).toEqual(
        patterns.map((pattern) => bundle.formatPattern(pattern, facts, [])),
      );
    }
  });
});

test('missing words are shown as such, and logged', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const { body } = new FluentResource('greeting = Hello { $name }, { unknown }');
  const catalog = new Catalog('en', body);

  expect(catalog.fill(catalog.get('greeting')!.value!, {})).toBe('Hello {$name}, {unknown}');
  expect(told).toHaveBeenCalledTimes(2);
});
