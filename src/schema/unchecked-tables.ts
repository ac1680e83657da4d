import { customKinds, isCustomKindId } from '../catalogue/custom-kinds.ts';
import type { Json } from '../catalogue/field.ts';
import { type FieldId, isFieldId } from '../catalogue/fields.ts';
import { isJsonObject, type JsonObject } from './json-object.ts';
import { columnsOption } from './nested.ts';
import { withDefaults } from './options.ts';
import { type ColumnOptions, type ColumnSchema, NESTING_MAX, type TableSchema } from './schema.ts';

/**
 * The tables of a document, with the defaults of all options. Parts that are not a table or a column are passed over.
 * @param source JSON, which may be an invalid document
 */
export function tablesOf(source: unknown): readonly TableSchema[] {
  return isJsonObject(source) ? listOf(source.tables).filter(isJsonObject).map(tableOf) : [];
}

function tableOf(table: JsonObject): TableSchema {
  const read = columnsOf(table.columns, 0);
  const keysOfColumns = listOf(table.columns)
    .filter(isJsonObject)
    .filter(({ primaryKey }) => primaryKey === true);
  const primaryKey = [...textsOf(table.primaryKey), ...keysOfColumns.map(({ name }) => String(name))];
  const unique = listOf(table.unique).map(textsOf);
  const alone = new Set([primaryKey, ...unique].flatMap((key) => (key.length === 1 ? key : [])));
  const columns = read.map((column) => (alone.has(column.name) ? { ...column, unique: true } : column));
  const foreignKeys = listOf(table.foreignKeys)
    .filter(isJsonObject)
    .map((key) => ({
      columns: textsOf(key.columns),
      table: String(key.table),
      references: textsOf(key.references),
    }));
  return { ...NO_TABLE, name: String(table.name), columns, primaryKey, unique, foreignKeys };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((text) => typeof text === 'string');
}

function columnsOf(list: unknown, depth: number): readonly ColumnSchema[] {
  if (depth > NESTING_MAX) return [];
  return listOf(list)
    .filter(isJsonObject)
    .flatMap((column) => {
      const field = fieldOf(column.field);
      if (!field) return [];
      const unique = column.unique === true;
      const nulls = typeof column.nulls === 'number' ? column.nulls : 0;
      const options = withDefaults(field.id, { ...field.options, ...optionsOf(column.options, depth) });
      return [{ ...NO_COLUMN, name: String(column.name), field: field.id, unique, nulls, options }];
    });
}

function fieldOf(id: unknown): { readonly id: FieldId; readonly options?: ColumnOptions } | undefined {
  if (typeof id !== 'string') return undefined;
  if (isFieldId(id)) return { id };
  if (!isCustomKindId(id)) return undefined;
  const kind: { readonly field: FieldId; readonly options?: ColumnOptions } = customKinds[id];
  return { id: kind.field, ...(kind.options ? { options: kind.options } : {}) };
}

/** Options with the columns of an object, or the options of an array's items, read in the same way. */
function optionsOf(options: unknown, depth: number): ColumnOptions {
  if (!isJsonObject(options) || depth > NESTING_MAX) return {};
  const { columns, options: itemOptions, ...rest } = options;
  return {
    ...Object.fromEntries(Object.entries(rest).flatMap(([name, value]) => jsonEntries(name, value))),
    ...(columns === undefined ? {} : { columns: columnsOption(columnsOf(columns, depth + 1)) }),
    ...(itemOptions === undefined ? {} : { options: optionsOf(itemOptions, depth + 1) }),
  };
}

function jsonEntries(name: string, value: unknown): readonly (readonly [string, Json])[] {
  return isJson(value, 0) ? [[name, value]] : [];
}

/** Whether a value is JSON that an option can hold. Deeper JSON is in no valid option. */
function isJson(value: unknown, depth: number): value is Json {
  if (depth > NESTING_MAX) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth + 1));
  if (isJsonObject(value)) return Object.values(value).every((item) => isJson(item, depth + 1));
  return (
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  );
}

/** A table without columns. The origins of its values are left out. */
export const NO_TABLE: TableSchema = {
  name: '',
  key: '',
  rows: 0,
  columns: [],
  primaryKey: [],
  unique: [],
  foreignKeys: [],
};
const NO_COLUMN = { key: '', of: {} } as const;
