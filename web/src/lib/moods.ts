// How a bot looks at what just happened.

import type { GameEvent } from './story';

/** A look; null is the usual one. */
export type Mood = 'shocked' | 'sly' | 'glad' | 'alert' | null;

/** The look of a seat: at the last theft, call or end of a round, until it acts again. */
export function moodOf(log: readonly { event: GameEvent }[], seat: number): Mood {
  for (let at = log.length - 1; at >= 0; at--) {
    const { event } = log[at]!;
    switch (event.type) {
      case 'CardStolen':
        if (event.victim === seat) return 'shocked';
        if (event.thief === seat) return 'sly';
        break;
      case 'Called':
        return event.seat === seat ? 'glad' : 'alert';
      case 'RoundEnded': {
        const best = Math.max(...event.result.points);
        return best > 0 && event.result.points[seat] === best ? 'glad' : null;
      }
      case 'CardTaken':
      case 'CardDrawn':
      case 'CardLifted':
        if (event.seat === seat) return null;
        break;
      case 'RoundStarted':
        return null;
    }
  }
  return null;
}
