// Made by web/cards/gen.py from the rules: copies of each card, by kind and color.
export const BOX: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  crab: { DB: 2, LB: 2, BK: 1, YE: 2, GR: 1, GY: 1 },
  boat: { DB: 2, LB: 2, BK: 2, YE: 2 },
  fish: { DB: 2, LB: 1, BK: 2, YE: 1, GR: 1 },
  swimmer: { DB: 1, LB: 1, BK: 1, YE: 1, LO: 1 },
  shark: { DB: 1, LB: 1, BK: 1, GR: 1, PU: 1 },
  mermaid: { WH: 4 },
  shell: { DB: 1, LB: 1, BK: 1, YE: 1, GR: 1, GY: 1 },
  octopus: { LB: 1, YE: 1, GR: 1, PU: 1, GY: 1 },
  penguin: { PU: 1, LO: 1, PK: 1 },
  sailor: { PK: 1, OR: 1 },
  lighthouse: { PU: 1 },
  shoal: { GY: 1 },
  colony: { GR: 1 },
  captain: { LO: 1 },
  jellyfish: { PU: 1, PK: 1 },
  lobster: { BK: 1 },
  crabcast: { GR: 1 },
  starfish: { DB: 1, LB: 1, YE: 1 },
  seahorse: { WH: 1 },
};

// The kinds that only Extra Salt has.
export const EXTRA_SALT: readonly string[] = ['jellyfish', 'lobster', 'crabcast', 'starfish', 'seahorse'];
