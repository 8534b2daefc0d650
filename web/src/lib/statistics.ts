// Statistics of our own games, in local storage: counters by opponent and box, so they never grow with the
// number of games. A game is counted when its end is shown in this browser, and only once.

import type { PlaceState, ResultState } from '../protocol';
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

interface Statistics {
  counts: Partial<Record<`${Against}/${Box}`, Counts>>;
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
  return bots.size === 1 && (AGAINST as readonly (string | null | undefined)[]).includes(bot)
    ? (bot as Against)
    : 'mixed';
}

/** The counters of all games, of those against an opponent, or of those with a box. */
export function total(kept: Statistics, only: { against?: Against; box?: Box } = {}): Counts {
  const sum = none();
  for (const against of only.against ? [only.against] : AGAINST)
    for (const box of only.box ? [only.box] : BOXES)
      for (const name of COUNTERS) {
        const value = kept.counts[`${against}/${box}`]?.[name] ?? 0;
        sum[name] = name === 'best' ? Math.max(sum[name], value) : sum[name] + value;
      }
  return sum;
}

/** Clear the counters. Games that were counted are not counted again. */
export function reset(): void {
  remember(KEY, { counts: {}, counted: statistics().counted });
}
