/** A pair of escaped surrogates, a half of one, or any other escape. */
const ESCAPE =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;

/** Replaces escaped halves of surrogate pairs by U+FFFD. For one of them, DuckDB refuses the whole file. */
export function wellFormedJson(json: string): string {
  if (!json.includes('\\u')) return json;
  return json.replace(ESCAPE, (escaped, half) => (half === undefined ? escaped : '\ufffd'));
}
