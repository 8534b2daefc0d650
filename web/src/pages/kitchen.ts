// People with real cards want both the rules and the score pad.
export { default as Rules } from './Rules.svelte';
export { default as ScorePad } from './ScorePad.svelte';
