import type { DialogFormatId } from '../../src/formats/dialog-formats.ts';
import type { PatternProblem } from '../../src/generators/pattern.ts';
import type { Result } from '../../src/result.ts';
import type { RequestError, Run } from '../../src/schema/requests.ts';
import type { SourceError, SourcesApi } from '../protocol.ts';

/** The reason why the dialogs' worker has no result. */
export type DialogError = RequestError | SourceError;

/** Some rows of a run, with each cell as the text that a file has for it. */
export interface Page {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The problem of the pattern, if there is one. Its cells are then `Invalid Pattern`. */
  readonly patternProblem: PatternProblem | undefined;
}

/** The layout of copied rows: `text` has one line per cell, `table` one line per row. */
export type TextLayout = 'text' | 'table';

/** The format in which a run is written: that of a file or of a copied text. */
export type WrittenAs = DialogFormatId | TextLayout;

/** An example value of a pattern, or the problem of the pattern. */
export type PatternCheck = Result<string, PatternProblem>;

/** The requests that the dialogs send to their worker. */
export interface DialogsApi extends SourcesApi<Run, WrittenAs, RequestError> {
  /** Rows `from` to below `to`, counted from 0, cut at the run's end. */
  read(number: number, from: number, to: number): Result<Page, DialogError>;
  checkPattern(source: string): PatternCheck;
}
