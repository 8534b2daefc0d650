// Preloads a font in the head of the page, to avoid a second layout.
import type { Plugin } from 'vite';

export function preloadFont(name: string, base: string): Plugin {
  return {
    name: 'seasalt-font-ahead',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => file.includes(name) && file.endsWith('.woff2'));
        if (!font) return [];
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: base + font,
          crossorigin: true,
        };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
