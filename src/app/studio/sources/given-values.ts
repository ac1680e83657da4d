import type { Json } from '../../../catalogue/field.ts';
import { optionsIn } from '../../../schema/edits/column-options.ts';
import { givenRowsIn } from '../../../schema/edits/given-json.ts';
import { isJsonObject } from '../../../schema/json-object.ts';
import type { StudioColumn, StudioSchema, StudioTable } from '../schema/studio-schema.ts';
import { generated } from './held-values.ts';

/** A column of given rows, and its table. */
interface GivenColumn {
  readonly table: StudioTable;
  readonly column: StudioColumn;
}

/** The given column whose cells a column has, or by whose cells the column chooses rows. */
export function givenOf(
  { tables }: StudioSchema,
  tableId: string,
  columnId: string,
): GivenColumn | undefined {
  const table = tables.find(({ id }) => id === tableId);
  const column = table?.columns.find(({ id }) => id === columnId);
  if (!table || !column) return undefined;
  const chosen = tables
    .flatMap((other) => other.columns.map((one) => ({ table: other, column: one })))
    .find(
      ({ table: other, column: { name, field } }) =>
        field === 'given' && choosing(table, other, name).has(column.name),
    );
  return chosen ?? (column.field === 'given' ? { table, column } : undefined);
}

/** The cells of a column of given rows. */
export function givenValues({ tables }: StudioSchema, column: StudioColumn): ReadonlySet<Json> {
  const table = tables.find(({ columns }) => columns.includes(column));
  return new Set(table ? cellsOf(table, column) : []);
}

function cellsOf({ given }: StudioTable, { name }: StudioColumn): readonly Json[] {
  return (givenRowsIn(given) ?? []).map((row) => (isJsonObject(row) ? row[name] : null) ?? null);
}

/**
 * The schema without the given cells of a column. The column is generated instead. If rows are chosen by it, its values become numbers,
 * also in the columns that choose: each row keeps its things.
 */
export function withoutGivenValues(schema: StudioSchema, { table, column }: GivenColumn): StudioSchema {
  const { name } = column;
  const values = [...new Set(cellsOf(table, column))].filter((cell) => cell !== null);
  const numbers = new Map(values.map((value, i) => [value, i + 1]));
  const choosers = schema.tables.map((other) => ({ other, own: choosing(other, table, name) }));
  const isKey = choosers.some(({ own }) => own.size > 0);
  const tables = choosers.map(({ other, own }) => {
    if (other !== table) return numbered(other, own, numbers);
    if (isKey) return numbered(other, new Set([name]), numbers);
    const columns = other.columns.map((one) => (one === column ? generated(column, values) : one));
    return { ...other, columns, ...givenAs(other, (cell, of) => (of === name ? undefined : cell)) };
  });
  return { ...schema, tables };
}

/** The columns of a table that choose rows of another table by its column. */
function choosing({ columns }: StudioTable, { name }: StudioTable, column: string): ReadonlySet<string> {
  return new Set(
    columns.flatMap(({ options }) => {
      const { table, where } = optionsIn(options);
      const own = table === name && where !== undefined && isJsonObject(where) ? where[column] : undefined;
      return typeof own === 'string' ? [own] : [];
    }),
  );
}

function numbered(
  table: StudioTable,
  names: ReadonlySet<string>,
  numbers: ReadonlyMap<Json, number>,
): StudioTable {
  if (names.size === 0) return table;
  const numberOf = (value: Json) => numbers.get(value) ?? value;
  const columns = table.columns.map((column) => {
    const options = optionsIn(column.options);
    if (!names.has(column.name) || column.field !== 'list' || !Array.isArray(options.values)) return column;
    return { ...column, options: { ...options, values: options.values.map(numberOf) } };
  });
  return { ...table, columns, ...givenAs(table, (cell, of) => (names.has(of) ? numberOf(cell) : cell)) };
}

/** The given rows of a table with other cells. Cells that are undefined are left out. */
function givenAs(
  { given }: StudioTable,
  cellOf: (cell: Json, column: string) => Json | undefined,
): Pick<StudioTable, 'given'> {
  const rows = givenRowsIn(given);
  if (!rows) return {};
  const changed = rows.map((row): Json => {
    if (!isJsonObject(row)) return row;
    const cells = Object.entries(row).map(([name, cell]) => [name, cellOf(cell, name)] as const);
    return Object.fromEntries(cells.flatMap(([name, cell]) => (cell === undefined ? [] : [[name, cell]])));
  });
  return { given: { rows: changed } };
}
