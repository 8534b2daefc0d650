/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { catalogs, textsName } from './tools/catalogs.ts';
import { clientOnly } from './tools/clientOnly.ts';
import { drawings } from './tools/drawings.ts';
import { pageTexts } from './tools/pageTexts.ts';
import { preloadFont } from './tools/preloadFont.ts';
import { singleFile } from './tools/singleFile.ts';
import { sitePage } from './tools/sitePage.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The server behind `npm run dev`: start it with `./dev seasalt serve`.
const SERVER = process.env.SEASALT_SERVER ?? 'http://127.0.0.1:8000';

// The oldest browsers that the pages are built for, as docs/browser.md says: syntax and styles are rewritten for
// them. What cannot be rewritten, tests/browser/test_old_browsers.py refuses.
const BROWSERS = ['chrome117', 'edge117', 'firefox128', 'safari16', 'ios16'];

// `vite build --mode review` makes the page of a review as one file, into which `seasalt review --html` puts the data.
const reviewFile = {
  plugins: [
    svelte(),
    clientOnly(),
    drawings(here('src')),
    pageTexts(here('../src/seasalt/texts/en/web.ftl')),
    singleFile('review.html', 'review.template'),
  ],
  // there is no server: of a host it needs only the addresses
  resolve: { alias: { '@host': here('src/site/address.ts') } },
  build: {
    outDir: process.env.SEASALT_BUNDLE || here('../src/seasalt/web'),
    emptyOutDir: false, // beside the other pages
    copyPublicDir: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    modulePreload: { polyfill: false },
    target: BROWSERS,
    cssCodeSplit: false,
    rolldownOptions: { input: here('review.html') },
  },
};

// `vite build --mode site` makes the edition without a server, for hosts of plain files: all addresses are
// relative, and the table lives in a worker.
export default defineConfig(({ mode }) => {
  if (mode === 'review') return reviewFile;
  const isSite = mode === 'site';
  const base = isSite ? './' : '/';
  return {
    base,
    plugins: [
      svelte(),
      clientOnly(),
      catalogs(isSite),
      drawings(here('src')),
      pageTexts(here('../src/seasalt/texts/en/web.ftl')),
      preloadFont('commissioner-latin-flar', base),
      isSite && sitePage(),
    ],
    resolve: {
      alias: {
        '@host': here(isSite ? 'src/host/site.ts' : 'src/host/server.ts'),
        '@texts': here('../src/seasalt/texts'),
      },
      conditions: process.env.VITEST ? ['browser'] : undefined, // otherwise Svelte's server build is used
    },
    build: {
      outDir: process.env.SEASALT_BUNDLE || here(isSite ? '../table-site' : '../src/seasalt/web'),
      emptyOutDir: true,
      assetsInlineLimit: 0, // the content policy forbids data: fonts
      modulePreload: { polyfill: false }, // the content policy forbids inline scripts
      target: BROWSERS,
      cssCodeSplit: false, // one style sheet, so that its order does not depend on the first page
      rolldownOptions: {
        input: { index: here('index.html'), sw: here(`src/${isSite ? 'site' : 'keep'}/sw/sw.ts`) },
        output: {
          // a service worker has the same address in every version
          entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          chunkFileNames: (chunk) => `assets/${textsName(chunk.facadeModuleId) ?? '[name]'}-[hash].js`,
          // The first file has the start page, and all that it needs. The second has the table and the small pages
          // around it, and what other pages share with them; the start page loads it ahead.
          codeSplitting: {
            groups: [
              { name: 'begin', test: /site.begin/, priority: 1 }, // it waits for no other code
              { name: 'index', test: /web.src.main/ },
              { name: 'table', test: /web.src.(pages.tables|cards|lib|parts)/ },
            ],
          },
        },
      },
    },
    worker: { format: 'es' as const },
    server: {
      fs: { allow: [here('..')] },
      proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
    },
    // Files of tests share a document: making one for each takes longer than the tests. Machines may be busy.
    test: {
      environment: 'happy-dom',
      pool: 'threads',
      isolate: false,
      testTimeout: 60_000,
      include: ['{src,tools}/**/*.test.ts'],
    },
  };
});
