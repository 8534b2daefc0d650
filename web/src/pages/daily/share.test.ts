import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadWords, setLanguage } from '../../lib/catalogs';
import type { DailyScore, DailyState } from '../../protocol';
import { shareText } from './share';

const WON: DailyScore = { outcome: 'won', points: 14, against: 8, rounds: '+', accuracy: 84 };
const DEAL: DailyState = {
  date: '2026-11-17',
  extra_salt: false,
  bot: 'skilled',
  deal: 'round',
  names: ['Robin', 'Kai'],
  today: true,
  stage: 'over',
  yours: WON,
};

beforeAll(() => loadWords('daily'));
afterAll(() => setLanguage('en'));

test('a result is told without its cards, in the language of the page', async () => {
  await setLanguage('en');
  const english = shareText(DEAL, WON).split('\n');
  await setLanguage('ru');
  const russian = shareText({ ...DEAL, master: { ...WON, points: 0, against: 12, outcome: 'lost' } }, WON);

  expect(english.slice(0, 4)).toEqual([
    'Sea Salt & Paper · Deal of the day',
    'November 17, 2026 · Base game',
    'Won 14 : 8 (+6)',
    '🟦🟦🟦🟦⬜ Accuracy 84%',
  ]);
  expect(english[4]).toMatch(/\/daily\?date=2026-11-17$/);
  expect(russian).toContain('17 ноября 2026');
  expect(russian).toContain('Мастер −12');
});

test('the long deal tells who was ahead in each round, and a result without a review has no squares', async () => {
  await setLanguage('en');
  const unknown = { ...WON, accuracy: null };
  const long = shareText({ ...DEAL, deal: 'long' }, { ...unknown, rounds: '+-=+' }).split('\n');

  expect(long[0]).toBe('Sea Salt & Paper · The long deal');
  expect(long[3]).toBe('🟦⬜➖🟦');
  expect(long[4]).toMatch(/\/daily\?date=2026-11-17&deal=long$/);
  expect(shareText(DEAL, unknown).split('\n')).toHaveLength(4);
});
