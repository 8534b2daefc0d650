// The coach's texts for each decision of the lesson, in order, and the element to click.

import { parseAction } from '../../lib/notation';

interface ScriptLine {
  action: string; // the recorded decision
  title: string;
  text: string;
  inDialog?: [title: string, text: string];
}

const END = ['web-learn-end', 'web-learn-end-text'] as const;

export const SCRIPT: ScriptLine[] = [
  { action: 'draw', title: 'web-learn-draw', text: 'web-learn-draw-text' },
  { action: 'keep octopus-GY > B', title: 'web-learn-keep', text: 'web-learn-keep-text' },
  { action: 'end', title: END[0], text: END[1] },
  { action: 'draw', title: 'web-learn-again', text: 'web-learn-again-text' },
  { action: 'keep fish-YE > B', title: 'web-learn-ahead', text: 'web-learn-ahead-text' },
  { action: 'end', title: END[0], text: 'web-learn-hope-text' },
  { action: 'take A', title: 'web-learn-take', text: 'web-learn-take-text' },
  { action: 'lay fish-DB fish-YE', title: 'web-learn-duo', text: 'web-learn-duo-text' },
  { action: 'end', title: 'web-learn-laid', text: 'web-learn-laid-text' },
  { action: 'draw', title: 'web-learn-again', text: 'web-learn-third-text' },
  { action: 'keep shoal-GY > A', title: 'web-learn-shoal', text: 'web-learn-shoal-text' },
  { action: 'end', title: END[0], text: 'web-learn-crab-text' },
  { action: 'take A', title: 'web-learn-second', text: 'web-learn-second-text' },
  { action: 'lay crab-BK crab-GR', title: 'web-learn-crabs', text: 'web-learn-crabs-text' },
  { action: 'look B', title: 'web-learn-look', text: 'web-learn-look-text' },
  { action: 'pick shell-GY', title: 'web-learn-pick', text: 'web-learn-pick-text' },
  { action: 'end', title: 'web-learn-four', text: 'web-learn-four-text' },
  { action: 'take B', title: 'web-learn-there', text: 'web-learn-there-text' },
  {
    action: 'last',
    title: 'web-learn-seven',
    text: 'web-learn-seven-text',
    inDialog: ['web-learn-bet', 'web-learn-bet-text'],
  },
];

/** The explanation for a wrong action. */
export function whyNot(instead: string, wanted: string): string {
  if (instead === 'stop') return 'web-learn-not-stop';
  if (instead === 'end') return wanted === 'last' ? 'web-learn-not-end-call' : 'web-learn-not-end';
  return wanted.startsWith('keep') ? 'web-learn-not-card' : 'web-learn-not-that';
}

const pressed = (element: Element | null | undefined) => element?.getAttribute('aria-pressed') === 'true';

/** The element to click next for an action, if it is on the page. */
export function target(action: string | null): HTMLElement | null {
  if (action === null) return null;
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  const find = (selector: string) => (dialog ?? document).querySelector<HTMLElement>(selector);
  const main = () => find('[data-testid=main], .sheet-acts .btn.main');
  const unlessPressed = (element: HTMLElement | null | undefined) =>
    element && !pressed(element) ? element : main();
  const { verb, cards, pile } = parseAction(action);
  switch (verb) {
    case 'take':
      return unlessPressed(find(`[data-place="pile-${pile}"]`)?.closest<HTMLElement>('button'));
    case 'keep':
      return unlessPressed(find(`.drawn[data-code="${cards[0]}"]`));
    case 'pick':
      return unlessPressed(find(`.tray .pick[data-code="${cards[0]}"]`));
    case 'lay':
      return (
        cards.map((card) => find(`.hand [data-code="${card}"]`)).find((card) => card && !pressed(card)) ??
        main()
      );
    case 'last':
      return dialog ? unlessPressed(dialog.querySelectorAll<HTMLElement>('.opt')[1]) : find('.points .btn');
    default:
      return main();
  }
}
