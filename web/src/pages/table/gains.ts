// What a card within reach would make of your points. The server counts; here it is put into words.

import type { GainState, ScoreLine } from '../../protocol';
import { parseCard } from '../../lib/notation';
import { colorName, kindName, listed, tellLine } from '../../lib/story';
import type { TableLike } from '../../lib/table.svelte';
import { say } from '../../lib/i18n.svelte';

const gainOf = (table: TableLike, card: string): GainState | null =>
  table.state?.game?.gains?.find((gain) => gain.card === card) ?? null;

const points = (table: TableLike): number => table.state?.game?.score?.total ?? 0;

/** How many points a card adds. */
export function added(table: TableLike, card: string): number {
  const gain = gainOf(table, card);
  return gain ? gain.points - points(table) : 0;
}

/** What a card makes: “2 crabs”; empty if it makes nothing yet. */
export function makes(table: TableLike, card: string): string {
  const line = gainOf(table, card)?.line;
  return line ? describe(line) : '';
}

/** The points with a card, and whether they are enough: “7, may call”; in a last turn also the color, which may be
    all that counts: “still 5, color 4”. */
export function worth(table: TableLike, card: string): string {
  const before = points(table);
  const gain = gainOf(table, card);
  const then = gain?.points ?? before;
  const needed = table.info?.call_at ?? 0;
  const isClosed = (table.state?.game?.caller ?? null) !== null;
  const facts = {
    points: then,
    needed,
    color: gain?.color_bonus ?? 0,
    enough: isClosed ? 'closed' : then >= needed ? 'yes' : 'no',
  };
  return then === before ? say('web-keep-stays', facts) : say('web-keep-makes', facts);
}

/** Both in one line. */
export const preview = (table: TableLike, card: string): string =>
  [makes(table, card), worth(table, card)].filter(Boolean).join(': ');

/** A duo is named by its cards, a mermaid by the color that she takes; other lines say it themselves. */
function describe(line: ScoreLine): string {
  if (line.rule === 'mermaid') return colorName(line.color ?? '').text;
  if (line.rule !== 'duo') return tellLine(line);
  const kinds = [...new Set(line.cards.map((card) => parseCard(card).kind))];
  const [kind] = kinds;
  return kinds.length === 1
    ? say('line-collector', { count: 2, kind: kindName(kind!, 2) })
    : listed(kinds.map((each) => kindName(each).text));
}
