// What is kept in this browser: facts by key, and the log of each table, line by line. Python decides what
// they mean; here they are texts. Every write is one transaction, and on the disk when it is done.

const EDITION = 1; // of the two stores; raise it when they change
const FACTS = 'facts';
const LINES = 'lines';

/** What Python wants written at once. */
export interface Batch {
  facts?: Record<string, string | null>; // null: forget it
  lines?: [table: string, version: number, text: string][];
  forget?: string[]; // tables whose lines go
}

export class Keeper {
  #database: IDBDatabase | null = null;
  /** Why there is no database. Python learns it with the first question, and plays without. */
  #fault: Error | null = null;

  /** Open the database of that name. */
  static async open(name: string): Promise<Keeper> {
    const keeper = new Keeper();
    try {
      keeper.#database = await openDatabase(name);
    } catch (error) {
      keeper.#fault = fault(error);
    }
    return keeper;
  }

  /** Whether a newer edition has changed the database. */
  get isNewer(): boolean {
    return this.#fault?.name === 'VersionError';
  }

  #begin(stores: string[], mode: IDBTransactionMode = 'readonly'): IDBTransaction {
    try {
      if (!this.#database) throw this.#fault ?? new Error('closed');
      return this.#database.transaction(stores, mode, { durability: 'strict' });
    } catch (error) {
      throw fault(error); // somebody has cleared what is kept while the page is open
    }
  }

  async facts(): Promise<string> {
    const store = this.#begin([FACTS]).objectStore(FACTS);
    const [keys, texts] = await Promise.all([
      done(store.getAllKeys()),
      done(store.getAll() as IDBRequest<string[]>),
    ]);
    return JSON.stringify(Object.fromEntries(keys.map((key, at) => [key, texts[at]])));
  }

  async lines(table: string): Promise<string> {
    const store = this.#begin([LINES]).objectStore(LINES);
    return JSON.stringify(await done(store.getAll(linesOf(table)) as IDBRequest<string[]>));
  }

  async write(text: string): Promise<void> {
    const { facts = {}, lines = [], forget = [] } = JSON.parse(text) as Batch;
    const transaction = this.#begin([FACTS, LINES], 'readwrite');
    const written = completed(transaction);
    const [kept, logged] = [transaction.objectStore(FACTS), transaction.objectStore(LINES)];
    for (const table of forget) logged.delete(linesOf(table));
    for (const [key, value] of Object.entries(facts))
      if (value === null) kept.delete(key);
      else kept.put(value, key);
    for (const [table, version, line] of lines) logged.put(line, [table, version]);
    transaction.commit();
    await written;
  }
}

/** All lines of a table: keys are compared item by item, and an array is more than any number. */
const linesOf = (table: string) => IDBKeyRange.bound([table], [table, []]);

function openDatabase(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, EDITION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(FACTS);
    opening.result.createObjectStore(LINES);
  };
  return done(opening);
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(fault(request.error));
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(fault(transaction.error));
  });

/** The reason as an `Error`, which is all that Python can raise; its name says what it was. */
function fault(reason: unknown): Error {
  const { name = 'AbortError', message = 'not written' } = (reason ?? {}) as Partial<Error>;
  return Object.assign(new Error(message), { name });
}
