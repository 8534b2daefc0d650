/** Facts as the query of an address; what is not known is left out. */
export function query(facts: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(facts).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}
