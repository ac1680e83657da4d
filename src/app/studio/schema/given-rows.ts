import type { Json } from '../../../catalogue/field.ts';
import { givenRowsIn } from './given-json.ts';
import type { GivenColumns } from './given-text.ts';
import { guessColumn } from './guess-column.ts';
import { withOwnKey } from './names.ts';
import { newId, type StudioColumn, type StudioSchema, type StudioTable } from './studio-schema.ts';
import { updateTable } from './tables.ts';

/** In characters of JSON: given rows are in the document, which a link and the draft hold. */
export const GIVEN_LENGTH_MAX = 2_000_000;

/** The table with these rows instead of generated ones. Columns of the same names take them; its others stay generated. */
export function setGivenRows(schema: StudioSchema, tableId: string, given: GivenColumns): StudioSchema {
  return updateTable(schema, tableId, ({ rows, ...table }) => {
    const byName = new Map(table.columns.map((column) => [column.name, column]));
    const taken = given.names.map((name) => givenColumn(name, byName.get(name)));
    const names = new Set(given.names);
    const others = table.columns.filter(({ name, field }) => !names.has(name) && field !== 'given');
    const columns: StudioColumn[] = [];
    for (const column of taken) {
      columns.push(byName.has(column.name) ? column : withOwnKey(column, [...columns, ...others]));
    }
    return { ...table, given: { rows: rowsOf(given) }, columns: [...columns, ...others] };
  });
}

function givenColumn(name: string, before: StudioColumn | undefined): StudioColumn {
  if (!before) return { id: newId(), name, field: 'given' };
  const { field, options, of, nulls, nullWhen, autoIncrement, ...kept } = before;
  return { ...kept, field: 'given' };
}

function rowsOf({ names, cells, rowCount }: GivenColumns): Json {
  return Array.from({ length: rowCount }, (_, row) =>
    Object.fromEntries(names.map((name, at) => [name, cells[at]?.[row] ?? null])),
  );
}

/** The table with generated rows again, as many as were given. Fields of its columns are guessed from their names. */
export function removeGivenRows(schema: StudioSchema, tableId: string): StudioSchema {
  return updateTable(schema, tableId, ({ given, write, ...table }) => {
    const rows = givenRowsIn(given)?.length ?? 0;
    const columns = table.columns.map((column) => {
      if (column.field !== 'given') return column;
      const { field, options } = guessColumn(schema, { ...table, columns: [] }, column.name);
      return { ...column, field, ...(options ? { options } : {}) };
    });
    return { ...table, rows, columns };
  });
}

/** Whether files contain a table with given rows. */
export function setWritten(schema: StudioSchema, tableId: string, isWritten: boolean): StudioSchema {
  return updateTable(schema, tableId, ({ write, ...table }) =>
    isWritten ? { ...table, write: true } : table,
  );
}

/** By which of its references the rows of a table are grouped. */
export function setGroupedBy(
  schema: StudioSchema,
  tableId: string,
  groupedBy: string | undefined,
): StudioSchema {
  return updateTable(schema, tableId, ({ groupedBy: before, ...table }) =>
    groupedBy === undefined ? table : { ...table, groupedBy },
  );
}

/** Whether the table's own rows are given. */
export function isGiven({ given }: Pick<StudioTable, 'given'>): boolean {
  return given !== undefined;
}
