import type { SourcePlace } from './source-tables.ts';

/** Why nothing could be read from a source. These codes are stable. */
export const importProblemCodes = {
  empty: 'The source has no text.',
  binary: 'The source is not a text.',
  'too-large': 'The source exceeds the limit.',
  'unknown-kind': 'The kind of the source could not be recognized.',
  'invalid-source': 'The source is not valid in its format.',
  'nothing-found': 'The source describes no table.',
} as const;

export type ImportProblemCode = keyof typeof importProblemCodes;

export interface ImportProblem {
  readonly code: ImportProblemCode;
  /** One or more sentences for the user. */
  readonly message: string;
  /** Absent if the problem concerns the whole source. */
  readonly place?: SourcePlace;
}
