import { cellTexts } from './row-texts.ts';
import { storableJsonIn } from './sql-arrays.ts';
import type { Circle } from './sql-circle.ts';
import { loadingOf } from './sql-circles.ts';
import { aroundNumbers, overridingIn } from './sql-counters.ts';
import { type Dialect, literalsOf, type SqlOptions, storedType } from './sql-dialect.ts';
import {
  COMMIT,
  createInserts,
  createTextTable,
  inComment,
  namedTables,
  type SqlTable,
} from './sql-texts.ts';
import type { SchemaWriter, TableHead, Writer } from './writer.ts';

/** The tables of a script, and its statements before and after the rows. */
export interface SqlStatements {
  /** Comments about tables that the script leaves out, and about keys and values that the database may refuse. */
  readonly notes: string;
  /** In loading order: each table after the tables that it refers to, except in circles. */
  readonly tables: readonly SqlTable[];
  readonly circles: readonly Circle[];
  readonly drop: string;
  readonly create: string;
  /** Adds the foreign keys of circles after all rows. */
  readonly close: string;
  /** Lets the database number new rows behind those that are written. */
  readonly advance: string;
}

/** Leaves out tables without columns: only PostgreSQL has such tables, and it cannot insert rows into them by value. */
export function storableTables(heads: readonly TableHead[]): {
  readonly tables: readonly TableHead[];
  readonly notes: string;
} {
  const leftOut = heads.filter(({ columns }) => columns.length === 0);
  const noteOn = ({ name }: TableHead) =>
    `-- The table “${inComment(name)}” is left out: it has no columns.\n`;
  return {
    tables: heads.filter(({ columns }) => columns.length > 0),
    notes: leftOut.map(noteOn).join(''),
  };
}

export function dropTable({ name }: SqlTable): string {
  return `DROP TABLE IF EXISTS ${name};\n`;
}

/** Creates a script for the option `strings`: every column is a text, and there are no keys. */
export function createTextScript(
  heads: readonly TableHead[],
  dialect: Dialect,
  options: SqlOptions,
): SchemaWriter {
  return createSqlScript(dialect, textStatements(heads, dialect), options);
}

function textStatements(heads: readonly TableHead[], dialect: Dialect): SqlStatements {
  const { tables: storable, notes } = storableTables(heads);
  const tables = namedTables(storable, dialect);
  const creates = tables.map((table) => createTextTable(dialect, table));
  return {
    notes,
    tables,
    circles: [],
    drop: tables.map(dropTable).join(''),
    create: creates.join(''),
    close: '',
    advance: '',
  };
}

interface RowsOptions extends Pick<SqlOptions, 'rowsPerInsert' | 'strings'> {
  /** Words between the columns and VALUES. */
  readonly overriding?: string;
}

/** Creates the writer of a table's rows in INSERT statements. */
export function createRowsWriter(
  dialect: Dialect,
  table: SqlTable,
  { rowsPerInsert, strings, overriding = '' }: RowsOptions,
): Writer {
  const cells = table.table.columns.map((column) =>
    cellTexts(
      literalsOf(dialect, storableJsonIn(dialect, column)),
      { type: strings ? 'text' : storedType(dialect, column), characters: column.characters },
      { nullText: 'NULL' },
    ),
  );
  const timestamps = strings ? undefined : dialect.timestamps;
  return createInserts(table, cells, { rowsPerInsert, timestamps, overriding });
}

/** Creates the writer of a table's rows, which lets them have numbers that the database otherwise makes. */
function createNumberedWriter(dialect: Dialect, table: SqlTable, options: SqlOptions): Writer {
  if (options.strings) return createRowsWriter(dialect, table, options);
  const overriding = createsTables(options) ? '' : overridingIn(options.dialect, table);
  const writer = createRowsWriter(dialect, table, { ...options, overriding });
  const { before, after } = aroundNumbers(options.dialect, dialect, table);
  return { ...writer, head: () => before + writer.head(), tail: () => writer.tail() + after };
}

/** Whether the script makes the tables that it fills. */
function createsTables({ create, existing }: Pick<SqlOptions, 'create' | 'existing'>): boolean {
  return create && !existing;
}

/** Creates the writer of a table's rows in an existing table, whose foreign keys hold at any time. */
function withCircles(
  dialect: Dialect,
  { circles, tables }: SqlStatements,
  options: SqlOptions,
  rowsOf: (table: SqlTable) => Writer,
): (table: SqlTable) => Writer {
  const { before, after, target } = loadingOf(circles, tables, dialect, options);
  return (table) => {
    const writer = rowsOf(target(table));
    return {
      ...writer,
      head: () => before(table) + writer.head(),
      tail: () => writer.tail() + after(table),
    };
  };
}

/** Creates a script: tables with their keys, then rows, then the foreign keys of tables that refer to each other. */
export function createSqlScript(
  dialect: Dialect,
  statements: SqlStatements,
  options: SqlOptions,
  rowsOf = (table: SqlTable) => createNumberedWriter(dialect, table, options),
): SchemaWriter {
  const drop = options.drop ? statements.drop : '';
  const isCreated = createsTables(options);
  const create = isCreated ? statements.create : '';
  const close = isCreated ? statements.close : '';
  const writerOf = isCreated ? rowsOf : withCircles(dialect, statements, options, rowsOf);
  const begin = options.transaction ? dialect.begin : '';
  const commit = options.transaction ? COMMIT : '';
  return {
    head: () =>
      dialect.settings +
      statements.notes +
      (dialect.createCommits ? drop + create + begin : begin + drop + create),
    tables: statements.tables.map((table) => ({ name: table.table.name, writer: writerOf(table) })),
    tail: () =>
      (dialect.createCommits ? statements.advance + commit + close : close + statements.advance + commit) +
      dialect.restore,
  };
}
