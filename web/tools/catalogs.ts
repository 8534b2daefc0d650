// One file of words for each language: `@texts/en/web.ftl?catalog` is all that the browser says in English.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const CATALOGS = ['game.ftl', 'web.ftl', 'rules.ftl']; // the others are for terminals

export function catalogs(): Plugin {
  return {
    name: 'seasalt-catalogs',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'catalog') return null;
      const files = CATALOGS.map((name) => join(dirname(file), name));
      for (const each of files) this.addWatchFile(each);
      const words = files.map((each) => withoutComments(readFileSync(each, 'utf-8'))).join('\n');
      return { code: `export default ${JSON.stringify(words)};`, moduleType: 'js' };
    },
  };
}

/** A comment is a line that begins with a number sign; what a message says is indented. */
function withoutComments(catalog: string): string {
  return catalog.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
}

/** `words-en` for the file of a language, nothing for any other. */
export function wordsName(module: string | null): string | undefined {
  const language = /\/texts\/(\w+)\/web\.ftl\?catalog/.exec(module ?? '')?.[1];
  return language && `words-${language}`;
}
