// The table lives on a server. `@host` is this module, or host/site.ts in the edition without a server
// (`vite build --mode site`); both have the same exports, and nothing else knows the difference.

import { mount } from 'svelte';
import type { Cmd, ToClient, Watch } from '../protocol';
import { watchKept } from '../keep/keep.svelte';
import { query } from '../lib/query';
import OperatorNotice from '../parts/OperatorNotice.svelte';
import type { Transport, TransportEvents } from './transport';

/** Whether this is the edition without a server. A constant, so that code for the other one drops out. */
export const isSite: boolean = false;

/** Whether the table can answer already. */
export const isReady = (): boolean => true;

/** Like `fetch`; rejects if the server cannot be reached. */
export const request = (path: string, options?: RequestInit): Promise<Response> => fetch(path, options);

/** Connect to a table: by a socket, or by an event stream where sockets get no answer. */
export const connect = (first: Watch, on: TransportEvents, socketsAreMute: boolean): Transport =>
  socketsAreMute ? openStream(first, on) : openSocket(first, on);

/** The page in the address bar. */
export const currentPage = () => ({ path: location.pathname, query: location.search });

/** A page as the address bar shows it. */
export const inAddressBar = (page: string): string => page;

/** A link to a page, for others. */
export const linkTo = (page: string): string => location.origin + page;

/** The page of this app that a link leads to, if it does. */
export function pageBehind(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return null;
  if (link.hash && link.pathname === location.pathname) return null;
  return link.pathname + link.search;
}

/** Nothing has to be prepared. */
export const prepare = (): Promise<void> => Promise.resolve();

/** Once the first page is shown: what the operator says, and what is kept for times without the server. */
export function start(): void {
  mount(OperatorNotice, { target: document.body });
  void watchKept();
}

/** A WebSocket. Its address names the table, so that a load balancer can route a table to one node. */
function openSocket(first: Watch, on: TransportEvents): Transport {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/ws${query({ table: first.table })}`);
  socket.onopen = () => on.opened();
  socket.onmessage = (event: MessageEvent<string>) => on.message(JSON.parse(event.data) as ToClient);
  socket.onclose = () => on.closed();
  return {
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    answersPings: true,
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

/** Server-sent events for one table, for networks that break sockets; commands go by POST. */
function openStream(first: Watch, on: TransportEvents): Transport {
  let stream = open(first);

  function open({ table, since, invite }: Watch): EventSource {
    const source = new EventSource(`/api/tables/${table}/events${query({ since, invite })}`);
    source.onopen = () => on.opened();
    source.onmessage = (event: MessageEvent<string>) => on.message(JSON.parse(event.data) as ToClient);
    source.onerror = () => {
      source.close(); // `Connection` decides when to reconnect
      on.closed();
    };
    return source;
  }

  async function post(cmd: Cmd): Promise<void> {
    try {
      const answer = await fetch(`/api/tables/${cmd.table}/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(cmd),
      });
      if (!answer.ok) throw new Error(answer.statusText);
      on.message((await answer.json()) as ToClient);
    } catch {
      on.closed(); // `Connection` sends it again after reconnecting
    }
  }

  return {
    get isOpen() {
      return stream.readyState === EventSource.OPEN;
    },
    answersPings: false,
    send(message) {
      if (message.type === 'cmd') void post(message);
      else if (message.type === 'watch' && message.since !== first.since) {
        stream.close(); // restart it from the version that we have
        stream = open(message);
      }
    },
    close() {
      stream.onopen = stream.onmessage = stream.onerror = null;
      stream.close();
    },
  };
}
