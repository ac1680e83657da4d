import { noteAction } from './actions.ts';
import type { Cursor, QualifiedName } from './cursor.ts';
import type { DraftForeignKey, DraftKey, DraftTable } from './drafts.ts';
import { type KeyColumns, readKeyColumns } from './key-columns.ts';
import { readOptions } from './options.ts';
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
      readKeyHead(cursor);
      addKey('primary', readKeyColumns(cursor), cursor, context);
    },
    UNIQUE: (cursor, context) => {
      if (takesIndex('unique', cursor, context)) return;
      const { script, start } = context;
      const name = readKeyHead(cursor)?.at(-1);
      const key = readKeyColumns(cursor);
      if (key.columns.length > 0) addKey('unique', key, cursor, { ...context, name: name ?? context.name });
      if (key.reason !== undefined) script.skip(start, cursor.readTo, key.reason, true);
    },
    FOREIGN: (cursor, { script, table, name, start }) => {
      cursor.expect('KEY');
      const index = readKeyHead(cursor)?.at(-1);
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
      readOptions(cursor, { until: NEXT_CONSTRAINT, onEvent: (event) => noteAction(event, script, key) });
    },
    CHECK: (cursor, { table, name, start }) => {
      cursor.takes('NOT', 'FOR', 'REPLICATION');
      table.addCheck({ expression: cursor.parenthesized().kept(), offset: start, name });
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

function addKey(
  kind: DraftKey['kind'],
  { columns, folded, beginnings }: KeyColumns,
  { readTo: end }: Cursor,
  { table, name, start: offset }: ConstraintContext,
): void {
  table.addKey({ kind, columns, folded, beginnings, name, offset, end });
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

/** What begins another constraint in the same part, which SQLite allows. */
const NEXT_CONSTRAINT = new Set(['CONSTRAINT', 'PRIMARY', 'UNIQUE', 'FOREIGN', 'CHECK']);
/** Words before the columns of a key. */
const KEY_WORDS = new Set(
  'CLUSTERED COLUMNSTORE CONCURRENTLY DISTINCT EXISTS HASH IF INDEX KEY NONCLUSTERED NOT NULLS UNIQUE'.split(
    ' ',
  ),
);
const KEY_METHODS = new Set(['USING', 'TYPE']);

/**
 * Before the columns of a key, or another symbol or word, come words such as CLUSTERED, and the name of its index.
 * @returns the name
 */
export function readKeyHead(cursor: Cursor, end = '('): QualifiedName | undefined {
  let name: QualifiedName | undefined;
  while (!cursor.isAtEnd && !cursor.sees(end)) {
    if (cursor.seesOneOf(KEY_WORDS)) cursor.take();
    else if (cursor.seesOneOf(KEY_METHODS)) {
      cursor.take();
      cursor.take();
    } else if (name) cursor.skip();
    else name = cursor.qualifiedName();
  }
  return name;
}

const INDEX_WORDS = new Set(['KEY', 'INDEX', 'FULLTEXT', 'SPATIAL', 'VECTOR', 'FAMILY', 'INVERTED']);
/** Words between the name of an index and its columns. */
const INDEX_METHODS = new Set(['USING', 'CLUSTERED', 'NONCLUSTERED', 'UNIQUE', 'COLUMNSTORE', 'TYPE']);

/**
 * Whether a part of a table's definition is an index that allows any rows, or a period, and not a column with such a name. An
 * index names columns: `key (a)`, where a type has numbers, as in `key varchar(10)`.
 */
export function isIndex(cursor: Cursor, { dialect, readAs }: SqlScript, table: DraftTable): boolean {
  if (cursor.sees('PERIOD', 'FOR') || (readAs !== undefined && isForeignIndex(cursor))) return true;
  let ahead = 0;
  while (INDEX_WORDS.has(cursor.peek(ahead)?.keyword ?? '')) ahead++;
  if (ahead === 0) return false;
  const isNamed = cursor.peek(ahead)?.keyword !== '(';
  const isUnnamedMethod = isNamed && INDEX_METHODS.has(cursor.peek(ahead)?.keyword ?? '');
  const next = cursor.peek(isNamed && !isUnnamedMethod ? ahead + 1 : ahead);
  // Elsewhere these words can be names, and `key geometry(Point)` and `key text UNIQUE` columns.
  const isReserved = dialect === 'mysql' || dialect === 'sqlserver' || ahead > 1;
  if (next && INDEX_METHODS.has(next.keyword)) return isReserved || next.keyword !== 'UNIQUE';
  if (next?.keyword !== '(') return false;
  const column = cursor.peek(ahead + (isNamed ? 2 : 1));
  if (column?.kind === 'number' || column?.kind === 'string') return false;
  return isReserved || !isNamed || table.column(column?.text ?? '') !== undefined;
}

/** Reads an index or a period, for which `isIndex` is true. */
export function readIndex(cursor: Cursor, script: SqlScript): undefined {
  if (script.readAs !== undefined && isForeignIndex(cursor)) {
    cursor.kept();
    return;
  }
  if (!cursor.takes('PERIOD', 'FOR')) while (cursor.seesOneOf(INDEX_WORDS)) cursor.take();
  readKeyHead(cursor);
  if (cursor.sees('(')) readKeyColumns(cursor);
  readOptions(cursor);
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
    readOptions(cursor, { until: NEXT_CONSTRAINT });
  }
}
