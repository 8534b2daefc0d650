// What somebody has chosen for this browser. Kept in local storage; a browser that refuses has the defaults.

import { isLanguage, preferred, speak, type Language } from './words.svelte';

const KEY = 'seasalt.settings';

export type Theme = 'system' | 'light' | 'dark';

interface Settings {
  name: string;
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: boolean;
}

const isPhone = matchMedia('(pointer: coarse)').matches;

export const settings: Settings = $state({
  name: '',
  language: preferred(navigator.languages),
  theme: 'system',
  sound: !isPhone,
  motion: true,
  ...read(),
});

function read(): Partial<Settings> {
  const kept = recall<Partial<Settings>>(KEY) ?? {};
  if (kept.language && !isLanguage(kept.language)) delete kept.language;
  return kept;
}

/** Change something, and remember it. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  remember(KEY, settings);
  if (changes.theme) showTheme();
  if (changes.language) void speak(changes.language);
}

/** Put the chosen theme on the page. */
export function showTheme(): void {
  if (settings.theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

/** Whether things may move. */
export function mayMove(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What this browser has kept under a key. */
export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keep something in this browser. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a private window or a full disk: then it is forgotten with the page
  }
}
