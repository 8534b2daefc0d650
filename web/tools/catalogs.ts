// One file of words for each language: `@texts/en/web.ftl?catalog` is all that the browser says in English, read
// by Fluent's parser here already, so that no browser has to load it.
import { FluentResource } from '@fluent/bundle';
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
      const { body } = new FluentResource(files.map((each) => readFileSync(each, 'utf-8')).join('\n'));
      // A text that becomes an object is read faster than an object in code.
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`,
        moduleType: 'js',
      };
    },
  };
}

/** `words-en` for the file of a language, nothing for any other. */
export function wordsName(module: string | null): string | undefined {
  const language = /\/texts\/(\w+)\/web\.ftl\?catalog/.exec(module ?? '')?.[1];
  return language && `words-${language}`;
}
