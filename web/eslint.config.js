import { THOROUGH } from './tools/typesOfComponents.js';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Rules that ask for types take more time than all others: only the thorough run has them.
const TYPES = THOROUGH && {
  projectService: true,
  tsconfigRootDir: import.meta.dirname,
  extraFileExtensions: ['.svelte'],
};

export default ts.config(
  { ignores: ['node_modules', '.svelte-check', 'src/protocol.ts'] },
  js.configs.recommended,
  ...(THOROUGH ? ts.configs.recommendedTypeChecked : ts.configs.recommended),
  ...svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { ...TYPES } },
    rules: {
      'no-undef': 'off', // TypeScript knows
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      ...(THOROUGH && {
        '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      }),
      'svelte/no-at-html-tags': 'error',
      // The policy of the server refuses style attributes and style sheets made on the way. `style:name={}` is fine.
      'no-restricted-syntax': [
        'error',
        { selector: 'SvelteAttribute[key.name="style"]', message: 'use style:' },
      ],
      'no-restricted-imports': ['error', 'svelte/transition', 'svelte/animate'],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { ...TYPES, parser: ts.parser, svelteConfig } },
  },
  { files: ['*.js', '*.ts', 'tools/**', 'public/**'], ...ts.configs.disableTypeChecked }, // `tsc` looks at them
);
