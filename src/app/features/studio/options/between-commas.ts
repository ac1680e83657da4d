/** Splits a line at its commas, except at those within a quoted text that reaches to the end of its part. */
export function betweenCommas(line: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  /** Quotes before this place begin no quoted text: they were read as a part of one already. */
  let read = 0;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === ',') {
      parts.push(line.slice(from, at));
      from = at + 1;
    } else if (line[at] === '"' && at >= read) {
      const end = endOfQuoted(line, at);
      read = end - 1;
      if (isEndOfPart(line, end)) at = end - 1;
    }
  }
  parts.push(line.slice(from));
  return parts;
}

/** The place after the closing quote, which no backslash escapes; beyond the line if the quote is missing. */
function endOfQuoted(line: string, start: number): number {
  let at = start + 1;
  while (at < line.length && line[at] !== '"') at += line[at] === '\\' ? 2 : 1;
  return at + 1;
}

function isEndOfPart(line: string, from: number): boolean {
  if (from > line.length) return false;
  let at = from;
  while (line[at]?.trim() === '') at++;
  return at === line.length || line[at] === ',';
}
