import { afterEach, expect, test, vi } from 'vitest';
import { Keeper } from './keeper';

/** A keeper whose database has just been asked for. */
function opening(): { keeper: Keeper; request: Partial<IDBOpenDBRequest> } {
  const request: Partial<IDBOpenDBRequest> = {};
  vi.stubGlobal('indexedDB', { open: () => request });
  return { keeper: new Keeper('seasalt'), request };
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['QuotaExceededError', false],
  ['VersionError', true],
])('Python learns with its first question that there is no database: %s', async (name, isNewer) => {
  const { keeper, request } = opening();
  const asked = keeper.facts();
  Object.assign(request, { error: new DOMException('no', name) });
  request.onerror!.call(request as IDBOpenDBRequest, new Event('error'));
  await expect(asked).rejects.toMatchObject({ name });
  expect(keeper.isNewer).toBe(isNewer);
});

test('a browser that has no databases at all is a fault like any other', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(new Keeper('seasalt').write('{}')).rejects.toBeInstanceOf(Error);
});
