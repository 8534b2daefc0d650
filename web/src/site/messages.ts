// The messages between a page and the worker in which its table lives.

/** Why games are not saved: storage is full, not available, or written by a newer version. */
export type Trouble = 'storage_full' | 'no_storage' | 'newer_data';

export type ToWorker =
  | { type: 'ask'; id: number; method: string; path: string; body: string }
  | { type: 'open'; line: number }
  | { type: 'send'; line: number; text: string }
  | { type: 'close'; line: number };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'elsewhere'; is: boolean } // the table is open in another tab
  | { type: 'answer'; id: number; status: number; media: string; text: string }
  | { type: 'opened'; line: number }
  | { type: 'message'; line: number; text: string }
  | { type: 'closed'; line: number }
  | { type: 'trouble'; code: Trouble }
  | { type: 'failed' }; // Python did not start, or has crashed

/** Why the folder is not kept: storage is full, or a file could not be fetched. */
export type WhyNotKept = 'storage_full' | 'offline';
/** From a service worker that fetches the folder, to all pages. */
export type FromKeeper =
  | { type: 'kept'; done: number; total: number } // files
  | { type: 'not-kept'; why: WhyNotKept };

/** To the service worker of a new version: begin now; at the start of a page only if no other page is open. */
export type TakeOver = { type: 'take-over'; evenIfOthers: boolean };
