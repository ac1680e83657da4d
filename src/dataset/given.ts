import type { Cell, Json } from '../catalogue/field.ts';
import { timeOf } from '../expression/dates.ts';
import { isTime } from '../expression/types.ts';
import { type BatchSource, Part } from '../generators/entities/part.ts';
import { mapped } from '../mapped.ts';
import { givenFacts } from '../schema/given/given-facts.ts';
import type { ColumnSchema, TableSchema } from '../schema/schema.ts';

/** The values of a given column in a checked document. */
export function givenValues(
  { given }: Pick<TableSchema, 'given'>,
  { name }: Pick<ColumnSchema, 'name'>,
): readonly Json[] {
  return given?.cells.find((column) => column.name === name)?.values ?? [];
}

/** Creates a column whose cells are given: row n has the value at place n. */
export function createGiven(source: BatchSource, table: TableSchema, column: ColumnSchema): Part<Cell> {
  const values = givenValues(table, column);
  const cellOf = cellsOf(givenFacts(column.options).type);
  return new Part(source, (rows) => mapped(rows, (row) => cellOf(values[row] ?? null)));
}

function cellsOf(type: ColumnSchema['valueType']): (value: Json) => Cell {
  const plain = (value: Json): Cell =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  if (type === 'integer') return (value) => (typeof value === 'string' ? BigInt(value) : plain(value));
  if (type && isTime(type)) return (value) => (typeof value === 'string' ? timeOf(value) : null);
  return plain;
}
