import type { Path, Problem } from '../schema/problem.ts';

/** What is wrong with a command, beside what is wrong with its document. These codes are stable. */
type CommandProblemCode =
  /** A flag that the command does not have. */
  | 'unknown-flag'
  /** A flag without its value, or with one that it does not take. */
  | 'invalid-flag'
  /** No document, or no language, is named. */
  | 'missing-argument'
  /** A file that is not there or cannot be read. */
  | 'unreadable-file'
  /** Rows that could not be written, as on a full disk. */
  | 'write-failed'
  /** A defect of the program. */
  | 'failed';

export interface CommandProblem extends Omit<Problem, 'path' | 'code'> {
  /** A place in the document or in `options`; of a flag its name. Empty for the whole. */
  readonly path: Path | string;
  readonly code: Problem['code'] | CommandProblemCode;
}

/** Ends a command. */
export class CommandError extends Error {
  readonly problems: readonly CommandProblem[];

  constructor(problems: readonly CommandProblem[]) {
    super(problems.map(({ message }) => message).join(' '));
    this.problems = problems;
  }
}

export function refuse(path: string, code: CommandProblem['code'], message: string): never {
  throw new CommandError([{ path, code, message }]);
}
