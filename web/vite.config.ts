/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { catalogs, wordsName } from './tools/catalogs.ts';
import { drawings } from './tools/drawings.ts';
import { fontAhead } from './tools/fontAhead.ts';
import { pageWords } from './tools/pageWords.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The server that `npm run dev` asks: start it with `./dev seasalt serve`.
const SERVER = process.env.SEASALT_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    svelte(),
    catalogs(),
    drawings(here('src')),
    pageWords(here('../src/seasalt/texts/en/web.ftl')),
    fontAhead('commissioner-latin-flar'),
  ],
  resolve: {
    alias: { '@texts': here('../src/seasalt/texts') },
    conditions: process.env.VITEST ? ['browser'] : undefined, // else Svelte comes as for a server
  },
  build: {
    outDir: process.env.SEASALT_BUNDLE ?? here('../src/seasalt/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // a font in a data: address is refused by the policy of the server
    modulePreload: { polyfill: false }, // it would be an inline script, which the policy refuses too
    target: 'es2022',
    cssCodeSplit: false, // one sheet: its order is then the same whichever page comes first
    rolldownOptions: {
      output: {
        chunkFileNames: (chunk) => `assets/${wordsName(chunk.facadeModuleId) ?? '[name]'}-[hash].js`,
        // What several pages share comes in one file, not in a dozen.
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 2 },
            // Four pages of a few lines each pack better together.
            { name: 'small', test: /pages.(Friends|Join|Games|Settings)/ },
            // Whoever plays with real cards wants both, the rules and the score pad.
            { name: 'kitchen', test: /pages.(Rules|ScorePad|rules|score)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
  test: { environment: 'happy-dom', include: ['{src,tools}/**/*.test.ts'] },
});
