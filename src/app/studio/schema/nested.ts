import type { Json } from '../../../catalogue/field.ts';
import type { FieldId } from '../../../catalogue/fields.ts';
import { renamed, withOwnKey } from '../../../schema/edits/names.ts';
import { isColumnLike, readsRenamed } from '../../../schema/edits/references.ts';
import { guessNestedColumn } from './guess-column.ts';
import { withField } from './kept-options.ts';
import { nameAfterField } from './names.ts';
import type { ColumnDraft, SetOptions } from './studio-schema.ts';

/** The columns of an object. They have no ids and are identified by their indexes. */
export type NestedColumns = readonly ColumnDraft[];

const NONE: NestedColumns = [];

/** The columns in an option: an empty list if it is not set, undefined if it holds something else. */
export function nestedColumnsIn(value: Json | undefined): NestedColumns | undefined {
  if (value === undefined) return NONE;
  const items: readonly Json[] | undefined = Array.isArray(value) ? value : undefined;
  return items?.every(isColumnLike) ? (items as unknown as NestedColumns) : undefined;
}

/** The columns as the value of an option. */
export function nestedJson(columns: NestedColumns): Json {
  // Columns are plain JSON.
  return columns as unknown as Json;
}

/** Renames one of an object's columns without changing a value; those beside it that read it follow. */
export function renameNested(columns: NestedColumns, at: number, name: string): NestedColumns {
  const column = columns[at];
  if (!column || column.name === name) return columns;
  const others = columns.filter((other) => other !== column);
  const isClear = others.every((other) => other.name !== column.name && other.name !== name);
  const after = columns.with(at, renamed(column, name, others));
  return isClear && name.trim() !== '' ? after.map((own) => readsRenamed(own, column.name, name)) : after;
}

/**
 * What is typed into the name at a place: of a column that is there, or of the one after the last, which becomes a
 * column of a fitting field. `holder` is the name of the column whose object it is.
 */
export function typeNestedName(
  columns: NestedColumns,
  at: number,
  name: string,
  holder: string,
): NestedColumns {
  if (at < columns.length) return renameNested(columns, at, name);
  return name === '' ? columns : added(columns, guessNestedColumn(columns, holder, name));
}

/** Sets a column's field. At the index after the last column, adds a column named after the field. */
export function setNestedField(
  columns: NestedColumns,
  at: number,
  {
    field,
    label,
    starting,
  }: { readonly field: FieldId; readonly label: string; readonly starting: SetOptions },
): NestedColumns {
  const column = columns[at];
  if (column?.field === field) return columns;
  if (column) return columns.with(at, withField(column, field, starting));
  const options = Object.keys(starting).length > 0 ? { options: starting } : {};
  return added(columns, { name: nameAfterField(label, field, columns), field, ...options });
}

function added(columns: NestedColumns, column: ColumnDraft): NestedColumns {
  return [...columns, withOwnKey(column, columns)];
}
