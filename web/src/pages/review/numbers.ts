// Shares of a win as people read them.

import { language } from '../../lib/i18n.svelte';

/** A change with its sign: "+12 %", "−3 %". */
export const signed = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', signDisplay: 'exceptZero' })
    .format(share)
    .replace('-', '−');

/** A small share, with one decimal: "1.7 %", "7.0 %". */
export const exactly = (share: number): string =>
  new Intl.NumberFormat(language(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share);
