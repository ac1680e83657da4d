import type { Json } from '../catalogue/field.ts';
import type { FieldId } from '../catalogue/fields.ts';
import { alternativesOf } from './cases.ts';
import type { ColumnOptions, ColumnSchema } from './schema.ts';

/** The nested columns of a `json` column in a checked document, with all defaults filled in. */
export function nestedColumns({ options }: ColumnSchema): readonly ColumnSchema[] {
  // `columnsOption` has stored complete columns here.
  return (options.columns ?? []) as unknown as readonly ColumnSchema[];
}

/** The form of the nested columns of a `json` column: properties, items, or the last one alone. */
export type JsonForm = 'object' | 'list' | 'value';

export function jsonFormOf({ options: { form } }: ColumnSchema): JsonForm {
  return form === 'list' || form === 'value' ? form : 'object';
}

/** The option that holds the nested columns of a `json` column. `nestedColumns` reads them back. */
export function columnsOption(columns: readonly ColumnSchema[]): Json {
  // A ColumnSchema is plain data.
  return columns as unknown as Json;
}

/**
 * A column and, at any depth, the columns of its objects and the alternatives of its cases. All share the entities of the
 * row.
 */
export function withNested(column: ColumnSchema): readonly ColumnSchema[] {
  const inner = column.field === 'json' ? nestedColumns(column) : alternativesOf(column);
  return inner.length === 0 ? [column] : [column, ...inner.flatMap(withNested)];
}

/** A column that stands for the items of an array. */
export function itemColumn({ options, locale }: ColumnSchema): ColumnSchema {
  return {
    name: 'item',
    key: 'item',
    // `parse-options.ts` has checked both options.
    field: options.field as FieldId,
    of: {},
    options: (options.options ?? {}) as Readonly<Record<string, Json>> as ColumnOptions,
    nulls: 0,
    unique: false,
    ...(typeof options.maxLength === 'number' ? { maxLength: options.maxLength } : {}),
    ...(locale === undefined ? {} : { locale }),
  };
}

/**
 * Whether arrays within an array of a cell can differ in length.
 * @param isRepeated whether a cell can hold several arrays of this column
 */
export function hasUnevenArrays(column: ColumnSchema, isRepeated = false): boolean {
  if (column.field !== 'array') return false;
  const { minItems, maxItems } = column.options;
  const isUneven = isRepeated && minItems !== maxItems;
  return isUneven || hasUnevenArrays(itemColumn(column), isRepeated || Number(maxItems) > 1);
}
