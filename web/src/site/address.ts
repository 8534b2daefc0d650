// Addresses on a host of plain files: there is one file for all pages, so the page is behind the `#`. Links in
// pages say `/table/ID`, as on a server, and become `#/table/ID` before they can be followed.

/** The page in the address bar. */
export function currentPage(hash = location.hash): { path: string; query: string } {
  const page = hash.startsWith('#/') ? hash.slice(1) : '/';
  const at = page.indexOf('?');
  return at < 0 ? { path: page, query: '' } : { path: page.slice(0, at), query: page.slice(at) };
}

export const inAddressBar = (page: string): string => `#${page}`;

/** A link to a page, for others. */
export const linkTo = (page: string): string => new URL(`#${page}`, location.href.split('#')[0]).href;

/** The page of this app that a link leads to, if it does. */
export function pageBehind(link: HTMLAnchorElement): string | null {
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('#/')) return href.slice(1);
  return href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/') ? href : null;
}

/** Let links lead where they say: also in a new tab, and in the menu that copies them. */
export function mendLinks(): void {
  for (const event of ['pointerover', 'pointerdown', 'focusin', 'contextmenu'])
    document.addEventListener(event, (happened) => mend(happened.target), true);
  document.addEventListener('click', scroll);
}

function mend(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest('a');
  if (!link) return;
  const page = pageBehind(link);
  if (page !== null) link.setAttribute('href', inAddressBar(page));
}

/** A link to a place on the same page: the address cannot name it, so go there. */
function scroll(event: MouseEvent): void {
  const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
  if (!href || !href.startsWith('#') || href.startsWith('#/')) return;
  event.preventDefault();
  const place = document.getElementById(href.slice(1));
  place?.scrollIntoView();
  place?.querySelector('a')?.focus({ preventScroll: true });
}
