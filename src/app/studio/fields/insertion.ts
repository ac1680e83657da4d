/** A text after something was inserted, and where the caret is then. */
export interface Insertion {
  readonly text: string;
  readonly caret: number;
}

/** What is selected in a text; both are the caret if nothing is. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export function insertText(text: string, { start, end }: TextRange, piece: string): Insertion {
  return { text: text.slice(0, start) + piece + text.slice(end), caret: start + piece.length };
}

/** Inserts a call of a function around what is selected, and puts the caret after its bracket or what was selected. */
export function insertFunction(text: string, { start, end }: TextRange, signature: string): Insertion {
  const name = signature.slice(0, signature.indexOf('('));
  const inserted = `${name}(${text.slice(start, end)})`;
  return { text: text.slice(0, start) + inserted + text.slice(end), caret: start + inserted.length - 1 };
}

/** Inserts a filter into the braces around the caret or right before it, or else into new ones with a column. */
export function insertFilter(
  text: string,
  { start, end }: TextRange,
  filter: string,
  column: string,
): Insertion {
  const before = text.slice(0, start);
  const isWithin = before.lastIndexOf('{') > before.lastIndexOf('}');
  if (isWithin) return insertText(text, { start, end }, `|${filter}`);
  if (before.endsWith('}')) return insertText(text, { start: start - 1, end: start - 1 }, `|${filter}`);
  return insertText(text, { start, end }, `{${column}|${filter}}`);
}
