// The rating of a player of puzzles, against that of each puzzle: Glicko, with one answer at a time.

export interface Rating {
  rating: number;
  deviation: number; // how far off it may be
}

const Q = Math.LN10 / 400;
const OF_A_PUZZLE = 80; // its deviation: the levels are bots, and people find other things hard
const LEAST = 60; // so that the rating of somebody who learns keeps moving

/** The rating after an answer to a puzzle with that rating. */
export function rated({ rating, deviation }: Rating, puzzle: number, isRight: boolean): Rating {
  const g = 1 / Math.sqrt(1 + (3 * (Q * OF_A_PUZZLE) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-g * (rating - puzzle)) / 400));
  const certainty = 1 / deviation ** 2 + (Q * g) ** 2 * expected * (1 - expected);
  return {
    rating: rating + ((Q * g) / certainty) * (Number(isRight) - expected),
    deviation: Math.max(LEAST, Math.sqrt(1 / certainty)),
  };
}
