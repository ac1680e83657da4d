import { customKinds, isCustomKindId } from '../catalogue/custom-kinds.ts';
import type { Json } from '../catalogue/field.ts';
import { type FieldId, isFieldId } from '../catalogue/fields.ts';
import { childrenOf } from './children.ts';
import { columnGraph } from './dependencies.ts';
import { orderOf } from './graph.ts';
import { isJsonObject, type JsonObject } from './json-object.ts';
import { itemColumn, nestedColumns } from './nested.ts';
import { type ColumnOptions, type ColumnSchema, NESTING_MAX, type TableSchema } from './schema.ts';

/** A field whose columns have other values than in the version before. */
export interface ValueChange {
  readonly field: FieldId;
  /** The columns that are affected. Without this, all columns of the field can be. */
  readonly when?: (column: ColumnSchema) => boolean;
}

/** A change of values and the version that made it. */
interface VersionChanges {
  readonly version: string;
  readonly changes: readonly ValueChange[];
}

/** The oldest version whose values are compared with those of later ones. */
export const COMPARED_SINCE = '0.3.0';

/** The versions since `COMPARED_SINCE` that changed values. The changelog says why, and names each field. */
export const valueChanges: readonly VersionChanges[] = [
  {
    version: '0.4.0',
    changes: [{ field: 'reference', when: isConsistentReference }],
  },
];

function isConsistentReference(column: ColumnSchema): boolean {
  const children = childrenOf(column);
  return children === 'uniform' || (typeof children === 'object' && 'min' in children);
}

/** A column by the names of its table and itself. */
export interface ColumnName {
  readonly table: string;
  readonly column: string;
}

/**
 * The columns of a document that can have other values because of some changes: columns of the changed fields, those that
 * contain such columns, and those that read them.
 * @param source JSON, which may be an invalid document; parts that are not a table or a column are passed over
 */
export function changedColumns(source: unknown, changes: readonly ValueChange[]): readonly ColumnName[] {
  const tables = tablesOf(source);
  const reads = columnGraph({ tables });
  const changed = new Set<ColumnSchema>();
  for (const column of orderOf(reads.keys(), (one) => reads.get(one) ?? []).order) {
    const isAffected = withInner(column).some((inner) => changes.some((change) => affects(change, inner)));
    if (isAffected || reads.get(column)?.some((read) => changed.has(read))) changed.add(column);
  }
  return tables.flatMap(({ name, columns }) =>
    columns.filter((column) => changed.has(column)).map((column) => ({ table: name, column: column.name })),
  );
}

function affects({ field, when }: ValueChange, column: ColumnSchema): boolean {
  return field === column.field && (when?.(column) ?? true);
}

/** A column, and the columns of its objects and the items of its arrays at any depth. */
function withInner(column: ColumnSchema): readonly ColumnSchema[] {
  if (column.field === 'json') return [column, ...nestedColumns(column).flatMap(withInner)];
  if (column.field !== 'array' || !isFieldId(String(column.options.field))) return [column];
  return [column, ...withInner(itemColumn(column))];
}

function tablesOf(source: unknown): readonly TableSchema[] {
  const tables = isJsonObject(source) && Array.isArray(source.tables) ? source.tables : [];
  return tables.filter(isJsonObject).map(tableOf);
}

/** A table without what decides no value's origin. */
function tableOf(table: JsonObject): TableSchema {
  const keys = [table.primaryKey, ...(Array.isArray(table.unique) ? table.unique : [])];
  const alone = new Set(keys.flatMap((key) => (Array.isArray(key) && key.length === 1 ? key : [])));
  const columns = columnsOf(table.columns, 0).map((column) =>
    alone.has(column.name) ? { ...column, unique: true } : column,
  );
  return { ...NO_TABLE, name: String(table.name), columns };
}

function columnsOf(list: unknown, depth: number): readonly ColumnSchema[] {
  if (!Array.isArray(list) || depth > NESTING_MAX) return [];
  return list.filter(isJsonObject).flatMap((column) => {
    const field = fieldOf(column.field);
    if (!field) return [];
    const unique = column.unique === true || column.primaryKey === true;
    const options = { ...field.options, ...optionsOf(column.options, depth) };
    return [{ ...NO_COLUMN, name: String(column.name), field: field.id, unique, options }];
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
function optionsOf(given: unknown, depth: number): ColumnOptions {
  if (!isJsonObject(given) || depth > NESTING_MAX) return {};
  return {
    ...(given as ColumnOptions),
    // `nestedColumns` and `itemColumn` read these back.
    ...(given.columns === undefined
      ? {}
      : { columns: columnsOf(given.columns, depth + 1) as unknown as Json }),
    ...(given.options === undefined ? {} : { options: optionsOf(given.options, depth + 1) }),
  };
}

const NO_TABLE = { name: '', key: '', rows: 0, primaryKey: [], unique: [], foreignKeys: [] } as const;
const NO_COLUMN = { name: '', key: '', of: {}, nulls: 0 } as const;
