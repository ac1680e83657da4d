import type { Field } from '../../catalogue/field.ts';
import { fields } from '../../catalogue/fields.ts';
import { withDefaults } from '../../schema/options.ts';
import { type Fix, type Path, pointerOf } from '../../schema/problem.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { unevenOption } from '../../schema/uneven.ts';
import { setTo } from './context.ts';

/** Why a column's values are not all as frequent, and the fix that makes them so. */
export interface UnevenValues {
  /** The name of the option that makes some values more frequent. */
  readonly option: string;
  readonly reason: string;
  /** Whether the fix removes the option, or keeps each of its values once. */
  readonly remedy: 'removal' | 'values-once';
  readonly fix: Fix;
  /** The column after the fix. */
  readonly evenColumn: ColumnSchema;
}

/** @param path the path of the column */
export function unevenValues(column: ColumnSchema, path: Path): UnevenValues | undefined {
  const option = unevenOption(column);
  if (!option) return undefined;
  const { name, even, reason } = option;
  const at = [...path, 'options', name];
  if (even !== undefined) {
    const options = { ...column.options, [name]: even };
    const fix = setTo('Keep each value once', at, even);
    return { option: name, reason, remedy: 'values-once', fix, evenColumn: { ...column, options } };
  }
  const removed = [name, ...optionsOf(column, name)];
  const patch = removed.map((removedName) => ({
    op: 'remove' as const,
    path: pointerOf([...path, 'options', removedName]),
  }));
  const fix = { text: `Remove “${name}”`, patch };
  return { option: name, reason, remedy: 'removal', fix, evenColumn: withoutOptions(column, removed) };
}

/** The column with the defaults of these options. */
export function withoutOptions(column: ColumnSchema, names: readonly string[]): ColumnSchema {
  const options = Object.fromEntries(
    Object.entries(column.options).filter(([name]) => !names.includes(name)),
  );
  return { ...column, options: withDefaults(column.field, options) };
}

/** The options of a column that only have an effect if the other option is set. */
function optionsOf({ field, options }: ColumnSchema, other: string): readonly string[] {
  const { options: infos = {} }: Field = fields[field];
  return Object.keys(options).filter((name) => infos[name]?.when?.some(({ option }) => option === other));
}
