// The current time as reactive state, for countdowns.

import { say } from '../../lib/i18n.svelte';

export const clock = $state({ now: Date.now() });

setInterval(() => (clock.now = Date.now()), 250);

/** A duration as "1:05", or in hours or days. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) return say('web-days', { count: Math.floor(seconds / 86_400) });
  if (seconds >= 3600) return say('web-hours', { count: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
