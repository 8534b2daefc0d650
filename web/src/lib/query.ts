// The query of an address: what pages and requests add to their path.

/** Facts as the query of an address, without those that are empty. */
export function query(facts: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(facts).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}

/** A small number in a query, such as a seat or a step; null if there is none. */
export function numberIn(query: string, name: string): number | null {
  const text = new URLSearchParams(query).get(name);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
