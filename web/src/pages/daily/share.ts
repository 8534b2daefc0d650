// The result of a day as a text to share, which says how it went and nothing about the cards.

import { linkTo } from '@host';
import type { DailyScore, DailyState } from '../../protocol';
import { boxName, dayName, dealName, dealPage, difference, signed } from '../../lib/daily';
import { percent, say } from '../../lib/i18n.svelte';

const SIGNS: Record<string, string> = { '+': '🟦', '-': '⬜', '=': '➖' };
const SQUARES = 5;

/** How accurate it was as a row of squares, or who was ahead in each round of the long deal. */
function picture({ deal }: DailyState, { rounds, accuracy }: DailyScore): string {
  if (deal === 'long') return [...rounds].map((sign) => SIGNS[sign]).join('');
  if (typeof accuracy !== 'number') return '';
  const full = Math.round((SQUARES * accuracy) / 100);
  return [
    '🟦'.repeat(full) + '⬜'.repeat(SQUARES - full),
    say('daily-share-accuracy', { accuracy: percent(accuracy / 100) }),
  ].join(' ');
}

export function shareText(state: DailyState, score: DailyScore): string {
  const result = say('daily-share-result', {
    outcome: score.outcome,
    score: `${score.points} : ${score.against}`,
  });
  const master = state.master && `${say('bot-master')} ${signed(difference(state.master))}`;
  return [
    `${say('web-title')} · ${dealName(state.deal)}`,
    `${dayName(state.date, { dateStyle: 'long' })} · ${boxName(state.extra_salt)}`,
    [`${result} (${signed(difference(score))})`, master].filter(Boolean).join(' · '),
    picture(state, score),
    linkTo(dealPage(state)),
  ]
    .filter(Boolean)
    .join('\n');
}
