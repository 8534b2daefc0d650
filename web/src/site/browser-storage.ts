// What is kept in this browser: facts by key, and the log of each table, line by line. Python decides what
// they mean; here they are texts. Every write is one transaction, and on the disk when it is done.

const EDITION = 1; // of the two stores; raise it when they change
const FACTS = 'facts';
const LINES = 'lines';

/** What Python wants written at once. */
interface Batch {
  facts?: Record<string, string | null>; // null: forget it
  lines?: [table: string, version: number, text: string][];
  forget?: string[]; // tables whose lines go
}

export class BrowserStorage {
  /** Python waits for it with the first request, up to a timeout, and then plays without storage. */
  #database: Promise<IDBDatabase>;
  /** Whether a newer edition has changed the database. */
  isNewer = false;

  /** Open the database of that name. */
  constructor(name: string) {
    this.#database = openDatabase(name);
    this.#database.catch((error: unknown) => (this.isNewer = fault(error).name === 'VersionError'));
  }

  async #begin(stores: string[], mode: IDBTransactionMode = 'readonly'): Promise<IDBTransaction> {
    try {
      return (await this.#database).transaction(stores, mode, { durability: 'strict' });
    } catch (error) {
      throw fault(error); // the user has cleared the storage while the page is open
    }
  }

  async facts(): Promise<string> {
    const store = (await this.#begin([FACTS])).objectStore(FACTS);
    const [keys, texts] = await Promise.all([
      done(store.getAllKeys()),
      done(store.getAll() as IDBRequest<string[]>),
    ]);
    return JSON.stringify(Object.fromEntries(keys.map((key, at) => [key, texts[at]])));
  }

  async lines(table: string): Promise<string> {
    const store = (await this.#begin([LINES])).objectStore(LINES);
    return JSON.stringify(await done(store.getAll(linesOf(table)) as IDBRequest<string[]>));
  }

  async write(text: string): Promise<void> {
    const { facts = {}, lines = [], forget = [] } = JSON.parse(text) as Batch;
    const transaction = await this.#begin([FACTS, LINES], 'readwrite');
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

async function openDatabase(name: string): Promise<IDBDatabase> {
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
