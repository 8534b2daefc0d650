// Loads the files that a page needs beside each other, as Vite does, without what it has for styles and nonces.
import type { Plugin } from 'vite';

const CODE = `
const seen = new Set();
export const __vitePreload = (load, files = [], from = location.origin) => {
  for (const file of files) {
    if (seen.has(file)) continue;
    seen.add(file);
    const link = document.createElement('link');
    link.rel = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.href = new URL(file, from).href;
    document.head.append(link);
  }
  return load();
};`;

export const preload = (): Plugin => ({
  name: 'seasalt-preload',
  apply: 'build',
  enforce: 'post',
  transform: { filter: { id: /\0vite\/preload-helper\.js$/ }, handler: () => CODE },
});
