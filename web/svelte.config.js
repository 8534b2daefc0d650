import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Scoped styles add a class to every element: a short one, since it is in the scripts as often. */
const cssHash = ({ hash, filename, css }) =>
  `s${hash(filename === '(unknown)' ? css : filename).slice(0, 4)}`;

export default {
  preprocess: vitePreprocess(),
  // templates as trees are smaller than as HTML, and nothing is parsed
  compilerOptions: { runes: true, cssHash, fragments: 'tree' },
};
