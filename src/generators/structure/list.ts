import type { Cell } from '../../catalogue/field.ts';
import { pickUniform } from '../../random/uniform.ts';
import { createWeightedPicker } from '../../random/weighted.ts';
import { typeByOptions } from '../../schema/option-types.ts';
import type { ColumnContext, Sampler } from '../generator.ts';

interface ListedValues {
  readonly values: readonly (null | boolean | number | string)[];
}

export interface ListOptions extends ListedValues {
  readonly weights?: readonly number[] | undefined;
}

/** Values as they are given; of several types they are text, as the column then is. */
export function cellsOf({ values }: ListedValues): readonly Cell[] {
  const type = typeByOptions({ field: 'list', options: { values } });
  return values.map((value): Cell => (type === 'text' && value !== null ? String(value) : value));
}

export function listColumn({ stream, options }: ColumnContext<ListOptions>): Sampler {
  const cells = cellsOf(options);
  const { weights } = options;
  const pick = weights ? createWeightedPicker(stream, weights) : () => pickUniform(stream, cells.length);
  return () => cells[pick()] ?? null;
}
