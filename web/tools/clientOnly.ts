// Pages are made in the browser only. Svelte's code for pages that came rendered from a server, and for its older
// and experimental modes, drops out of the scripts: its switches become constants, its steps in components go.
import type { Plugin } from 'vite';

const SWITCHES = /export let (hydrating|\w+_mode_flag) = false;/g;
const SETTERS = /^\t(hydrating|\w+_mode_flag) = \w+;$/gm;
const STEPS = /^\s*\$\.(reset|next)\(\w*\);$/gm;

export function clientOnly(): Plugin {
  return {
    name: 'seasalt-client-only',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /svelte\/src\/internal\/(client\/dom\/hydration|flags\/index)\.js$|\.svelte$/ },
      handler(code, id) {
        if (id.endsWith('.svelte')) return code.replace(STEPS, '');
        const fixed = code.replace(SWITCHES, 'export const $1 = false;').replace(SETTERS, '');
        if (fixed === code) this.error('Svelte has no such switches any more');
        return fixed;
      },
    },
  };
}
