// The options of a decision in words, as the buttons of the table have them.

import { layKey, parseAction, parseCard } from '../../lib/notation';
import { cardName, cardNames, kindName, pileName, tell, type GameEvent, type Reader } from '../../lib/story';
import { say } from '../../lib/i18n.svelte';
import type { GameState, ReviewStroke } from '../../protocol';
import type { SeenGame } from '../replay/frames';
import { cardOf, takerOf } from './stroke';

export interface Words {
  title: string;
  detail: string;
}

/** Where in the game it was. */
export const tellPlace = ({ round, turn }: { round: number; turn: number }): string =>
  turn ? say('web-review-where', { round, turn }) : say('web-review-deal', { round });

/** A stroke of luck: who got the card that mattered. */
export function tellStroke(stroke: ReviewStroke, replay: SeenGame | undefined, reader: Reader): string {
  const seat = replay ? takerOf(stroke, replay) : null;
  if (seat === null) return say('web-review-dealt', { card: cardNames(stroke.cards) });
  const stolen = replay!.steps[stroke.at]!.events.find((event) => event.type === 'CardStolen');
  const event: GameEvent = stolen ?? { type: 'CardDrawn', seat, card: null };
  return tell({ ...event, card: cardOf(stroke) }, reader)!.replace(/\.$/, '');
}

/** An option of this position. */
export function tellOption(action: string, game: GameState, names: readonly string[]): Words {
  const { verb, cards, pile, seat } = parseAction(action);
  const [first = ''] = cards;
  switch (verb) {
    case 'draw':
      return words(say(game.restricted[game.turn] ? 'web-draw-one' : 'web-draw-two'));
    case 'take': {
      const top = game.piles[pile === 'A' ? 0 : 1]?.top ?? '';
      const facts = { card: cardName(top), pile: pileName(pile ?? '') };
      return words(say('web-take', facts), say('web-take-detail', facts));
    }
    case 'keep': {
      const drawn = [...(game.drawn ?? [])];
      drawn.splice(drawn.indexOf(first), 1);
      const facts = { card: cardName(drawn[0] ?? first), pile: pileName(pile ?? '') };
      return words(say('web-keep-colored', { card: cardName(first) }), say('web-keep-colored-detail', facts));
    }
    case 'lay':
      return words(say(`web-lay-${layKey(cards)}`), say(`web-effect-${layKey(cards)}`));
    case 'look':
      return words(say('web-look', { pile: pileName(pile ?? '') }));
    case 'pick':
      return words(say('web-pick', { card: kindName(parseCard(first).kind) }), cardName(first).text);
    case 'steal':
      return words(say('web-steal', { name: names[seat ?? -1] ?? '' }));
    case 'mermaids':
      return words(say('web-mermaids'), say('web-mermaids-detail'));
    case 'stop':
      return words(say('web-call-stop'), say('web-call-stop-detail'));
    case 'last':
      return words(say('web-call-last'));
    default:
      return words(say('web-end-turn'));
  }
}

const words = (title: string, detail = ''): Words => ({ title, detail });
