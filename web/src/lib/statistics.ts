// Statistics of our own games: counters by opponent and box. A server counts them. Without one they are in local
// storage: there a game is counted when its end is shown in this browser, and only once.

import { isSite } from '@host';
import type { PlaceState, ResultState, Statistics as Counted } from '../protocol';
import { ask, KNOWN } from './api';
import { CHARACTERS, LEVELS } from './opponents';
import { recall, remember } from './settings.svelte';

const KEY = 'seasalt.statistics';
const REMEMBERED = 200; // games that are known to be counted
const MOST = 1_000_000; // no counter of an honest browser is larger

/** Whom we played against: a bot of this name, bots of several names, or people. */
export const AGAINST = [...LEVELS, ...CHARACTERS, 'mixed', 'people'] as const;
export type Against = (typeof AGAINST)[number];
export const BOXES = ['base', 'salt'] as const;
export type Box = (typeof BOXES)[number];

const COUNTERS = ['games', 'won', 'rounds', 'stops', 'bets', 'betsWon', 'mermaids', 'best'] as const;
/** `best` is the most points of one round, the others are sums. */
type Counts = Record<(typeof COUNTERS)[number], number>;

/** Counters by opponent and box, and all that a server told. */
export interface Figures {
  told?: Counted;
  counts: Partial<Record<`${Against}/${Box}`, Counts>>;
}

interface Statistics extends Figures {
  counted: string[]; // the newest games, to count each once
}

/** A game that is over, as its last page knows it. */
export interface FinishedGame {
  id: string;
  you: number;
  places: readonly Pick<PlaceState, 'kind' | 'bot' | 'stand_in'>[];
  extraSalt: boolean;
  results: readonly Pick<ResultState, 'caller' | 'call' | 'ending' | 'points'>[];
  winners: readonly number[];
  byMermaids: boolean;
}

const none = (): Counts => Object.fromEntries(COUNTERS.map((name) => [name, 0])) as Counts;

/** The statistics of all our games. */
export async function figures(): Promise<Figures> {
  if (isSite) return statistics();
  const told = recall(KNOWN) ? await ask<Counted>('GET', '/api/me/statistics') : { counts: [] };
  const found: Figures = { told, counts: {} };
  for (const { against, extra_salt, bets_won, ...more } of told.counts) {
    const group = `${isKnown(against) ? against : 'mixed'}/${extra_salt ? 'salt' : 'base'}` as const;
    found.counts[group] = sum([found.counts[group] ?? none(), { ...more, betsWon: bets_won }]);
  }
  return found;
}

const isKnown = (name: string | null | undefined): name is Against =>
  (AGAINST as readonly (string | null | undefined)[]).includes(name);

/** Counters of several groups together. */
function sum(groups: readonly Counts[]): Counts {
  const whole = none();
  for (const counts of groups)
    for (const name of COUNTERS)
      whole[name] = name === 'best' ? Math.max(whole.best, counts.best) : whole[name] + counts[name];
  return whole;
}

const isRecord = (what: unknown): what is Record<string, unknown> =>
  typeof what === 'object' && what !== null && !Array.isArray(what);

/** What the browser kept; whatever is not as we write it is left out. */
export function statistics(): Statistics {
  const kept = recall<unknown>(KEY);
  const found: Statistics = { counts: {}, counted: [] };
  if (!isRecord(kept)) return found;
  if (Array.isArray(kept.counted))
    found.counted = kept.counted.filter((id) => typeof id === 'string').slice(-REMEMBERED);
  const counts = isRecord(kept.counts) ? kept.counts : {};
  for (const against of AGAINST)
    for (const box of BOXES) {
      const read = counted(counts[`${against}/${box}`]);
      if (read) found.counts[`${against}/${box}`] = read;
    }
  return found;
}

/** Counters that can be true; null otherwise. */
function counted(kept: unknown): Counts | null {
  if (!isRecord(kept)) return null;
  const counts = none();
  for (const name of COUNTERS) {
    const value = kept[name] ?? 0; // a counter that did not exist yet
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > MOST) return null;
    counts[name] = value as number;
  }
  return counts.games > 0 && counts.won <= counts.games && counts.betsWon <= counts.bets ? counts : null;
}

/** Count a game, unless it was counted before or a bot played its end for us. */
export function count(game: FinishedGame): void {
  const kept = statistics();
  if (kept.counted.includes(game.id) || game.places[game.you]?.stand_in) return;
  const group = `${against(game)}/${game.extraSalt ? 'salt' : 'base'}` as const;
  const counts = kept.counts[group] ?? none();
  const won = game.winners.includes(game.you);
  const calls = game.results.filter(({ caller }) => caller === game.you);
  kept.counts[group] = {
    games: counts.games + 1,
    won: counts.won + Number(won),
    rounds: counts.rounds + game.results.length,
    stops: counts.stops + calls.filter(({ call }) => call === 'stop').length,
    bets: counts.bets + calls.filter(({ call }) => call === 'last_chance').length,
    betsWon: counts.betsWon + calls.filter(({ ending }) => ending === 'bet_won').length,
    mermaids: counts.mermaids + Number(won && game.byMermaids),
    best: Math.max(counts.best, ...game.results.map(({ points }) => points[game.you] ?? 0)),
  };
  remember(KEY, { ...kept, counted: [...kept.counted, game.id].slice(-REMEMBERED) });
}

function against({ places, you }: FinishedGame): Against {
  const others = places.filter((_, seat) => seat !== you);
  if (others.some(({ kind }) => kind === 'person')) return 'people';
  const bots = new Set(others.map(({ bot }) => bot));
  const [bot] = bots;
  return bots.size === 1 && isKnown(bot) ? bot : 'mixed';
}

/** The counters of all games, of those against an opponent, or of those with a box. */
export function total({ counts }: Figures, only: { against?: Against; box?: Box } = {}): Counts {
  const boxes = only.box ? [only.box] : BOXES;
  const groups = (only.against ? [only.against] : AGAINST).flatMap((against) =>
    boxes.map((box) => counts[`${against}/${box}`] ?? none()),
  );
  return sum(groups);
}

/** Clear the counters. Games that were counted are not counted again. */
export function reset(): void {
  remember(KEY, { counts: {}, counted: statistics().counted });
}
