// The pages, by the first word of their address.

import type { Component } from 'svelte';

/** Some have no use for the words of the address. */
export type Page = Component<{ words: string[] }> | Component<Record<string, never>>;

// Pages for several people need a server. The mode, unlike `isSite`, keeps this page out of the other build.
const needsServer =
  import.meta.env.MODE === 'site' && (() => import('./site/NeedsServer.svelte').then((page) => page.default));

// A page is loaded on demand, with those that are asked for next to it: one file compresses better than several.
// The start page is small and part of the first bundle.
export const PAGES: Record<string, () => Promise<Page>> = {
  table: () => import('./pages/tables').then((room) => room.Table),
  join: needsServer || (() => import('./pages/tables').then((room) => room.Join)),
  watch: needsServer || (() => import('./pages/tables').then((room) => room.Join)),
  friends: needsServer || (() => import('./pages/tables').then((room) => room.Friends)),
  account: needsServer || (() => import('./pages/tables').then((room) => room.Account)),
  daily: () => import('./pages/practice').then((room) => room.Daily),
  week: needsServer || (() => import('./pages/practice').then((room) => room.Deals)),
  set: needsServer || (() => import('./pages/practice').then((room) => room.Deals)),
  parted: () => import('./pages/study').then((room) => room.Parted),
  games: () => import('./pages/tables').then((room) => room.Games),
  profile: () => import('./pages/tables').then((room) => room.Profile),
  learn: () => import('./pages/practice').then((room) => room.Learn),
  puzzle: () => import('./pages/practice').then((room) => room.Puzzle),
  rules: () => import('./pages/kitchen').then((room) => room.Rules),
  score: () => import('./pages/kitchen').then((room) => room.ScorePad),
  replay: () => import('./pages/study').then((room) => room.Replay),
  review: () => import('./pages/study').then((room) => room.Review),
  settings: () => import('./pages/tables').then((room) => room.Settings),
};
