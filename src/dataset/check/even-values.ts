import type { Field } from '../../catalogue/field.ts';
import { fields } from '../../catalogue/fields.ts';
import { type Fix, type Path, pointerOf } from '../../schema/problem.ts';
import type { ColumnSchema } from '../../schema/schema.ts';
import { unevenOption } from '../uneven.ts';
import { setTo } from './context.ts';

/** Why a column's values are not all as frequent, and the fix that makes them so. */
export interface UnevenValues {
  readonly reason: string;
  readonly fix: Fix;
}

/** @param path the path of the column */
export function unevenValues(column: ColumnSchema, path: Path): UnevenValues | undefined {
  const option = unevenOption(column);
  if (!option) return undefined;
  const { name, even, reason } = option;
  const at = [...path, 'options', name];
  if (even !== undefined) return { reason, fix: setTo('Keep each value once', at, even) };
  const patch = [name, ...optionsOf(column, name)].map((removed) => ({
    op: 'remove' as const,
    path: pointerOf([...path, 'options', removed]),
  }));
  return { reason, fix: { text: `Remove “${name}”`, patch } };
}

/** The options of a column that only have an effect if the other option is set. */
function optionsOf({ field, options }: ColumnSchema, other: string): readonly string[] {
  const { options: infos = {} }: Field = fields[field];
  return Object.keys(options).filter((name) => infos[name]?.when?.some(({ option }) => option === other));
}
