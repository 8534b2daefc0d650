// The current page is in the address, so every screen has a link.

import { currentPage, inAddressBar, pageBehind } from '@host';

export const here = $state(currentPage());

/** Go to another page of this app. */
export function go(page: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', inAddressBar(page));
  else history.pushState(null, '', inAddressBar(page));
  arrive();
  if (!replace) scrollTo(0, 0);
}

/** Say more of this page in its address. A page that is being left stays until the next has come, and says nothing. */
export function specify(path: string, query: string): void {
  if (here.path === path) go(path + query, { replace: true });
}

const arrive = () => void Object.assign(here, currentPage());

/** Handle the back button, and follow links without a reload; returns how to stop. */
export function startRouter(): () => void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', arrive);
    document.removeEventListener('click', follow);
  };
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.download) return;
  const page = pageBehind(link);
  if (page === null) return;
  event.preventDefault();
  go(page);
}
