import { type Dialect, literalOf, type SqlOptions } from './sql-dialect.ts';
import { sqlNames } from './sql-names.ts';
import { createCellTexts, type SchemaWriter, type TableHead, type Writer } from './writer.ts';

/** A table under the names that the database takes. */
export interface SqlTable {
  readonly table: TableHead;
  /** Quoted. */
  readonly name: string;
  /** Quoted, in the order of the columns. */
  readonly columns: readonly string[];
}

/** The statements before and after the rows. */
export interface SqlStatements {
  /** In the order in which they can be loaded: each after those that it refers to, but for circles. */
  readonly tables: readonly SqlTable[];
  readonly drop: string;
  readonly create: string;
  /** Keys of tables that refer to each other, once all rows are there. */
  readonly close: string;
}

/** Tables and columns under names that the database takes and tells apart. */
export function namedTables(heads: readonly TableHead[], dialect: Dialect): readonly SqlTable[] {
  const namesOf = (items: readonly { readonly name: string }[]) =>
    sqlNames(
      items.map(({ name }) => name),
      dialect.names,
    ).map(dialect.identifier);
  const names = namesOf(heads);
  return heads.map((table, i) => ({ table, name: names[i] ?? '', columns: namesOf(table.columns) }));
}

export function createTable(dialect: Dialect, name: string, lines: readonly string[]): string {
  const definitions = lines.map((line) => `  ${line}`).join(',\n');
  return `${dialect.createTable} ${name} (\n${definitions}\n)${dialect.tableOptions};\n`;
}

export function dropTable({ name }: SqlTable): string {
  return `DROP TABLE IF EXISTS ${name};\n`;
}

/** Every column a text, and no keys. */
export function textStatements(heads: readonly TableHead[], dialect: Dialect): SqlStatements {
  const tables = namedTables(heads, dialect);
  const creates = tables.map(({ name, columns }) =>
    createTable(
      dialect,
      name,
      columns.map((column) => `${column} ${dialect.longText}`),
    ),
  );
  return { tables, drop: tables.map(dropTable).join(''), create: creates.join(''), close: '' };
}

/** The rows of a table, in INSERTs. */
function createRowsWriter(
  dialect: Dialect,
  { table, name, columns }: SqlTable,
  { rowsPerInsert, strings }: SqlOptions,
): Writer<string> {
  const texts = createCellTexts(table);
  const literals = table.columns.map(({ type }) => literalOf(dialect, strings ? 'text' : type));
  const insert = `INSERT INTO ${name} (${columns.join(', ')}) VALUES\n`;
  let isEmpty = true;
  return {
    head: () => '',
    rows(batch, first) {
      isEmpty = false;
      const written = texts(batch).map((cells, i) => cells.map(literals[i] ?? String));
      let text = '';
      for (let row = 0; row < batch.rowCount; row++) {
        const index = first + row;
        const isStart = index % rowsPerInsert === 0;
        text += isStart ? (index === 0 ? insert : `;\n${insert}`) : ',\n';
        text += `(${written.map((cells) => cells[row]).join(', ')})`;
      }
      return text;
    },
    tail: () => (isEmpty ? '' : ';\n'),
  };
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
  const commit = options.transaction ? 'COMMIT;\n' : '';
  return {
    head: () => dialect.settings + (dialect.createCommits ? drop + create + begin : begin + drop + create),
    tables: statements.tables.map((table) => ({
      name: table.table.name,
      writer: rowsOf(table),
    })),
    tail: () => (dialect.createCommits ? commit + close : close + commit),
  };
}
