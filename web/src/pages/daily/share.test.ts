import { afterAll, expect, test } from 'vitest';
import { setLanguage } from '../../lib/catalogs';
import type { DailyScore, DailyState } from '../../protocol';
import { shareText } from './share';

const WON: DailyScore = { outcome: 'won', points: 41, against: 29, rounds: '+-=+' };
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

afterAll(() => setLanguage('en'));

test('a result is told without its cards, in the language of the page', async () => {
  await setLanguage('en');
  const english = shareText(DEAL, WON).split('\n');
  await setLanguage('ru');
  const russian = shareText({ ...DEAL, master: { ...WON, points: 30, against: 42, outcome: 'lost' } }, WON);

  expect(english.slice(0, 4)).toEqual([
    'Sea Salt & Paper · Deal of the day',
    'November 17, 2026 · Base game',
    'Won 41 : 29 (+12)',
    '🟦⬜➖🟦',
  ]);
  expect(english[4]).toMatch(/\/daily$/);
  expect(russian).toContain('17 ноября 2026');
  expect(russian).toContain('Мастер −12');
});
