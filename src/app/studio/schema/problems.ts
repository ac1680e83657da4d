import type { ColumnLack } from '../../../dataset/table-engines.ts';
import { isSameJson } from '../../../schema/edits/same-json.ts';
import { type Fix, locate, type Path, type Problem, pointerOf } from '../../../schema/problem.ts';
import { localeTitle } from './locales.ts';
import type { StudioSchema } from './studio-schema.ts';

/** A problem beside its cause. */
export interface LocatedProblem extends Problem {
  /** The id of the table with the problem, if it is in a table. */
  readonly table: string | undefined;
  /** The id of the column with the problem, if it is in a column. */
  readonly column: string | undefined;
  /** The rest of its path; empty for the whole column, table or document. */
  readonly at: Path;
}

/** Something about a column that people should hear, and that need not change. */
export interface Notice {
  /** The ids of the table and the column. */
  readonly table: string;
  readonly column: string;
  readonly message: string;
}

export interface StudioProblems {
  /** What was checked; undefined before anything was. */
  readonly schema: StudioSchema | undefined;
  /** Whether the check itself failed: the list is empty then, and says nothing. */
  readonly isFailed: boolean;
  readonly list: readonly LocatedProblem[];
  /** By the id of a column; the same list as before where nothing has changed. */
  readonly byColumn: ReadonlyMap<string, readonly LocatedProblem[]>;
  /** By the id of a table: those that are in none of its columns. */
  readonly byTable: ReadonlyMap<string, readonly LocatedProblem[]>;
  readonly notices: readonly Notice[];
}

/** The fixes to choose from. Where fewer rows would do, duplicates can be allowed too. */
export function fixesOf({ code, fix, path, at }: LocatedProblem): readonly Fix[] {
  const fixes = fix ? [fix] : [];
  if (code !== 'unique-too-few' || at[0] !== 'unique') return fixes;
  return [...fixes, { text: 'Allow duplicates', patch: [{ op: 'remove', path: pointerOf(path) }] }];
}

export const NO_PROBLEMS: readonly LocatedProblem[] = [];

export const NOTHING_CHECKED: StudioProblems = {
  schema: undefined,
  isFailed: false,
  list: NO_PROBLEMS,
  byColumn: new Map(),
  byTable: new Map(),
  notices: [],
};

/** What is wrong with a document that was checked, by its tables and columns. */
export function locateProblems(
  schema: StudioSchema,
  problems: readonly Problem[],
  before: StudioProblems = NOTHING_CHECKED,
  lacks: readonly ColumnLack[] = [],
): StudioProblems {
  const list = problems.map((problem) => located(schema, problem));
  const ofColumns = list.filter(({ column }) => column !== undefined);
  const ofTables = list.filter(({ table, column }) => table !== undefined && column === undefined);
  return {
    schema,
    isFailed: false,
    list,
    byColumn: grouped(ofColumns, ({ column }) => column ?? '', before.byColumn),
    byTable: grouped(ofTables, ({ table }) => table ?? '', before.byTable),
    notices: noticesOf(schema, lacks, before.notices),
  };
}

/** The same list as before where nothing has changed. */
function noticesOf(
  { tables }: StudioSchema,
  lacks: readonly ColumnLack[],
  before: readonly Notice[],
): readonly Notice[] {
  const notices = lacks.flatMap(({ locale, reason, ...names }) => {
    const table = tables.find(({ name }) => name === names.table);
    const column = table?.columns.find(({ name }) => name === names.column);
    const message = `Empty in ${localeTitle(locale)}: ${reason}`;
    return table && column ? [{ table: table.id, column: column.id, message }] : [];
  });
  return isSameJson(notices, before) ? before : notices;
}

function located({ tables }: StudioSchema, problem: Problem): LocatedProblem {
  const place = locate(problem.path);
  const table = place.table === undefined ? undefined : tables[place.table];
  const column = place.column === undefined ? undefined : table?.columns[place.column];
  const at = table ? place.rest : problem.path;
  // Its control has a label, so the option's name in the document would say less.
  const isEmptyOption = problem.code === 'missing-property' && at.includes('options');
  const message = isEmptyOption ? 'This is required.' : problem.message;
  return { ...problem, message, table: table?.id, column: column?.id, at };
}

function grouped(
  problems: readonly LocatedProblem[],
  idOf: (problem: LocatedProblem) => string,
  before: ReadonlyMap<string, readonly LocatedProblem[]>,
): ReadonlyMap<string, readonly LocatedProblem[]> {
  const groups = new Map<string, LocatedProblem[]>();
  for (const problem of problems) {
    const group = groups.get(idOf(problem)) ?? [];
    groups.set(idOf(problem), group);
    group.push(problem);
  }
  return new Map(
    [...groups].map(([id, own]) => {
      const known = before.get(id);
      return [id, known && JSON.stringify(known) === JSON.stringify(own) ? known : own] as const;
    }),
  );
}
