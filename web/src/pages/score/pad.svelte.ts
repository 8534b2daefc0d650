// The score pad of this browser: the current game and the previous one, saved on every change. The server
// computes the points, later if it cannot be reached.

import { Failed, scoreRound } from '../../lib/api';
import { recall, remember } from '../../lib/settings.svelte';
import { newGame, newRound, press, question, type Ended, type Game, type Round, type Spot } from './game';

const KEY = 'seasalt.pad';
const PAUSE = 120; // collect further presses before asking the server
const AGAIN = 5_000; // retry after an error

interface Kept {
  game: Game | null;
  last: Game | null; // the previous game
}

class Pad {
  game = $state<Game | null>(null);
  last = $state<Game | null>(null);
  /** A removed round, which can be restored. */
  removed = $state.raw<{ at: number; round: Round } | null>(null);
  /** The error of the last request, as a code. */
  problem = $state<string | null>(null);
  #timer = 0;
  #asking = 0;
  #changedAt: number | null = null; // a round whose answer is outdated

  constructor() {
    const kept = recall<Kept>(KEY);
    this.game = kept?.game ?? null;
    this.last = kept?.last ?? null;
    addEventListener('online', () => this.recount());
    if (this.game) this.recount();
  }

  /** A round by index; the one after the last is the draft. */
  round(at: number): Round {
    return this.game!.rounds[at] ?? this.game!.draft;
  }

  begin(names: string[], edition: string, options: Record<string, string>): void {
    if (this.game?.rounds.length) this.last = this.game;
    this.game = newGame(names, edition, options);
    this.removed = null;
    this.#keep();
    this.recount();
  }

  /** Put the game away; `fetchBack` restores it. */
  putAway(): void {
    if (this.game?.rounds.length) this.last = this.game;
    this.game = null;
    this.#keep();
  }

  fetchBack(): void {
    this.game = this.last;
    this.last = null;
    this.removed = null;
    this.#keep();
    this.recount();
  }

  press(at: number, seat: number, spot: Spot, card: string): void {
    press(this.round(at), seat, spot, card);
    this.#changed(at);
  }

  end(at: number, change: { ended?: Ended; by?: number }): void {
    Object.assign(this.round(at), change);
    this.#changed(at);
  }

  /** Add the draft to the rounds. */
  write(): void {
    const game = this.game!;
    game.rounds.push(game.draft);
    game.draft = newRound(game.names.length);
    this.removed = null;
    this.#keep();
    this.recount(game.rounds.length - 1);
  }

  remove(at: number): void {
    const [round] = this.game!.rounds.splice(at, 1);
    this.removed = round ? { at, round } : null;
    this.#keep();
    this.recount(at);
  }

  putBack(): void {
    if (!this.removed) return;
    this.game!.rounds.splice(this.removed.at, 0, this.removed.round);
    this.removed = null;
    this.#keep();
    this.recount();
  }

  #keep(): void {
    remember(KEY, { game: this.game, last: this.last } satisfies Kept);
  }

  #changed(at: number): void {
    this.#changedAt = at;
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.recount(at), PAUSE);
  }

  /** Score the rounds from one on: a change affects all later totals. */
  recount(from = 0): void {
    void this.#count(from, ++this.#asking);
  }

  async #count(from: number, asking: number): Promise<void> {
    clearTimeout(this.#timer);
    const game = this.game;
    try {
      for (let at = from; game && at <= game.rounds.length; at++) {
        const answer = await scoreRound(question(game, at));
        if (asking !== this.#asking || game !== this.game) return; // something has changed since
        this.round(at).answer = answer;
      }
      this.problem = null;
      this.#changedAt = null;
      this.#keep();
    } catch (error) {
      if (asking !== this.#asking) return;
      if (game && this.#changedAt !== null) this.round(this.#changedAt).answer = null;
      this.problem = error instanceof Failed ? error.code : 'failed';
      this.#timer = setTimeout(() => this.recount(), AGAIN);
    }
  }
}

export const pad = new Pad();
