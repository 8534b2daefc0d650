// Synthesized sounds of paper and water: no audio files. Silent unless the settings allow sound.

import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** Paper on paper: a short burst of filtered noise. */
export function paper(at = 0): void {
  sound((audio, start) => {
    const length = Math.floor(audio.sampleRate * 0.09);
    const buffer = audio.createBuffer(1, length, audio.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
    const noise = new AudioBufferSourceNode(audio, { buffer });
    const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2600, Q: 0.8 });
    noise
      .connect(filter)
      .connect(new GainNode(audio, { gain: 0.25 }))
      .connect(audio.destination);
    noise.start(start);
  }, at);
}

/** Your turn: two soft drops. */
export function drops(): void {
  tone(659, 0);
  tone(880, 0.12);
}

/** A round or a game has ended: three notes. */
export function chime(): void {
  [523, 659, 784].forEach((pitch, n) => tone(pitch, n * 0.13));
}

function tone(pitch: number, at: number): void {
  sound((audio, start) => {
    const voice = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    const level = new GainNode(audio, { gain: 0 });
    level.gain.linearRampToValueAtTime(0.09, start + 0.012);
    level.gain.exponentialRampToValueAtTime(0.0001, start + 0.45);
    voice.connect(level).connect(audio.destination);
    voice.start(start);
    voice.stop(start + 0.5);
  }, at);
}

function sound(make: (audio: AudioContext, start: number) => void, delay: number): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  make(context, context.currentTime + delay);
}
