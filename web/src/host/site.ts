// The table lives in this browser, in a worker: the edition without a server. The same exports as server.ts.

import { mount } from 'svelte';
import type { ToClient, Watch } from '../protocol';
import { mendLinks } from '../site/address';
import { serveDownloads } from '../site/downloads';
import Notices from '../site/Notices.svelte';
import { status } from '../site/status.svelte';
import { askTable, openLine, startTable } from '../site/table';
import { beginNewVersion, watchForUpdates } from '../site/updates.svelte';
import type { Transport, TransportEvents } from './transport';

export { currentPage, inAddressBar, linkTo, pageBehind } from '../site/address';

export const isSite: boolean = true;

export const isReady = (): boolean => status.isReady;

export async function request(path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const answer = await askTable(method, path, typeof body === 'string' ? body : '');
  const text = answer.status === 204 ? null : answer.text;
  return new Response(text, { status: answer.status, headers: { 'content-type': answer.media } });
}

/** A line to the worker. It is busy while a bot thinks, so silence does not mean that it is dead. */
export function connect(_first: Watch, on: TransportEvents): Transport {
  let isOpen = false;
  const line = openLine({
    opened() {
      isOpen = true;
      on.opened();
    },
    message: (text) => on.message(JSON.parse(text) as ToClient),
    closed() {
      isOpen = false;
      on.closed();
    },
  });
  return {
    get isOpen() {
      return isOpen;
    },
    answersPings: false,
    send(message) {
      if (isOpen) line.send(JSON.stringify(message));
    },
    close: () => line.close(),
  };
}

/** Before the first page is shown: a new version, if there is one. */
export const prepare = (): Promise<void> => beginNewVersion();

/** Once the first page is shown: Python, and what keeps this folder for the next time. */
export function start(): void {
  mount(Notices, { target: document.body });
  mendLinks();
  serveDownloads();
  startTable();
  void watchForUpdates();
}
