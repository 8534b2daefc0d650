// What the address of a review asks for: ?game=2&seat=1, and &moment=94 or &luck=12 for one step of the record.

import { numberIn } from '../../lib/query';

export interface Wish {
  game: number | null;
  seat: number | null;
  moment: number | null;
  luck: number | null;
}

export function wishOf(query: string): Wish {
  const number = (name: string) => numberIn(query, name);
  return { game: number('game'), seat: number('seat'), moment: number('moment'), luck: number('luck') };
}
