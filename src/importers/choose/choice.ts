import type { FieldGuess } from '../../catalogue/field-words.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import type { SchemaDomain } from '../../catalogue/schema-domains.ts';
import type { NamedColumn } from '../guess/guess-field.ts';
import type { SetOptions } from '../imported-schema.ts';
import type { Confidence, Evidence } from '../report.ts';
import type { SourceColumn, SourceDialect } from '../source-tables.ts';

/** A field for a column, with what the choice rests on. */
export interface Choice {
  readonly field: FieldId;
  readonly options?: SetOptions;
  readonly evidence: Evidence;
  readonly confidence: Confidence;
  /** A few words that begin with a capital letter. */
  readonly why: string;
}

/** The column that a field is chosen for, and what is known about its surroundings. */
export interface ColumnContext {
  readonly column: SourceColumn;
  readonly tableName: string;
  /** The table's name without a placeholder and without a prefix that says nothing about its rows, such as that of `ohrm_subunit`. */
  readonly subject?: string | undefined;
  /** Whether the table only lists names for other tables, so that a list can set the number of its rows. */
  readonly isLookup?: boolean;
  /** The subject of the whole schema. */
  readonly domain?: SchemaDomain | undefined;
  readonly dialect?: SourceDialect | undefined;
  /** The rows that the table will have. */
  readonly rows: number;
  /** The columns of the same table whose fields were chosen before. */
  readonly earlier: readonly NamedColumn[];
  /** The names of all columns of the table. */
  readonly names?: readonly string[];
  /** Its part in keys other than foreign keys. */
  readonly key: 'primary' | 'unique' | 'part' | undefined;
  /** Undefined if the source has no rows. */
  readonly samples: SampleRules | undefined;
}

/** One way to choose a field. Undefined if it says nothing about the column. */
export type Chooser = (context: ColumnContext) => Choice | undefined;

/** What the rows of a sample say about a column. */
export interface SampleRules {
  readonly bySample: Chooser;
  readonly bySamplePattern: Chooser;
  /** The range of numbers and moments. */
  readonly bySampleRange: Chooser;
  /** A guess by the name, as the rows show it. Undefined if they contradict the guess. */
  readonly asShown: (guess: FieldGuess, column: SourceColumn) => FieldGuess | undefined;
  /** A choice with texts in the language of the rows. */
  readonly inLanguage: (choice: Choice, context: ColumnContext) => Choice;
}
