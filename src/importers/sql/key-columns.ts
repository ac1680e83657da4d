import type { Cursor } from './cursor.ts';

export interface KeyColumns {
  readonly columns: readonly string[];
  /** Why the columns do not say all about the key, as a sentence. */
  readonly reason?: string;
}

/** Reads the columns of a key or an index in parentheses: `(a, b DESC, name(10))`. */
export function readKeyColumns(cursor: Cursor): KeyColumns {
  const columns: string[] = [];
  let reason: string | undefined;
  for (const part of cursor.parenthesized().split()) {
    const isExpression = part.sees('(') || part.peek()?.kind === 'number' || part.peek()?.kind === 'symbol';
    if (isExpression) return { columns: [], reason: 'A unique key with an expression is not read.' };
    columns.push(part.name());
    if (!part.sees('(')) continue;
    if (part.peek(1)?.kind !== 'number' || part.peek(2)?.keyword !== ')') {
      return { columns: [], reason: 'A unique key with an expression is not read.' };
    }
    reason = `Only the first ${part.peek(1)?.text} characters of “${columns.at(-1)}” are compared. All of them were read as the key.`;
  }
  return { columns, ...(reason !== undefined && { reason }) };
}
