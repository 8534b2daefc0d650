// Templates as texts. `p.note[role=status](b!(*);_;,)` is a paragraph with a bold text, a space and the place of a
// block. The component gets what is marked there, in this order: an element with `!`, a text `*` and not `_`, a
// comment `,` and not `~`. So `var p = root(); var b = $.child(p); var text = $.child(b);` is `var [p, b, text] = root();`.
import { calleeOf, every, variablesOf, type Edit, type Node, type Variable } from './code.ts';

/** What makes nodes of such a text, in the browser. */
export const RUNTIME = String.raw`
import { from_tree } from 'svelte/internal/client';

const NODE = /([a-z][\w-]*)([.\w-]*)((?:\[[^\]]*\])*)(!?)|"([^"]*)"|[^;]/gi;
const ATTRIBUTE = /\[([^=\]]+)=?([^\]]*)\]/g;

/*#__NO_SIDE_EFFECTS__*/
export function from_text(text, flags) {
  let make;
  const steps = [];
  const parse = () => {
    const open = [[]];
    let step = flags & 1;
    for (const [all, name, classes, attributes, mark, words] of text.matchAll(NODE)) {
      const siblings = open.at(-1);
      if (all === '(') open.push(siblings.at(-1));
      else if (all === ')') open.pop();
      else {
        const facts = classes ? { class: classes.slice(1).replaceAll('.', ' ') } : {};
        for (const [, key, value] of (attributes ?? '').matchAll(ATTRIBUTE)) facts[key] = value;
        siblings.push(name ? [name, facts] : /[*_]/.test(all) ? ' ' : words);
        if (mark || /^[*,]$/.test(all)) {
          steps.push(step);
          step = 0;
        }
        step++;
      }
    }
    return from_tree(open[0], flags);
  };
  return () => {
    const root = (make ??= parse())();
    if (!steps.length) return root;
    const walker = document.createTreeWalker(root);
    const found = [root];
    for (let step of steps) {
      while (step--) walker.nextNode();
      found.push(walker.currentNode);
    }
    return found;
  };
}`;

interface Place {
  node: unknown; // as Svelte writes it: a text, nothing for a comment, or ['p', attributes, ...children]
  parent?: Place;
  children: Place[];
  name?: string; // of the variable, if the component uses it
}

/** How templates and the walks through them change. */
export function* asTexts(program: Node): Generator<Edit> {
  const functions = ['FunctionDeclaration', 'ArrowFunctionExpression'].flatMap((type) =>
    every(program, type),
  );
  const bodies = functions.map(({ body }) => ({ body, variables: variablesOf(body as Node) }));
  for (const { id: template, init: call } of variablesOf(program)) {
    if (calleeOf(call) !== '$.from_tree') continue;
    const [tree, flags] = (call.arguments as Node[]).map(valueOf) as [unknown[], number?];
    const isOfTemplate = ({ init }: Variable) => calleeOf(init) === template.name;
    const { body, variables } = bodies.find((one) => one.variables.some(isOfTemplate))!;
    const root = placeOf((flags ?? 0) & 1 ? ['', null, ...tree] : tree[0]);
    const made = variables.find(isOfTemplate)!;
    const known = new Map([[made.id.name, root]]);
    const walks = variables.filter(({ id, init }) => {
      const place = walked(init, known);
      if (place) known.set(id.name, place);
      return place;
    });
    const ways = walks.map(({ whole }) => whole);
    for (const { id, whole } of walks) {
      yield [whole.start, whole.end, ''];
      const uses = (code: unknown) => every(code, 'Identifier').filter(({ name }) => name === id.name).length;
      if (uses(body) > uses(ways)) known.get(id.name)!.name = id.name as string;
    }
    const names: string[] = [];
    const text = (flags ?? 0) & 1 ? listed(root.children, names) : written(root, names);
    yield [call.start, call.end, `from_text(${JSON.stringify(text)}${flags ? `, ${flags}` : ''})`];
    if (names.length) yield [made.id.start, made.id.end, `[${[made.id.name, ...names].join(', ')}]`];
  }
}

/** Where `$.sibling(p, 2)` leads, if it is a walk from a known place. */
function walked(code: Node, known: Map<unknown, Place>): Place | undefined {
  const [start, count] = (code.arguments ?? []) as Node[];
  const from = start && walked(start, known);
  switch (calleeOf(code)) {
    case '$.child':
    case '$.only_child':
      return from?.children[0];
    case '$.first_child': // a comment at the beginning only marks it
      return from?.children[from.children[0]!.node === undefined ? 1 : 0];
    case '$.sibling': {
      const all = from?.parent?.children;
      return all?.[all.indexOf(from!) + Number(count?.value ?? 1)];
    }
    default:
      return code.type === 'Identifier' ? known.get(code.name) : undefined;
  }
}

function placeOf(node: unknown, parent?: Place): Place {
  const place: Place = { node, parent, children: [] };
  if (Array.isArray(node)) place.children = Array.from(node.slice(2), (child) => placeOf(child, place));
  return place;
}

const listed = (places: Place[], names: string[]): string =>
  places.map((one) => written(one, names)).join(';');

/** The text of a place; its names are added to the others. */
function written({ node, children, name }: Place, names: string[]): string {
  if (name) names.push(name);
  if (node === undefined) return name ? ',' : '~';
  if (node === ' ') return name ? '*' : '_';
  if (typeof node === 'string') return plain(`"${node}"`, /^"[^"]*"$/, name);
  const [tag, attributes] = node as [string, Record<string, string> | null];
  const { class: classes, ...others } = attributes ?? {};
  const head = tag + (classes ? `.${classes.replaceAll(' ', '.')}` : '');
  const facts = Object.entries(others).map(([key, value]) =>
    plain(`[${key}${value && `=${value}`}]`, /^\[[^=\]]+[^\]]*\]$/),
  );
  const inside = listed(children, names);
  return plain(head, /^[a-z][.\w-]*$/i) + facts.join('') + (name ? '!' : '') + (inside && `(${inside})`);
}

function plain(text: string, form: RegExp, name?: string): string {
  if (!form.test(text) || name) throw new Error(`a template cannot have ${text}`);
  return text;
}

/** What a literal stands for. */
function valueOf(node: Node | null): unknown {
  if (!node) return undefined;
  switch (node.type) {
    case 'ArrayExpression':
      return (node.elements as (Node | null)[]).map(valueOf);
    case 'ObjectExpression':
      return Object.fromEntries(
        (node.properties as { key: Node; value: Node }[]).map(({ key, value }) => [
          key.name ?? key.value,
          valueOf(value),
        ]),
      );
    default:
      return node.value;
  }
}
