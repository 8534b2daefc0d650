// Synthesized sounds of paper and water, without audio files, and short vibrations. Silent unless the settings
// allow them, and before the first press on the page.

import type { Moment } from './moments';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** Paper on paper: a short burst of filtered noise. */
export function paper(at = 0): void {
  noise({ at, length: 0.09, from: 2600, to: 2600, level: 0.2 });
}

/** A deck that is shuffled. */
export function riffle(): void {
  for (let n = 0; n < 7; n++)
    noise({ at: n * 0.04, length: 0.05, from: 3200 + n * 160, to: 2400, level: 0.1 });
}

/** Your turn: two soft drops. */
export function drops(): void {
  drop(659);
  drop(880, 0.12);
  buzz([18]);
}

/** A row of the count. */
export function tick(at = 0): void {
  drop(988, at, 0.03);
}

/** The sound and the vibration of a moment. */
export function soundOf(moment: Moment): void {
  switch (moment.kind) {
    case 'chance':
      wave(1.1, 0.12);
      drop(587, 0.05);
      drop(880, 0.28);
      drop(880, 0.5, 0.05);
      return buzz([30, 70, 30]);
    case 'stop':
      noise({ length: 0.16, from: 900, to: 300, level: 0.35 });
      drop(392, 0.04, 0.1);
      drop(523, 0.2, 0.08);
      return buzz([45]);
    case 'bet':
      if (moment.ending === 'void') return wave(0.9, 0.1);
      return moment.ending === 'bet_won' ? notes([523, 659, 784], 0.12) : notes([523, 466, 392], 0.14);
    case 'theft':
      noise({ length: 0.28, from: 700, to: 3600, level: 0.22 });
      drop(740, 0.16, 0.05);
      return buzz([25, 40, 25]);
    case 'boat':
      wave(0.7, 0.09);
      drop(523, 0.1, 0.06);
      return drop(698, 0.24, 0.06);
    case 'mermaids':
      wave(1.4, 0.12);
      notes([523, 659, 784, 988, 1175], 0.11);
      return buzz([30, 50, 30, 50, 90]);
    case 'count':
      return; // its rows have sounds of their own
    case 'end':
      return ending(moment.how);
  }
}

/** Each ending has its own sound. */
function ending(how: 'won' | 'lost' | 'shared' | 'watched'): void {
  if (how === 'lost') {
    wave(1.6, 0.1);
    notes([440, 392, 330], 0.24, 0.06);
    return buzz([80]);
  }
  wave(1.2, 0.08);
  if (how === 'won') notes([523, 659, 784, 1047], 0.12);
  else notes([523, 659, 523, 784], 0.14, 0.06);
  if (how !== 'watched') buzz([40, 60, 40, 60, 120]);
}

const notes = (pitches: readonly number[], step: number, level = 0.08): void =>
  pitches.forEach((pitch, n) => drop(pitch, n * step, level));

/** A drop of water: a tone that begins a little higher. */
function drop(pitch: number, at = 0, level = 0.08): void {
  sound((audio, start) => {
    const voice = new OscillatorNode(audio, { type: 'sine', frequency: pitch * 1.06 });
    voice.frequency.exponentialRampToValueAtTime(pitch, start + 0.06);
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(level, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    voice.connect(gain).connect(audio.destination);
    voice.start(start);
    voice.stop(start + 0.55);
  }, at);
}

/** A wave that comes and goes. */
function wave(length: number, level: number): void {
  sound((audio, start) => {
    const source = new AudioBufferSourceNode(audio, { buffer: hiss(audio, length) });
    const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: 350, Q: 0.4 });
    filter.frequency.setValueAtTime(350, start);
    filter.frequency.linearRampToValueAtTime(1100, start + length * 0.4);
    filter.frequency.linearRampToValueAtTime(250, start + length);
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(level, start + length * 0.4);
    gain.gain.linearRampToValueAtTime(0, start + length);
    source.connect(filter).connect(gain).connect(audio.destination);
    source.start(start);
  }, 0);
}

interface Burst {
  at?: number;
  length: number; // seconds
  from: number; // pitch at first
  to: number;
  level: number;
}

/** A burst of noise that fades out, high or low. */
function noise({ at = 0, length, from, to, level }: Burst): void {
  sound((audio, start) => {
    const source = new AudioBufferSourceNode(audio, { buffer: hiss(audio, length) });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: 0.8 });
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.linearRampToValueAtTime(to, start + length);
    const gain = new GainNode(audio, { gain: level });
    gain.gain.setValueAtTime(level, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    source.connect(filter).connect(gain).connect(audio.destination);
    source.start(start);
  }, at);
}

function hiss(audio: AudioContext, seconds: number): AudioBuffer {
  const length = Math.floor(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Whether the browser lets a page make itself heard or felt. */
const mayBeNoticed = (): boolean =>
  !!navigator.userActivation?.hasBeenActive && document.visibilityState === 'visible';

function buzz(pattern: number[]): void {
  if (settings.haptics && mayBeNoticed()) navigator.vibrate?.(pattern);
}

function sound(make: (audio: AudioContext, start: number) => void, delay: number): void {
  if (!settings.sound || !mayBeNoticed()) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  make(context, context.currentTime + delay);
}
