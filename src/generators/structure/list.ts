import type { Cell } from '../../catalogue/field.ts';
import { createWeightedPicker } from '../../random/distributions.ts';
import { pickUniform } from '../../random/uniform.ts';
import { typeByOptions } from '../../schema/option-types.ts';
import type { ColumnContext, PreparedColumn } from '../generator.ts';
import { listed } from '../values.ts';

export interface ListOptions {
  readonly values: readonly (null | boolean | number | string)[];
  readonly weights?: readonly number[] | undefined;
}

/** Values as they are given; of several types they are text, as the column then is. */
export function listColumn({ stream, options }: ColumnContext<ListOptions>): PreparedColumn {
  const { values, weights } = options;
  const type = typeByOptions({ field: 'list', options: { values } });
  const cells = values.map((value): Cell => (type === 'text' && value !== null ? String(value) : value));
  const pick = weights ? createWeightedPicker(stream, weights) : () => pickUniform(stream, cells.length);
  return { sample: () => cells[pick()] ?? null, values: listed(cells) };
}
