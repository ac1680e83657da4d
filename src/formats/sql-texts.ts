import type { Cell } from '../catalogue/field.ts';
import type { Dialect } from './sql-dialect.ts';
import { sqlNames } from './sql-names.ts';
import { createCellTexts, type TableHead, type Writer } from './writer.ts';

export const COMMIT = 'COMMIT;\n';

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

/** Writes the rows of a table in INSERT statements. `literals` are in the order of the columns. */
export function createInserts(
  { table, name, columns }: SqlTable,
  literals: readonly ((cell: Cell) => string)[],
  rowsPerInsert: number,
): Writer {
  const texts = createCellTexts(table);
  const insert = `INSERT INTO ${name} (${columns.join(', ')}) VALUES\n`;
  let isEmpty = true;
  return {
    head: () => '',
    rows(batch, first) {
      isEmpty = false;
      const cells = texts(batch);
      let written = '';
      for (let row = 0; row < batch.rowCount; row++) {
        const index = first + row;
        const isStart = index % rowsPerInsert === 0;
        // Appends one text at a time: V8 takes longer to flatten `written + (a + b)`.
        written += isStart ? (index === 0 ? insert : `;\n${insert}`) : ',\n';
        for (let i = 0; i < literals.length; i++) {
          written += i === 0 ? '(' : ', ';
          written += literals[i]?.(cells[i]?.[row] ?? null) ?? '';
        }
        written += ')';
      }
      return written;
    },
    tail: () => (isEmpty ? '' : ';\n'),
  };
}
