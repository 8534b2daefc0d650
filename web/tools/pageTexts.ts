// The texts of index.html, for search engines and browsers without scripts: `%web-title%` is that message of
// the English catalog.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function pageTexts(catalog: string): Plugin {
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
