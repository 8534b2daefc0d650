// The cards of a hand that scored nothing.

import { parseCard } from '../../lib/notation';
import type { ScoreLine } from '../../protocol';

const count = (cards: readonly string[], code: string) => cards.filter((card) => card === code).length;

/** Of the cards `held`, those that no line counts. A mermaid is not among the cards that it counts. */
export function idleCards(held: readonly string[], lines: readonly ScoreLine[]): string[] {
  const of = (rule: string) => lines.filter((line) => line.rule === rule).flatMap((line) => line.cards);
  const laid = lines.filter((line) => line.laid).flatMap((line) => line.cards);
  const mermaids = lines.filter((line) => line.rule === 'mermaid').length;
  return [...new Set(held)].flatMap((code) => {
    const counted = Math.max(...lines.map((line) => count(of(line.rule), code)), 0) - count(laid, code);
    const useful = parseCard(code).kind === 'mermaid' ? Math.max(mermaids, counted) : counted;
    return held.filter((card) => card === code).slice(Math.max(0, useful));
  });
}
