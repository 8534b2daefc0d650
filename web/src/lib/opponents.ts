// The bots to play against: five levels and four characters, each with a face (faces.svg) and a color.

export const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master'] as const;
export const CHARACTERS = ['rusher', 'collector', 'hunter', 'gambler'] as const;
export type Opponent = (typeof LEVELS)[number] | (typeof CHARACTERS)[number];

export const PAPERS: Record<Opponent, string> = {
  beginner: 'lb',
  casual: 'lb',
  skilled: 'db',
  expert: 'bk',
  master: 'db',
  rusher: 'or',
  collector: 'pu',
  hunter: 'gr',
  gambler: 'ye',
};

/** The papers of the faces at a table, by seat; their rings have the same hues (`--seat-0`). */
export const SEAT_PAPERS = ['lb', 'ye', 'gr', 'pu'] as const;

const USUAL: Opponent = 'beginner'; // who lets a newcomer build

/** The bot of that name, or the default: a browser may remember one that no longer exists. */
export const opponent = (name: string | null | undefined): Opponent =>
  name && Object.hasOwn(PAPERS, name) ? (name as Opponent) : USUAL;
