import type { Json } from '../../../catalogue/field.ts';
import { optionsIn, withOptions } from './column-options.ts';
import { freeName, withOwnKey } from './names.ts';
import { type NestedColumns, nestedColumnsIn, nestedJson } from './nested.ts';
import { columnRenamed, readsRenamed, tableRenamed } from './references.ts';
import {
  type ColumnDraft,
  columnById,
  type SetOptions,
  type StudioColumn,
  type StudioSchema,
  type StudioTable,
  tableById,
} from './studio-schema.ts';

/** A schema before and after an edit that removed a table or columns. */
export interface Removal {
  readonly before: StudioSchema;
  readonly after: StudioSchema;
}

/**
 * Puts what an edit removed back in its place, and keeps all later edits. What comes back refers to tables and columns
 * by their current names, and gets an unused name if its own has been taken. Returns the same schema if there is
 * nothing to put back or its place is gone.
 */
export function putBack({ before, after }: Removal, current: StudioSchema): StudioSchema {
  if (current === after) return before;
  const was = withNamesOf(current, before);
  const left = withNamesOf(current, after);
  const tables = mergeLists(was.tables, left.tables, current.tables, {
    idOf: ({ id }) => id,
    merge: mergeTable,
    added: withFreeTableName,
  });
  return tables === current.tables ? current : { ...current, tables };
}

/** The schema with all references to tables and columns under the names that another schema uses. */
function withNamesOf(current: StudioSchema, schema: StudioSchema): StudioSchema {
  let named = schema;
  for (const table of schema.tables) {
    const now = tableById(current, table.id);
    if (!now || now === table) continue;
    for (const column of table.columns) {
      const { name } = columnById(now, column.id) ?? column;
      if (name !== column.name) named = columnRenamed(named, table.name, column.name, name);
    }
    if (now.name !== table.name) named = tableRenamed(named, table.name, now.name);
  }
  return named;
}

/** What a list's items are to `mergeLists`. */
interface Items<T> {
  readonly idOf: (item: T) => string;
  /** The current item with what was removed from it. */
  readonly merge: (was: T, left: T, current: T) => T;
  /** The item as it is added to the current list. */
  readonly added: (item: T, others: readonly T[]) => T;
}

/** The current list with each removed item after the item that it followed; the same list if none were removed. */
function mergeLists<T>(
  was: readonly T[],
  left: readonly T[],
  current: readonly T[],
  { idOf, merge, added }: Items<T>,
): readonly T[] {
  const wasById = new Map(was.map((item) => [idOf(item), item]));
  const leftById = new Map(left.map((item) => [idOf(item), item]));
  const merged = current.map((item) => {
    const itemWas = wasById.get(idOf(item));
    const itemLeft = leftById.get(idOf(item));
    return itemWas && itemLeft && itemWas !== itemLeft ? merge(itemWas, itemLeft, item) : item;
  });
  const there = new Set(current.map(idOf));
  let previous: string | undefined;
  for (const item of was) {
    const id = idOf(item);
    if (!there.has(id) && !leftById.has(id)) {
      const at = merged.findIndex((other) => idOf(other) === previous) + 1;
      merged.splice(at, 0, added(item, merged));
      there.add(id);
    }
    if (there.has(id)) previous = id;
  }
  const isSame = merged.length === current.length && merged.every((item, i) => item === current[i]);
  return isSame ? current : merged;
}

/** A removed item with the name and the key that it had, as far as no other item has them now. */
function withFreeName<T extends { readonly name: string; readonly key?: string }>(
  item: T,
  others: readonly T[],
): T {
  const name = freeName(item.name, new Set(others.map((other) => other.name)));
  return withOwnKey(name === item.name ? item : { ...item, name, key: item.key ?? item.name }, others);
}

function withFreeTableName(table: StudioTable, others: readonly StudioTable[]): StudioTable {
  const named = withFreeName(table, others);
  const [own = named] = tableRenamed({ tables: [named] }, table.name, named.name).tables;
  return own;
}

