const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;

/** Reads a number; undefined for any other text. */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim().replace('\u2212', '-');
  const number = NUMBER.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** A weight as a document has it: none for an empty text, and the text itself where it is no number. */
export function parseWeight(text: string): number | string | undefined {
  return text.trim() === '' ? undefined : (parseNumber(text) ?? text);
}

/** A percentage, with its sign or without. An empty text is 0. */
export function parsePercent(text: string): number | undefined {
  const trimmed = text.trim();
  const bare = trimmed.endsWith('%') ? trimmed.slice(0, -1).trimEnd() : trimmed;
  return bare === '' ? 0 : parseNumber(bare);
}
