import { svelte } from '@sveltejs/vite-plugin-svelte';
import { flushSync } from 'svelte';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { components } from './components.ts';

const COMPONENT = `
<script>
  const { names } = $props();
  let mine = $state('');
</script>

<h1>{names.join(' and ')}</h1>
{#if names.length > 1}
  <p class={['note', mine && 'known']}>
    <b>{names.length.toFixed()}</b> players, <i>{mine.toUpperCase()}</i>
  </p>
{/if}
{#each names as name (name)}
  <svg aria-hidden="true"><use href="#face"></use></svg>
  <button onclick={() => (mine = name)}>{name}</button>
{/each}
`;

/** The component as the pages have it. */
async function built(): Promise<string> {
  const files: Record<string, string> = {
    '/page.js': `import { mount } from 'svelte'; import Page from '/Page.svelte';
      export const show = (target, props) => mount(Page, { target, props });`,
    '/Page.svelte': COMPONENT,
  };
  const inMemory = {
    name: 'in-memory',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id in files ? id : null),
    load: (id: string) => files[id],
  };
  const done = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      inMemory,
      svelte({ compilerOptions: { dev: false, runes: true, fragments: 'tree' } }),
      components(),
    ],
    build: { write: false, minify: false, lib: { entry: '/page.js', formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  return done[0]!.output[0].code;
}

test('a component with less code shows the same, and goes on showing it', async () => {
  const code = await built();
  const { show } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
    show: (target: Element, props: { names: string[] }) => void;
  };
  const page = document.createElement('main');
  show(page, { names: ['Ada', 'Bo'] });
  flushSync();
  expect(page.textContent).toMatch(/^Ada and Bo\s+2 players,\s+Ada\s+Bo$/);

  page.querySelectorAll('button')[1]!.click();
  await Promise.resolve();
  expect(page.textContent).toMatch(/^Ada and Bo\s+2 players, BO\s+Ada\s+Bo$/);
  expect(page.querySelector('p')?.className).toBe('note known');
});