function mergeTable(was: StudioTable, left: StudioTable, current: StudioTable): StudioTable {
  const hasPrimaryKey =
    (current.primaryKey ?? []).length > 0 || current.columns.some(({ primaryKey }) => primaryKey);
  const columns = mergeLists(was.columns, left.columns, current.columns, {
    idOf: ({ id }) => id,
    merge: mergeColumn,
    added(column, others) {
      const { primaryKey, ...rest } = withFreeName(column, others);
      return primaryKey === undefined || hasPrimaryKey ? rest : { ...rest, primaryKey };
    },
  });
  if (columns === current.columns) return current;
  return withKeysBack(withKeysNaming(columns, was), left, { ...current, columns });
}

/** The table with the column names in its keys changed to the names in another list of columns. */
function withKeysNaming(columns: readonly StudioColumn[], table: StudioTable): StudioTable {
  const names = new Map(columns.map(({ id, name }) => [id, name]));
  let keys: StudioTable = { ...table, columns: [] };
  for (const { id, name } of table.columns) {
    const now = names.get(id) ?? name;
    if (now !== name) [keys = keys] = columnRenamed({ tables: [keys] }, table.name, name, now).tables;
  }
  return keys;
}

/** The current table with the keys that it had, except those that were edited since. */
function withKeysBack(was: StudioTable, left: StudioTable, current: StudioTable): StudioTable {
  const { primaryKey, unique, foreignKeys, ...rest } = current;
  const isEdited = (name: 'primaryKey' | 'unique' | 'foreignKeys') =>
    JSON.stringify(left[name]) !== JSON.stringify(current[name]);
  const keys = {
    primaryKey: isEdited('primaryKey') ? primaryKey : was.primaryKey,
    unique: isEdited('unique') ? unique : was.unique,
    foreignKeys: isEdited('foreignKeys') ? foreignKeys : was.foreignKeys,
  };
  return {
    ...rest,
    ...(keys.primaryKey ? { primaryKey: keys.primaryKey } : {}),
    ...(keys.unique ? { unique: keys.unique } : {}),
    ...(keys.foreignKeys ? { foreignKeys: keys.foreignKeys } : {}),
  };
}

function mergeColumn<T extends ColumnDraft>(was: T, left: T, current: T): T {
  if (was.field !== current.field) return current;
  return withOptions(current, (options) =>
    mergeOptions(optionsIn(was.options), optionsIn(left.options), options),
  );
}

/** The current options with the columns that were removed from an object, at any depth. */
function mergeOptions(was: SetOptions, left: SetOptions, current: SetOptions): SetOptions {
  let merged = current;
  for (const [name, value] of Object.entries(current)) {
    const before = was[name];
    const after = left[name];
    if (before === undefined || after === undefined || before === after) continue;
    const inner = mergeValue(before, after, value);
    if (inner !== value) merged = { ...merged, [name]: inner };
  }
  return merged;
}

function mergeValue(was: Json, left: Json, current: Json): Json {
  const columns = nestedColumnsIn(current);
  const columnsWere = nestedColumnsIn(was);
  const columnsLeft = nestedColumnsIn(left);
  if (columns && columnsWere && columnsLeft)
    return nestedJson(mergeNested(columnsWere, columnsLeft, columns));
  const options = optionsIn(current);
  return options === current ? mergeOptions(optionsIn(was), optionsIn(left), options) : current;
}

/** An object's columns have no ids: their keys say which is which. */
function keyOf({ key, name }: ColumnDraft): string {
  return key ?? name;
}

function mergeNested(was: NestedColumns, left: NestedColumns, current: NestedColumns): NestedColumns {
  const names = new Map(current.map((column) => [keyOf(column), column.name]));
  return mergeLists(was, left, current, {
    idOf: keyOf,
    merge: mergeColumn,
    added(column, others) {
      let reader = column;
      for (const sibling of was) {
        const name = names.get(keyOf(sibling)) ?? sibling.name;
        if (name !== sibling.name) reader = readsRenamed(reader, sibling.name, name);
      }
      return withFreeName(reader, others);
    },
  });
}
