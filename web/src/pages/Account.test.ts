import { fireEvent, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { KeyMade, KeyOwner, SessionLine, Sessions } from '../protocol';
import { open, press, Refused, standIn } from '../testing/app';

const server = standIn();
const OWNER: KeyOwner = { name: 'Ada', face: 'owl-pu', kind: 'link', until: 1, now: null };
const CODE = 'ABCD-EFGH-JKMN-PQRS-TVWX';
const UNTIL = Date.UTC(2028, 10, 18, 12);

const typed = async (code: string) => {
  await fireEvent.input(screen.getByRole('textbox', { name: 'Your key' }), { target: { value: code } });
  await fireEvent.submit(screen.getByRole('textbox').closest('form')!);
};

test('a link names its owner, leaves the address, and does nothing without a press', async () => {
  server.answers('POST /api/keys/look', OWNER);
  server.answers('POST /api/keys/use', { id: 'a', name: 'Ada', kind: 'person', face: 'owl-pu' });
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await open(`/account#${CODE}`);
  await screen.findByRole('heading', { name: 'Become Ada here' });

  expect(location.hash).toBe('');
  expect(server.told('POST /api/keys/look')).toEqual([{ code: CODE }]);
  expect(server.told('POST /api/keys/use')).toEqual([]);
  await fireEvent.submit(screen.getByRole('button', { name: 'Be Ada here' }).closest('form')!);
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith('/games'));
  expect(server.told('POST /api/keys/use')).toEqual([{ code: CODE }]);
});

test('a key is typed, and a bad one gets a sentence', async () => {
  await open('/account');
  server.answers('POST /api/keys/look', new Refused('bad_key', 404));
  await typed('nonsense');
  expect((await screen.findByRole('alert')).textContent).toContain('This key is not valid');

  server.answers('POST /api/keys/look', { ...OWNER, now: 'Ben' });
  await typed(CODE);
  expect(await screen.findByText(/Until now this browser is .*Ben/)).toBeTruthy();
});

test('who has played here is told what a passkey leaves behind, before the browser is asked for one', async () => {
  const get = vi.fn().mockRejectedValue(new DOMException());
  vi.stubGlobal('navigator', { credentials: { get } });
  vi.stubGlobal('PublicKeyCredential', {
    parseCreationOptionsFromJSON: null,
    parseRequestOptionsFromJSON: (options: unknown) => options,
  });
  document.documentElement.dataset.site = location.origin;
  server.answers('POST /api/passkeys/ask', { options: { challenge: 'c' }, now: 'Ben' });
  await open('/account');
  await press('button', 'Sign in with a passkey');
  expect(await screen.findByText(/Until now this browser is .*Ben/)).toBeTruthy();
  expect(get).not.toHaveBeenCalled();
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: /passkey/ })).toHaveProperty('disabled', false),
  );

  await press('button', 'Sign in with a passkey');
  expect((await screen.findByRole('alert')).textContent).toContain('No passkey was used.');
  expect(get.mock.calls).toEqual([[{ publicKey: { challenge: 'c' } }]]);
  expect(server.told('POST /api/passkeys/use')).toEqual([]);
  delete document.documentElement.dataset.site;
});

const session = (more: Partial<SessionLine>): SessionLine => ({
  ...{ id: '1', kind: 'first', device: 'Firefox, Linux', created_at: 1, seen_at: Date.now(), this: true },
  ...more,
});
const mine: Sessions = {
  sessions: [session({}), session({ id: '2', kind: 'link', device: 'Safari, iPhone', this: false })],
  keys: [{ kind: 'recovery', until: UNTIL }],
  passkeys: [],
};

async function settingsOfAGuest(known: Sessions | Promise<Sessions> = mine): Promise<void> {
  localStorage.setItem('seasalt.known', 'true');
  server.answers('GET /api/me/sessions', known);
  await open('/settings');
}

test('the devices that are us are listed, and another one is signed out', async () => {
  await settingsOfAGuest();
  const list = await screen.findByRole('list', { name: 'Your devices' });
  const [here, there] = within(list).getAllByRole('listitem');

  expect(here!.textContent).toMatch(/Firefox, Linux\s+this one/);
  expect(within(here!).queryByRole('button')).toBeNull();
  expect(there!.textContent).toMatch(/Safari, iPhone\s+.*by a link/);
  expect(screen.getByText(/You have a recovery key, until .*November 18, 2028/)).toBeTruthy();
  server.answers('DELETE /api/me/sessions/2', { ...mine, sessions: [session({})] });
  await press('button', /^Sign out/);
  await vi.waitFor(() => expect(screen.queryByText(/Safari/)).toBeNull());
});

test('passkeys are listed and one is removed; where the server has no name none is offered', async () => {
  const passkey = { id: 'p', device: 'Chrome, Android', created_at: 1, used_at: Date.now() };
  server.answers('DELETE /api/me/passkeys/p', mine);
  await settingsOfAGuest({ ...mine, passkeys: [passkey] });
  const list = await screen.findByRole('list', { name: 'Your passkeys' });

  expect(within(list).getByRole('listitem').textContent).toContain('Chrome, Android');
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  await press('button', /^Remove/);
  await vi.waitFor(() => expect(screen.queryByRole('list', { name: 'Your passkeys' })).toBeNull());
});

test('what is pressed before the devices are listed comes after them', async () => {
  let list = (_: Sessions): void => undefined;
  await settingsOfAGuest(new Promise((resolve) => (list = resolve)));
  server.answers('POST /api/me/keys', { code: CODE, until: UNTIL } satisfies KeyMade);
  await press('button', 'Recovery key');
  list(mine);

  expect(await screen.findByText(CODE)).toBeTruthy();
});

test('a link for another device is also a picture, and a recovery key is to be written down', async () => {
  await settingsOfAGuest();
  const key: KeyMade = { code: CODE, until: UNTIL };
  server.answers('POST /api/me/keys', ({ kind, page }: { kind: string; page?: string }) =>
    kind === 'link' ? { ...key, link: `${page}#${CODE}`, picture: '<svg/>' } : key,
  );
  await screen.findByRole('list', { name: 'Your devices' });
  await press('button', 'Add a device');
  const picture = await screen.findByRole('img', { name: 'The link as a QR code' });

  expect(picture.getAttribute('src')).toBe('data:image/svg+xml,%3Csvg%2F%3E');
  expect(screen.getByText(`${location.origin}/account#${CODE}`)).toBeTruthy();
  await press('button', 'Recovery key');
  expect(await screen.findByText(CODE)).toBeTruthy();
  expect(screen.getByText(/Write it down/).textContent).toContain('November 18, 2028');
});

test('who wants to be deleted is asked once more, and then leaves', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  server.answers('DELETE /api/me', {});
  await settingsOfAGuest();
  await screen.findByRole('list', { name: 'Your devices' });
  expect(screen.getByRole('link', { name: 'Download everything' }).getAttribute('href')).toBe(
    '/api/me/export',
  );
  await press('button', 'Delete me');
  expect(screen.getByRole('alert').textContent).toContain('goes for good');
  await press('button', 'Keep it');
  expect(server.told('DELETE /api/me')).toEqual([]);

  await press('button', 'Delete me');
  await press('button', 'Delete for good');
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith('/'));
  expect(server.told('DELETE /api/me')).toEqual([{ name: 'Guest' }]);
  expect(localStorage.getItem('seasalt.known')).toBe('false');
});

test('who was never a guest has nothing to keep', async () => {
  await open('/settings');

  expect(screen.queryByText('Keep my games')).toBeNull();
});
