// The deal of the day: what the server tells, and how it is told to people.

import type { DailyScore, DailyState, NewDaily, TableAnswer } from '../protocol';
import { ask } from './api';
import { query } from './query';
import { language, say } from './i18n.svelte';
import { signIn } from './identity.svelte';
import { go } from './router.svelte';

export const dailyState = (date?: string | null) => ask<DailyState>('GET', `/api/daily${query({ date })}`);
export const dailyMaster = (date: string) => ask<DailyScore>('GET', `/api/daily/master${query({ date })}`);

/** Play: begin the rated try, go on with it, or after it play for fun. */
export async function playDaily(wish: NewDaily = {}): Promise<void> {
  await signIn();
  const { table } = await ask<TableAnswer>('POST', '/api/daily', wish);
  go(`/table/${table}`);
}

/** A date of the server in words: "17 November". */
export const dayName = (date: string, form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }) =>
  new Intl.DateTimeFormat(language(), { ...form, timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`));

export const difference = ({ points, against }: DailyScore) => points - against;

/** A difference in points with its sign: "+12", "−5", "0". */
export const signed = (points: number) =>
  new Intl.NumberFormat(language(), { signDisplay: 'exceptZero' }).format(points).replace('-', '−');

export const tellResult = (score: DailyScore) =>
  say('daily-result', { outcome: score.outcome, difference: signed(difference(score)) });

export const boxName = (salt: boolean) => say(salt ? 'web-extra-salt' : 'web-stats-base');
