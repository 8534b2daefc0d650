// Whom one can play against: five levels and four characters, each with a face (faces.svg) on paper of a color.

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

const USUAL: Opponent = 'casual';

/** That one, or the usual one: a browser may remember somebody who is not offered any more. */
export const opponent = (name: string | null | undefined): Opponent =>
  name && Object.hasOwn(PAPERS, name) ? (name as Opponent) : USUAL;
