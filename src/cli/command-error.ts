import { errorMessage, errorText } from '../error-text.ts';
import type { RequestProblem } from '../library/api.ts';
import { RowloomError } from '../library/errors.ts';
import { isSystemError } from '../library/file-errors.ts';
import { CommandError, type CommandProblem } from './problem.ts';

/** The library calls the path of its files what the command line calls `--out`. */
function toCommandProblem(problem: RequestProblem): CommandProblem {
  const [first, ...rest] = problem.path;
  const path = first === 'path' ? ['out', ...rest] : problem.path;
  return { ...problem, path };
}

/** The problems of any error. An error that nobody expected is a bug: it keeps its stack. */
export function toCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof RowloomError) return new CommandError(error.problems.map(toCommandProblem));
  return new CommandError([
    isSystemError(error)
      ? { path: '', code: 'write-failed', message: errorMessage(error) }
      : { path: '', code: 'failed', message: errorText(error) },
  ]);
}
