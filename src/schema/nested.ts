import type { Json } from '../catalogue/field.ts';
import type { FieldId } from '../catalogue/fields.ts';
import type { ColumnSchema, Options } from './schema.ts';

/** The columns of a column of objects, as a checked document holds them: with all their defaults. */
export function nestedColumns({ options }: ColumnSchema): readonly ColumnSchema[] {
  // `parse-options.ts` has put whole columns there.
  return (options.columns ?? []) as unknown as readonly ColumnSchema[];
}

/** A column and, where its cells are objects, their columns at any depth: all belong to the entities of its row. */
export function withNested(column: ColumnSchema): readonly ColumnSchema[] {
  return column.field === 'json' ? [column, ...nestedColumns(column).flatMap(withNested)] : [column];
}

/** The column whose cells are the items of an array. */
export function itemColumn({ options }: ColumnSchema): ColumnSchema {
  return {
    name: 'item',
    key: 'item',
    // `parse-options.ts` has found both good.
    field: options.field as FieldId,
    of: {},
    options: (options.options ?? {}) as Readonly<Record<string, Json>> as Options,
    nulls: 0,
    unique: false,
  };
}
