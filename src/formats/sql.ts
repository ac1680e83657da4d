import { type Dialect, dialects, literalOf, type SqlOptions } from './sql-dialects.ts';
import { type SqlTable, sqlStatements } from './sql-tables.ts';
import { createCellTexts, type SchemaWriter, type TableHead, type Writer, wholeFile } from './writer.ts';

/** The rows of a table, in INSERTs. */
function createRowsWriter({ table, name, columns }: SqlTable, options: SqlOptions): Writer<string> {
  const { rowsPerInsert, strings } = options;
  const dialect: Dialect = dialects[options.dialect];
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
export function createSqlSchemaWriter(
  tables: readonly TableHead[],
  options: SqlOptions,
): SchemaWriter<string> {
  const dialect: Dialect = dialects[options.dialect];
  const statements = sqlStatements(tables, options);
  const drop = options.drop ? statements.drop : '';
  const create = options.create ? statements.create : '';
  const close = options.create ? statements.close : '';
  const begin = options.transaction ? dialect.begin : '';
  const commit = options.transaction ? 'COMMIT;\n' : '';
  return {
    head: () => dialect.settings + (dialect.createCommits ? drop + create + begin : begin + drop + create),
    tables: statements.tables.map((table) => ({
      name: table.table.name,
      writer: createRowsWriter(table, options),
    })),
    tail: () => (dialect.createCommits ? commit + close : close + commit),
  };
}

/** A script of one table. */
export function createSqlWriter(table: TableHead, options: SqlOptions): Writer<string> {
  return wholeFile(createSqlSchemaWriter([table], options));
}
