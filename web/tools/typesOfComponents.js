// Must be imported before the parser of Svelte. With it TypeScript reads components as what they are; else every
// component that is linted gives it a new program, which takes a quarter more time, and the properties of a component
// are of any type where it is used.
export const THOROUGH = process.env.SEASALT_TESTS === 'thorough';
if (THOROUGH) process.env.SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK ??= '1';
