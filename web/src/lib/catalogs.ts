// The files of a language, one language at a time: its messages, and the rules.

import type { Chapter } from '../pages/rules/markdown';
import type { Message } from './fluent';
import { language, speak, type Language } from './i18n.svelte';

const CATALOGS = import.meta.glob<Message[]>('@texts/*/web.ftl', { query: '?catalog', import: 'default' });
const REVIEWS = import.meta.glob<Message[]>('@texts/*/web-review.ftl', {
  query: '?catalog',
  import: 'default',
});
const BOOKS = import.meta.glob<Chapter[]>('@texts/*/rules.md', { query: '?book', import: 'default' });

let reviews = false; // whether the review's messages are needed

/** Load a language and switch to it. */
export async function setLanguage(name: Language): Promise<void> {
  const files = reviews ? [CATALOGS, REVIEWS] : [CATALOGS];
  speak(name, (await Promise.all(files.map((file) => inLanguage(file, name)))).flat());
}

/** Load the messages of the review, which no other page needs. */
export async function loadReviewWords(): Promise<void> {
  reviews = true;
  await setLanguage(language());
}

/** The rules in a language, by chapter. */
export const book = (name: Language): Promise<Chapter[]> => inLanguage(BOOKS, name);

/** Load the file of a language. */
const inLanguage = <T>(files: Record<string, () => Promise<T>>, name: Language): Promise<T> =>
  Object.entries(files).find(([path]) => path.includes(`/${name}/`))![1]();
