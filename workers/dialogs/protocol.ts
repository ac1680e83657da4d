import type { DialogFormatId } from '../../src/formats/data-formats.ts';
import type { PatternProblem } from '../../src/generators/pattern.ts';
import type { Result } from '../../src/result.ts';
import type { RequestError, Run } from '../../src/schema/requests.ts';
import type { SourceError, SourcesApi } from '../protocol.ts';

/** Why the dialogs' worker gives no result. */
export type DialogError = RequestError | SourceError;

/** Some rows of a run, as they are written. */
export interface Page {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Why the pattern's cells read `Invalid Pattern`, if they do. */
  readonly patternProblem: PatternProblem | undefined;
}

/** How a run is laid out on the clipboard: as records of lines, or as a table. */
export type TextLayout = 'text' | 'table';

/** What a run is written as: a file, or a text that is copied. */
export type WrittenAs = DialogFormatId | TextLayout;

/** A pattern's example value, or why it has none. */
export type PatternCheck = Result<string, PatternProblem>;

/** What the dialogs ask of their worker. */
export interface DialogsApi extends SourcesApi<Run, WrittenAs, RequestError> {
  /** Rows `from` to below `to`, counted from 0, cut at the run's end. */
  read(number: number, from: number, to: number): Result<Page, DialogError>;
  checkPattern(source: string): PatternCheck;
}
