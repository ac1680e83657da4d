import { useStudio } from '../document/store.ts';
import { isAt } from '../schema/problem-places.ts';
import { type LocatedProblem, NO_PROBLEMS } from '../schema/problems.ts';
import type { StudioTable } from '../schema/studio-schema.ts';

/** How the controls of a table's settings look. */
export const TABLE_INPUT = 'h-11! lg:h-8! lg:px-2! font-mono';

/** The first problem at a part of a table. */
export function useTableProblem({ id }: StudioTable, at: string): string | undefined {
  return useStudio(
    ({ problems }) => (problems.byTable.get(id) ?? NO_PROBLEMS).find((problem) => isAt(problem, at))?.message,
  );
}

/** The problems at a part of a table, and within that part. */
export function useTableProblems({ id }: StudioTable, at: string): readonly LocatedProblem[] {
  const all = useStudio(({ problems }) => problems.byTable.get(id) ?? NO_PROBLEMS);
  return all.filter((problem) => isAt(problem, at));
}

/** Says under a control what is wrong with its value. */
export function TableNote({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <p id={id} className="mt-1 text-xs text-danger">
      {children}
    </p>
  );
}
