import type { ColumnSchema } from './schema.ts';

/** Columns of a row by name. */
export interface ColumnScope {
  get(name: string): ColumnSchema | undefined;
  readonly size: number;
  keys(): Iterable<string>;
}

/** The columns of an object, and those around it, which they hide where names are equal. */
export function nestedScope(columns: readonly ColumnSchema[], outer: ColumnScope): ColumnScope {
  const own = new Map(columns.map((column) => [column.name, column]));
  return {
    get: (name) => own.get(name) ?? outer.get(name),
    size: own.size + outer.size,
    *keys() {
      yield* own.keys();
      yield* outer.keys();
    },
  };
}
