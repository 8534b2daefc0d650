// A service worker redirects here when its server does not answer, with the page that was wanted.
import { parsedUrl } from './serverAddress';

/** The page of the server to try again; null: this page was not opened by such a redirect. */
export function pageToTryAgain(search = location.search, origin = location.origin): string | null {
  const back = new URLSearchParams(search).get('back');
  const page = back ? parsedUrl(back, origin) : null;
  return page?.origin === origin ? page.pathname + page.search : null; // a link must not lead elsewhere
}
