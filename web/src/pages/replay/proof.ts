// The browser's own check of a shuffle (docs/shuffle.md): the secret matches the commitment, and the seed
// derives from the secret and the nonces of all seats.

import type { Verdict } from '../../protocol';

const LABEL = new TextEncoder().encode('seasalt-table-1');

/** Whether commitment, secret, nonces and seed match; null if the browser cannot tell. */
export async function isProven(verdict: Omit<Verdict, 'holds'>): Promise<boolean | null> {
  // not available over plain HTTP
  if (!(crypto as Partial<Crypto>).subtle) return null;
  const parts = [verdict.secret, ...verdict.nonces].map(bytes);
  const commitment = await digest(parts[0]!);
  const seed = await digest([...LABEL, ...parts.flatMap((part) => [part.length, ...part])]);
  return commitment === verdict.commitment && seed === verdict.seed;
}

const bytes = (hex: string): number[] => hex.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];

async function digest(data: readonly number[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(data));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
