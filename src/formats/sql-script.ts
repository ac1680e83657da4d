import { type Dialect, literalOf, type SqlOptions, storedType } from './sql-dialect.ts';
import { COMMIT, createInserts, createTextTable, namedTables, type SqlTable } from './sql-texts.ts';
import type { SchemaWriter, TableHead, Writer } from './writer.ts';

/** The statements before and after the rows. */
export interface SqlStatements {
  /** Comments on tables that the script leaves out. */
  readonly notes: string;
  /** In the order in which they can be loaded: each after those that it refers to, but for circles. */
  readonly tables: readonly SqlTable[];
  readonly drop: string;
  readonly create: string;
  /** Keys of tables that refer to each other, once all rows are there. */
  readonly close: string;
}

/** What a comment of any dialect's client can hold: no line end, and nothing that the client reads as its own command. */
const UNPRINTED = /[^\p{L}\p{M}\p{N} _.-]/gu;

/** The tables that a database can hold. Only PostgreSQL has tables without columns, and it has no row values for them. */
export function storableTables(heads: readonly TableHead[]): {
  readonly tables: readonly TableHead[];
  readonly notes: string;
} {
  const leftOut = heads.filter(({ columns }) => columns.length === 0);
  const noteOn = ({ name }: TableHead) =>
    `-- The table “${name.replace(UNPRINTED, '_')}” is left out: it has no columns.\n`;
  return {
    tables: heads.filter(({ columns }) => columns.length > 0),
    notes: leftOut.map(noteOn).join(''),
  };
}

export function dropTable({ name }: SqlTable): string {
  return `DROP TABLE IF EXISTS ${name};\n`;
}

/** A script whose columns are all texts, without keys: `strings` of the options. */
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
  return { notes, tables, drop: tables.map(dropTable).join(''), create: creates.join(''), close: '' };
}

function createRowsWriter(dialect: Dialect, table: SqlTable, { rowsPerInsert, strings }: SqlOptions): Writer {
  const literals = table.table.columns.map((column) =>
    literalOf(dialect, strings ? 'text' : storedType(dialect, column)),
  );
  return createInserts(table, literals, rowsPerInsert);
}

/** A script that a database loads: tables with their keys, rows, and the keys of tables that refer to each other. */
export function createSqlScript(
  dialect: Dialect,
  statements: SqlStatements,
  options: SqlOptions,
  rowsOf = (table: SqlTable) => createRowsWriter(dialect, table, options),
): SchemaWriter {
  const drop = options.drop ? statements.drop : '';
  const create = options.create ? statements.create : '';
  const close = options.create ? statements.close : '';
  const begin = options.transaction ? dialect.begin : '';
  const commit = options.transaction ? COMMIT : '';
  return {
    head: () =>
      dialect.settings +
      statements.notes +
      (dialect.createCommits ? drop + create + begin : begin + drop + create),
    tables: statements.tables.map((table) => ({
      name: table.table.name,
      writer: rowsOf(table),
    })),
    tail: () => (dialect.createCommits ? commit + close : close + commit),
  };
}
