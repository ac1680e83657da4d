import type { Header } from '../engine/engine.ts';
import type { Format } from './format.ts';
import { sqlNames } from './sql-names.ts';

const ROWS_PER_INSERT = 500;

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** No database holds NUL in a text: it is left out. */
function literal(text: string): string {
  const storable = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return `'${storable.replaceAll("'", "''")}'`;
}

function insert({ tableName, columns }: Header): string {
  return `INSERT INTO ${identifier(tableName)} (${sqlNames(columns).map(identifier).join(', ')}) VALUES\n`;
}

/** One transaction that PostgreSQL and SQLite both load: every column TEXT, INSERTs of at most 500 rows. */
export const sql: Format = {
  label: 'SQL',
  extension: 'sql',
  mimeType: 'application/sql',
  head({ tableName, columns }) {
    const definitions = sqlNames(columns)
      .map((name) => `  ${identifier(name)} TEXT`)
      .join(',\n');
    return `BEGIN;\nCREATE TABLE IF NOT EXISTS ${identifier(tableName)} (\n${definitions}\n);\n`;
  },
  rows(chunk, first) {
    const lines = chunk.rows.map((row, i) => {
      const values = `(${row.map((cell) => literal(String(cell))).join(', ')})`;
      const index = first + i;
      if (index % ROWS_PER_INSERT !== 0) return `,\n${values}`;
      return (index === 0 ? '' : ';\n') + insert(chunk) + values;
    });
    return lines.join('');
  },
  tail: () => ';\nCOMMIT;\n',
};
