// Tracks the cards of your own hand from one state to the next.

import type { TableState } from '../protocol';

/** A card of your own hand. Its id stays the same while it is held, so that it can be animated. */
export interface HandCard {
  id: number;
  code: string;
  isNew: boolean;
}

export class Follower {
  #cards: readonly HandCard[] = [];
  #nextId = 1;
  #turn = '';

  /** The hand in a state. Cards that stay keep their ids; others are new until our next turn. */
  follow(state: TableState): readonly HandCard[] {
    const now = (state.you !== null && state.game?.hands[state.you]) || [];
    const left = [...this.#cards];
    const comes = left.length > 0 || now.length === 1;
    const begins = this.#begins(state);
    this.#cards = now.map((code) => {
      const at = left.findIndex((card) => card.code === code);
      const [kept] = at >= 0 ? left.splice(at, 1) : [];
      if (!kept) return { id: this.#nextId++, code, isNew: comes };
      return kept.isNew && begins ? { ...kept, isNew: false } : kept;
    });
    return this.#cards;
  }

  #begins(state: TableState): boolean {
    const turn = `${state.game?.round}:${state.game?.turn}`;
    const begins = turn !== this.#turn && state.game?.turn === state.you;
    this.#turn = turn;
    return begins;
  }
}
