import type { Cell, Field } from '../../catalogue/field.ts';
import type { DistinctBy } from '../entities/part.ts';
import type { ColumnContext, OptionsOf } from '../generator.ts';

/** How many values a column can have, which decides whether it can be unique. */
export type Values =
  /** `at` gives each of them once, for an index from 0 to below `count`: a bigint where that is a bigint. */
  | {
      readonly kind: 'counted';
      readonly count: number | bigint;
      readonly at: (index: number | bigint) => Cell;
      /** In characters, where it is known. */
      readonly maxLength?: number;
    }
  /** So many that two rows of 10^10 agree with a probability below 10^-9, or by construction never. */
  | {
      readonly kind: 'unlimited';
      /** Whether there are too few where capital and small letters count as the same. */
      readonly needsCase?: boolean;
    }
  /** A sentence: why they cannot be counted, and what to do. */
  | { readonly kind: 'uncountable'; readonly reason: string };

export type Counted = Extract<Values, { kind: 'counted' }>;

/** What decides a column's values. */
export type ValuesContext<Options> = Pick<
  ColumnContext<Options>,
  'faker' | 'tables' | 'now' | 'options' | 'rowCount'
>;

/** Counts a column's values. A method, whose parameters vary in both directions: options are checked by the schema. */
export type Count<Options> = { count(context: ValuesContext<Options>): Values }['count'];

/** How a field that is no entry of a list can be unique: by its values, or by what is made distinct in its entity. */
export type FieldValues<Options = object> = DistinctBy | Count<Options>;

/** For some fields: where nothing is said, and the field is no entry of a list, it cannot be unique. */
export type ValuesOf<Fields extends Readonly<Record<string, Field>>> = {
  readonly [Id in keyof Fields]?: FieldValues<OptionsOf<Fields[Id]>>;
};

/** The distinct entries of a list. */
export function listed(list: readonly Cell[]): Values {
  const distinct = [...new Set(list)];
  return { kind: 'counted', count: distinct.length, at: (index) => distinct[Number(index)] ?? null };
}

/** From here on indexes are bigints. */
export const SAFE_MAX = BigInt(Number.MAX_SAFE_INTEGER);

/** So many values, by an index that is a number wherever it can be. */
export function counted(count: bigint, at: Counted['at']): Counted {
  return { kind: 'counted', count: count > SAFE_MAX ? count : Number(count), at };
}

export const unlimited: Values = { kind: 'unlimited' };

export function uncountable(reason: string): Values {
  return { kind: 'uncountable', reason };
}

/** The numbered values of a range, in a sampler too. */
export function numbered(range: { readonly count: number; readonly at: (index: number) => Cell }): Values {
  const { count, at } = range;
  return { kind: 'counted', count, at: (index) => at(Number(index)) };
}
