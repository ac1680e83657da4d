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
  const parts = cursor.parenthesized().split();
  if (parts.some(isExpression)) {
    for (const part of parts) part.kept();
    return { columns: [], reason: 'A unique key with an expression is not read.' };
  }
  for (const part of parts) {
    columns.push(part.name());
    if (part.takes('(')) {
      reason = `Only the first ${part.take().text} characters of “${columns.at(-1)}” are compared. All of them were read as the key.`;
      part.expect(')');
    }
    readOrder(part);
  }
  return { columns, ...(reason !== undefined && { reason }) };
}

function isExpression(part: Cursor): boolean {
  const first = part.peek();
  if (first?.kind === 'number' || first?.kind === 'symbol') return true;
  return part.peek(1)?.keyword === '(' && (part.peek(2)?.kind !== 'number' || part.peek(3)?.keyword !== ')');
}

/** `COLLATE "C" text_pattern_ops DESC NULLS LAST` */
function readOrder(part: Cursor): void {
  if (part.takes('COLLATE')) part.qualifiedName();
  if (part.peek()?.text.endsWith('_ops')) part.qualifiedName();
  if (!part.takes('ASC')) part.takes('DESC');
  if (part.takes('NULLS')) part.take();
}
