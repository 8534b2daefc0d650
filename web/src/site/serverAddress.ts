/** The address; null if it is none. */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** The origin of a server as a user types it, as `https://table.example`; null if that is no address. */
export function serverAddress(text: string): string | null {
  const given = text.trim();
  if (!given || /\s/.test(given)) return null;
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(given);
  const whole = hasScheme ? given : `https://${given}`;
  const address = parsedUrl(whole);
  if (!address || !['http:', 'https:'].includes(address.protocol) || address.username) return null;
  const isName = address.hostname.includes('.') || address.hostname.startsWith('[');
  return isName || address.hostname === 'localhost' ? address.origin : null;
}
