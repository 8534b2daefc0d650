// The pages, by the first word of their address.

import type { Component } from 'svelte';

/** Some have no use for the words of the address. */
export type Page = Component<{ words: string[] }> | Component<Record<string, never>>;

// Pages for several people need a server. The mode, unlike `isSite`, keeps this page out of the other build.
const needsServer =
  import.meta.env.MODE === 'site' && (() => import('./site/NeedsServer.svelte').then((page) => page.default));

// A page is loaded on demand, with those that are asked for next to it: one file compresses better than several.
// The start page is small and part of the first bundle.
const tables = () => import('./pages/tables');
const practice = () => import('./pages/practice');
const kitchen = () => import('./pages/kitchen');
const study = () => import('./pages/study');

export const PAGES: Record<string, () => Promise<Page>> = {
  table: () => tables().then(({ Table }) => Table),
  join: needsServer || (() => tables().then(({ Join }) => Join)),
  watch: needsServer || (() => tables().then(({ Join }) => Join)),
  friends: needsServer || (() => tables().then(({ Friends }) => Friends)),
  account: needsServer || (() => tables().then(({ Account }) => Account)),
  daily: () => practice().then(({ Daily }) => Daily),
  week: needsServer || (() => practice().then(({ Deals }) => Deals)),
  set: needsServer || (() => practice().then(({ Deals }) => Deals)),
  parted: () => study().then(({ Parted }) => Parted),
  games: () => tables().then(({ Games }) => Games),
  learn: () => practice().then(({ Learn }) => Learn),
  puzzle: () => practice().then(({ Puzzle }) => Puzzle),
  rules: () => kitchen().then(({ Rules }) => Rules),
  score: () => kitchen().then(({ ScorePad }) => ScorePad),
  replay: () => study().then(({ Replay }) => Replay),
  review: () => study().then(({ Review }) => Review),
  settings: () => tables().then(({ Settings }) => Settings),
};
