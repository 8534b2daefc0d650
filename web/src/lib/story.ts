// Events in words, one line each, for the seat that reads them. texts/story.py says the same: story.test.ts compares them.

import type { OutcomeState, ScoreLine, Update } from '../protocol';
import { parseCard } from './notation';
import { has, key, say, word, type Facts, type Inflected } from './i18n.svelte';

export type GameEvent = Update['events'][number];
export type Reader = { names: readonly string[]; you: number | null };

export const kindName = (kind: string, count = 1): Inflected => word(`kind-${kind}`, { count });
export const colorName = (color: string): Inflected => word(`color-${color}`);
export const pileName = (pile: string): Inflected => word(`pile-${pile}`);

/** A card: dark blue crab. */
export function cardName(code: string): Inflected {
  const { kind, color } = parseCard(code);
  return word('card', { color: colorName(color), kind: kindName(kind) });
}

/** Words as a list: "one, two and three". */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return say('list-and', { first: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
}

export const cardNames = (cards: readonly string[]) =>
  cards.length ? listed(cards.map((card) => cardName(card).text)) : say('cards-none');

/** Who did something, as messages need it. */
export const actor = (seat: number | null, { names, you }: Reader) => ({
  who: seat !== null && seat === you ? 'you' : 'other',
  name: names[seat ?? -1] ?? '',
});

/** An event as a sentence; null if the next event says it all. */
export function tell(event: GameEvent, reader: Reader): string | null {
  const { names, you } = reader;
  const by = (seat: number) => actor(seat, reader);
  const seen = (message: string, seat: number, card: string | null, facts: Facts = {}) =>
    card === null
      ? say(message, { ...by(seat), ...facts })
      : say(`${message}-seen`, { ...by(seat), ...facts, card: cardName(card) });
  switch (event.type) {
    case 'RoundStarted':
      return say('event-round-started', { ...by(event.starter), number: event.number });
    case 'PileStarted':
      return say('event-pile-started', { card: cardName(event.card), pile: pileName(event.pile) });
    case 'TurnStarted':
      if (event.restricted) return say('event-turn-restricted', by(event.seat));
      return event.extra ? say('event-turn-extra', by(event.seat)) : null;
    case 'CardLifted':
      return null; // the hand shows it, and CardKept follows
    case 'CardDrawn':
      return seen('event-card-drawn', event.seat, event.card);
    case 'CardKept': {
      const facts = { discarded: cardName(event.discarded), pile: pileName(event.pile) };
      return seen('event-card-kept', event.seat, event.card, facts);
    }
    case 'CardTaken':
      return say('event-card-taken', {
        ...by(event.seat),
        card: cardName(event.card),
        pile: pileName(event.pile),
      });
    case 'CardsLaid':
      return say('event-cards-laid', { ...by(event.seat), cards: cardNames(event.cards) });
    case 'EffectLapsed':
      return say('event-effect-lapsed');
    case 'PileSearched':
      return say('event-pile-searched', { ...by(event.seat), pile: pileName(event.pile) });
    case 'CardPicked':
      return seen('event-card-picked', event.seat, event.card, { pile: pileName(event.pile) });
    case 'CardChosen':
      if (event.card === null || event.returned === null)
        return say('event-card-chosen', { ...by(event.seat), count: event.returned_count });
      if (!event.returned.length)
        return say('event-card-chosen-last', { ...by(event.seat), card: cardName(event.card) });
      return say('event-card-chosen-seen', {
        ...by(event.seat),
        card: cardName(event.card),
        returned: cardNames(event.returned),
        count: event.returned_count,
      });
    case 'VictimChosen':
      return null;
    case 'CardStolen': {
      const victim = event.card !== null && event.victim === you ? 'you' : (names[event.victim] ?? '');
      return seen('event-card-stolen', event.thief, event.card, { victim });
    }
    case 'OthersRestricted':
      return say('event-others-restricted', by(event.seat));
    case 'MermaidsLaid':
      return say('event-mermaids-laid', by(event.seat));
    case 'Called':
      return say(`event-called-${key(event.call)}`, by(event.seat));
    case 'HandRevealed':
      return say('event-hand-revealed', { ...by(event.seat), cards: cardNames(event.cards) });
    case 'TurnEnded':
      return null;
    case 'RoundEnded':
      if (event.result.ending === 'mermaids') return null;
      return say(`event-round-ended-${key(event.result.ending)}`, by(event.result.caller ?? -1));
    case 'GameEnded':
      return tellOutcome(event.outcome, reader);
  }
}

/** Who won, in a sentence. */
export function tellOutcome(outcome: OutcomeState, { names, you }: Reader): string {
  const winners = listed(outcome.winners.map((seat) => names[seat] ?? ''));
  if (you === null || !outcome.winners.includes(you))
    return say('event-game-ended', { names: winners, count: outcome.winners.length });
  if (outcome.winners.length === 1) return say('event-game-ended-you');
  return say('event-game-ended-you-share', { names: winners });
}

/** The reason for the points of a line. */
export function tellLine(line: ScoreLine): string {
  const count = line.cards.length;
  switch (line.rule) {
    case 'duo':
      return say('line-duo', { laid: line.laid ? 'yes' : 'no' });
    case 'starfish':
      return say('line-starfish');
    case 'collector': {
      const facts = { count, kind: kindName(line.kind ?? '', count) };
      const joker = line.cards.some((card) => parseCard(card).kind === 'seahorse');
      return joker ? say('line-collector-seahorse', facts) : say('line-collector', facts);
    }
    case 'multiplier': {
      // the first cards are the multiplier itself
      const counts = line.cards.slice(line.cards.filter((card) => parseCard(card).kind === line.kind).length);
      return say('line-multiplier', {
        kind: kindName(line.kind ?? ''),
        each: line.points / counts.length,
        count: counts.length,
        target: kindName(parseCard(counts[0] ?? '').kind, counts.length),
      });
    }
    case 'mermaid':
      return say('line-mermaid', { color: colorName(line.color ?? '') });
    default:
      return say('line-color-bonus', { color: colorName(line.color ?? '') });
  }
}

/** A refusal as a sentence: by the rules, by the table, or by the connection. */
export function tellRefusal(code: string): string {
  if (has(`illegal-${key(code)}`)) return say(`illegal-${key(code)}`);
  if (has(`refusal-${key(code)}`)) return say(`refusal-${key(code)}`);
  return has(`web-failed-${key(code)}`) ? say(`web-failed-${key(code)}`) : say('web-failed');
}
