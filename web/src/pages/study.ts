// After a game: its replay and its review, with one table for both.
export { default as Review } from './Review.svelte';
export { default as Replay } from './Replay.svelte';
