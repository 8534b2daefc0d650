// Which classes the style sheets define, and which ones are in use. Styles belong to components; what all of
// them share, the primitives, is in src/style and src/cards.
import { parse, parseCss, type AST } from 'svelte/compiler';

export interface Source {
  file: string;
  text: string;
}

interface Facts {
  defined: Set<string>; // by a rule for the class alone: `.pile`, `.pile.last:hover`
  styled: Set<string>; // in any selector
  used: Set<string>; // in the markup
  strings: Set<string>; // words in strings of the code
}

/** What is wrong with the classes of these files, one line each. `tests` look for classes, too. */
export function faults(sources: readonly Source[], tests: readonly Source[]): string[] {
  const facts = sources.map(({ file, text }) => ({ file, ...read(file, text) }));
  const all = (part: 'styled' | 'used' | 'strings') => new Set(facts.flatMap((one) => [...one[part]]));
  const [styled, used, strings] = [all('styled'), all('used'), all('strings')];
  const sought = new Set(
    tests.flatMap(({ text }) => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!)),
  );
  const primitives = new Set(facts.filter(isShared).flatMap(({ defined }) => [...defined]));

  const found: string[] = [];
  const homes = new Map<string, string>();
  for (const one of facts.toSorted((a, b) => Number(isShared(b)) - Number(isShared(a))))
    for (const name of one.defined) {
      const home = homes.get(name);
      if (home && !(primitives.has(name) && !isShared(one)))
        found.push(`${one.file}: .${name} is also defined in ${home}`);
      else if (!home) homes.set(name, one.file);
    }
  for (const { file, styled: names } of facts)
    for (const name of names)
      if (!used.has(name) && !strings.has(name)) found.push(`${file}: .${name} is styled but nothing has it`);
  for (const { file, used: names } of facts)
    for (const name of names)
      if (!styled.has(name) && !sought.has(name) && !strings.has(`.${name}`))
        found.push(`${file}: .${name} is neither styled nor looked for`);
  return found;
}

const isShared = ({ file }: { file: string }): boolean => file.endsWith('.css');

function read(file: string, text: string): Facts {
  const facts: Facts = { defined: new Set(), styled: new Set(), used: new Set(), strings: new Set() };
  if (file.endsWith('.css')) readStyles(parseCss(text).children, facts);
  else if (file.endsWith('.svelte')) readComponent(text, facts);
  else if (/\.(svg|html)$/.test(file))
    for (const [, names] of text.matchAll(/class="([^"]*)"/g)) put(names!, facts.used);
  else readCode(text, facts);
  return facts;
}

function readComponent(text: string, facts: Facts): void {
  const { css, fragment } = parse(text, { modern: true });
  readStyles(css?.children ?? [], facts);
  for (const [, code] of text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)) readCode(code!, facts);
  each(fragment, (node) => {
    if (node.type === 'ClassDirective') facts.used.add((node as AST.ClassDirective).name);
    if (node.type !== 'Attribute') return;
    const { name, value } = node as AST.Attribute;
    const words = name === 'class' ? facts.used : facts.strings;
    each(value, (part) => {
      if (part.type === 'Text') put((part as AST.Text).data, words);
      if (part.type === 'Literal') put(String((part as unknown as { value: unknown }).value), words);
    });
  });
}

/** Strings, as words; a selector stands as it is written, with its dots. */
function readCode(text: string, facts: Facts): void {
  for (const [, string] of text.matchAll(/(?:'([^'\n]*)'|`([^`]*)`)/g)) {
    put(string ?? '', facts.strings);
    for (const [selector] of (string ?? '').matchAll(/\.[a-z][\w-]*/g)) facts.strings.add(selector);
  }
}

function readStyles(children: readonly unknown[], facts: Facts): void {
  each(children, (node) => {
    if (node.type === 'ClassSelector') facts.styled.add((node as unknown as { name: string }).name);
    if (node.type !== 'Rule') return;
    for (const { children: parts } of (node as unknown as Rule).prelude.children) {
      const [only, more] = parts;
      const first = only && !more ? firstClass(only.selectors) : undefined;
      if (first) facts.defined.add(first);
    }
  });
}

/** The class that a compound selector begins with, local or `:global`. */
function firstClass([first]: readonly Simple[]): string | undefined {
  if (first?.type === 'ClassSelector') return first.name;
  const inner = first?.name === 'global' ? first.args?.children[0]?.children : undefined;
  return inner?.length === 1 ? firstClass(inner[0]!.selectors) : undefined;
}

interface Simple {
  type: string;
  name?: string;
  args?: { children: { children: { selectors: Simple[] }[] }[] } | null;
}
interface Rule {
  prelude: { children: { children: { selectors: Simple[] }[] }[] };
}

const put = (text: string, words: Set<string>): void => {
  for (const word of text.split(/\s+/)) if (word) words.add(word);
};

/** Every node of a tree. */
function each(tree: unknown, visit: (node: { type: string }) => void): void {
  if (Array.isArray(tree)) tree.forEach((one) => each(one, visit));
  else if (tree && typeof tree === 'object') {
    if ('type' in tree) visit(tree as { type: string });
    for (const [key, value] of Object.entries(tree))
      if (key !== 'parent' && key !== 'metadata') each(value, visit);
  }
}
