// What every connection to a table can do, wherever the table lives.

import type { FromClient, ToClient } from '../protocol';

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
