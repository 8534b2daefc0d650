import { fireEvent, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { settings } from '../lib/settings.svelte';
import type { Sessions } from '../protocol';
import { isOn, open, press, Refused, said, select, standIn } from '../testing/app';

const server = standIn();

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Your name/ });

test('a name is kept and told to the server', async () => {
  await open('/settings');
  await fireEvent.change(name(), { target: { value: '  Mira ' } });
  await screen.findByText('Saved.');

  expect(server.told('PATCH /api/me')).toEqual([{ name: 'Mira' }]);
  await open('/settings');
  expect(name().value).toBe('Mira');
  await fireEvent.input(name());
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('a name that cannot be told is said to be so', async () => {
  await open('/settings');
  server.offline = true;
  await fireEvent.change(name(), { target: { value: 'Mira' } });

  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached');
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('a face is chosen by animal and color, kept, and told to the server', async () => {
  await open('/settings');
  await press('button', 'Your face');
  await press('button', 'Owl');
  await press('button', 'purple');
  await press('button', 'Done');
  await screen.findByText('Saved.');

  expect(server.told('PATCH /api/me').at(-1)).toEqual({ name: 'Guest', face: 'owl-pu' });
  await open('/settings');
  const face = screen.getByRole('button', { name: 'Your face' }).querySelector<SVGElement>('.face');
  expect([face?.dataset.c, face?.querySelector('use')?.getAttribute('href')]).toEqual(['pu', '#f-owl']);
});

const SWITCHES = { Sounds: true, Vibration: true, Motion: true, 'Large color signs': false };

test.each(Object.entries(SWITCHES))('the switch for %s stays as it was left', async (switched, before) => {
  await open('/settings');
  expect(isOn('switch', switched)).toBe(before);
  await press('switch', switched);
  expect(isOn('switch', switched)).toBe(!before);

  await open('/settings');
  expect(isOn('switch', switched)).toBe(!before);
  expect(localStorage.getItem('seasalt.settings')).not.toBeNull();
});

test('turns need not end by themselves, and everything that can be set says what it does', async () => {
  await open('/settings');
  await press('switch', 'End turns automatically');

  expect(isOn('switch', 'End turns automatically')).toBe(false);
  for (const one of screen.getAllByRole('switch')) {
    const about = document.getElementById(one.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toMatch(/\w+/);
  }
});

test('the speed of others is kept', async () => {
  await open('/settings');
  await press('radio', 'Calm');

  await open('/settings');
  expect(isOn('radio', 'Calm')).toBe(true);
  expect(isOn('radio', 'Normal')).toBe(false);
});

test('the appearance is that of the device until one is chosen', async () => {
  await open('/settings');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  await press('radio', 'Light');
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(isOn('radio', 'Light')).toBe(true);
});

test('the signs of colors become large', async () => {
  await open('/settings');
  await press('switch', 'Large color signs');

  expect(document.documentElement.dataset.signs).toBe('large');
});

test('a device that asks for less motion is heard', async () => {
  await open('/settings');

  screen.getByText(/Your device asks for less motion/);
});

test('the language changes at once', async () => {
  await open('/settings');
  await select(/^Language/, 'Deutsch');
  await screen.findByRole('heading', { name: 'Einstellungen' });

  expect(document.documentElement.lang).toBe('de');
  expect(said('main')).not.toContain('Sounds');
});

// --- a name of one's own

test('a name is claimed after a second thought, or it is said why not', async () => {
  localStorage.setItem('seasalt.known', 'true');
  server.answers('GET /api/me/sessions', { sessions: [], keys: [], passkeys: [] } satisfies Sessions);
  settings.name = 'Mia';
  await open('/settings');
  await screen.findByRole('button', { name: 'Make this name mine alone' });
  await press('button', 'Make this name mine alone');
  await press('button', 'Not now');
  expect(server.told('POST /api/me/name')).toEqual([]);

  server.answers('POST /api/me/name', new Refused('claim_too_early', 409));
  await press('button', 'Make this name mine alone');
  await press('button', 'Make it mine');
  expect((await screen.findByRole('alert')).textContent).toContain('Finish five games first');
  server.answers('POST /api/me/name', { name: 'Mia', claimed: true });
  await press('button', 'Make this name mine alone');
  await press('button', 'Make it mine');

  await screen.findByText('“Mia” is yours alone here.');
});
