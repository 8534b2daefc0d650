// After a game: its replay, its review and where friends parted, with one table for all.
export { default as Review } from './Review.svelte';
export { default as Replay } from './Replay.svelte';
export { default as Parted } from './Parted.svelte';
