import type { SkippedPart, SourcePlace } from '../source-tables.ts';

export const START: SourcePlace = { line: 1, column: 1 };

/** What people should know about the columns of a table, as sentences. */
export interface ColumnNotes {
  /** What is missing, or may be wrong. */
  readonly doubts: string[];
  /** How values are written in the sample. They were read as they are meant. */
  readonly styles: string[];
  /** Whether numbers in it have a decimal comma. */
  hasDecimalComma: boolean;
}

/** A sentence about what was read, without text of the sample. */
export function note(reason: string, place = START, matters = false): SkippedPart {
  return { place, text: '', reason, matters };
}

/** A sentence about data that was left out. */
export function leftOut(reason: string, place = START): SkippedPart {
  return { ...note(reason, place, true), isLeftOut: true };
}
