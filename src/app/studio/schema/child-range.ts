import type { Json } from '../../../catalogue/field.ts';
import { CHILDREN_SPREAD_MAX } from '../../../schema/children.ts';

/** The range of a `children` option, which may not be valid yet. */
export interface ChildRangeDraft {
  readonly from: Json | undefined;
  readonly to: Json | undefined;
  /** One for each number of rows. Undefined where all are equal. */
  readonly weights: readonly number[] | undefined;
}

/** The weight of each number of rows before the first one is changed. */
export const WEIGHT_DEFAULT = 10;

export function childRangeIn(value: Json | undefined): ChildRangeDraft {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { from: undefined, to: undefined, weights: undefined };
  }
  const { from, to, weights } = value as Readonly<Record<string, Json>>;
  const isList = Array.isArray(weights) && weights.every((weight: Json) => typeof weight === 'number');
  return { from, to, weights: isList ? (weights as readonly number[]) : undefined };
}

export function childRangeJson({ from, to, weights }: ChildRangeDraft): Json {
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(weights === undefined ? {} : { weights }),
  };
}

/** The numbers of rows that a range has, from the smallest. Undefined if it has none, or too many. */
export function sizesOf({ from, to }: Pick<ChildRangeDraft, 'from' | 'to'>): readonly number[] | undefined {
  if (typeof from !== 'number' || typeof to !== 'number') return undefined;
  if (!Number.isInteger(from) || !Number.isInteger(to)) return undefined;
  const spread = to - from;
  if (from < 0 || spread < 0 || spread > CHILDREN_SPREAD_MAX) return undefined;
  return Array.from({ length: spread + 1 }, (_, i) => from + i);
}

/** The range with another end. Sizes that stay keep their weights, and new ones get the mean of all. */
export function withEnd(
  range: ChildRangeDraft,
  end: 'from' | 'to',
  value: Json | undefined,
): ChildRangeDraft {
  const after = { ...range, [end]: value };
  const { weights } = range;
  const [before, sizes] = [sizesOf(range), sizesOf(after)];
  if (!weights || !before || !sizes) return after;
  const mean = roundedWeight(weights.reduce((sum, weight) => sum + weight, 0) / weights.length);
  return { ...after, weights: sizes.map((size) => weights[before.indexOf(size)] ?? mean) };
}

/** The range with another weight of a size, by its index. */
export function withSizeWeight(range: ChildRangeDraft, index: number, weight: number): ChildRangeDraft {
  const sizes = sizesOf(range) ?? [];
  const weights = sizes.map((_, i) => range.weights?.[i] ?? WEIGHT_DEFAULT);
  return { ...range, weights: weights.with(index, roundedWeight(weight)) };
}

function roundedWeight(weight: number): number {
  return Number(weight.toPrecision(6));
}
