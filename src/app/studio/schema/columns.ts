import type { Json } from '../../../catalogue/field.ts';
import type { FieldId } from '../../../catalogue/fields.ts';
import { withOptions } from '../../../schema/edits/column-options.ts';
import { tableById } from '../../../schema/edits/edited-schema.ts';
import { withoutInKeys, withPrimaryKey } from '../../../schema/edits/keys.ts';
import { freeName, renamed, withOwnKey } from '../../../schema/edits/names.ts';
import { columnRenamed } from '../../../schema/edits/references.ts';
import { removeGivenRows } from './given-rows.ts';
import { withField } from './kept-options.ts';
import { withSettledRows } from './row-counts.ts';
import { startingOptions } from './starting-options.ts';
import {
  type ColumnDraft,
  columnById,
  newId,
  type SetOptions,
  type StudioColumn,
  type StudioSchema,
  type StudioTable,
} from './studio-schema.ts';
import { updateTable } from './tables.ts';

/** Inserts new columns into a table at an index, by default at the end. Each gets its own id and key. */
export function insertColumns(
  schema: StudioSchema,
  tableId: string,
  drafts: readonly (ColumnDraft | StudioColumn)[],
  at?: number,
): StudioSchema {
  return updateTable(schema, tableId, (table) => {
    const columns = [...table.columns];
    const start = at ?? columns.length;
    for (const [i, draft] of drafts.entries()) {
      const column: StudioColumn = { id: newId(), ...draft };
      columns.splice(start + i, 0, withOwnKey(column, columns));
    }
    return drafts.length === 0 ? table : { ...table, columns };
  });
}

type ColumnChange = (column: StudioColumn, table: StudioTable) => StudioColumn;

/** Changes columns. Returns the same schema if there are none of these, or nothing changes. */
function updateColumns(
  schema: StudioSchema,
  tableId: string,
  ids: ReadonlySet<string>,
  change: ColumnChange,
): StudioSchema {
  const after = updateTable(schema, tableId, (table) => {
    const columns = table.columns.map((column) => (ids.has(column.id) ? change(column, table) : column));
    return columns.every((column, i) => column === table.columns[i]) ? table : { ...table, columns };
  });
  return withSettledRows(schema, after, tableId);
}

function updateColumn(schema: StudioSchema, tableId: string, id: string, change: ColumnChange): StudioSchema {
  return updateColumns(schema, tableId, new Set([id]), change);
}

/**
 * Renames a column without changing values: its key stays. References to it get the new name if no other column has the
 * old or the new name.
 */
export function renameColumn(schema: StudioSchema, tableId: string, id: string, name: string): StudioSchema {
  const table = tableById(schema, tableId);
  const column = columnById(table, id);
  if (!table || !column || column.name === name) return schema;
  const others = table.columns.filter((other) => other !== column);
  const after = updateColumn(schema, tableId, id, () => renamed(column, name, others));
  const isClear =
    others.every((other) => other.name !== column.name && other.name !== name) &&
    schema.tables.every((other) => other === table || other.name !== table.name);
  return isClear && name.trim() !== '' ? columnRenamed(after, table.name, column.name, name) : after;
}

/**
 * Moves columns to stand together, in their order.
 *
 * @param to the index of the first among those that are not moved, from 0; less or more are the ends
 */
export function moveColumns(
  schema: StudioSchema,
  tableId: string,
  ids: ReadonlySet<string>,
  to: number,
): StudioSchema {
  return updateTable(schema, tableId, (table) => {
    const own = table.columns.filter(({ id }) => ids.has(id));
    const others = table.columns.filter(({ id }) => !ids.has(id));
    const columns = others.toSpliced(Math.max(to, 0), 0, ...own);
    return columns.every((column, i) => column === table.columns[i]) ? table : { ...table, columns };
  });
}

/**
 * Inserts copies of columns after the last of them. The copies have their own values.
 *
 * @param copyIds the ids of the copies, in the order of the columns
 */
export function duplicateColumns(
  schema: StudioSchema,
  tableId: string,
  ids: ReadonlySet<string>,
  copyIds: readonly string[],
): StudioSchema {
  const columns = tableById(schema, tableId)?.columns ?? [];
  const drafts = columns
    .filter(({ id }) => ids.has(id))
    .map(({ key, primaryKey, ...copied }, i) => ({ ...copied, id: copyIds[i] ?? newId() }));
  const last = columns.findLastIndex(({ id }) => ids.has(id));
  return insertWithFreeNames(schema, tableId, drafts, last + 1);
}

