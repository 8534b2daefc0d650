// The words of the page itself, for search engines and for whoever has no script: `%web-title%` in index.html
// is that message of the English catalog.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function pageWords(catalog: string): Plugin {
  return {
    name: 'seasalt-page-words',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const bundle = new FluentBundle('en', { useIsolating: false });
        bundle.addResource(new FluentResource(readFileSync(catalog, 'utf-8')));
        return html.replace(/%(web-[\w-]+)%/g, (_, key: string) => {
          const pattern = bundle.getMessage(key)?.value;
          if (!pattern) throw new Error(`index.html: no words for ${key}`);
          return bundle.formatPattern(pattern).replaceAll('&', '&amp;');
        });
      },
    },
  };
}
