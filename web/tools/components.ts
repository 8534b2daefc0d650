// Makes the code of components smaller than Svelte's compiler writes it. Pages are made in the browser only, so
// Svelte's code for pages that came rendered from a server, and for its older and experimental modes, drops out: its
// switches become constants, its steps in components go. Templates become texts, and what they show is read in place:
// `$.template_effect(($0) => set($0), [() => value()])` becomes `$.template_effect(() => set(value()))`. In a chunk,
// templates stand next to each other, and so do components: what is alike compresses better.
import type { Plugin } from 'vite';
import { calleeOf, edited, every, variable, type Edit, type Node } from './code.ts';
import { asTexts, RUNTIME } from './templates.ts';

const SWITCHES = /export let (hydrating|\w+_mode_flag) = false;/g;
const SETTERS = /^\t(hydrating|\w+_mode_flag) = \w+;$/gm;
const STEPS = /^\s*\$\.(reset|next)\(\w*\);$/gm;
const SLOTS = /,\s*\$\$slots: \{ default: true \}/g;
const TEMPLATES = '\0seasalt-templates';

export function components(): Plugin {
  return {
    name: 'seasalt-components',
    apply: 'build',
    enforce: 'post',
    resolveId: (id) => (id === TEMPLATES ? id : null),
    load: (id) => (id === TEMPLATES ? RUNTIME : null),
    transform: {
      filter: { id: /svelte\/src\/internal\/(client\/dom\/hydration|flags\/index)\.js$|\.svelte$/ },
      handler(code, id) {
        if (id.endsWith('.svelte')) {
          const plain = code.replace(STEPS, '').replace(SLOTS, '');
          return smaller(plain, this.parse(plain) as unknown as Node);
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

/** The code of a component. Where the compiler writes something else than is expected here, it fails. */
function smaller(code: string, program: Node): string {
  const short = edited(code, [...asTexts(program), ...withoutMemos(code, program)]);
  if (/\$\.(child|only_child|sibling)\(/.test(short)) throw new Error('a template is walked in another way');
  return `import { from_text } from '${TEMPLATES}';\n${short}`;
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

/** A chunk with its templates next to each other, and then its components: functions may stand anywhere. */
function grouped(code: string, program: Node): string {
  const all = program.body as Node[];
  const isTemplate = (one: Node) => /^from_text/.test(calleeOf(variable(one)?.init));
  const isComponent = (one: Node) =>
    one.type === 'FunctionDeclaration' && (one.params as Node[])[0]?.name === '$$anchor';
  const at = all.findIndex(isTemplate);
  const moved = [...all.filter(isTemplate), ...all.filter(isComponent)];
  const rest = (part: Node[]) => part.filter((one) => !moved.includes(one));
  return [...rest(all.slice(0, at)), ...moved, ...rest(all.slice(at))]
    .map(({ start, end }) => code.slice(start, end))
    .join('\n');
}
