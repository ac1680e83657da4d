import { noteAction } from './actions.ts';
import type { Cursor } from './cursor.ts';
import type { DraftForeignKey, DraftKey, DraftTable } from './drafts.ts';
import { readKeyColumns } from './key-columns.ts';
import type { SqlScript } from './script.ts';

interface ConstraintContext {
  readonly script: SqlScript;
  readonly table: DraftTable;
  readonly name: string | undefined;
  /** The offset of the constraint, with its name. */
  readonly start: number;
}

type ConstraintReader = (cursor: Cursor, context: ConstraintContext) => void;

const CONSTRAINTS: ReadonlyMap<string, ConstraintReader> = new Map(
  Object.entries({
    PRIMARY: (cursor, context) => {
      cursor.expect('KEY');
      if (takesIndex('primary', cursor, context)) return;
      skipToColumns(cursor);
      addKey('primary', readKeyColumns(cursor).columns, cursor, context);
    },
    UNIQUE: (cursor, context) => {
      if (takesIndex('unique', cursor, context)) return;
      const { script, start } = context;
      const name = indexName(cursor, script);
      skipToColumns(cursor);
      const { columns, reason } = readKeyColumns(cursor);
      if (columns.length > 0) addKey('unique', columns, cursor, { ...context, name: name ?? context.name });
      if (reason !== undefined) script.skip(start, cursor.readTo, reason, true);
    },
    FOREIGN: (cursor, { script, table, name, start }) => {
      cursor.expect('KEY');
      const index = indexName(cursor, script);
      skipToColumns(cursor);
      const { columns } = readKeyColumns(cursor);
      cursor.expect('REFERENCES');
      const parent = cursor.qualifiedName();
      const references = cursor.sees('(') ? readKeyColumns(cursor).columns : [];
      const key: DraftForeignKey = {
        name: name ?? index,
        columns,
        table: parent,
        references,
        offset: start,
        end: cursor.readTo,
        actions: new Set(),
      };
      table.addForeignKey(key, script.findTable(parent));
      const rest = cursor.skipTo(NEXT_CONSTRAINT);
      while (!rest.isAtEnd) if (rest.take().keyword === 'ON') noteAction(rest, script, key);
    },
    CHECK: (cursor, { table, name, start }) => {
      cursor.takes('NOT', 'FOR', 'REPLICATION');
      table.addCheck({ expression: cursor.parenthesized(), offset: start, name });
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

function addKey(
  kind: DraftKey['kind'],
  columns: readonly string[],
  { readTo: end }: Cursor,
  { table, name, start: offset }: ConstraintContext,
): void {
  table.addKey({ kind, columns, name, offset, end });
}

/** `USING INDEX u`: the statement that creates the index says which columns are unique. */
function takesIndex(kind: DraftKey['kind'], cursor: Cursor, { table, name }: ConstraintContext): boolean {
  if (!cursor.takes('USING', 'INDEX')) return false;
  const index = cursor.name();
  const key = table.keys.find((one) => one.name === index);
  if (key) {
    table.keys = table.keys.filter((one) => one !== key);
    table.addKey({ ...key, kind, name: name ?? index });
  }
  return true;
}

/** The name between the words of a key and its columns, which MySQL writes there. */
function indexName(cursor: Cursor, { dialect }: SqlScript): string | undefined {
  if (dialect !== 'mysql') return undefined;
  if (cursor.seesOneOf(INDEX_NAMED)) cursor.take();
  return cursor.sees('(') || cursor.sees('USING') || cursor.isAtEnd ? undefined : cursor.name();
}

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
    const isNamed = cursor.takes('CONSTRAINT') && !cursor.seesOneOf(CONSTRAINTS);
    const name = isNamed ? cursor.name() : undefined;
    const { keyword } = cursor.take();
    const reader = CONSTRAINTS.get(keyword);
    if (reader) reader(cursor, { script, table, name, start });
    else script.skip(start, cursor.readTo, 'This constraint is not known.', true);
    cursor.skipTo(NEXT_CONSTRAINT);
  }
}
