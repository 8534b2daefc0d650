// The deal of the day: what the server tells, and how it is told to people.

import type {
  DailyBoard,
  DailyDays,
  DailyFriends,
  DailyParted,
  DailyScore,
  DailyState,
  DealKind,
  DealSet,
  NewDaily,
  TableAnswer,
} from '../protocol';
import { ask } from './api';
import { query } from './query';
import { language, say } from './i18n.svelte';
import { nameOf } from './names';
import { signIn } from './identity.svelte';
import { go } from './router.svelte';

/** Which deal: the round or the long deal, of a date or of today; or one of a set. */
export interface Which {
  date?: string | null;
  deal?: DealKind | null;
}

export const dailyState = ({ date, deal }: Which = {}) =>
  ask<DailyState>('GET', `/api/daily${query({ date, deal })}`);
export const dailyMaster = ({ date, deal }: Which) =>
  ask<DailyScore>('GET', `/api/daily/master${query({ date, deal })}`);
export const dailyFriends = ({ date, deal }: Which) =>
  ask<DailyFriends>('GET', `/api/daily/friends${query({ date, deal })}`);
export const dailyParted = ({ date, deal }: Which, friend: string) =>
  ask<DailyParted>('GET', `/api/daily/parted${query({ date, deal, friend })}`);
export const dailyDays = (month: string, deal: DealKind) =>
  ask<DailyDays>('GET', `/api/daily/days${query({ month, deal })}`);
/** The deals of a week, or of a set, whose id is the date. */
export const dailyBoard = ({ date, deal }: Which) =>
  ask<DailyBoard>('GET', `/api/daily/board${query({ date, deal })}`);
export const newSet = () => ask<DealSet>('POST', '/api/sets', {});

/** The page of a deal, or of its set; the round is meant where nothing is said. */
export const dealPage = ({ date, deal }: Which) =>
  deal === 'set' && date
    ? `/set/${date.slice(0, -2)}`
    : `/daily${query({ date, deal: deal === 'long' ? deal : null })}`;
export const weekPage = ({ date, deal }: Which) =>
  `/week${query({ date, deal: deal === 'long' ? deal : null })}`;

/** The deal that the address of a page asks for. */
export function dealIn(address: string): Which {
  const asked = new URLSearchParams(address);
  const deal = asked.get('deal');
  return { date: asked.get('date'), deal: deal === 'long' || deal === 'set' ? deal : null };
}

/** Play: begin the first try, go on with it, or after it play for fun. */
export async function playDaily(wish: NewDaily = {}): Promise<void> {
  await signIn();
  const { table } = await ask<TableAnswer>('POST', '/api/daily', wish);
  go(`/table/${table}`);
}

/** A date of the server in words: "17 November"; of a set, that on which it was made. */
export const dayName = (date: string, form: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }) =>
  new Intl.DateTimeFormat(language(), { ...form, timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 10)}T00:00Z`),
  );

/** Some days in words: "16 – 22 November 2026". */
export const daysName = (...days: [string, string]) => {
  const [first, last] = days.map((day) => new Date(`${day}T00:00Z`)) as [Date, Date];
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' }).formatRange(first, last);
};

export const difference = ({ points, against }: DailyScore) => points - against;

/** A difference in points with its sign: "+12", "−5", "0". */
export const signed = (points: number) =>
  new Intl.NumberFormat(language(), { signDisplay: 'exceptZero' }).format(points).replace('-', '−');

export const tellResult = (score: DailyScore) =>
  say('daily-result', { outcome: score.outcome, difference: signed(difference(score)) });

/** The opponents in words: "Robin and Kai". */
export const opponents = ({ names, bot }: DailyState) =>
  new Intl.ListFormat(language()).format(names.map((name) => nameOf(name, bot)));

export const boxName = (salt: boolean) => say(salt ? 'web-extra-salt' : 'web-stats-base');

export const dealName = (deal: DealKind | null | undefined) =>
  deal === 'set' ? say('daily-set') : deal === 'long' ? say('daily-long') : say('daily-title');
