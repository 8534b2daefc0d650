// The user's settings, in local storage; defaults where the browser refuses it.

import { setLanguage } from './catalogs';
import { isLanguage, preferredLanguage, type Language } from './i18n.svelte';

const KEY = 'seasalt.settings';

export type Theme = 'system' | 'light' | 'dark';
/** How fast the moves of others are shown. */
export type Speed = 'calm' | 'normal' | 'fast';

interface Settings {
  name: string;
  face: string; // an animal and a color, `fox-or`; empty: none was chosen
  language: Language;
  theme: Theme;
  sound: boolean;
  haptics: boolean;
  motion: boolean;
  signs: 'usual' | 'large'; // of colors, on cards
  speed: Speed;
  autoEnd: boolean; // a turn ends by itself when nothing else can be done
  server: string; // for games with people, in the edition without a server
}

export const settings: Settings = $state({
  name: '',
  face: '',
  language: preferredLanguage(navigator.languages),
  theme: 'system',
  sound: true,
  haptics: true,
  motion: true,
  signs: 'usual',
  speed: 'normal',
  autoEnd: true,
  server: '',
  ...read(),
});

function read(): Partial<Settings> {
  const kept = recall<Partial<Settings>>(KEY) ?? {};
  if (kept.language && !isLanguage(kept.language)) delete kept.language;
  return kept;
}

/** Change settings and save them. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  remember(KEY, settings);
  showTheme();
  if (changes.language) void setLanguage(changes.language);
}

/** Apply the chosen theme and the size of color signs. */
export function showTheme(): void {
  document.documentElement.dataset.signs = settings.signs;
  if (settings.theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

/** Whether animations are allowed. */
export function mayMove(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Read a value from local storage. */
export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Write a value to local storage. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a private window or a full disk: the value lasts as long as the page
  }
}
