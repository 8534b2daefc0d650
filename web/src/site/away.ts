// Whoever comes here because a server did not answer: where they wanted to go.

/** The page of the server to try again; null: nobody sent us here. */
export function pageToTryAgain(search = location.search, origin = location.origin): string | null {
  const back = new URLSearchParams(search).get('back');
  if (!back || !URL.canParse(back, origin)) return null;
  const page = new URL(back, origin);
  return page.origin === origin ? page.pathname + page.search : null; // a link must not lead elsewhere
}
