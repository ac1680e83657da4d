import { noteAction } from './actions.ts';
import type { Cursor } from './cursor.ts';
import type { DraftForeignKey, DraftTable } from './drafts.ts';
import { readKeyColumns } from './key-columns.ts';
import type { SqlScript } from './script.ts';

interface ConstraintContext {
  readonly script: SqlScript;
  readonly table: DraftTable;
  /** The offset of the constraint, with its name. */
  readonly start: number;
}

type ConstraintReader = (cursor: Cursor, reading: ConstraintContext) => void;

const CONSTRAINTS: ReadonlyMap<string, ConstraintReader> = new Map(
  Object.entries({
    PRIMARY: (cursor, { table }) => {
      cursor.expect('KEY');
      skipToColumns(cursor);
      table.primaryKey = readKeyColumns(cursor).columns;
    },
    UNIQUE: (cursor, { script, table, start }) => {
      // The statement that creates the index says which columns are unique.
      if (cursor.takes('USING', 'INDEX')) return;
      skipToColumns(cursor);
      const { columns, reason } = readKeyColumns(cursor);
      if (columns.length > 0) table.uniqueKeys.push(columns);
      if (reason !== undefined) script.skip(start, cursor.readTo, reason, true);
    },
    FOREIGN: (cursor, { script, table, start }) => {
      cursor.expect('KEY');
      skipToColumns(cursor);
      const { columns } = readKeyColumns(cursor);
      cursor.expect('REFERENCES');
      const parent = cursor.qualifiedName();
      const references = cursor.sees('(') ? readKeyColumns(cursor).columns : [];
      const end = cursor.readTo;
      const key: DraftForeignKey = {
        columns,
        table: parent,
        references,
        offset: start,
        end,
        actions: new Set(),
      };
      table.foreignKeys.push(key);
      const rest = cursor.skipTo(NEXT_CONSTRAINT);
      while (!rest.isAtEnd) if (rest.take().keyword === 'ON') noteAction(rest, script, key);
    },
    CHECK: (cursor, { table, start }) => {
      cursor.takes('NOT', 'FOR', 'REPLICATION');
      table.checks.push({ expression: cursor.parenthesized(), offset: start });
    },
    EXCLUDE: (cursor, { script, start }) => {
      cursor.skipTo(NEXT_CONSTRAINT);
      script.skip(start, cursor.readTo, 'Exclusion constraints are not read.', true);
    },
    NOT: (cursor, { table }) => {
      // PostgreSQL 18 prints `CONSTRAINT name NOT NULL column`.
      cursor.expect('NULL');
      const column = table.column(cursor.name());
      if (column) column.isNotNull = true;
    },
  } satisfies Record<string, ConstraintReader>),
);

/** What begins another constraint in the same part, which SQLite allows. */
const NEXT_CONSTRAINT = new Set(['CONSTRAINT', 'PRIMARY', 'UNIQUE', 'FOREIGN', 'CHECK']);
/** Before the columns of a key come words such as CLUSTERED, and the name of its index. */
const COLUMNS = new Set(['(']);

function skipToColumns(cursor: Cursor): void {
  cursor.skipTo(COLUMNS);
}

const INDEX_NAMED = new Set(['KEY', 'INDEX']);
const INDEX_KINDS = new Set(['FULLTEXT', 'SPATIAL', 'VECTOR', 'PERIOD']);

/** Whether a part of a table's definition is an index that allows any rows. */
export function isIndex(cursor: Cursor, { dialect, readAs }: SqlScript): boolean {
  if (readAs !== undefined && isForeignIndex(cursor)) return true;
  if (dialect !== 'mysql' && dialect !== 'sqlserver') return false;
  return cursor.seesOneOf(INDEX_NAMED) || cursor.seesOneOf(INDEX_KINDS);
}

const FOREIGN_INDEXES = new Set(['INDEX', 'INVERTED', 'FAMILY', 'PROJECTION', 'SUPPLEMENTAL']);

/** `INVERTED INDEX a (b)`, `FAMILY "primary" (a, b)`, `INDEX a lower(b) TYPE minmax`, and not a column `index INT`. */
function isForeignIndex(cursor: Cursor): boolean {
  if (!cursor.seesOneOf(FOREIGN_INDEXES)) return false;
  const columns = [1, 2, 3].find((ahead) => cursor.peek(ahead)?.keyword === '(') ?? 0;
  const isLength = cursor.peek(columns + 1)?.kind === 'number';
  return (
    (columns > 0 && !isLength) || cursor.peek(3)?.keyword === 'TYPE' || cursor.sees('SUPPLEMENTAL', 'LOG')
  );
}

/** Whether a part of a table's definition is a constraint, and not a column. */
export function isConstraint(cursor: Cursor): boolean {
  if (cursor.sees('EXCLUDE')) return cursor.sees('EXCLUDE', 'USING') || cursor.sees('EXCLUDE', '(');
  return cursor.seesOneOf(NEXT_CONSTRAINT);
}

/** Reads one or more constraints to the end. */
export function readConstraints(cursor: Cursor, script: SqlScript, table: DraftTable): void {
  while (!cursor.isAtEnd) {
    const start = cursor.peek()?.start ?? 0;
    if (cursor.takes('CONSTRAINT') && !cursor.seesOneOf(CONSTRAINTS)) cursor.name();
    const { keyword } = cursor.take();
    const reader = CONSTRAINTS.get(keyword);
    if (reader) reader(cursor, { script, table, start });
    else script.skip(start, cursor.readTo, 'This constraint is not known.', true);
    cursor.skipTo(NEXT_CONSTRAINT);
  }
}
