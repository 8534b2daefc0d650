// Parses texts at build time and delivers them as JSON: `@texts/en/web.ftl?catalog` is the English catalog,
// parsed by Fluent, `@texts/en/web-review.ftl?catalog` what the review has beside it, and `@texts/en/rules.md?book`
// is the rules, by chapter.
import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from '../src/pages/rules/markdown.ts';

// the others are for terminals, or loaded with their pages
const CATALOGS = ['game.ftl', 'web.ftl', 'rules.ftl', 'bots.ftl', 'puzzle.ftl'];
const BESIDE: Record<string, string[]> = { 'web-review.ftl': ['coach.ftl'] };

/** Those of the edition without a server have some more words. */
export function catalogs(isSite = false): Plugin {
  const all = isSite ? [...CATALOGS, 'web-site.ftl'] : CATALOGS;
  return {
    name: 'seasalt-catalogs',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (query === 'book') {
        this.addWatchFile(file);
        return asJson(parse(readFileSync(file, 'utf-8')));
      }
      if (query !== 'catalog') return null;
      const name = basename(file);
      const names = name === 'web.ftl' ? all : [...(BESIDE[name] ?? []), name];
      const files = names.map((name) => join(dirname(file), name));
      for (const each of files) this.addWatchFile(each);
      const { body } = new FluentResource(files.map((each) => readFileSync(each, 'utf-8')).join('\n'));
      return asJson(body);
    },
  };
}

/** Browsers parse JSON in a string faster than an object literal. */
const asJson = (value: unknown) => ({
  code: `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
  moduleType: 'js' as const,
});

/** The chunk name for the files of a language: `texts-en`, `texts-en-review`, `rules-en`. */
export function textsName(module: string | null): string | undefined {
  const [, language, file, part = ''] = /\/texts\/(\w+)\/(web|rules)([-\w]*)\.\w+\?/.exec(module ?? '') ?? [];
  return language && `${file === 'web' ? 'texts' : file}-${language}${part}`;
}
