// The files of a language, one language at a time: its messages, and the rules.

import type { Chapter } from '../pages/rules/markdown';
import type { Message } from './fluent';
import { language, speak, type Language } from './i18n.svelte';

const CATALOGS = import.meta.glob<Message[]>('@texts/*/web.ftl', { query: '?catalog', import: 'default' });
const LATER = {
  daily: import.meta.glob<Message[]>('@texts/*/web-daily.ftl', { query: '?catalog', import: 'default' }),
  review: import.meta.glob<Message[]>('@texts/*/web-review.ftl', { query: '?catalog', import: 'default' }),
};
const BOOKS = import.meta.glob<Chapter[]>('@texts/*/rules.md', { query: '?book', import: 'default' });

const needed = new Set<keyof typeof LATER>();

/** Load a language and switch to it. */
export async function setLanguage(name: Language): Promise<void> {
  const files = [CATALOGS, ...[...needed].map((part) => LATER[part])];
  speak(name, (await Promise.all(files.map((file) => inLanguage(file, name)))).flat());
}

/** Load messages that only some pages need. */
export async function loadWords(...parts: (keyof typeof LATER)[]): Promise<void> {
  for (const part of parts) needed.add(part);
  await setLanguage(language());
}

/** The rules in a language, by chapter. */
export const book = (name: Language): Promise<Chapter[]> => inLanguage(BOOKS, name);

/** Load the file of a language. */
const inLanguage = <T>(files: Record<string, () => Promise<T>>, name: Language): Promise<T> =>
  Object.entries(files).find(([path]) => path.includes(`/${name}/`))![1]();
