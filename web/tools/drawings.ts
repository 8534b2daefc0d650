// Inlines the drawings into the page: a <use> of another file would not see our classes and variables. It
// also shows the sea before the first script has run.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const DRAWINGS = [
  'parts/sea.svg',
  'parts/icons.svg',
  'parts/faces.svg',
  'cards/sheen.svg',
  'cards/symbols.svg',
];

export function drawings(source: string): Plugin {
  const files = DRAWINGS.map((name) => join(source, name));
  return {
    name: 'seasalt-drawings',
    configureServer(server) {
      server.watcher.add(files);
      server.watcher.on('change', (file) => {
        if (files.includes(file)) server.ws.send({ type: 'full-reload' });
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<!--drawings-->', () =>
          files
            .filter((file) => existsSync(file))
            .map((file) => drawn(readFileSync(file, 'utf-8')))
            .join('\n'),
        ),
    },
  };
}

/** An SVG file as part of a page: without header, namespace and white space between tags. */
function drawn(file: string): string {
  return file
    .replace(/<\?xml.*?\?>|<!--.*?-->/gs, '')
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .replace(/>\s+</g, '><')
    .trim();
}
