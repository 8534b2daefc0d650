// Parses the Markdown of the rules at build time. Supports what the rules use: headings, paragraphs, lists,
// tables, **bold**, `code`, and {{slots}} that the page fills in.

interface Span {
  text: string; // of a slot, its name
  kind: 'plain' | 'bold' | 'code' | 'slot';
}

export type Line = Span[];

export type Block =
  | { type: 'text'; line: Line }
  | { type: 'list'; items: Line[] }
  | { type: 'table'; heads: Line[]; rows: Line[][] }
  | { type: 'slot'; name: string };

export interface Chapter {
  title: string;
  blocks: Block[];
}

const SPAN = /\*\*(.+?)\*\*|`([^`]+)`|\{\{(\w+)\}\}/g;
/** Slots that are blocks of their own. */
const WHOLE = ['cards', 'collections', 'differences'];

/** The chapters; the first one is the introduction below the title. */
export function parse(markdown: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of markdown.trim().split(/\n{2,}/)) {
    const heading = /^#+ (.+)$/.exec(part);
    if (heading) chapters.push({ title: heading[1]!, blocks: [] });
    else chapters.at(-1)?.blocks.push(block(part));
  }
  return chapters;
}

function block(part: string): Block {
  const slot = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
  if (slot && WHOLE.includes(slot)) return { type: 'slot', name: slot };
  const lines = part.split('\n');
  if (part.startsWith('|')) {
    const [heads = [], , ...rows] = lines.map(cells);
    return { type: 'table', heads, rows };
  }
  if (part.startsWith('- ')) {
    const items = part.slice(2).split(/\n- /);
    return { type: 'list', items: items.map((item) => line(item)) };
  }
  return { type: 'text', line: line(part) };
}

const cells = (row: string): Line[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => line(cell.trim()));

/** One paragraph, its lines joined. */
export function line(text: string): Line {
  const joined = text.replace(/\s*\n\s*/g, ' ');
  const spans: Span[] = [];
  let at = 0;
  for (const found of joined.matchAll(SPAN)) {
    if (found.index > at) spans.push({ kind: 'plain', text: joined.slice(at, found.index) });
    const [, bold, code, slot] = found;
    if (bold)
      spans.push(
        ...line(bold).map((span) => (span.kind === 'plain' ? { ...span, kind: 'bold' as const } : span)),
      );
    else if (code) spans.push({ kind: 'code', text: code });
    else spans.push({ kind: 'slot', text: slot! });
    at = found.index + found[0].length;
  }
  if (at < joined.length) spans.push({ kind: 'plain', text: joined.slice(at) });
  return spans;
}
