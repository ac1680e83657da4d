import type { TimeForm } from '../expression/iso-time.ts';
import { type CellTexts, createRowTexts } from './row-texts.ts';
import type { Dialect } from './sql-dialect.ts';
import { sqlNames } from './sql-names.ts';
import { ANY_ROW, type TableHead, type Writer } from './writer.ts';

export const COMMIT = 'COMMIT;\n';

/** Characters that a comment must not contain: line ends, and those that a database's client might read as a command. */
const UNPRINTED = /[^\p{L}\p{M}\p{N} _.-]/gu;

/** Writes a name into a comment. */
export function inComment(name: string): string {
  return name.replace(UNPRINTED, '_');
}

/** A table with names that the database accepts. */
export interface SqlTable {
  readonly table: TableHead;
  /** Quoted. */
  readonly name: string;
  /** Quoted, in the order of the columns. */
  readonly columns: readonly string[];
}

/** Gives tables and columns names that the database accepts and that are distinct there. */
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

/** A CREATE TABLE statement with text columns and without keys. */
export function createTextTable(dialect: Dialect, { name, columns }: SqlTable): string {
  return createTable(
    dialect,
    name,
    columns.map((column) => `${column} ${dialect.longText}`),
  );
}

interface InsertOptions {
  readonly rowsPerInsert: number;
  readonly timestamps?: TimeForm | undefined;
  /** Words between the columns and VALUES. */
  readonly overriding?: string;
}

/** Writes the rows of a table in INSERT statements. `cells` are in the order of the columns. */
export function createInserts(
  { table, name, columns }: SqlTable,
  cells: readonly CellTexts[],
  { rowsPerInsert, timestamps, overriding = '' }: InsertOptions,
): Writer {
  const insert = `INSERT INTO ${name} (${columns.join(', ')})${overriding} VALUES\n`;
  const beforeRow = (row: number) => {
    if (row % rowsPerInsert > 0) return ',\n';
    return row === 0 ? insert : `;\n${insert}`;
  };
  const rows = createRowTexts(table, cells, {
    beforeRow,
    open: '(',
    between: ', ',
    close: ')',
    timestamps,
  });
  const seen = new Set<string>();
  return {
    head: () => '',
    rows(batch, first) {
      seen.add(ANY_ROW);
      return rows(batch, first);
    },
    tail: () => (seen.has(ANY_ROW) ? ';\n' : ''),
    seen,
  };
}
