// One line to the server for a table. It comes back by itself, asks for what it missed, and sends a command that
// was not answered once more with the same id: the server does it once.

import type { Cmd, ToClient, Watch } from '../protocol';
import { socketLine, streamLine, type Ends, type Line } from './line';

const QUIET = 2_500; // ask whether the server is there when nothing came for so long
const DEAD = 9_000; // and believe that it is not after so long
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const MUTE_SOCKETS = 3; // after so many sockets that brought nothing, one after the other, try without

export type Link = 'open' | 'connecting' | 'waiting';

export interface Listener {
  link(state: Link, retryAt: number): void;
  message(message: ToClient): void;
  /** What to ask for when the line is up (again). */
  watching(): Watch;
}

export class Connection {
  #line: Line | null = null;
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
    this.#line?.send(cmd);
  }

  /** Ask again for what may have been missed. */
  watch(): void {
    this.#line?.send(this.#listener.watching());
  }

  /** Try now instead of later. */
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
    this.#line?.close();
  }

  #open(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#line?.close();
    this.#listener.link('connecting', 0);
    this.#heard = Date.now();
    const [ends, watch] = [this.#ends(), this.#listener.watching()];
    this.#line = this.#mute < MUTE_SOCKETS ? socketLine(watch, ends) : streamLine(watch, ends);
  }

  #ends(): Ends {
    let said = false;
    return {
      opened: () => {
        this.#heard = Date.now();
        this.#listener.link('open', 0);
        this.watch();
        for (const cmd of this.#pending.values()) this.#line?.send(cmd);
      },
      message: (message) => {
        if (!said) {
          said = true;
          this.#wait = FIRST_WAIT;
          if (this.#line?.answersPings) this.#mute = 0;
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

  /** A silent line is asked, a dead one is opened anew: phones close sockets without a word. */
  #look(): void {
    if (!this.#line?.answersPings) return;
    const quiet = Date.now() - this.#heard;
    if (quiet > DEAD) this.retry();
    else if (quiet > QUIET) this.#line.send({ type: 'ping', n: Date.now() % 1e9 });
  }

  #wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (!this.#line?.isOpen || (this.#line.answersPings && Date.now() - this.#heard > DEAD)) this.retry();
    else this.#line.send({ type: 'ping', n: 0 });
  };
}
