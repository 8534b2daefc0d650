import { beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from './messages';

class FakeWorker {
  static last: FakeWorker;
  posted: ToWorker[] = [];
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.last = this;
  }
  postMessage(message: ToWorker): void {
    this.posted.push(message);
  }
  terminate(): void {
    // by the end of a page in another test: files share the document
  }
  say(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }
}

/** A fresh copy of the module, with its own worker. */
async function fresh() {
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
  const [table, { status }] = await Promise.all([import('./table'), import('./status.svelte')]);
  table.startTable();
  return { ...table, status, worker: FakeWorker.last };
}
let at: Awaited<ReturnType<typeof fresh>>;
beforeEach(async () => {
  at = await fresh();
});

const OK = { status: 200, media: 'application/json', text: '{}' };

test('questions wait for their own answers', async () => {
  const [one, other] = [at.askTable('GET', '/api/a', ''), at.askTable('POST', '/api/b', '{}')];
  expect(at.status.waiting).toBe(2);
  const [first, second] = at.worker.posted as Extract<ToWorker, { type: 'ask' }>[];
  at.worker.say({ type: 'answer', ...OK, id: second!.id, text: '"b"' });
  at.worker.say({ type: 'answer', ...OK, id: first!.id, text: '"a"' });
  expect((await one).text).toBe('"a"');
  expect((await other).text).toBe('"b"');
  expect(at.status.waiting).toBe(0);
});

test('messages from before there was a listener are delivered', async () => {
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
  const [begin, table, { status }] = await Promise.all([
    import('./begin'),
    import('./table'),
    import('./status.svelte'),
  ]);
  const worker = begin.startWorker() as unknown as FakeWorker;
  worker.say({ type: 'ready' });
  expect(status.isReady).toBe(false);
  expect(table.startTable()).toBe(worker);
  expect(status.isReady).toBe(true);
});

test('if the table cannot be set up, every question is answered by the reason', async () => {
  const early = at.askTable('GET', '/api/a', '');
  at.worker.say({ type: 'failed' });
  for (const asked of [early, at.askTable('GET', '/api/b', '')])
    expect(JSON.parse((await asked).text)).toEqual({ code: 'no_python' });
});

test('while the table is open in another tab questions wait, and are answered when that is closed', async () => {
  const early = at.askTable('GET', '/api/a', '');
  at.worker.say({ type: 'elsewhere', is: true });
  const late = at.askTable('GET', '/api/b', '');
  expect(at.status).toMatchObject({ isElsewhere: true, waiting: 2 });
  at.worker.say({ type: 'elsewhere', is: false });
  at.worker.say({ type: 'ready' });
  for (const { id } of at.worker.posted as Extract<ToWorker, { type: 'ask' }>[])
    at.worker.say({ type: 'answer', ...OK, id });
  expect((await Promise.all([early, late])).map(({ status }) => status)).toEqual([200, 200]);
  expect(at.status).toMatchObject({ isElsewhere: false, isReady: true });
});

test('a worker whose files are missing is a table that cannot be set up', async () => {
  at.worker.onerror?.();
  await at.settled;
  expect(at.status.hasFailed).toBe(true);
});

test('a line hears only its own messages, and nothing after it is closed', () => {
  const heard: string[] = [];
  const on = (name: string) => ({
    opened: () => heard.push(`${name} opened`),
    message: (text: string) => heard.push(`${name} ${text}`),
    closed: () => heard.push(`${name} closed`),
  });
  const [one, other] = [at.openLine(on('one')), at.openLine(on('other'))];
  const [first, second] = at.worker.posted as Extract<ToWorker, { type: 'open' }>[];
  at.worker.say({ type: 'opened', line: first!.line });
  at.worker.say({ type: 'message', line: second!.line, text: 'x' });
  other.close();
  at.worker.say({ type: 'message', line: second!.line, text: 'y' });
  one.send('z');
  at.worker.say({ type: 'closed', line: first!.line });
  expect(heard).toEqual(['one opened', 'other x', 'one closed']);
  expect(at.worker.posted.at(-1)).toEqual({ type: 'send', line: first!.line, text: 'z' });
});
