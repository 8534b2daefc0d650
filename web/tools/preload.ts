// Preloads, from the head of the page, what its first script would ask for too late: a font, to avoid a second
// layout, and the code that the pages share.
import type { Plugin } from 'vite';

export function preload(names: { font: string; chunk: string }, base: string): Plugin {
  return {
    name: 'seasalt-preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => {
        const link = (name: string, ending: string, attrs: Record<string, string>) =>
          Object.keys(bundle ?? {})
            .filter((file) => file.startsWith(`assets/${name}-`) && file.endsWith(ending))
            .map((file) => ({
              tag: 'link',
              attrs: { ...attrs, href: base + file, crossorigin: true },
              injectTo: 'head-prepend' as const,
            }));
        return [
          ...link(names.font, '.woff2', { rel: 'preload', as: 'font', type: 'font/woff2' }),
          ...link(names.chunk, '.js', { rel: 'modulepreload' }),
        ];
      },
    },
  };
}
