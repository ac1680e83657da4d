import type { Path, Problem } from '../schema/problem.ts';

/** Problems of a command itself, in addition to those of its document. These codes are stable. */
type CommandProblemCode =
  /** A flag that the command does not have. */
  | 'unknown-flag'
  /** A flag without its value, with a value that it does not accept, or given twice; or more than one document. */
  | 'invalid-flag'
  /** The command names no document or no language. */
  | 'missing-argument'
  /** A file that does not exist or cannot be read. */
  | 'unreadable-file'
  /** The output could not be written, for example because the disk is full. */
  | 'write-failed'
  /** A bug in this program. */
  | 'failed';

export interface CommandProblem extends Omit<Problem, 'path' | 'code'> {
  /** The path of a value in the document or in `options`, or the name of a flag; empty for the whole command or document. */
  readonly path: Path | string;
  readonly code: Problem['code'] | CommandProblemCode;
}

/** Stops a command and reports these problems. */
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
