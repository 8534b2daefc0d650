// What the address of a review asks for: ?game=2&seat=1, and &moment=94 or &luck=12 for one step of the record.

export interface Wish {
  game: number | null;
  seat: number | null;
  moment: number | null;
  luck: number | null;
}

export function wishOf(query: string): Wish {
  const asked = new URLSearchParams(query);
  const number = (name: string): number | null => {
    const text = asked.get(name);
    return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  return { game: number('game'), seat: number('seat'), moment: number('moment'), luck: number('luck') };
}
