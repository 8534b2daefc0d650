// Dragging a card by mouse or finger. Whatever can be dragged can be tapped, too.

/** What is dragged, and where it may be dropped. */
export interface Load {
  place?: string; // the `data-place` it comes from: its flight starts where it was dropped
  targets: readonly (readonly [selector: string, drop: () => void])[];
}

const FAR = 8; // pixels before a press becomes a drag
const KEPT = 1_500; // milliseconds until a dropped card disappears if nothing happens

let dropped: HTMLElement | null = null;

/** Remove the copy of a dropped card: the page shows the card itself. */
export function settle(): void {
  dropped?.remove();
  dropped = null;
}

/** An action for the element of a card; null: it cannot be dragged now. */
export function draggable(
  node: HTMLElement,
  load: Load | null,
): { update: (load: Load | null) => void; destroy: () => void } {
  let now = load;
  const update = (next: Load | null) => {
    now = next;
    node.toggleAttribute('data-drag', next !== null);
  };
  const press = (event: PointerEvent) => {
    if (now && event.isPrimary && event.button === 0) follow(node, event, now);
  };
  const still = (event: Event) => event.preventDefault(); // the browser's own dragging of pictures
  update(load);
  node.addEventListener('pointerdown', press);
  node.addEventListener('dragstart', still);
  return {
    update,
    destroy: () => {
      node.removeEventListener('pointerdown', press);
      node.removeEventListener('dragstart', still);
    },
  };
}

function follow(node: HTMLElement, start: PointerEvent, { place, targets }: Load): void {
  const card = node.querySelector<HTMLElement>('.card');
  if (!card) return;
  let copy: HTMLElement | null = null;
  let over: Element | null = null;

  const at = (event: PointerEvent) => {
    for (const [selector, drop] of targets)
      for (const target of document.querySelectorAll(selector)) {
        const { left, right, top, bottom } = target.getBoundingClientRect();
        const { clientX: x, clientY: y } = event;
        if (x >= left && x <= right && y >= top && y <= bottom) return { target, drop };
      }
    return null;
  };
  const mark = (target: Element | null) => {
    over?.removeAttribute('data-drop');
    over = target;
    over?.setAttribute('data-drop', '');
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!copy) {
      if (Math.hypot(x, y) < FAR) return;
      node.dispatchEvent(new PointerEvent('pointercancel')); // it is no long press
      copy = lift(card);
      node.setAttribute('data-dragged', '');
    }
    copy.style.translate = `${x}px ${y}px`;
    mark(at(event)?.target ?? null);
  };
  const end = (event?: PointerEvent) => {
    if (event && event.pointerId !== start.pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', leave);
    removeEventListener('keydown', escape, true);
    mark(null);
    node.removeAttribute('data-dragged');
    if (!copy) return;
    ignoreClick();
    const found = event && at(event);
    if (!found) {
      copy.remove();
      return;
    }
    settle();
    if (place) {
      copy.dataset.place = place;
      copy.dataset.dropped = node.dataset.code ?? '';
    }
    dropped = copy;
    setTimeout(() => {
      if (dropped === copy) settle();
    }, KEPT);
    if (!place) settle();
    found.drop();
  };
  const leave = (event: PointerEvent) => {
    if (event.isTrusted && event.pointerId === start.pointerId) end();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end();
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', leave);
  addEventListener('keydown', escape, true);
}

/** A copy of a card above the page. */
function lift(card: HTMLElement): HTMLElement {
  const { left, top, width } = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.classList.add('in-the-air');
  copy.style.setProperty('--card-w', `${width}px`);
  copy.style.left = `${left}px`;
  copy.style.top = `${top}px`;
  document.body.append(copy);
  return copy;
}

/** Ignore the click event that follows a drag. */
function ignoreClick(): void {
  const ignore = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', ignore, { capture: true }));
}
