// Numbers that belong together, as they are shown: the parts add up to their sum, in every language.

import type { ReviewDecision, ReviewLedger, ReviewSeat } from '../../protocol';

const POINT = 100; // of win chance: "7 %"
const TENTH = 1000;

/** Shares in whole parts of one, of which their rounded sum consists: the largest remainders are rounded up. */
export function addingUp(shares: readonly number[], of = POINT): number[] {
  const exact = shares.map((share) => share * of);
  const whole = exact.map(Math.floor);
  const missing = Math.round(total(exact)) - total(whole);
  const remainder = (at: number) => exact[at]! - whole[at]!;
  const order = [...shares.keys()].sort((one, other) => remainder(other) - remainder(one));
  for (const at of order.slice(0, missing)) whole[at]! += 1;
  return whole.map((count) => count / of + 0);
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** A share, or a sum of shown ones, as it is shown. */
export const whole = (share: number, of = POINT) => Math.round(share * of) / of + 0; // never -0

/** The ledger of a seat: its chance at the start, what luck and all choices together changed, and the result. */
export function ledgerSum({ start, luck, own, others }: ReviewLedger) {
  const parts = addingUp([start, luck, own + others]);
  const [from, cards, choices] = parts as [number, number, number];
  return { start: from, luck: cards, choices, result: whole(total(parts)) };
}

/** What the decisions of each kind cost per round, the dearest first, and all of them together. */
export function lossesByKind({ by_kind }: Pick<ReviewSeat, 'by_kind'>, rounds: number) {
  const kinds = Object.entries(by_kind)
    .map(([kind, { decisions, loss_per_decision }]) => ({
      kind,
      decisions,
      loss: (decisions * loss_per_decision) / rounds,
    }))
    .sort((one, other) => other.loss - one.loss);
  const shown = addingUp(
    kinds.map(({ loss }) => loss),
    TENTH,
  );
  return {
    kinds: kinds.map((kind, at) => ({ ...kind, loss: shown[at]! })),
    total: whole(total(shown), TENTH),
  };
}

/** The chances of the options, and the loss: the choice is as far behind the best option as the loss says. */
export function chancesOf({ options, action, best, ...judged }: ReviewDecision) {
  const loss = action === best ? 0 : Math.max(0, whole(judged.loss));
  const top = Math.max(whole(options[0]?.win ?? 0), loss);
  const win = (option: { action: string; win: number }) =>
    option.action === best ? top : option.action === action ? top - loss : Math.min(whole(option.win), top);
  return {
    loss,
    low: whole(judged.low),
    high: whole(judged.high),
    options: options.map((option) => ({ ...option, win: whole(win(option)) })),
  };
}
