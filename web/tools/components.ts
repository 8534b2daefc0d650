// Makes the code of components smaller than Svelte's compiler writes it. Pages are made in the browser only, so
// Svelte's code for pages that came rendered from a server, and for its older and experimental modes, drops out: its
// switches become constants, its steps in components go. What else is shorter, and does the same:
//
//   var p = root(); var text = $.child(p);                   var [p, text] = root();
//   $.template_effect(($0) => set($0), [() => value()]);     $.template_effect(() => set(value()));
//
// In a chunk, templates stand next to each other, and so do components: what is alike compresses better.
import type { Plugin } from 'vite';

const SWITCHES = /export let (hydrating|\w+_mode_flag) = false;/g;
const SETTERS = /^\t(hydrating|\w+_mode_flag) = \w+;$/gm;
const STEPS = /^\s*\$\.(reset|next)\(\w*\);$/gm;

const RUNTIME = '\0seasalt-template';
const CODE = `
import { from_tree } from 'svelte/internal/client';
/*#__NO_SIDE_EFFECTS__*/
export function from_tree_by_steps(tree, flags, steps) {
  const make = from_tree(tree, flags);
  return () => {
    const root = make();
    const walker = document.createTreeWalker(root);
    const found = [root];
    for (const step of '' + steps) {
      for (let left = parseInt(step, 36); left--;) walker.nextNode();
      found.push(walker.currentNode);
    }
    return found;
  };
}`;

export function components(): Plugin {
  return {
    name: 'seasalt-components',
    apply: 'build',
    enforce: 'post',
    resolveId: (id) => (id === RUNTIME ? id : null),
    load: (id) => (id === RUNTIME ? CODE : null),
    transform: {
      filter: { id: /svelte\/src\/internal\/(client\/dom\/hydration|flags\/index)\.js$|\.svelte$/ },
      handler(code, id) {
        if (id.endsWith('.svelte')) {
          const plain = code.replace(STEPS, '');
          return compact(plain, this.parse(plain) as unknown as Node);
        }
        const fixed = code.replace(SWITCHES, 'export const $1 = false;').replace(SETTERS, '');
        if (fixed === code) this.error('Svelte has no such switches any more');
        return fixed;
      },
    },
    renderChunk(code) {
      return { code: grouped(code, this.parse(code) as unknown as Node), map: null };
    },
  };
}

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}
type Edit = [start: number, end: number, text: string];

