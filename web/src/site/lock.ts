// Two tables over one storage would overwrite each other's games: a worker waits for an exclusive lock.

const PATIENCE = 3_000; // a page that is being closed releases its lock within that time

/**
 * Wait for the storage of that name. It stays ours as long as the worker lives.
 *
 * `elsewhere` is called when another tab has it, and when that tab has released it.
 */
export async function own(name: string, elsewhere: (is: boolean) => void): Promise<void> {
  if (!('locks' in navigator)) return;
  let isOurs = false;
  // Python may have blocked this thread for longer than that. A lock granted meanwhile arrives before this answer.
  const look = () => navigator.locks.query().then(() => isOurs || elsewhere(true));
  const late = setTimeout(() => void look(), PATIENCE);
  await new Promise<void>((resolve) => {
    void navigator.locks.request(name, () => {
      isOurs = true;
      resolve();
      return new Promise(() => undefined);
    });
  });
  clearTimeout(late);
  elsewhere(false);
}
