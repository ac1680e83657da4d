import type { Result } from '../result.ts';
import { formatPath } from '../schema/problem.ts';
import type { RequestProblem } from './api.ts';

function sentenceOf({ path, message }: RequestProblem): string {
  return path.length === 0 ? message : `${formatPath(path)}: ${message}`;
}

/**
 * A document with problems, a source that cannot be read, or a request that cannot be carried out, such as an unknown format, an option that the format does not accept, or a full
 * disk. Its message holds the messages of all problems, one per line.
 *
 * @example
 * try {
 *   await dataset.table('orders').write('orders.csv', { overwrite: false });
 * } catch (error) {
 *   if (error instanceof RowloomError) console.error(error.problems[0]?.code); // file-exists
 * }
 */
export class RowloomError extends Error {
  override readonly name = 'RowloomError';
  /** At least one. */
  readonly problems: readonly RequestProblem[];

  constructor(problems: readonly RequestProblem[], options?: ErrorOptions) {
    super(problems.map(sentenceOf).join('\n'), options);
    this.problems = problems;
  }
}

/**
 * The value of a result.
 * @throws {RowloomError} with the problems of a failed result
 */
export function okValue<T>(result: Result<T, readonly RequestProblem[]>): T {
  if (!result.ok) throw new RowloomError(result.error);
  return result.value;
}
