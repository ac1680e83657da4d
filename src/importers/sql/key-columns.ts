import type { Cursor } from './cursor.ts';

export interface KeyColumns {
  readonly columns: readonly string[];
  /** The columns that the key compares without regard to case. */
  readonly folded: readonly string[];
  /** The columns whose beginning alone the key compares, with the number of its characters. */
  readonly beginnings?: readonly KeyBeginning[];
  /** Why the columns do not say all about the key, as a sentence. */
  readonly reason?: string;
}

export interface KeyBeginning {
  readonly name: string;
  readonly length: number;
}

interface KeyColumn {
  readonly name: string;
  readonly foldsCase: boolean;
}

const NOT_READ =
  'A unique key with an expression is not read. The database may refuse rows that have the same value of it.';

/** Reads the columns of a key or an index in parentheses: `(a, b DESC, name(10), lower(c))`. */
export function readKeyColumns(cursor: Cursor): KeyColumns {
  const columns: KeyColumn[] = [];
  const beginnings: KeyBeginning[] = [];
  let reason: string | undefined;
  for (const part of cursor.parenthesized().split()) {
    const { index, end } = part;
    const column = keyColumn(part);
    if (!column) reason = NOT_READ;
    else if (part.takes('(')) {
      const { text } = part.take();
      reason ??= `Only the first ${text} characters of “${column.name}” are compared. All of them were read as the key.`;
      beginnings.push({ name: column.name, length: Number(text) });
      part.expect(')');
    }
    const foldsCase = column && readOrder(part);
    if (column) columns.push({ ...column, foldsCase: column.foldsCase || foldsCase === true });
    else part.markRead(index, end);
  }
  if (reason === NOT_READ) return { columns: [], folded: [], reason };
  return {
    columns: columns.map(({ name }) => name),
    folded: columns.flatMap(({ name, foldsCase }) => (foldsCase ? [name] : [])),
    ...(beginnings.length > 0 && { beginnings }),
    ...(reason !== undefined && { reason }),
  };
}

const FOLDING: ReadonlySet<string> = new Set(['LOWER', 'UPPER', 'LCASE', 'UCASE']);

/**
 * The column that a part of a key compares: by itself, in lower or upper case, or with another value in place of null, as in
 * `lower((name)::text)` and `COALESCE(parent, 0)`. Undefined for other expressions.
 */
function keyColumn(part: Cursor): KeyColumn | undefined {
  const isInParentheses = part.sees('(');
  const isFolding = part.seesOneOf(FOLDING) && part.peek(1)?.keyword === '(';
  if (isFolding || part.sees('COALESCE', '(') || part.sees('IFNULL', '(')) part.take();
  else if (!isInParentheses) return plainColumn(part);
  const [first, ...others] = part.parenthesized().split();
  for (const other of others) other.kept();
  const inner = first && keyColumn(first);
  if (!inner || !first.isAtEnd || (isInParentheses && others.length > 0)) return undefined;
  readCasts(part);
  return { ...inner, foldsCase: inner.foldsCase || isFolding };
}

function plainColumn(part: Cursor): KeyColumn | undefined {
  const first = part.peek();
  const isFunction = part.peek(1)?.keyword === '(' && !isPrefixLength(part);
  if (first === undefined || first.kind === 'number' || first.kind === 'symbol' || isFunction)
    return undefined;
  const name = part.name();
  readCasts(part);
  return { name, foldsCase: false };
}

/** `(10)` behind the name of a column. */
function isPrefixLength(part: Cursor): boolean {
  return part.peek(2)?.kind === 'number' && part.peek(3)?.keyword === ')';
}

function readCasts(part: Cursor): void {
  while (part.takes('::')) {
    part.qualifiedName();
    part.takes('VARYING');
  }
}

/** `COLLATE "C" text_pattern_ops DESC NULLS LAST`. Returns whether the collation folds case. */
function readOrder(part: Cursor): boolean {
  const foldsCase = part.takes('COLLATE') && collationFoldsCase(part.qualifiedName().at(-1) ?? '') === true;
  if (part.peek()?.text.endsWith('_ops')) part.qualifiedName();
  if (!part.takes('ASC')) part.takes('DESC');
  if (part.takes('NULLS')) part.take();
  return foldsCase;
}

/** Undefined if the name does not say it. */
export function collationFoldsCase(name: string): boolean | undefined {
  if (/^nocase$|_ci\b|_ci_/i.test(name)) return true;
  return /^(?:binary|rtrim|c|posix)$|_(?:bin2?|cs)\b|_cs_/i.test(name) ? false : undefined;
}
