// Two transports with the same messages: a WebSocket, and, for networks that break sockets, server-sent
// events with commands by POST.

import type { Cmd, FromClient, ToClient, Watch } from '../protocol';
import { ask, query } from './api';

export interface TransportEvents {
  opened(): void;
  message(message: ToClient): void;
  closed(): void;
}

export interface Transport {
  readonly isOpen: boolean;
  /** Whether silence means that the connection is dead. */
  readonly answersPings: boolean;
  send(message: FromClient): void;
  close(): void;
}

/** A WebSocket. Its address names the table, so that a load balancer can route a table to one node. */
export function openSocket(first: Watch, on: TransportEvents): Transport {
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

/** An event stream for one table; commands go by POST. */
export function openStream(first: Watch, on: TransportEvents): Transport {
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
      on.message(await ask<ToClient>('POST', `/api/tables/${cmd.table}/commands`, cmd));
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
