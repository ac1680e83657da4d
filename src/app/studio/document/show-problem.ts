import { formatPath } from '../../../schema/problem.ts';
import { moveFocus } from '../../lib/focus.ts';
import { isAt } from '../schema/problem-places.ts';
import type { LocatedProblem } from '../schema/problems.ts';
import { FOCUS, showTab, usePlace } from './place.ts';
import { useStudio } from './store.ts';

/** The key of the inspector’s control that shows a problem. */
export function problemKey({ path, code }: LocatedProblem): string {
  return `${formatPath(path)} ${code}`;
}

/** Selects what a problem is in, and moves the focus to the control beside which it stands. */
export function showProblem(problem: LocatedProblem): void {
  const { table, column } = problem;
  if (table !== undefined) useStudio.getState().select({ table, column });
  showTab(column === undefined ? 'tables' : 'columns');
  if (column !== undefined) usePlace.setState({ isInspectorClosed: false });
  if (table !== undefined && column === undefined && isInTableOptions(problem)) {
    usePlace.setState({ tableOptions: table });
  }
  if (column === undefined) moveFocus(...controlsOf(problem));
  else moveFocus(problemKey(problem), FOCUS.cell(column, cellOf(problem)), FOCUS.cell(column, 'name'));
}

/** The cell of the grid that a problem of a column is marked at. */
function cellOf({ at: [part] }: LocatedProblem): string {
  if (part === 'nulls' || part === 'unique') return part;
  return part === 'field' || part === 'options' || part === 'of' ? 'field' : 'name';
}

/** Parts of a table that have a control among its settings for few tables. */
const TABLE_OPTIONS: ReadonlySet<string | number> = new Set(['given', 'groupedBy', 'locale']);

const isInTableOptions = ({ at: [part = ''] }: LocatedProblem) => TABLE_OPTIONS.has(part);

/** The keys of controls of a problem that is of no column, the best one first. */
function controlsOf(problem: LocatedProblem): readonly string[] {
  if (problem.table !== undefined) {
    if (isAt(problem, 'rows')) return [FOCUS.rowCount];
    return isInTableOptions(problem) ? [problemKey(problem), FOCUS.tableName] : [FOCUS.tableName];
  }
  if (isAt(problem, 'seed')) return [FOCUS.seed];
  if (isAt(problem, 'locale')) return [FOCUS.locale];
  return [isAt(problem, 'now') ? FOCUS.now : FOCUS.schemaName];
}
