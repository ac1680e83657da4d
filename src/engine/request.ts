import type { CategoryId } from '../catalogue/categories.ts';
import type { ColumnNameProblem } from '../catalogue/column-names.ts';
import type { CustomKindId } from '../catalogue/custom-kinds.ts';

/** Rows of a category's ticked fields and, where `pattern` is not blank, of values that match it. */
export interface CategoryRequest {
  readonly tool: 'category';
  readonly category: CategoryId;
  /** Labels of the category; rows hold them in the category's order, whatever the order here. */
  readonly fields: readonly string[];
  /** A JavaScript regular expression without slashes and flags; blank for none. */
  readonly pattern: string;
}

export interface CustomColumn {
  readonly name: string;
  readonly kind: CustomKindId;
}

/** Rows of columns that the visitor named. */
export interface CustomRequest {
  readonly tool: 'custom';
  readonly columns: readonly CustomColumn[];
}

/** What is asked for. */
export type GenerateRequest = CategoryRequest | CustomRequest;

/** All that decides a result. Two equal runs give equal bytes. */
export interface Run {
  readonly request: GenerateRequest;
  /** An integer of up to 32 bits. */
  readonly seed: number;
  /** The moment that dates are relative to, in milliseconds since 1970 UTC. */
  readonly now: number;
  /** An integer from 1 to 5,000. */
  readonly rows: number;
}

/** Why a run cannot be made. */
export type RunProblem =
  | 'row-count'
  | 'nothing-chosen'
  | 'unknown-field'
  | 'no-columns'
  | ColumnNameProblem
  | 'unknown-kind';
