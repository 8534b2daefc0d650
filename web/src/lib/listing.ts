// Lists of tables, and their descriptions in words.

import type { DealKind, TableInfo, TableLine, TableList } from '../protocol';
import { ask, KNOWN } from './api';
import { editionName } from './editions';
import { nameOf } from './names';
import { recall } from './settings.svelte';
import { listed } from './story';
import { language, say } from './i18n.svelte';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

/** The summary of a table in a list. */
interface Summary {
  players: number;
  edition: string;
  extra_salt: boolean;
  target: number;
  names: string[];
  bots: (string | null)[];
  totals: number[] | null;
  to_act: number | null;
  round?: number | null;
  winners?: number[] | null;
  pace?: string;
  base?: number;
  hints?: boolean;
  daily?: string; // the date of the deal of the day
  deal?: DealKind;
  practice?: boolean; // it went on from a decision of another game
}

export interface Listing extends Summary {
  table: string;
  stage: string;
  seat: number | null;
  at: number; // time of the last change
  game: number | null; // of a finished game: its number at the table; null in old lists
}

const listing = (line: TableLine): Listing => ({
  ...translated(line.summary as unknown as Summary),
  table: line.table,
  stage: line.stage,
  seat: line.seat ?? null,
  at: line.updated_at,
  game: line.game ?? null,
});

const translated = (summary: Summary): Summary => ({
  ...summary,
  names: summary.names.map((name, seat) => nameOf(name, summary.bots[seat])),
});

/** Public tables, those with a free seat first. */
export async function openTables(): Promise<Listing[]> {
  const stages = ['gathering', 'playing'].map((stage) => ask<TableList>('GET', `/api/tables?stage=${stage}`));
  const found = (await Promise.all(stages)).flatMap(({ tables }) => tables.map(listing));
  const people = (one: Listing) => one.names.some((name, seat) => name && !one.bots[seat]);
  return found.filter(people).sort((a, b) => Number(canSit(b)) - Number(canSit(a)));
}

/** Our own tables: those that wait for us first, then the newest. None if this browser was never a guest. */
export async function myGames(): Promise<Listing[]> {
  if (!recall(KNOWN)) return [];
  const { tables } = await ask<TableList>('GET', '/api/me/tables');
  const found = tables.map(listing);
  showBadge(found.filter(waitsForMe).length);
  return found.sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.at - a.at);
}

/** The number on the icon of the installed app, where there is one: a browser may refuse, and others have none. */
function showBadge(count: number): void {
  void navigator.setAppBadge?.(count).catch(() => {}); // 0 removes it
}

export const isMyTurn = (one: Listing) => one.stage === 'playing' && one.to_act === one.seat;
/** Whether a game over days waits for us: nobody sits there and looks at it. */
export const waitsForMe = (one: Listing) => isMyTurn(one) && one.pace === 'days';
export const canSit = (one: Listing) => one.stage === 'gathering' && one.names.includes('');

/** The names of the other players. */
export function others(one: Listing): string {
  return listed(one.names.filter((name, seat) => name && seat !== one.seat));
}

/** The settings of a table: "3 players, Extra Salt, 30 s per move". */
export function describe(
  one: Pick<Listing, 'players' | 'extra_salt' | 'pace' | 'base' | 'round' | 'hints'>,
): string {
  const facts = [say('web-listed-players', { count: one.players })];
  if (one.extra_salt) facts.push(say('web-extra-salt'));
  facts.push(describeClock(one));
  if (one.hints) facts.push(say('web-listed-hints'));
  if (one.round) facts.push(say('web-listed-round', { round: one.round }));
  return facts.filter(Boolean).join(', ');
}

/** How long a move may take; empty without a clock. */
export function describeClock({ pace, base = 0 }: Pick<Listing, 'pace' | 'base'>): string {
  if (pace === 'bank') return say('web-listed-seconds', { seconds: base / SECOND });
  return pace === 'days' ? say('web-listed-days', { days: base / DAY }) : '';
}

/** All settings of a table, but for its house rules. */
export function describeInfo(info: TableInfo): string {
  const facts = [describe({ ...info, extra_salt: info.options['extra_salt'] === 'true' })];
  if (info.edition !== 'standard') facts.push(editionName(info.edition));
  if (info.memory_aid) facts.push(say('web-friends-memory'));
  return facts.join(', ');
}

/** A time in the past: "5 minutes ago", "yesterday", "3 May 2025". */
export function ago(at: number, now = Date.now()): string {
  const relative = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const days = Math.round((new Date(at).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / DAY);
  if (days < -6) return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(at);
  if (days < 0) return relative.format(days, 'day');
  const minutes = Math.min(0, Math.ceil((at - now) / (60 * SECOND)));
  if (minutes > -60) return minutes ? relative.format(minutes, 'minute') : relative.format(0, 'second');
  return relative.format(Math.ceil(minutes / 60), 'hour');
}

/** The standing of one of our games. */
export function standing(one: Listing): string {
  if (one.stage === 'gathering') return say('web-listed-gathering');
  if (one.stage === 'over') {
    const winners = one.winners ?? [];
    if (one.seat !== null && winners.includes(one.seat)) return say('web-listed-won');
    return winners.length
      ? say('web-listed-winner', { name: listed(winners.map((s) => one.names[s] ?? '')) })
      : '';
  }
  if (isMyTurn(one)) return say('web-listed-your-turn');
  return say('web-listed-waiting', { name: one.names[one.to_act ?? -1] ?? '' });
}
