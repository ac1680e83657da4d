import { noteAction } from './actions.ts';
import type { Cursor } from './cursor.ts';
import type { DraftForeignKey, DraftTable } from './drafts.ts';
import { readKeyColumns } from './key-columns.ts';
import { readOptions } from './options.ts';
import type { SqlScript } from './script.ts';

interface Reading {
  readonly script: SqlScript;
  readonly table: DraftTable;
  /** The offset of the constraint, with its name. */
  readonly start: number;
}

type ConstraintReader = (cursor: Cursor, reading: Reading) => void;

const CONSTRAINTS: ReadonlyMap<string, ConstraintReader> = new Map(
  Object.entries({
    PRIMARY: (cursor, { table }) => {
      cursor.expect('KEY');
      readKeyHead(cursor);
      table.primaryKey = readKeyColumns(cursor).columns;
    },
    UNIQUE: (cursor, { script, table, start }) => {
      // The statement that creates the index says which columns are unique.
      if (cursor.takes('USING', 'INDEX')) {
        cursor.name();
        return;
      }
      readKeyHead(cursor);
      const { columns, reason } = readKeyColumns(cursor);
      if (columns.length > 0) table.uniqueKeys.push(columns);
      if (reason !== undefined) script.skip(start, cursor.readTo, reason, true);
    },
    FOREIGN: (cursor, { script, table, start }) => {
      cursor.expect('KEY');
      readKeyHead(cursor);
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
      readOptions(cursor, { until: NEXT_CONSTRAINT, onEvent: (event) => noteAction(event, script, key) });
    },
    CHECK: (cursor, { table, start }) => {
      cursor.takes('NOT', 'FOR', 'REPLICATION');
      table.checks.push({ expression: cursor.parenthesized().kept(), offset: start });
    },
    EXCLUDE: (cursor, { script, start }) => {
      cursor.skipTo(NEXT_CONSTRAINT).kept();
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
/** Words before the columns of a key. */
const KEY_WORDS = new Set(
  'CLUSTERED COLUMNSTORE CONCURRENTLY DISTINCT EXISTS HASH IF INDEX KEY NONCLUSTERED NOT NULLS UNIQUE'.split(
    ' ',
  ),
);
const KEY_METHODS = new Set(['USING', 'TYPE']);

/** Before the columns of a key, or another symbol or word, come words such as CLUSTERED, and the name of its index. */
export function readKeyHead(cursor: Cursor, end = '('): void {
  let hasName = false;
  while (!cursor.isAtEnd && !cursor.sees(end)) {
    if (cursor.seesOneOf(KEY_METHODS)) cursor.take();
    else if (!cursor.seesOneOf(KEY_WORDS)) {
      if (hasName) {
        cursor.skip();
        continue;
      }
      hasName = true;
    }
    cursor.take();
  }
}

const INDEX_WORDS = new Set(['KEY', 'INDEX', 'FULLTEXT', 'SPATIAL', 'VECTOR', 'FAMILY', 'INVERTED']);
/** What follows the name of an index before its columns. */
const INDEX_METHODS = new Set(['USING', 'CLUSTERED', 'NONCLUSTERED', 'UNIQUE', 'COLUMNSTORE', 'TYPE']);

/**
 * Whether a part of a table's definition is an index that allows any rows, or a period, and not a column with such a name. An
 * index names columns: `key (a)`, where a type has numbers, as in `key varchar(10)`.
 */
export function isIndex(cursor: Cursor, { dialect }: SqlScript, table: DraftTable): boolean {
  if (cursor.sees('PERIOD', 'FOR')) return true;
  let ahead = 0;
  while (INDEX_WORDS.has(cursor.peek(ahead)?.keyword ?? '')) ahead++;
  if (ahead === 0) return false;
  const isNamed = cursor.peek(ahead)?.keyword !== '(';
  const isUnnamedMethod = isNamed && INDEX_METHODS.has(cursor.peek(ahead)?.keyword ?? '');
  const next = cursor.peek(isNamed && !isUnnamedMethod ? ahead + 1 : ahead);
  if (next && INDEX_METHODS.has(next.keyword)) return true;
  if (next?.keyword !== '(') return false;
  const column = cursor.peek(ahead + (isNamed ? 2 : 1));
  if (column?.kind === 'number' || column?.kind === 'string') return false;
  // Elsewhere these words can be names, and `key geometry(Point)` a column.
  const isReserved = dialect === 'mysql' || dialect === 'sqlserver' || ahead > 1;
  return isReserved || !isNamed || table.column(column?.text ?? '') !== undefined;
}

/** Reads an index or a period of which `isIndex` is true. */
export function readIndex(cursor: Cursor): undefined {
  if (!cursor.takes('PERIOD', 'FOR')) while (cursor.seesOneOf(INDEX_WORDS)) cursor.take();
  readKeyHead(cursor);
  if (cursor.sees('(')) readKeyColumns(cursor);
  readOptions(cursor);
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
    readOptions(cursor, { until: NEXT_CONSTRAINT });
  }
}
