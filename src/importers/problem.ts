import type { Problem } from '../schema/problem.ts';

/** The kinds of problems of sources, in addition to those of documents. These codes are stable. */
export const importProblemCodes = {
  'no-tables': 'A source to import without any table that can be read.',
  'not-text': 'A source to import that is not a text.',
  'unknown-dialect': 'A source to import whose dialect does not exist, or that is not SQL and so has none.',
  'unknown-kind': 'A source to import whose kind does not exist or cannot be recognized.',
} as const;

/** Why nothing could be read from a source. The path is empty: the message names a line and a column. */
export interface ImportProblem extends Pick<Problem, 'path' | 'message'> {
  readonly code: Problem['code'] | keyof typeof importProblemCodes;
}
