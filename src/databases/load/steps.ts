/** A large table is written in several transactions of so many rows, so that a lost connection costs no more. */
export const TRANSACTION_ROWS = 1_000_000;

/** The first rows of a table that a trial writes. */
export const TRIAL_ROWS = 20;
/** The most rows that a trial writes in all tables, or deletes. */
export const TRIAL_ROWS_MAX = { written: 5000, deleted: 100_000 } as const;

/** Deletes rows, in one transaction. */
export interface ClearStep {
  readonly kind: 'clear';
  /** In the order of the deletion, with the numbers of their rows. */
  readonly tables: readonly { readonly table: string; readonly rows: number }[];
  /** Columns that are set to null before, so that rows no longer refer to each other in a circle. */
  readonly nulled: readonly { readonly table: string; readonly columns: readonly string[] }[];
  readonly isDeferred: boolean;
}

/** The rows of a load that begin a table. */
export type TrialTable = Pick<CopyStep, 'table' | 'from' | 'to' | 'nulled'>;

/**
 * Does the steps that follow for the first rows of each table, with the rows to which those refer, in one transaction, and takes
 * it back. So most of what a database refuses is known before a row is written.
 */
export interface TrialStep {
  readonly kind: 'trial';
  readonly clear?: ClearStep;
  readonly isDeferred: boolean;
  /** In the order of the load. */
  readonly tables: readonly TrialTable[];
  /** Tables that get rows and are not tried. */
  readonly leftOut: readonly string[];
}

/** Writes the rows of a table from `from` to below `to`. */
export interface CopyStep {
  readonly kind: 'copy';
  readonly table: string;
  readonly from: number;
  readonly to: number;
  /** Columns that stay null until the rows are connected. */
  readonly nulled: readonly string[];
  /** The most rows of a transaction; infinite if it is one transaction. */
  readonly perTransaction: number;
}

/** Fills the columns that were left null, by one UPDATE. */
interface ConnectStep {
  readonly kind: 'connect';
  readonly table: string;
  readonly columns: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** Moves a counter behind the highest value of its column. */
export interface AdvanceStep {
  readonly kind: 'advance';
  readonly table: string;
  readonly column: string;
  /** Quoted. */
  readonly sequence: string;
}

/** Counts the rows of a table. */
export interface VerifyStep {
  readonly kind: 'verify';
  readonly table: string;
  readonly rows: number;
}

/** Steps in one transaction. */
export interface TogetherStep {
  readonly kind: 'together';
  /** Whether keys are checked at the end of the transaction. */
  readonly isDeferred: boolean;
  /** Present if no other step writes rows. */
  readonly isWhole?: true;
  readonly steps: readonly LoadStep[];
}

export type LoadStep =
  | TrialStep
  | ClearStep
  | CopyStep
  | ConnectStep
  | AdvanceStep
  | VerifyStep
  | TogetherStep;

/** Tables and columns have their names in the schema. */
export interface LoadPlan {
  readonly steps: readonly LoadStep[];
  /** The rows to write. */
  readonly rows: number;
}

/** The steps that write rows, also those in transactions of several steps. */
export const copiesOf = (steps: readonly LoadStep[]): readonly CopyStep[] =>
  steps.flatMap((step) => {
    if (step.kind === 'together') return copiesOf(step.steps);
    return step.kind === 'copy' ? [step] : [];
  });
