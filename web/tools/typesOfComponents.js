// Must be imported before Svelte's parser. With it TypeScript knows the types of components; otherwise each linted
// component makes a new program, which takes a quarter more time, and the props of a component have the type `any`.
export const THOROUGH = process.env.SEASALT_TESTS === 'thorough';
if (THOROUGH) process.env.SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK ??= '1';
