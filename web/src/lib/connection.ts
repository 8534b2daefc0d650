// The connection to one table. It reconnects by itself, requests missed versions, and sends
// unacknowledged commands again with the same id, which the server executes once.

import { connect } from '@host';
import type { Cmd, ToClient, Watch } from '../protocol';
import type { Transport, TransportEvents } from '../host/transport';

const QUIET = 2_500; // send a ping after so long a silence
const DEAD = 9_000; // and reconnect after so long
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const MUTE_SOCKETS = 3; // after so many sockets without any message, use the event stream

/** The event of the window when a table is connected, at first or again. */
export const CONNECTED = 'seasalt-connected';

export type Link = 'open' | 'connecting' | 'waiting';

export interface Listener {
  link(state: Link, retryAt: number): void;
  message(message: ToClient): void;
  /** The request to send after connecting. */
  watching(): Watch;
}

export class Connection {
  #transport: Transport | null = null;
  #listener: Listener;
  #pending = new Map<string, Cmd>();
  #wait = FIRST_WAIT;
  #heard = 0;
  #mute = 0;
  #timer = 0;
  #retry = 0;
  #closed = false;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;

  constructor(listener: Listener) {
    this.#listener = listener;
    this.#open();
    this.#timer = setInterval(() => this.#look(), 1_000);
    for (const event of ['online', 'pageshow']) addEventListener(event, this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
  }

  /** Send a command until it is answered. */
  command(cmd: Cmd): void {
    this.#pending.set(cmd.id, cmd);
    this.#transport?.send(cmd);
  }

  /** Request missed versions. */
  watch(): void {
    this.#transport?.send(this.#listener.watching());
  }

  /** Reconnect now. */
  retry(): void {
    this.#wait = FIRST_WAIT;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
    for (const event of ['online', 'pageshow']) removeEventListener(event, this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#transport?.close();
  }

  #open(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#transport?.close();
    this.#listener.link('connecting', 0);
    this.#heard = Date.now();
    this.#transport = connect(this.#listener.watching(), this.#events(), this.#mute >= MUTE_SOCKETS);
  }

  #events(): TransportEvents {
    let said = false;
    return {
      opened: () => {
        this.#heard = Date.now();
        this.#listener.link('open', 0);
        dispatchEvent(new Event(CONNECTED));
        this.watch();
        for (const cmd of this.#pending.values()) this.#transport?.send(cmd);
      },
      message: (message) => {
        if (!said) {
          said = true;
          this.#wait = FIRST_WAIT;
          if (this.#transport?.answersPings) this.#mute = 0;
        }
        this.#take(message);
      },
      closed: () => {
        if (!said) this.#mute += 1;
        this.#lost(this.#wait);
      },
    };
  }

  #take(message: ToClient): void {
    this.#heard = Date.now();
    if (message.type === 'pong') this.ahead = message.now - Date.now();
    else if (message.type === 'bye') this.#wait = message.reconnect_in;
    else {
      if (message.type === 'ack' || message.type === 'nak') this.#pending.delete(message.id);
      this.#listener.message(message);
    }
  }

  #lost(wait: number): void {
    if (this.#closed) return;
    const jittered = wait * (0.8 + 0.4 * Math.random());
    this.#wait = Math.min(wait * 1.8, LONGEST_WAIT);
    this.#listener.link('waiting', Date.now() + jittered);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), jittered);
  }

  /** Ping a silent connection, replace a dead one: phones close sockets without notice. */
  #look(): void {
    if (!this.#transport?.answersPings) return;
    const quiet = Date.now() - this.#heard;
    if (quiet > DEAD) this.retry();
    else if (quiet > QUIET) this.#transport.send({ type: 'ping', n: Date.now() % 1e9 });
  }

  #wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (!this.#transport?.isOpen || (this.#transport.answersPings && Date.now() - this.#heard > DEAD))
      this.retry();
    else this.#transport.send({ type: 'ping', n: 0 });
  };
}