/** The code of a component. Where Svelte's compiler writes something else than is expected here, it fails. */
function compact(code: string, program: Node): string {
  const short = edited(code, [...withoutMemos(code, program), ...withoutWalks(program)]);
  if (/\$\.(child|only_child|sibling)\(/.test(short)) throw new Error('a template is walked in another way');
  return `import { from_tree_by_steps } from '${RUNTIME}';\n${short}`;
}

function* withoutMemos(code: string, program: Node): Generator<Edit> {
  for (const call of every(program, 'CallExpression')) {
    const [effect, memos, ...more] = call.arguments as Node[];
    if (calleeOf(call) !== '$.template_effect' || !memos || more.length) continue;
    const names = effect!.params as Node[];
    yield [names[0]!.start, names.at(-1)!.end, ''];
    yield [effect!.end, memos.end, ''];
    for (const [at, memo] of (memos.elements as Node[]).entries()) {
      const isRead = (one: Node) => one.name === names[at]!.name;
      const [read, ...others] = every(effect!.body as Node, 'Identifier').filter(isRead);
      if (others.length) throw new Error('a memo is read twice');
      if (!read) continue; // the compiler sometimes writes those of a snippet again
      const isArrow = memo.type === 'ArrowFunctionExpression';
      const { start, end } = isArrow ? (memo.body as Node) : memo;
      yield [read.start, read.end, `(${code.slice(start, end)})${isArrow ? '' : '()'}`];
    }
  }
}

/** A node of a template, numbered in the order of the document. */
interface Place {
  at: number;
  parent?: Place;
  children: Place[];
  isComment: boolean;
}

function* withoutWalks(program: Node): Generator<Edit> {
  const templates = new Map(
    variablesOf(program).flatMap((one) =>
      calleeOf(one.init) === '$.from_tree' ? [[one.id.name, one.init]] : [],
    ),
  );
  const functions = ['FunctionDeclaration', 'ArrowFunctionExpression'].flatMap((type) =>
    every(program, type),
  );
  for (const { body } of functions) {
    const variables = variablesOf(body as Node);
    const made = variables.find(({ init }) => templates.has(calleeOf(init)));
    if (!made) continue;
    const template = templates.get(calleeOf(made.init))!;
    const [tree, flags] = template.arguments as [Node, Node?];
    const isFragment = !!(Number(flags?.value) & 1);
    const places = new Map([
      [made.id.name, placesOf(isFragment ? tree : (tree.elements as Node[])[0]!, isFragment)],
    ]);
    const names = [made.id.name];
    let steps = '';
    let last = 0;
    for (const { id, init, whole } of variables) {
      const place = walked(init, places);
      if (!place) continue;
      if (place.at - last < 1 || place.at - last > 35)
        throw new Error('a template is walked in another order');
      steps += (place.at - last).toString(36);
      last = place.at;
      places.set(id.name, place);
      names.push(id.name);
      yield [whole.start, whole.end, ''];
    }
    if (!steps) continue;
    yield [made.id.start, made.id.end, `[${names.join(', ')}]`];
    yield [template.start, tree.start, 'from_tree_by_steps('];
    yield [
      tree.end,
      template.end,
      `, ${(flags?.value as number) ?? 0}, ${/^[1-9]\d{0,14}$/.test(steps) ? steps : `'${steps}'`})`,
    ];
  }
}

/** Where `$.sibling(p, 2)` leads, if it is a walk from a place. */
function walked(code: Node, places: Map<unknown, Place>): Place | undefined {
  const [start, count] = (code.arguments ?? []) as Node[];
  const from = start && walked(start, places);
  switch (calleeOf(code)) {
    case '$.child':
    case '$.only_child':
      return from?.children[0];
    case '$.first_child': // a comment at the beginning only marks it
      return from?.children[from.children[0]!.isComment ? 1 : 0];
    case '$.sibling': {
      const all = from?.parent?.children;
      return all?.[all.indexOf(from!) + Number(count?.value ?? 1)];
    }
    default:
      return code.type === 'Identifier' ? places.get(code.name) : undefined;
  }
}

/** The place of a node as Svelte writes it: a text, nothing for a comment, or `['p', attributes, ...children]`. */
function placesOf(node: Node | null, isFragment: boolean, next = { at: 0 }, parent?: Place): Place {
  const place: Place = { at: next.at++, parent, children: [], isComment: !node };
  const elements = node?.type === 'ArrayExpression' ? (node.elements as (Node | null)[]) : [];
  for (const child of elements.slice(isFragment ? 0 : 2))
    place.children.push(placesOf(child, false, next, place));
  return place;
}

/** A chunk with its templates next to each other, and then its components: functions may stand anywhere. */
function grouped(code: string, program: Node): string {
  const all = program.body as Node[];
  const isTemplate = (one: Node) => /^from_tree/.test(calleeOf(variable(one)?.init));
  const isComponent = (one: Node) =>
    one.type === 'FunctionDeclaration' && (one.params as Node[])[0]?.name === '$$anchor';
  const at = all.findIndex(isTemplate);
  const moved = [...all.filter(isTemplate), ...all.filter(isComponent)];
  const rest = (part: Node[]) => part.filter((one) => !moved.includes(one));
  return [...rest(all.slice(0, at)), ...moved, ...rest(all.slice(at))]
    .map(({ start, end }) => code.slice(start, end))
    .join('\n');
}

// --- reading and changing code

interface Variable {
  id: Node;
  init: Node;
  whole: Node;
}

/** `var id = call();` as the compiler writes it: one at a time. */
function variable(whole: Node): Variable | undefined {
  const [first, ...more] = whole.type === 'VariableDeclaration' ? (whole.declarations as Node[]) : [];
  const init = first?.init as Node | undefined;
  return init?.type === 'CallExpression' && !more.length ? { id: first!.id as Node, init, whole } : undefined;
}

const variablesOf = ({ type, body }: Node): Variable[] =>
  /^(Program|BlockStatement)$/.test(type)
    ? (body as Node[]).flatMap((one) => variable(one) ?? variablesOf(one))
    : [];

/** `root` of `root()`, `$.child` of `$.child(p)`. */
function calleeOf(call: Node | undefined): string {
  if (call?.type !== 'CallExpression') return '';
  const { name, object, property } = call.callee as Record<string, Node>;
  return object && property ? `${object.name}.${property.name}` : String(name);
}

/** All nodes of a type. */
function every(node: unknown, type: string): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap((part) => every(part, type));
  return (node as Node).type === type ? [node as Node, ...inside] : inside;
}

function edited(code: string, edits: Edit[]): string {
  let text = '';
  let done = 0;
  for (const [start, end, put] of edits.toSorted((a, b) => a[0] - b[0])) {
    if (start < done) throw new Error('two edits of the same code');
    text += code.slice(done, start) + put;
    done = end;
  }
  return text + code.slice(done);
}
