// The result of a day as a text to share, which says how it went and nothing about the cards.

import { linkTo } from '@host';
import type { DailyScore, DailyState } from '../../protocol';
import { boxName, dayName, difference, signed } from '../../lib/daily';
import { say } from '../../lib/i18n.svelte';

const SIGNS: Record<string, string> = { '+': '🟦', '-': '⬜', '=': '➖' };

export function shareText(state: DailyState, score: DailyScore): string {
  const result = say('daily-share-result', {
    outcome: score.outcome,
    score: `${score.points} : ${score.against}`,
  });
  const master = state.master && `${say('bot-master')} ${signed(difference(state.master))}`;
  return [
    `${say('web-title')} · ${say('daily-title')}`,
    `${dayName(state.date, { dateStyle: 'long' })} · ${boxName(state.extra_salt)}`,
    [`${result} (${signed(difference(score))})`, master].filter(Boolean).join(' · '),
    [...score.rounds].map((sign) => SIGNS[sign]).join(''),
    linkTo('/daily'),
  ].join('\n');
}
