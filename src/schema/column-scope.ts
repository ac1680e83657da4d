import type { ColumnSchema } from './schema.ts';

/** The columns of a row, by name. */
export interface ColumnScope {
  get(name: string): ColumnSchema | undefined;
  readonly size: number;
  keys(): Iterable<string>;
}

/** The columns of an object and the columns around it. The object's own columns hide outer ones of the same name. */
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
