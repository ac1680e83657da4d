export type ColumnNameProblem = 'blank-column-name' | 'duplicate-column-name';

/** What is wrong with each column's name, in their order. The spaces around a name do not count. */
export function columnNameProblems(names: readonly string[]): readonly (ColumnNameProblem | undefined)[] {
  const seen = new Set<string>();
  return names.map((typed) => {
    const name = typed.trim();
    if (name === '') return 'blank-column-name';
    if (seen.has(name)) return 'duplicate-column-name';
    seen.add(name);
    return undefined;
  });
}
