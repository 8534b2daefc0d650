import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const components = readdirSync(join(import.meta.dirname, 'src'), { recursive: true })
  .filter((file) => file.endsWith('.svelte'))
  .map((file) => join('src', file))
  .sort();

/** Scoped styles add a class to every element. It is in the scripts as often: a number says as much as a hash. No
    class of ours begins with an underscore. */
const cssHash = ({ hash, filename, css }) => {
  const at = components.findIndex((file) => filename.endsWith(file));
  return `_${at < 0 ? hash(css) : at.toString(36)}`;
};

export default {
  preprocess: vitePreprocess(),
  // templates as trees are smaller than as HTML, and nothing is parsed
  compilerOptions: { runes: true, cssHash, fragments: 'tree' },
};
