import { type Dialect, literalOf, type SqlOptions } from './sql-dialect.ts';
import { COMMIT, createInserts, createTextTable, namedTables, type SqlTable } from './sql-texts.ts';
import type { SchemaWriter, TableHead, Writer } from './writer.ts';

/** The statements before and after the rows. */
export interface SqlStatements {
  /** In the order in which they can be loaded: each after those that it refers to, but for circles. */
  readonly tables: readonly SqlTable[];
  readonly drop: string;
  readonly create: string;
  /** Keys of tables that refer to each other, once all rows are there. */
  readonly close: string;
}

export function dropTable({ name }: SqlTable): string {
  return `DROP TABLE IF EXISTS ${name};\n`;
}

/** Every column a text, and no keys. */
export function textStatements(heads: readonly TableHead[], dialect: Dialect): SqlStatements {
  const tables = namedTables(heads, dialect);
  const creates = tables.map((table) => createTextTable(dialect, table));
  return { tables, drop: tables.map(dropTable).join(''), create: creates.join(''), close: '' };
}

function createRowsWriter(
  dialect: Dialect,
  table: SqlTable,
  { rowsPerInsert, strings }: SqlOptions,
): Writer<string> {
  const literals = table.table.columns.map(({ type }) => literalOf(dialect, strings ? 'text' : type));
  return createInserts(table, literals, rowsPerInsert);
}

/** A script that a database loads: tables with their keys, rows, and the keys of tables that refer to each other. */
export function createSqlScript(
  dialect: Dialect,
  statements: SqlStatements,
  options: SqlOptions,
  rowsOf = (table: SqlTable) => createRowsWriter(dialect, table, options),
): SchemaWriter<string> {
  const drop = options.drop ? statements.drop : '';
  const create = options.create ? statements.create : '';
  const close = options.create ? statements.close : '';
  const begin = options.transaction ? dialect.begin : '';
  const commit = options.transaction ? COMMIT : '';
  return {
    head: () => dialect.settings + (dialect.createCommits ? drop + create + begin : begin + drop + create),
    tables: statements.tables.map((table) => ({
      name: table.table.name,
      writer: rowsOf(table),
    })),
    tail: () => (dialect.createCommits ? commit + close : close + commit),
  };
}
