import type { SkippedPart, SourcePlace } from '../source-tables.ts';

export const START: SourcePlace = { line: 1, column: 1 };

/** A sentence about what was read, without text of the sample. */
export function note(reason: string, place = START, matters = false): SkippedPart {
  return { place, text: '', reason, matters };
}
