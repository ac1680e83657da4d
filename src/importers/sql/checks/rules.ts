import type { Json } from '../../../catalogue/field.ts';
import type { SourceComparison } from '../../source-tables.ts';

/** What a check demands. All rules allow nulls, except `not-null`. */
export type Rule =
  | { readonly kind: 'values'; readonly column: string; readonly values: readonly Json[] }
  | {
      readonly kind: 'bound';
      readonly column: string;
      readonly end: 'min' | 'max';
      readonly value: number | string;
      readonly isExclusive: boolean;
    }
  | { readonly kind: 'length'; readonly column: string; readonly end: 'min' | 'max'; readonly value: number }
  /** Without `^` and `$` if `isWhole`, because the whole text has to match. */
  | { readonly kind: 'pattern'; readonly column: string; readonly pattern: string; readonly isWhole: boolean }
  | { readonly kind: 'not-null'; readonly column: string }
  | { readonly kind: 'json'; readonly column: string }
  | ({ readonly kind: 'comparison' } & SourceComparison);

export interface RulesOfCheck {
  readonly rules: readonly Rule[];
  /** Whether the rules say all that the check says. */
  readonly isComplete: boolean;
}
