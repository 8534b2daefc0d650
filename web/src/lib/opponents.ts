// The bots to play against: six levels and four characters, each with a face (faces.svg) and a color.

export const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master', 'champion'] as const;
export const CHARACTERS = ['rusher', 'collector', 'hunter', 'gambler'] as const;
export type Opponent = (typeof LEVELS)[number] | (typeof CHARACTERS)[number];

export const PAPERS: Record<Opponent, string> = {
  beginner: 'lb',
  casual: 'lb',
  skilled: 'db',
  expert: 'bk',
  master: 'db',
  champion: 'gr',
  rusher: 'or',
  collector: 'pu',
  hunter: 'gr',
  gambler: 'ye',
};

/** The papers of the faces at a table, by seat; their rings have the same hues (`--seat-0`). */
export const SEAT_PAPERS = ['lb', 'ye', 'gr', 'pu'] as const;

const USUAL: Opponent = 'beginner'; // leaves a newcomer time to collect

/** The levels that this server can seat: one without numpy says in its page that it has no champion. */
export const levels = (): readonly Opponent[] =>
  LEVELS.filter((level) => level !== document.documentElement.dataset.without);

/** The bot of that name, or the default: a browser may remember one that is not there (any more). */
export const opponent = (name: string | null | undefined): Opponent =>
  [...levels(), ...CHARACTERS].find((bot) => bot === name) ?? USUAL;
