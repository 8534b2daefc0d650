// Other people: whom we have met, and whether we want to meet them again.

import type {
  Asked,
  Complaint,
  NameState,
  People,
  Person,
  PersonAt,
  PersonWish,
  TableAnswer,
} from '../protocol';
import { ask } from './api';
import { say } from './i18n.svelte';
import { inviteTo } from './invites';
import { go } from './router.svelte';
import { query } from './query';

const people = async (answer: Promise<People>) => (await answer).people;

/** Those whom we know, the remembered first. */
export const myPeople = () => people(ask<People>('GET', '/api/me/people'));
/** The others who sit at a table. */
export const tablePeople = (table: string) =>
  people(ask<People>('GET', `/api/tables/${table}/people${query({ invite: inviteTo(table) })}`));
/** Remember somebody, avoid them, or neither; our people after that. */
export const relate = (person: PersonAt, relation: PersonWish['relation']) =>
  people(ask<People>('POST', '/api/me/people', { person, relation } satisfies PersonWish));
export const report = (person: PersonAt, reason: Complaint['reason']) =>
  ask('POST', '/api/me/reports', { person, reason } satisfies Complaint);

/** Ask somebody to a new table, and go there. */
export async function playAgain(person: PersonAt): Promise<void> {
  const { table } = await ask<TableAnswer>('POST', '/api/me/people/again', person);
  go(`/table/${table}`);
}

export const myAskings = async () => (await ask<Asked>('GET', '/api/me/asked')).tables;
export const decline = async (table: string) => (await ask<Asked>('DELETE', `/api/me/asked/${table}`)).tables;

export const ownName = () => ask<NameState>('GET', '/api/me/name');
export const claimName = () => ask<NameState>('POST', '/api/me/name', {});

/** "You 7 : 5 Ada in 12 games". */
export const tellRecord = ({ name, met, games, won, lost }: Person) =>
  met && games ? say('web-people-record', { name, games, won, lost }) : '';

/** Who of the people at a table has a seat. */
export const personAt = (among: readonly Person[] | undefined, seat: number): Person | undefined =>
  among?.find(({ person }) => person.seat === seat);
