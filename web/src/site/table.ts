// The page's side of the worker in which the table lives: requests wait until Python has started.

import { untrack } from 'svelte';
import { early, startWorker } from './begin';
import type { FromWorker, ToWorker } from './messages';
import { status } from './status.svelte';

interface Answer {
  status: number;
  media: string;
  text: string;
}

/** The events of a line. */
interface LineEvents {
  opened(): void;
  message(text: string): void;
  closed(): void;
}

let settle: () => void;
/** Resolves when the table can answer, or has failed. */
export const settled = new Promise<void>((resolve) => (settle = resolve));

let worker: Worker | null = null; // set once its messages are handled
let count = 0;
const questions = new Map<number, (answer: Answer) => void>();
const lines = new Map<number, LineEvents>();

/** Start the worker, if it is not there yet, and listen to it. */
export function startTable(): Worker {
  if (worker) return worker;
  worker = startWorker();
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => take(data);
  worker.onerror = () => take({ type: 'failed' }); // its files are not there
  early.splice(0).forEach(take);
  return worker;
}

const post = (message: ToWorker) => startTable().postMessage(message);

/** Send a request, as to a server. */
export function askTable(method: string, path: string, body: string): Promise<Answer> {
  // an effect that sends a request must not depend on the status
  if (untrack(() => status.hasFailed)) return Promise.resolve(REFUSAL);
  const id = ++count;
  return new Promise((resolve) => {
    questions.set(id, resolve);
    tellWaiting();
    post({ type: 'ask', id, method, path, body });
  });
}

/** Open a line to the tables, like a socket. */
export function openLine(on: LineEvents): { send(text: string): void; close(): void } {
  const line = ++count;
  lines.set(line, on);
  post({ type: 'open', line });
  return {
    send: (text) => post({ type: 'send', line, text }),
    close() {
      lines.delete(line);
      post({ type: 'close', line });
    },
  };
}

const tellWaiting = () => (status.waiting = questions.size);

const REFUSAL: Answer = { status: 503, media: 'application/json', text: '{"code":"no_python"}' };

function take(message: FromWorker): void {
  switch (message.type) {
    case 'ready':
      status.isReady = true;
      settle();
      break;
    case 'elsewhere':
      status.isElsewhere = message.is;
      break;
    case 'failed':
      status.hasFailed = true;
      settle();
      for (const answer of questions.values()) answer(REFUSAL);
      questions.clear();
      tellWaiting();
      break;
    case 'trouble':
      status.trouble = message.code;
      break;
    case 'answer':
      questions.get(message.id)?.(message);
      questions.delete(message.id);
      tellWaiting();
      break;
    case 'opened':
      lines.get(message.line)?.opened();
      break;
    case 'message':
      lines.get(message.line)?.message(message.text);
      break;
    case 'closed':
      lines.get(message.line)?.closed();
      lines.delete(message.line);
      break;
  }
}
