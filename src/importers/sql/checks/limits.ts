import type { Json } from '../../../catalogue/field.ts';
import type { SourceComparison, SourceEquation, SourceValuesCount } from '../../source-tables.ts';

/** A demand of a check. All limits allow nulls, except `not-null`. */
export type Limit =
  | { readonly kind: 'values'; readonly column: string; readonly values: readonly Json[] }
  | {
      readonly kind: 'bound';
      readonly column: string;
      readonly end: 'min' | 'max';
      readonly value: number | string;
      readonly isExclusive: boolean;
    }
  | { readonly kind: 'length'; readonly column: string; readonly end: 'min' | 'max'; readonly value: number }
  | { readonly kind: 'pattern'; readonly column: string; readonly pattern: string }
  | { readonly kind: 'not-null'; readonly column: string }
  | { readonly kind: 'json'; readonly column: string; readonly shape?: 'array' }
  /** The only values of the items of an array. */
  | { readonly kind: 'items'; readonly column: string; readonly values: readonly Json[] }
  | ({ readonly kind: 'comparison' } & SourceComparison)
  | ({ readonly kind: 'values-count' } & SourceValuesCount)
  | ({ readonly kind: 'equation' } & SourceEquation);

/** A limit of one column. */
export type ColumnLimit = Exclude<
  Limit,
  { readonly kind: 'comparison' | 'values-count' | 'equation' | 'items' }
>;

export interface CheckLimits {
  readonly limits: readonly Limit[];
  /** Whether the limits say all that the check says. */
  readonly isComplete: boolean;
}
