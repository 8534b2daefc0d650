// The buttons of the current decision: their texts and actions, from the legal actions and the choices made.

import { holds, layKey, parseCard, type Option, type Verb } from '../../lib/notation';
import { cardName, kindName, pileName } from '../../lib/story';
import type { TableLike } from '../../lib/table.svelte';
import { say } from '../../lib/i18n.svelte';
import { preview } from './gains';

/** What the buttons read of a decision and of the choices made in it. */
export interface Choices {
  readonly options: readonly Option[];
  readonly phase: string;
  readonly place: number | null;
  readonly pile: string | null;
  readonly seat: number | null;
  readonly tray: readonly string[];
  readonly codes: readonly string[];
  readonly offer: Option | null;
  of(verb: Verb): Option[];
}

export interface Button {
  title: string;
  detail?: string;
  action?: string; // the button is disabled without it
  undo?: boolean; // it takes back what was chosen
}

/** The main button. */
export function mainButton(turn: Choices, table: TableLike): Button {
  if (!turn.options.length) return { title: '' };
  switch (turn.phase) {
    case 'take':
      return take(turn, table);
    case 'keep':
      return keep(turn);
    case 'look':
      return look(turn);
    case 'pick':
    case 'choose':
      return pick(turn, table);
    case 'steal':
      return steal(turn, table);
    default:
      return play(turn, table);
  }
}

/** The second button, if there are two. */
export function secondButton(turn: Choices, main: Button): Button | null {
  if (turn.place !== null) return { title: say('web-undo'), undo: true };
  const end = turn.of('end')[0];
  return turn.phase === 'play' && end && main.action !== end.action
    ? { title: say('web-end-turn'), action: end.action }
    : null;
}

function take(turn: Choices, table: TableLike): Button {
  const taken = turn.of('take').find((option) => option.pile === turn.pile);
  const game = table.state?.game;
  if (taken && game) {
    const top = game.piles[taken.pile === 'A' ? 0 : 1]?.top ?? '';
    const facts = { card: cardName(top), pile: pileName(taken.pile ?? '') };
    return { title: say('web-take', facts), detail: say('web-take-detail', facts), action: taken.action };
  }
  const draw = turn.of('draw')[0];
  if (!draw) return { title: say('web-choose-pile') };
  const stung = game?.restricted[game.turn] ?? false;
  const single = table.state?.draws === 1;
  const open = turn.options.length > 1 && turn.pile === null;
  const help = open ? say('web-draw-or-take') : stung ? say('web-draw-stung') : '';
  return {
    title: single ? say('web-draw-one') : say('web-draw-two'),
    detail: help || (single ? '' : say('web-draw-detail')),
    action: draw.action,
  };
}

function keep(turn: Choices): Button {
  if (turn.place === null) return { title: say('web-keep-choose') };
  const kept = turn.tray[turn.place] ?? '';
  const other = turn.tray[1 - turn.place] ?? kept;
  if (turn.pile === null) return { title: say('web-choose-pile'), detail: say('web-keep-where') };
  const option = turn.of('keep').find((one) => one.cards[0] === kept && one.pile === turn.pile);
  const [one, two] = [kept, other].map((card) => kindName(parseCard(card).kind));
  const pile = pileName(turn.pile);
  // two cards of one kind are named with their colors
  const [title, detail] =
    one!.text === two!.text
      ? [
          say('web-keep-colored', { card: cardName(kept) }),
          say('web-keep-colored-detail', { card: cardName(other), pile }),
        ]
      : [say('web-keep', { card: one! }), say('web-keep-detail', { card: two!, pile })];
  return { title, detail, ...(option && { action: option.action }) };
}

function look(turn: Choices): Button {
  const look = turn.of('look').find((option) => option.pile === turn.pile);
  const detail = say('web-look-detail');
  if (!look) return { title: say('web-look-choose'), detail };
  return { title: say('web-look', { pile: pileName(look.pile ?? '') }), detail, action: look.action };
}

function pick(turn: Choices, table: TableLike): Button {
  const code = turn.place === null ? null : turn.tray[turn.place];
  const pick = turn.of('pick').find((option) => option.cards[0] === code);
  if (!pick || !code) return { title: say('web-pick-choose') };
  return {
    title: say('web-pick', { card: kindName(parseCard(code).kind) }),
    detail: [preview(table, code), topAfter(turn)].filter(Boolean).join('; '),
    action: pick.action,
  };
}

/** The card that lies on a searched pile when its top card is taken. */
function topAfter(turn: Choices): string {
  const last = turn.tray.length - 1;
  if (turn.phase !== 'pick' || turn.place !== last || !last) return '';
  return say('web-pick-then', { card: cardName(turn.tray[last - 1]!) });
}

function steal(turn: Choices, table: TableLike): Button {
  const steal = turn.of('steal').find((option) => option.seat === turn.seat);
  if (!steal || turn.seat === null) return { title: say('web-steal-choose') };
  const count = table.state?.game?.hand_sizes[turn.seat] ?? 0;
  return {
    title: say('web-steal', { name: table.names[turn.seat] ?? '' }),
    detail: say('web-steal-detail', { count }),
    action: steal.action,
  };
}

function play(turn: Choices, table: TableLike): Button {
  const codes = turn.codes;
  if (codes.length) {
    const lays = turn.of('lay').filter((option) => holds(option.cards, codes));
    const lay = lays.find((option) => option.cards.length === codes.length);
    if (!lay) return { title: say('web-lay-choose'), detail: effect(lays[0], table) };
    return { title: say(`web-lay-${layKey(lay.cards)}`), detail: effect(lay, table), action: lay.action };
  }
  const mermaids = turn.of('mermaids')[0];
  if (mermaids)
    return { title: say('web-mermaids'), detail: say('web-mermaids-detail'), action: mermaids.action };
  const { offer } = turn;
  if (offer)
    return {
      title: say(`web-lay-${layKey(offer.cards)}`),
      detail: effect(offer, table),
      action: offer.action,
    };
  const end = turn.of('end')[0];
  const detail = turn.of('lay').length ? say('web-end-or-lay') : '';
  return { title: say('web-end-turn'), detail, ...(end && { action: end.action }) };
}

/** The effect of laying these cards, or that there is none. */
function effect(option: Option | undefined, table: TableLike): string {
  if (!option) return '';
  const lapses = table.state?.lapsing?.includes(option.action);
  return say(`web-effect-${lapses ? 'none' : layKey(option.cards)}`);
}
