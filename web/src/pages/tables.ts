// The table, and the small pages around it.
export { default as Table } from './Table.svelte';
export { default as Friends } from './Friends.svelte';
export { default as Join } from './Join.svelte';
export { default as Games } from './Games.svelte';
export { default as Settings } from './Settings.svelte';
export { default as Account } from './Account.svelte';
export { default as Profile } from './Profile.svelte';
