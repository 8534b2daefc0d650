import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { choose } from '../lib/settings.svelte';
import { here } from '../lib/router.svelte';
import { click, open, opened, press, standIn } from '../testing/app';

const server = standIn();

const coach = () => document.querySelector('[aria-label=Coach]');
const spoken = () => coach()!.querySelector('[aria-live=polite]')!.textContent;
const target = () =>
  document.querySelector<HTMLElement>('[data-testid=next]') ??
  document.querySelector<HTMLElement>('[data-coach]');

async function learn(path = '/learn'): Promise<void> {
  await open(path);
  await screen.findByRole('region', { name: 'Coach' });
}

/** Press what the coach points at, or let the others go on. */
async function follow(): Promise<void> {
  await waitFor(() => expect(target()?.matches(':disabled')).toBe(false));
  await click(target());
}

async function until(title: string): Promise<void> {
  for (let n = 0; n < 200 && coach()!.querySelector('h1')!.textContent !== title; n++) await follow();
}

test('the others move by themselves, and a step can be taken back', async () => {
  await learn();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One step back' }).disabled).toBe(true);
  await until('End your turn');
  vi.useFakeTimers();
  try {
    await follow();
    expect(spoken()).toContain('That was your turn. Now it is Ada’s.');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(spoken()).toContain('Your turn again');
  } finally {
    vi.useRealTimers();
  }
  await press('button', 'One step back');
  expect(spoken()).toContain('There is nothing to play yet');
  await press('button', 'One step back');
  expect(spoken()).toContain('Choose the octopus');
});

test('the lesson is played by keys', async () => {
  await learn();
  await fireEvent.keyDown(document.body, { key: 'd' });
  expect(spoken()).toContain('Keep one');
  await follow();
  await fireEvent.keyDown(document.body, { key: 'p' });
  expect(spoken()).toContain('There is nothing to play yet');
  await fireEvent.keyDown(document.body, { key: 'e' });

  expect(spoken()).toContain('Ada is playing');
});

test('after skipping the lesson one can play at once or learn after all', async () => {
  server.answers('POST /api/tables', opened('real'));
  await learn();
  await press('button', 'Skip');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ready?');
  await press('button', 'Learn it after all');
  expect(spoken()).toContain('Your first turn');
  await press('button', 'Skip');
  await press('button', /^Play a real game/);

  await waitFor(() => expect(here.path).toBe('/table/real'));
  expect(server.told('POST /api/tables')).toEqual([{ players: 2, bots: ['beginner'] }]);
});

test('the lesson leads back to the table of an invitation, if the address names one', async () => {
  await learn('/learn/hers');
  await press('button', 'Skip');
  for (const link of screen.getAllByRole('link', { name: /^To the table/ }))
    expect(link.getAttribute('href')).toBe('/join/hers');

  await learn('/learn/no%20table');
  await press('button', 'Skip');
  expect(screen.queryByRole('link', { name: /^To the table/ })).toBeNull();
  screen.getByRole('button', { name: /^Play a real game/ });
});

test('without a connection the lesson says so and tries again', async () => {
  server.offline = true;
  await open('/learn');
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached');
  server.offline = false;
  await press('button', 'Try now');

  await waitFor(() => expect(spoken()).toContain('Your first turn'));
});

test('in Russian the other player is called in Russian', async () => {
  choose({ language: 'ru' });
  await waitFor(() => expect(document.documentElement.lang).toBe('ru'));
  await open('/learn');
  await screen.findByRole('button', { name: 'Пропустить' });

  expect(document.querySelector('.seat-name b')!.textContent).toBe('Ада');
});
