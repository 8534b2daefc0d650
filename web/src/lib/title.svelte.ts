// The title of the window: the page's, then the game's.

import { say } from './i18n.svelte';

/** The title of a page, which follows its language. */
export function titled(name: () => string): void {
  $effect(() => void (document.title = `${name()} · ${say('web-title')}`));
}
