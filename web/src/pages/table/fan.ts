// How the cards of a hand lie: in one fan, or in several, one before the other, where they are larger that way.

const RATIO = 88 / 63; // of a card's height to its width
const APART = 0.86; // how far apart cards of several fans are, in widths: all of a figure is seen
const CLOSE = 0.75; // of one fan: a little less is
const ABOVE = 0.87; // how far a fan looks out behind the next, in widths: down to the end of the figures
const HEAD = 28; // pixels above and below, for cards that are raised
const LARGEST = 0.34; // of the width of the room
const WIDEST = 152;
const MOST = 3; // fans

/** Where a card lies: in which fan, from the back, and how many steps right of its middle. */
export interface Spot {
  row: number;
  at: number;
}

/** The places of so many cards, from left to right, from the back to the front. */
export function spots(count: number, rows: number): Spot[] {
  const sizes = Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows));
  if (rows > 1 && sizes[0] === sizes.at(-1)) {
    sizes[0]!--; // a bunch, not a block
    sizes[rows - 1]!++;
  }
  return sizes.flatMap((size, row) =>
    Array.from({ length: size }, (_, n) => ({ row, at: n - (size - 1) / 2 })),
  );
}

/** How many steps are between the outermost cards. */
export const span = (places: readonly Spot[]): number =>
  2 * Math.max(0, ...places.map(({ at }) => Math.abs(at)));

/** In how many fans the cards are large enough, in a room of so many pixels. */
export function fans(count: number, width: number, height: number): number {
  const size = (rows: number) =>
    Math.min(
      width / (1 + (rows > 1 ? APART : CLOSE) * span(spots(count, rows))),
      (height - HEAD) / (RATIO + ABOVE * (rows - 1)),
      LARGEST * width,
      WIDEST,
    );
  let best = 1;
  for (let rows = 2; rows <= Math.min(MOST, count / 2); rows++) if (size(rows) > size(best)) best = rows;
  return best;
}
