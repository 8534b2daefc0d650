// A service worker redirects here when its server does not answer, with the page that was wanted.

/** The page of the server to try again; null: this page was not opened by such a redirect. */
export function pageToTryAgain(search = location.search, origin = location.origin): string | null {
  const back = new URLSearchParams(search).get('back');
  if (!back || !URL.canParse(back, origin)) return null;
  const page = new URL(back, origin);
  return page.origin === origin ? page.pathname + page.search : null; // a link must not lead elsewhere
}
