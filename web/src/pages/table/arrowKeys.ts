// Arrow keys: left and right within a group, up and down between groups.

const TABLE = ['.seat', '.pile-line:not([inert]) :is(.pile, .drawn)', '.tray .pick', '.hand .pick'];
const DIALOG = ['.opt'];

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Move the focus; returns whether there was somewhere to go. */
export function walk(key: string): boolean {
  const step = STEPS[key];
  if (!step) return false;
  const dialog = document.querySelector('dialog[open]');
  const groups = (dialog ? DIALOG : TABLE)
    .map((things) => [...(dialog ?? document).querySelectorAll<HTMLElement>(things)])
    .filter((things) => things.length);
  const here = document.activeElement as HTMLElement;
  const at = groups.findIndex((things) => things.includes(here));
  const own = groups[at];
  const next = /Up|Down/.test(key) && groups[at + step];
  const thing = !own
    ? here.matches('body, dialog') && groups.at(-1)?.[0] // start with the cards
    : next
      ? nearest(next, middle(here))
      : own.at((own.indexOf(here) + step) % own.length);
  if (thing) thing.focus();
  return !!thing;
}

function middle(thing: Element): number {
  const { left, right } = thing.getBoundingClientRect();
  return (left + right) / 2;
}

const nearest = (things: HTMLElement[], x: number): HTMLElement | undefined =>
  things.toSorted((one, other) => Math.abs(middle(one) - x) - Math.abs(middle(other) - x))[0];
