import type { Json } from '../../catalogue/field.ts';
import type { SetOptions } from './edited-schema.ts';

/** Options of a schema. They may be something other than an object. */
export function optionsIn(value: Json | undefined): SetOptions {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as SetOptions) : {};
}

/** The column with changed options; the same column if nothing changes. */
export function withOptions<T extends { readonly options?: SetOptions }>(
  column: T,
  change: (options: SetOptions) => SetOptions,
): T {
  const before = optionsIn(column.options);
  const options = change(before);
  if (options === before) return column;
  const { options: taken, ...rest } = column;
  // The column without options is one too.
  return (Object.keys(options).length > 0 ? { ...column, options } : rest) as T;
}