/** Inserts columns like `insertColumns`, and renames those whose names the table has. */
export function insertWithFreeNames(
  schema: StudioSchema,
  tableId: string,
  drafts: readonly (ColumnDraft | StudioColumn)[],
  at?: number,
): StudioSchema {
  const taken = new Set(tableById(schema, tableId)?.columns.map(({ name }) => name));
  const named = drafts.map((draft) => {
    const name = freeName(draft.name, taken);
    taken.add(name);
    return { ...draft, name };
  });
  return insertColumns(schema, tableId, named, at);
}

/** Removes columns, also from the table’s keys. Other references to them stay, and the check reports them. */
export function removeColumns(schema: StudioSchema, tableId: string, ids: ReadonlySet<string>): StudioSchema {
  const after = updateTable(schema, tableId, (table) => {
    const columns = table.columns.filter(({ id }) => !ids.has(id));
    if (columns.length === table.columns.length) return table;
    const left = new Set(columns.map(({ name }) => name));
    const gone = new Set(table.columns.map(({ name }) => name).filter((name) => !left.has(name)));
    return withoutInKeys({ ...table, columns }, gone);
  });
  const left = tableById(after, tableId);
  // A table that names no given column would have all of them.
  const lacksGiven = left?.given !== undefined && left.columns.every(({ field }) => field !== 'given');
  return withSettledRows(schema, lacksGiven ? removeGivenRows(after, tableId) : after, tableId);
}

/** Sets a field. Keeps the options that the new field has too, and gives required options initial values. */
export function setField(
  schema: StudioSchema,
  tableId: string,
  ids: ReadonlySet<string>,
  field: FieldId,
): StudioSchema {
  return updateColumns(schema, tableId, ids, (column, table) => {
    if (column.field === field) return column;
    return withField(column, field, startingOptions(schema, table, column, field));
  });
}

/** Sets an option, or removes it if the value is undefined. */
export function setOption(
  schema: StudioSchema,
  tableId: string,
  id: string,
  name: string,
  value: Json | undefined,
): StudioSchema {
  return setOptions(schema, tableId, id, (options) => {
    const { [name]: before, ...others } = options;
    if (before === value) return options;
    return value === undefined ? others : { ...options, [name]: value };
  });
}

export function setOptions(
  schema: StudioSchema,
  tableId: string,
  id: string,
  change: (options: SetOptions) => SetOptions,
): StudioSchema {
  return updateColumn(schema, tableId, id, (column) => withOptions(column, change));
}

/** Properties of a column besides its name, field and options. Undefined removes one. */
export type ColumnSettings = {
  readonly [Name in
    | 'nulls'
    | 'nullWhen'
    | 'hidden'
    | 'unique'
    | 'type'
    | 'maxLength'
    | 'nullable'
    | 'autoIncrement'
    | 'of'
    | 'locale']?: StudioColumn[Name] | undefined;
};

/** Sets properties of a column. Leaves out defaults: no nulls, not unique, not hidden, not numbered by the database. */
export function setColumn(
  schema: StudioSchema,
  tableId: string,
  id: string,
  settings: ColumnSettings,
): StudioSchema {
  return setColumns(schema, tableId, new Set([id]), settings);
}

/** Like `setColumn`, for several columns. */
export function setColumns(
  schema: StudioSchema,
  tableId: string,
  ids: ReadonlySet<string>,
  settings: ColumnSettings,
): StudioSchema {
  return updateColumns(schema, tableId, ids, (column) => withSettings(column, settings));
}

const FALSE_BY_DEFAULT: ReadonlySet<string> = new Set(['unique', 'hidden', 'autoIncrement']);

function withSettings(column: StudioColumn, settings: ColumnSettings): StudioColumn {
  const given = Object.entries({ ...column, ...settings }).filter(
    ([name, value]) =>
      value !== undefined &&
      !(name === 'nulls' && value === 0) &&
      !(value === false && FALSE_BY_DEFAULT.has(name)),
  );
  const isSame =
    given.length === Object.keys(column).length &&
    given.every(([name, value]) =>
      Object.entries(column).some(([own, old]) => own === name && old === value),
    );
  if (isSame) return column;
  // The properties of a column, without some that need not be there.
  return Object.fromEntries(given) as unknown as StudioColumn;
}

/** Makes columns, in this order, the primary key of their table. An empty list removes the key. */
export function setPrimaryKey(schema: StudioSchema, tableId: string, ids: readonly string[]): StudioSchema {
  return updateTable(schema, tableId, (table) => {
    const { primaryKey: before, ...rest } = table;
    const [only] = ids.length === 1 ? ids : [];
    const columns = table.columns.map((column) => withPrimaryKey(column, column.id === only));
    const names = ids.flatMap((id) => columnById(table, id)?.name ?? []);
    return { ...rest, columns, ...(names.length > 1 ? { primaryKey: names } : {}) };
  });
}
