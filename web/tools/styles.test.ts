import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { faults, type Source } from './styles.ts';

const WEB = join(import.meta.dirname, '..');

const sources = (folder: string, ending: RegExp): Source[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(WEB, path), text: readFileSync(path, 'utf-8') }));

const one = (file: string, text: string): Source => ({ file, text });

test('every class has one place where it is defined, and is used', () => {
  const found = faults(
    sources(join(WEB, 'src'), /\.(svelte|css|ts|svg)$/),
    sources(join(WEB, '..', 'tests', 'browser'), /\.(py|js)$/),
  );
  expect(found).toEqual([]);
});

interface Config {
  compilerOptions: { cssHash: (of: { hash: () => string; filename: string; css: string }) => string };
}

test('no class of ours is a scoped one: those are numbers behind an underscore', async () => {
  const styled = sources(join(WEB, 'src'), /\.(svelte|css)$/);
  const config = (await import(join(WEB, 'svelte.config.js'))) as { default: Config };
  const { cssHash } = config.default.compilerOptions;
  const scoped = styled.map(({ file }) => cssHash({ hash: () => 'x', filename: file, css: '' }));

  expect(scoped.filter((name) => !/^_[0-9a-z]+$/.test(name))).toEqual([]);
  expect(styled.filter(({ text }) => /\._[0-9a-z]/.test(text))).toEqual([]);
});

test('a class of one component is not defined in another', () => {
  const files = ['One', 'Other'].map((name) =>
    one(`${name}.svelte`, '<p class="note"></p><style>.note { color: red }</style>'),
  );
  expect(faults(files, [])).toEqual(['Other.svelte: .note is also defined in One.svelte']);
});

test('a component may adjust a primitive, and what another one shows inside it', () => {
  const files = [
    one('button.css', '.btn { color: red }'),
    one(
      'One.svelte',
      '<p class="row btn"></p><style>.btn { color: blue } .row :global(.tick) { color: red }</style>',
    ),
    one('Tick.svelte', '<i class="tick"></i><style>.tick { color: blue }</style>'),
  ];
  expect(faults(files, [])).toEqual([]);
});

test('two style sheets do not define the same primitive', () => {
  const files = [
    one('a.css', '.btn { color: red }'),
    one('b.css', '@media (hover: hover) { .btn:hover { color: blue } }'),
    one('One.svelte', '<p class="btn"></p>'),
  ];
  expect(faults(files, [])).toEqual(['b.css: .btn is also defined in a.css']);
});

test('a class without an element is not styled, and an unused class is not given', () => {
  const files = [
    one('a.css', '.gone { color: red }'),
    one('One.svelte', '<p class="idle" class:sought={true}></p>'),
  ];
  expect(faults(files, [one('test.py', 'page.locator(".sought")')])).toEqual([
    'a.css: .gone is styled but nothing has it',
    'One.svelte: .idle is neither styled nor looked for',
  ]);
});

test('what code sets or queries counts', () => {
  const files = [
    one('a.css', '.flyer { color: red }'),
    one('code.ts', "card.className = 'flyer card'; document.querySelector('.deck')"),
    one('One.svelte', '<p class="deck"></p>'),
  ];
  expect(faults(files, [])).toEqual([]);
});
