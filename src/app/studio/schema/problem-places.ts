import type { Path } from '../../../schema/problem.ts';
import type { LocatedProblem } from './problems.ts';

/** Whether a problem is of a part of its column, table or document, such as `'options', 'max'`, or within that part. */
export function isAt({ at }: LocatedProblem, ...part: Path): boolean {
  return part.every((step, i) => at[i] === step);
}

export function problemsAt(problems: readonly LocatedProblem[], ...part: Path): readonly LocatedProblem[] {
  return problems.filter((problem) => isAt(problem, ...part));
}
