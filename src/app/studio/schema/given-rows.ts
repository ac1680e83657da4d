import type { Json } from '../../../catalogue/field.ts';
import { givenRowsIn, namedFileIn } from '../../../schema/edits/given-json.ts';
import { withOwnKey } from '../../../schema/edits/names.ts';
import type { GivenColumns } from './given-text.ts';
import { guessColumn } from './guess-column.ts';
import { newId, type StudioColumn, type StudioSchema, type StudioTable } from './studio-schema.ts';
import { updateTable } from './tables.ts';

/** In characters of JSON: rows that are in the document are in its links and drafts too. Larger files are only named. */
export const GIVEN_LENGTH_MAX = 2_000_000;

/** A file of given rows that a document names. */
export interface GivenFile {
  readonly file: string;
  readonly sha256: string;
  /** The names of its columns. */
  readonly names: readonly string[];
  readonly rows: number;
}

/** The table with these rows instead of generated ones. Columns of the same names take them; its others stay generated. */
export function setGivenRows(schema: StudioSchema, tableId: string, given: GivenColumns): StudioSchema {
  return updateTable(schema, tableId, ({ rows, ...table }) => ({
    ...table,
    given: { rows: rowsOf(given) },
    columns: givenColumns(table.columns, given.names),
  }));
}

/**
 * The table with the rows of a file, which the document only names. Columns of the table that take given cells stay as they
 * are if the file has them all.
 */
export function setGivenFile(schema: StudioSchema, tableId: string, given: GivenFile): StudioSchema {
  const { file, sha256, names, rows } = given;
  return updateTable(schema, tableId, (table) => {
    const taken = table.columns.filter(({ field }) => field === 'given');
    const isKept =
      namedFileIn(table.given) !== undefined &&
      taken.length > 0 &&
      taken.every(({ name }) => names.includes(name));
    const columns = isKept ? table.columns : givenColumns(table.columns, names);
    return { ...table, rows, given: { file, sha256 }, columns };
  });
}

/** The columns of a table once it is given columns of these names. */
function givenColumns(before: readonly StudioColumn[], given: readonly string[]): readonly StudioColumn[] {
  const byName = new Map(before.map((column) => [column.name, column]));
  const names = new Set(given);
  const others = before.filter(({ name, field }) => !names.has(name) && field !== 'given');
  const columns: StudioColumn[] = [];
  for (const name of given) {
    const column = givenColumn(name, byName.get(name));
    columns.push(byName.has(name) ? column : withOwnKey(column, [...columns, ...others]));
  }
  return [...columns, ...others];
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
    const rows = givenRowsIn(given)?.length ?? table.rows ?? 0;
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
