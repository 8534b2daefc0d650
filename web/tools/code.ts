// Reading and changing the code that Svelte's compiler writes.

export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export type Edit = [start: number, end: number, text: string];

/** All nodes of a type. */
export function every(node: unknown, type: string): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap((part) => every(part, type));
  return (node as Node).type === type ? [node as Node, ...inside] : inside;
}

/** `root` of `root()`, `$.child` of `$.child(p)`. */
export function calleeOf(call: Node | undefined): string {
  if (call?.type !== 'CallExpression') return '';
  const { name, object, property } = call.callee as Record<string, Node>;
  return object && property ? `${object.name}.${property.name}` : String(name);
}

export interface Variable {
  id: Node;
  init: Node;
  whole: Node;
}

/** `var id = call();` as the compiler writes it: one at a time. */
export function variable(whole: Node): Variable | undefined {
  const [first, ...more] = whole.type === 'VariableDeclaration' ? (whole.declarations as Node[]) : [];
  const init = first?.init as Node | undefined;
  return init?.type === 'CallExpression' && !more.length ? { id: first!.id as Node, init, whole } : undefined;
}

/** Those of a block, and of the blocks that stand in it without a condition. */
export const variablesOf = ({ type, body }: Node): Variable[] =>
  /^(Program|BlockStatement)$/.test(type)
    ? (body as Node[]).flatMap((one) => variable(one) ?? variablesOf(one))
    : [];

export function edited(code: string, edits: Edit[]): string {
  let text = '';
  let done = 0;
  for (const [start, end, put] of edits.toSorted((a, b) => a[0] - b[0])) {
    if (start < done) throw new Error('two edits of the same code');
    text += code.slice(done, start) + put;
    done = end;
  }
  return text + code.slice(done);
}
