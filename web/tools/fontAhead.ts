// Asks for one font in the head of the page, instead of when the style sheet was read: no second layout.
import type { Plugin } from 'vite';

export function fontAhead(name: string): Plugin {
  return {
    name: 'seasalt-font-ahead',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => file.includes(name) && file.endsWith('.woff2'));
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
