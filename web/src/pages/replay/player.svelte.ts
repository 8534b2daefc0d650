// The position in a replay, and autoplay.

import { recall, remember } from '../../lib/settings.svelte';
import type { Frame, Stretch } from './frames';
import { stretches } from './frames';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = 'seasalt.speed';
const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45 };
const PAUSE = 700; // milliseconds a frame is shown
const LETTER = 26; // and more for each letter of its sentence
const ROUND = 1_800; // and more at the end of a round

/** Called around a step to the next frame. */
interface Turning {
  before(): void;
  after(frame: Frame): void;
}

export class Player {
  frames = $state.raw<readonly Frame[]>([]);
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(recall<Speed>(KEY) ?? 'normal');
  turning: Turning | null = null;
  readonly rounds: readonly Stretch[] = $derived(stretches(this.frames));
  readonly last: number = $derived(Math.max(0, this.frames.length - 1));
  readonly frame: Frame | undefined = $derived(this.frames[this.at]);
  readonly round: Stretch | undefined = $derived(this.rounds.find(({ last }) => this.at <= last));

  /** Show these frames, starting at one of them. */
  show(frames: readonly Frame[], at: number): void {
    this.frames = frames;
    this.at = Math.min(Math.max(0, at), Math.max(0, frames.length - 1));
  }

  /** Go to a frame, without animation. */
  go(at: number): void {
    this.at = Math.min(Math.max(0, at), this.last);
    if (this.at === this.last) this.playing = false;
  }

  /** One step forward, animated, or back. */
  step(by: 1 | -1): void {
    const next = this.frames[this.at + 1];
    if (by < 0 || !next || !this.turning) return this.go(this.at + by);
    this.turning.before();
    this.go(this.at + 1);
    this.turning.after(next);
  }

  /** To the start of this round or the previous one, or to the next round. */
  jump(by: 1 | -1): void {
    const here = this.round;
    if (!here) return;
    if (by > 0) return this.go(here.last + 1);
    const to = this.at > here.first ? here : this.rounds[this.rounds.indexOf(here) - 1];
    this.go(to?.first ?? 0);
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing && this.last > 0;
  }

  choose(speed: Speed): void {
    this.speed = speed;
    remember(KEY, speed);
  }

  /** How long autoplay shows the current frame. */
  pause(sentence: string): number {
    const extra = this.frame?.result ? ROUND : 0;
    return (PAUSE + LETTER * sentence.length + extra) * FACTOR[this.speed];
  }
}
