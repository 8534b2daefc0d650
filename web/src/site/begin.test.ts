import { afterEach, expect, test, vi } from 'vitest';

const ends = vi.fn();

afterEach(() => vi.unstubAllGlobals());

/** The first script of a page that is kept on this device: does it start Python? */
async function begins(registration: Promise<unknown>): Promise<boolean> {
  vi.resetModules();
  const start = vi.fn(
    class {
      terminate = ends;
    },
  );
  vi.stubGlobal('Worker', start);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {}, getRegistration: () => registration } });
  await (
    await import('./begin')
  ).waiting;
  return start.mock.calls.length > 0;
}

test('Python begins at once, unless a new version comes first', async () => {
  expect(await begins(Promise.resolve({ waiting: null }))).toBe(true);
  expect(await begins(Promise.resolve({ waiting: {} }))).toBe(false);
});

test('a browser that cannot say which version waits shows the one that is there', async () => {
  expect(await begins(Promise.reject(new Error('no')))).toBe(true);
});

test('a page that is left gives the games free, even if the browser keeps it for the way back', async () => {
  await begins(Promise.resolve({ waiting: null }));
  ends.mockClear();

  dispatchEvent(new Event('pagehide'));

  expect(ends).toHaveBeenCalled();
});
