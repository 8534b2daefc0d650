import { afterEach, expect, test, vi } from 'vitest';
import { BrowserStorage } from './browser-storage';

/** A storage whose database has just been asked for. */
function opening(): { storage: BrowserStorage; request: Partial<IDBOpenDBRequest> } {
  const request: Partial<IDBOpenDBRequest> = {};
  vi.stubGlobal('indexedDB', { open: () => request });
  return { storage: new BrowserStorage('seasalt'), request };
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['QuotaExceededError', false],
  ['VersionError', true],
])('Python learns with its first question that there is no database: %s', async (name, isNewer) => {
  const { storage, request } = opening();
  const asked = storage.facts();
  Object.assign(request, { error: new DOMException('no', name) });
  request.onerror!.call(request as IDBOpenDBRequest, new Event('error'));
  await expect(asked).rejects.toMatchObject({ name });
  expect(storage.isNewer).toBe(isNewer);
});

test('a browser that has no databases at all is a fault like any other', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(new BrowserStorage('seasalt').write('{}')).rejects.toBeInstanceOf(Error);
});
