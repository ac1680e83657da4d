import type { LocatedProblem } from './problems.ts';

/** Whether a problem is of a part of the column: `name`, `options.max`; what is within a part is of it too. */
export function isAt({ at }: LocatedProblem, ...parts: readonly string[]): boolean {
  return parts.some((part) => at === part || at.startsWith(`${part}.`) || at.startsWith(`${part}[`));
}

export function problemsAt(problems: readonly LocatedProblem[], part: string): readonly LocatedProblem[] {
  return problems.filter((problem) => isAt(problem, part));
}
