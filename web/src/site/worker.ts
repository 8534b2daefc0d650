// The worker in which the table lives: Python, and in it the server's own code without a socket. Everything
// comes from the folder of this page; `python/` lies beside the folder of this file.

import type { PyProxy } from 'pyodide/ffi';
import { BrowserStorage } from './browser-storage';
import { own } from './lock';
import type { FromWorker, ToWorker, Trouble } from './messages';

const PYTHON = new URL(/* @vite-ignore */ '../python/', import.meta.url).href;
const PACKAGES = '/lib/python3.14/site-packages';
// Two copies of the site may lie on one host, and each has its own games.
const NAME = `seasalt ${new URL(/* @vite-ignore */ '..', import.meta.url).pathname}`;

/** seasalt.offline.offline_node, as JavaScript sees it. */
interface OfflineNode {
  ask(method: string, path: string, body: string): Promise<Answer>;
  connect(send: (text: string) => void, closed: () => void): Line;
}
interface OfflineNodeClass {
  open(
    storage: BrowserStorage,
    trouble: (code: Trouble) => void,
    fetchNetwork: (name: string) => Promise<ArrayBuffer>,
  ): Promise<OfflineNode>;
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
const node = start();
node.then(() => tell({ type: 'ready' }), fail);

// A message waits until the node is there; those of one line stay in order.
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'ask') void answer(data);
  else void node.then((there) => handle(there, data)).catch(fail);
});

async function start(): Promise<OfflineNode> {
  const owned = own(NAME, (is) => tell({ type: 'elsewhere', is }));
  const [{ OfflineNode }, storage] = await Promise.all([load(), owned.then(() => new BrowserStorage(NAME))]);
  const trouble = (code: Trouble) => tell({ type: 'trouble', code: storage.isNewer ? 'newer_data' : code });
  return OfflineNode.open(storage, trouble, (name) => file(`networks/${name}`));
}

async function load(): Promise<{ OfflineNode: OfflineNodeClass }> {
  const archive = file('seasalt.zip');
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${PYTHON}pyodide.mjs`
  )) as typeof import('pyodide');
  const python = await loadPyodide({ indexURL: PYTHON });
  python.unpackArchive(await archive, 'zip', { extractDir: PACKAGES });
  return python.pyimport('seasalt.offline.offline_node') as { OfflineNode: OfflineNodeClass };
}

/** A file beside Python's own. */
async function file(name: string): Promise<ArrayBuffer> {
  const found = await fetch(PYTHON + name);
  if (!found.ok) throw new Error(`${name}: ${found.status}`);
  return found.arrayBuffer();
}

function fail(error: unknown): void {
  console.error(error);
  tell({ type: 'failed' });
}

async function answer({ id, method, path, body }: Extract<ToWorker, { type: 'ask' }>): Promise<void> {
  try {
    const reply = await (await node).ask(method, path, body);
    tell({ type: 'answer', id, status: reply.status, media: reply.media, text: reply.text });
    reply.destroy();
  } catch (error) {
    console.error(error);
    const text = JSON.stringify({ code: 'broken' });
    tell({ type: 'answer', id, status: 503, media: 'application/json', text });
  }
}

function handle(there: OfflineNode, message: Exclude<ToWorker, { type: 'ask' }>): void {
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
