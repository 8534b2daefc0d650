// Two tables over one storage would spoil each other's games: a worker waits until it has the storage to itself.

const PATIENCE = 3_000; // a page that is just being left lets go of its lock within that time

/**
 * Wait for the storage of that name. It stays ours as long as the worker lives.
 *
 * `elsewhere` is told when another tab has it, and when that tab has let go.
 */
export async function own(name: string, elsewhere: (is: boolean) => void): Promise<void> {
  if (!('locks' in navigator)) return;
  let isOurs = false;
  // Python may have kept this thread busy for longer than that: if the lock has come meanwhile, it is before the answer.
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
