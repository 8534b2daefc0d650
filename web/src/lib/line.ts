// Two kinds of line to the server with the same messages: a socket, and, in networks that break sockets, a
// stream of events with commands by POST.

import type { Cmd, FromClient, ToClient, Watch } from '../protocol';
import { ask, query } from './api';

export interface Ends {
  opened(): void;
  message(message: ToClient): void;
  closed(): void;
}

export interface Line {
  readonly isOpen: boolean;
  /** Whether a silent line is a dead one. */
  readonly answersPings: boolean;
  send(message: FromClient): void;
  close(): void;
}

/** A socket for everything. The address names the table, so that a load balancer may keep a table's people together. */
export function socketLine(first: Watch, ends: Ends): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/ws${query({ table: first.table })}`);
  socket.onopen = () => ends.opened();
  socket.onmessage = (event: MessageEvent<string>) => ends.message(JSON.parse(event.data) as ToClient);
  socket.onclose = () => ends.closed();
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

/** A stream of one table; what is sent goes by POST. */
export function streamLine(first: Watch, ends: Ends): Line {
  let stream = open(first);

  function open({ table, since, invite }: Watch): EventSource {
    const source = new EventSource(`/api/tables/${table}/events${query({ since, invite })}`);
    source.onopen = () => ends.opened();
    source.onmessage = (event: MessageEvent<string>) => ends.message(JSON.parse(event.data) as ToClient);
    source.onerror = () => {
      source.close(); // the connection decides when to come back
      ends.closed();
    };
    return source;
  }

  async function post(cmd: Cmd): Promise<void> {
    try {
      ends.message(await ask<ToClient>('POST', `/api/tables/${cmd.table}/commands`, cmd));
    } catch {
      ends.closed(); // it is sent again when the line is back
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
        stream.close(); // something was missed
        stream = open(message);
      }
    },
    close() {
      stream.onopen = stream.onmessage = stream.onerror = null;
      stream.close();
    },
  };
}
