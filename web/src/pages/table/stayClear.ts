// Where a sheet may be while a choice is made: it covers neither hand, laid cards nor points, and if there is enough
// room no other player either.

const OWN = '.table > .me, .table .hand-room';
const LEAST = { width: 272, height: 232 }; // of a readable sheet
const ENOUGH = 300; // height of one that hardly scrolls
const WIDTH = 672; // the most that it takes

interface Room {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The largest room above or beside these boxes; the whole window if it is too small for anything. */
export function freeRoom(
  own: readonly DOMRectReadOnly[],
  seats: readonly DOMRectReadOnly[],
  window: { width: number; height: number },
): Room {
  const top = Math.min(...own.map((box) => box.top));
  const left = Math.min(...own.map((box) => box.left));
  const right = Math.max(...own.map((box) => box.right));
  const above = { x: 0, y: 0, w: right, h: top };
  const beside = { x: 0, y: 0, w: left, h: window.height };
  const room = above.w * above.h > beside.w * beside.h ? above : beside;
  if (!own.length || room.w < LEAST.width || room.h < LEAST.height)
    return { x: 0, y: 0, w: window.width, h: window.height };
  const inTheWay = (box: DOMRectReadOnly) =>
    box.top < top && box.left < Math.min(room.w, (room.w + WIDTH) / 2) && box.right > (room.w - WIDTH) / 2;
  const below = Math.max(0, ...seats.filter(inTheWay).map((box) => box.bottom));
  return room.h - below >= ENOUGH ? { ...room, y: below, h: room.h - below } : room;
}

/** Keep the dialog around this element there; what is `long` may take the whole window if it would scroll. */
export const stayClear = (long: boolean) => (element: HTMLElement) => {
  const dialog = element.closest('dialog')!;
  const own = [...document.querySelectorAll(OWN)];
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const place = (room: Room) => {
    for (const [name, length] of Object.entries(room)) dialog.style.setProperty(`--${name}`, `${length}px`);
  };
  const fit = () => {
    const window = { width: innerWidth, height: innerHeight };
    place(freeRoom(own.map(boxOf), [...document.querySelectorAll('.seats .seat')].map(boxOf), window));
    if (long && element.scrollHeight > element.clientHeight)
      place({ x: 0, y: 0, w: innerWidth, h: innerHeight });
  };
  fit();
  const observer = new ResizeObserver(fit);
  for (const one of [...own, document.documentElement]) observer.observe(one);
  return () => observer.disconnect();
};
