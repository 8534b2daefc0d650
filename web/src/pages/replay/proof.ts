// What a browser can check of a shuffle by itself (docs/shuffle.md): that the secret is the one committed to,
// and that the seed is made of it and of what every seat added.

import type { Verdict } from '../../protocol';

const LABEL = new TextEncoder().encode('seasalt-table-1');

/** Whether secret, nonces and seed fit together; null where the browser has no means to tell. */
export async function isProven(verdict: Omit<Verdict, 'holds'>): Promise<boolean | null> {
  // over plain HTTP a browser hides them
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
