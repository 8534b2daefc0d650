// The HTTP API. Answers have the types of the protocol; an error is a `Failed` with the server's code.

import { isSite, request } from '@host';
import type {
  Curve,
  Editions,
  GuestAnswer,
  Hint,
  Invites,
  Join,
  Kept,
  NewTable,
  NoticeState,
  PuzzleAnswer,
  PuzzleList,
  PuzzleQuestion,
  PuzzleTrial,
  PuzzleTurn,
  Replay,
  Review,
  RoundAnswer,
  RoundQuestion,
  TableAnswer,
  Verdict,
} from '../protocol';
import { query } from './query';
import { recall, remember } from './settings.svelte';

/** Local storage key: which guest of the server this browser is; `false` or nothing if it is none. */
export const KNOWN = 'seasalt.known';
/** What happens to the window when the server no longer knows the guest that this browser was. */
export const SIGNED_OUT = 'seasalt:signed-out';

/** The server refused, or could not be reached (code `offline`). */
export class Failed extends Error {
  constructor(
    readonly code: string,
    readonly about = '',
  ) {
    super(code);
  }
}

/** Send a request and decode the answer. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<T> {
  const options: RequestInit = { method, signal, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers = { ...options.headers, 'content-type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await request(path, options);
  } catch {
    throw new Failed('offline');
  }
  if (answer.ok) return (await answer.json()) as T;
  const failure = (await answer.json().catch(() => ({}))) as { code?: string; about?: string };
  if (failure.code === 'not_signed_in' && recall(KNOWN)) {
    me = null;
    remember(KNOWN, false);
    dispatchEvent(new Event(SIGNED_OUT));
  }
  throw new Failed(failure.code ?? `http_${answer.status}`, failure.about);
}

let me: Promise<GuestAnswer> | null = null;

/** Our guest account; the server creates one if it does not know us. */
export function guest(name: string, face = ''): Promise<GuestAnswer> {
  me ??= ask<GuestAnswer>('POST', '/api/guests', { ...(name && { name }), ...(face && { face }) })
    .then((answer) => {
      const before = recall<string | boolean>(KNOWN);
      remember(KNOWN, isSite ? before || true : answer.id);
      if (!isSite && typeof before === 'string' && before !== answer.id) dispatchEvent(new Event(SIGNED_OUT));
      return answer;
    })
    .catch((error: unknown) => {
      me = null;
      throw error;
    });
  return me;
}

/** Change our name, and our face if one is given, from the next table on. */
export async function rename(name: string, face = ''): Promise<GuestAnswer> {
  await guest(name, face);
  const answer = await ask<GuestAnswer>('PATCH', '/api/me', { name, ...(face && { face }) });
  me = Promise.resolve(answer);
  return answer;
}

export const openTable = (wish: NewTable) => ask<TableAnswer>('POST', '/api/tables', wish);
export const join = (table: string, wish: Join) =>
  ask<TableAnswer>('POST', `/api/tables/${table}/join`, wish);
export const oneTable = (table: string, invite?: string | null) =>
  ask<TableAnswer>('GET', `/api/tables/${table}${query({ invite })}`);
export const invites = (table: string, invite?: string | null) =>
  ask<Invites>('GET', `/api/tables/${table}/invites${query({ invite })}`);
export const scoreRound = (round: RoundQuestion) => ask<RoundAnswer>('POST', '/api/score/round', round);
export const notice = () => ask<NoticeState>('GET', '/api/notice');
export const editions = () => ask<Editions>('GET', '/api/editions');
export const lesson = () => ask<Replay>('GET', '/api/lesson');
export const puzzles = () => ask<PuzzleList>('GET', '/api/puzzles');
export const puzzle = (number: number) => ask<PuzzleQuestion>('GET', `/api/puzzles/${number}`);
export const puzzleTrial = (number: number, trial: PuzzleTrial) =>
  ask<PuzzleTurn>('POST', `/api/puzzles/${number}/trial`, trial);
export const puzzleAnswer = (number: number) => ask<PuzzleAnswer>('GET', `/api/puzzles/${number}/answer`);
/** Ask the server to keep a table beyond its usual retention. */
export const keep = (table: string, invite?: string | null) =>
  ask<Kept>('POST', `/api/tables/${table}/keep${query({ invite })}`, {});
export const keepNoLonger = (table: string) => ask<Kept>('DELETE', `/api/tables/${table}/keep`, {});
/** Which game of a table, and the invite that lets us see it. */
interface Game {
  game?: number | null;
  invite?: string | null;
}
export const replay = (table: string, wish: Game & { seat?: number | null }) =>
  ask<Replay>('GET', `/api/tables/${table}/replay${query({ ...wish })}`);
export const curve = (table: string, wish: Game) =>
  ask<Curve>('GET', `/api/tables/${table}/curve${query({ ...wish })}`);
export const review = (table: string, wish: Game) =>
  ask<Review>('GET', `/api/tables/${table}/review${query({ ...wish })}`);
/** Open a table where a finished game goes on from one of its decisions. */
export const tryAgain = (table: string, { invite, ...wish }: Game & { step: number }) =>
  ask<TableAnswer>('POST', `/api/tables/${table}/again${query({ invite })}`, wish);
export const hint = (table: string) => ask<Hint>('POST', `/api/tables/${table}/hint`, {});
export const fairness = (table: string, wish: Game) =>
  ask<Verdict>('GET', `/api/tables/${table}/fairness${query({ ...wish })}`);
export const recordAddress = (table: string, wish: Game) =>
  `/api/tables/${table}/record${query({ ...wish })}`;
