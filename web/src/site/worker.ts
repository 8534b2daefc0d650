// The worker in which the table lives: Python, and in it the server's own code without a socket. Everything
// comes from the folder of this page; `python/` lies beside the folder of this file.

import type { PyProxy } from 'pyodide/ffi';
import { Keeper } from './keeper';
import type { FromWorker, ToWorker, Trouble, Why } from './messages';

const PYTHON = new URL(/* @vite-ignore */ '../python/', import.meta.url).href;
const PACKAGES = '/lib/python3.14/site-packages';
// Two copies of the site may lie on one host, and each has its own games.
const NAME = `seasalt ${new URL(/* @vite-ignore */ '..', import.meta.url).pathname}`;
const LOCK_PATIENCE = 3_000; // a page that is just being left lets go of its lock within that time

/** seasalt.offline.host, as JavaScript sees it. */
interface Host {
  ask(method: string, path: string, body: string): Promise<Answer>;
  connect(send: (text: string) => void, closed: () => void): Line;
}
interface HostClass {
  open(
    keeper: Keeper,
    trouble: (code: Trouble) => void,
    fetchNetwork: (name: string) => Promise<ArrayBuffer>,
  ): Promise<Host>;
}
interface Answer extends PyProxy {
  status: number;
  media: string;
  text: string;
}
interface Line extends PyProxy {
  receive(text: string): void;
  close(): void;
}

const tell = (message: FromWorker) => postMessage(message);
const lines = new Map<number, Line>();
let why: Why | null = null; // there will be no host, or not yet
const host = start();
host.then(
  () => tell({ type: 'ready' }),
  (error: unknown) => fail('no_python', error),
);

// A message waits until the host is there; those of one line stay in order.
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'ask') void answer(data);
  else void host.then((there) => handle(there, data)).catch(console.error);
});

async function start(): Promise<Host> {
  // Python is loaded while we wait for the lock: two tables over one storage would spoil each other's games.
  const loading = load();
  await own(NAME);
  const [{ Host }, keeper] = await Promise.all([loading, Keeper.open(NAME)]);
  const trouble = (code: Trouble) => tell({ type: 'trouble', code: keeper.isNewer ? 'newer_data' : code });
  return Host.open(keeper, trouble, (name) => file(`networks/${name}`));
}

/** Wait until this is the only table on this storage. It stays so as long as the worker lives. */
async function own(name: string): Promise<void> {
  if (!('locks' in navigator)) return;
  const late = setTimeout(() => fail('other_tab'), LOCK_PATIENCE);
  await new Promise<void>((resolve) => {
    void navigator.locks.request(name, () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
  clearTimeout(late);
  why = null;
}

async function load(): Promise<{ Host: HostClass }> {
  const archive = file('seasalt.zip');
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${PYTHON}pyodide.mjs`
  )) as typeof import('pyodide');
  const python = await loadPyodide({ indexURL: PYTHON });
  python.unpackArchive(await archive, 'zip', { extractDir: PACKAGES });
  return python.pyimport('seasalt.offline.host') as { Host: HostClass };
}

/** A file beside Python's own. */
async function file(name: string): Promise<ArrayBuffer> {
  const found = await fetch(PYTHON + name);
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  return found.arrayBuffer();
}

function fail(reason: Why, error?: unknown): void {
  why = reason;
  if (error) console.error(error);
  tell({ type: 'failed', why: reason });
}

async function answer({ id, method, path, body }: Extract<ToWorker, { type: 'ask' }>): Promise<void> {
  try {
    const reply = await (await host).ask(method, path, body);
    tell({ type: 'answer', id, status: reply.status, media: reply.media, text: reply.text });
    reply.destroy();
  } catch (error) {
    if (!why) console.error(error);
    const text = JSON.stringify({ code: why ?? 'broken' });
    tell({ type: 'answer', id, status: 503, media: 'application/json', text });
  }
}

function handle(there: Host, message: Exclude<ToWorker, { type: 'ask' }>): void {
  const { line } = message;
  if (message.type === 'open') {
    const send = (text: string) => tell({ type: 'message', line, text });
    const closed = () => {
      lines.delete(line);
      tell({ type: 'closed', line });
    };
    lines.set(line, there.connect(send, closed));
    tell({ type: 'opened', line });
  } else if (message.type === 'send') lines.get(line)?.receive(message.text);
  else {
    lines.get(line)?.close();
    lines.delete(line);
  }
}
