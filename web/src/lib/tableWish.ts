// The options of a table: as its host wants them, as they are sent, and in which two tables differ.

import type { Editions, NewTable, TableInfo } from '../protocol';
import { asOptions, editionName, houseRules, optionName, rulesOf, USUAL_RULES, valueName } from './editions';
import type { RulesWish } from './editions';
import { say } from './i18n.svelte';
import { describeClock } from './listing';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;

export interface TableWish extends RulesWish {
  players: number;
  pace: string;
  seconds: number;
  minutes: number;
  days: number;
  memory: boolean;
  hints: boolean;
}

export const USUAL_TABLE: TableWish = {
  ...USUAL_RULES,
  players: 2,
  pace: 'none',
  seconds: 30,
  minutes: 2,
  days: 3,
  memory: false,
  hints: false,
};

/** A wish as the server takes it. */
export const asTable = (wish: TableWish) =>
  ({
    players: wish.players,
    edition: wish.edition,
    options: asOptions(wish),
    pace: wish.pace,
    base_seconds: wish.seconds,
    bank_seconds: wish.minutes * 60,
    days: wish.days,
    memory_aid: wish.memory,
    hints: wish.hints,
  }) satisfies NewTable;

/** The wish that a table fulfills. */
export function wishOf(info: TableInfo, editions: Editions): TableWish {
  const rules = rulesOf(info);
  return {
    ...USUAL_TABLE,
    ...rules,
    house: houseRules(editions, rules.edition, rules.house),
    players: info.players,
    pace: info.pace,
    ...(info.pace === 'bank' && { seconds: info.base / SECOND, minutes: info.bank / MINUTE }),
    ...(info.pace === 'days' && { days: info.base / DAY }),
    memory: info.memory_aid,
    hints: info.hints,
  };
}

/** What is different at a table since its options were `before`, one fact each: "Extra Salt", "Hints: no". */
export function differences(before: TableInfo, now: TableInfo): string[] {
  const facts: string[] = [];
  const chosen = (label: string, was: boolean, is: boolean) => {
    if (was !== is) facts.push(is ? label : `${label}: ${say('value-false')}`);
  };
  const hasSalt = ({ options }: TableInfo) => options['extra_salt'] === 'true';
  if (now.players !== before.players) facts.push(say('web-listed-players', { count: now.players }));
  chosen(say('web-extra-salt'), hasSalt(before), hasSalt(now));
  if (now.edition !== before.edition) facts.push(editionName(now.edition));
  else
    for (const [name, value] of Object.entries(now.options))
      if (name !== 'extra_salt' && value !== before.options[name])
        facts.push(`${optionName(name)}: ${valueName(name, value)}`);
  if (now.pace !== before.pace || now.base !== before.base)
    facts.push(describeClock(now) || say('web-friends-time-none'));
  else if (now.bank !== before.bank)
    facts.push(`${say('web-friends-bank')}: ${say('web-friends-minutes', { count: now.bank / MINUTE })}`);
  chosen(say('web-friends-memory'), before.memory_aid, now.memory_aid);
  chosen(say('web-hints'), before.hints, now.hints);
  return facts;
}
