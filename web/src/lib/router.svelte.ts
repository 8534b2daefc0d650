// The current page is the path of the address, so every screen has a link.

export const here = $state({ path: location.pathname, query: location.search });

/** Go to another page of this app. */
export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  arrive();
  if (!replace) scrollTo(0, 0);
}

function arrive(): void {
  here.path = location.pathname;
  here.query = location.search;
}

/** Handle the back button, and follow links without a reload. */
export function startRouter(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest('a');
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
