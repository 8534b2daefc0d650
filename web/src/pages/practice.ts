// For one person: the lesson, the puzzles, the deal of the day and its like.
export { default as Learn } from './Learn.svelte';
export { default as Puzzle } from './Puzzle.svelte';
export { default as Daily } from './Daily.svelte';
export { default as Deals } from './Deals.svelte';
export { default as Comparison } from './daily/Comparison.svelte';
