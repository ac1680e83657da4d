import { sqlNames } from './sql-names.ts';
import { createCellTexts, type TableHead, type Writer } from './writer.ts';

const ROWS_PER_INSERT = 500;

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** No database holds NUL in a text: it is left out. */
function literal(text: string): string {
  const storable = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return `'${storable.replaceAll("'", "''")}'`;
}

/** One transaction that PostgreSQL and SQLite both load: every column TEXT, INSERTs of at most 500 rows. */
export function createSqlWriter(table: TableHead): Writer<string> {
  const texts = createCellTexts(table);
  const tableName = identifier(table.name);
  const names = sqlNames(table.columns.map(({ name }) => name)).map(identifier);
  const insert = `INSERT INTO ${tableName} (${names.join(', ')}) VALUES\n`;
  return {
    head() {
      const definitions = names.map((name) => `  ${name} TEXT`).join(',\n');
      return `BEGIN;\nCREATE TABLE IF NOT EXISTS ${tableName} (\n${definitions}\n);\n`;
    },
    rows(batch, first) {
      const columns = texts(batch);
      let written = '';
      for (let row = 0; row < batch.rowCount; row++) {
        const index = first + row;
        const isStart = index % ROWS_PER_INSERT === 0;
        written += isStart ? (index === 0 ? insert : `;\n${insert}`) : ',\n';
        written += `(${columns.map((cells) => literal(String(cells[row]))).join(', ')})`;
      }
      return written;
    },
    tail: () => ';\nCOMMIT;\n',
  };
}
