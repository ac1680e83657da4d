import type { Json } from '../catalogue/field.ts';
import type { FieldId } from '../catalogue/fields.ts';
import type { SourceKind } from './kinds.ts';
import type { ReportSummary } from './report-parts.ts';
import type { CsvStyle, ForeignDialect, SkippedPart, SourceDialect } from './source-tables.ts';

/** What the choice of a field rests on, the strongest first. */
export type Evidence = 'key' | 'check' | 'sample' | 'type' | 'name' | 'none';

/** `sure`: the source says it. `likely`: name and type agree. `unsure`: a guess that people should look at. */
export type Confidence = 'sure' | 'likely' | 'unsure';

export interface ColumnReport {
  readonly name: string;
  readonly field: FieldId;
  readonly evidence: Evidence;
  readonly confidence: Confidence;
  /** Why this field, in a few words: `Foreign key to customers.id`, `The name says “city”`. */
  readonly why: string;
  /** What import changed so that the schema works, as sentences. */
  readonly repairs: readonly string[];
  /**
   * Values of a sample that the schema now holds, in nested columns too, and the words of its texts in prefixes, patterns and
   * templates. People can remove them.
   */
  readonly sampleValues?: readonly Json[];
}

export interface TableReport {
  readonly name: string;
  /** Present if the source lacks the table, and only foreign keys lead there. */
  readonly isMadeForKeys?: true;
  /** Present if the table has the things that rows of a sample name again and again. No file has it. */
  readonly isOfThings?: true;
  readonly columns: readonly ColumnReport[];
}

/** What was read from a source, what was chosen, and what was skipped. */
export interface ImportReport {
  readonly kind: SourceKind;
  /** The database that has the types of the columns, and so loads SQL files of the schema. Absent if the source is not SQL. */
  readonly dialect?: SourceDialect;
  /** The database whose SQL was read as far as it follows the standard. */
  readonly readAs?: ForeignDialect;
  /** Present if the source does not say clearly which database's SQL it is. */
  readonly isDialectGuessed?: true;
  /** How files of CSV are written like the sample. Present if its numbers have a decimal comma. */
  readonly csv?: CsvStyle;
  readonly tables: readonly TableReport[];
  readonly summary: ReportSummary;
  readonly skipped: readonly SkippedPart[];
  /** What concerns the whole source, as sentences: its encoding, how a sample writes its numbers, or what was cut. */
  readonly notes: readonly string[];
}
