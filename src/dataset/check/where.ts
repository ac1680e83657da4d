import { childrenOf } from '../../schema/children.ts';
import { columnOutcomes } from '../../schema/column-outcomes.ts';
import { namesReadBy } from '../../schema/column-reads.ts';
import { firstOfForeignKey } from '../../schema/foreign-keys.ts';
import { groupingOf } from '../../schema/groups.ts';
import { type Fix, type Path, pointerOf } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import { type ColumnSchema, TABLE_ROWS_MAX, type TableSchema } from '../../schema/schema.ts';
import { type Condition, INDEXED_PARENTS_MAX, whereGroups, whereOf } from '../../schema/where.ts';
import { type CheckContext, count, removal, setTo } from './context.ts';

/** Checks the conditions of a reference: their columns are there, of one type and never null, and the parents can be found. */
export function checkWhere(
  context: CheckContext,
  table: TableSchema,
  column: ColumnSchema,
  parent: TableSchema,
): void {
  const conditions = whereOf(column);
  if (conditions.length === 0) return;
  const path = [...context.pathOf(column), 'options', 'where'];
  const problemsBefore = context.problems.count;
  checkChoice(context, table, column, path);
  for (const condition of conditions) checkCondition(context, table, parent, { column, condition, path });
  if (context.problems.count > problemsBefore) return;
  if (parent.rows <= INDEXED_PARENTS_MAX || whereGroups(table, parent, column)) return;
  const names = conditions.map(({ parent: name }) => `“${shown(name)}”`).join(' and ');
  const message = `“${shown(parent.name)}” has ${count(parent.rows)} rows. At most ${count(INDEXED_PARENTS_MAX)} can be searched by ${names}, unless they are grouped by it, and this row refers to the same table.`;
  context.add(path, 'too-large', message, groupFix(context, table, parent, conditions));
}

function checkChoice(context: CheckContext, table: TableSchema, column: ColumnSchema, path: Path): void {
  const children = childrenOf(column);
  const first = firstOfForeignKey(table, column);
  if (first !== column) {
    const message = `This has no effect: “${shown(first.name)}” of the same foreign key chooses the row.`;
    context.add(path, 'option-not-applicable', message, removal('Remove “where”', path));
  } else if (column.unique) {
    const message = 'A unique reference takes each parent once, so that it cannot choose by a condition.';
    context.add(path, 'option-not-applicable', message, removal('Remove “where”', path));
  } else if (children !== 'uniform') {
    const at = [...context.pathOf(column), 'options', 'children'];
    const message =
      'With a condition, the rows choose among their parents at random, so that this has no effect.';
    context.add(at, 'option-not-applicable', message, removal('Remove “children”', at));
  }
}

function checkCondition(
  context: CheckContext,
  table: TableSchema,
  parent: TableSchema,
  { column, condition, path }: { column: ColumnSchema; condition: Condition; path: Path },
): void {
  const at = [...path, condition.parent];
  // Conditions without any pair are refused.
  const whole = whereOf(column).length > 1 ? at : path;
  const theirs = context.column(parent, condition.parent);
  const own = context.column(table, condition.own);
  if (!theirs && !context.isUnread(parent, condition.parent)) {
    const message = `There is no column “${shown(condition.parent)}” in the table “${shown(parent.name)}”.`;
    const meant = context.problems.suggestion(condition.parent, context.columnsOf(parent));
    if (meant === undefined || whereOf(column).some((other) => other.parent === meant)) {
      context.add(at, 'unknown-column', message, removal(`Remove “${shown(condition.parent)}”`, whole));
    } else {
      const fix = setTo(`Use “${shown(meant)}”`, [...path, meant], condition.own);
      const patch = [...removal('', at).patch, ...fix.patch];
      context.add(at, 'unknown-column', `${message} Did you mean “${shown(meant)}”?`, { ...fix, patch });
    }
  }
  if (!own && !context.isUnread(table, condition.own)) {
    const message = `There is no column “${shown(condition.own)}” in the table “${shown(table.name)}”.`;
    context.problems.addMissing(at, 'unknown-column', message, condition.own, context.columnsOf(table));
  }
  if (!own || !theirs || own === column || context.isFaulty(own) || context.isFaulty(theirs)) return;
  if (context.isUnknown(own) || context.isUnknown(theirs)) return;
  const [ownType, theirType] = [own, theirs].map((one) => context.types.get(one)?.type);
  if (ownType !== theirType) {
    const message = `“${shown(own.name)}” is ${ownType}, and “${shown(theirs.name)}” of “${shown(parent.name)}” is ${theirType}, so that they are never equal.`;
    context.add(at, 'where-mismatch', message, removal('Remove the condition', whole));
    return;
  }
  if (!context.canBeNull(own)) return;
  const fix = isNullByPercentAlone(context, table, own)
    ? setTo(`Set nulls of “${shown(own.name)}” to 0`, [...context.pathOf(own), 'nulls'], 0)
    : removal('Remove the condition', whole);
  const message = `“${shown(own.name)}” can be null, and null equals no parent's “${shown(theirs.name)}”.`;
  context.add(at, 'where-mismatch', message, fix);
}

/** Whether a column would never be null without a percentage of nulls. */
function isNullByPercentAlone(context: CheckContext, table: TableSchema, own: ColumnSchema): boolean {
  const { field, nulls, nullWhen, options } = own;
  const parent = context.table(String(options.table));
  const target = parent && context.column(parent, String(options.column));
  const canLackParent = options.where !== undefined || parent === table;
  if (nulls === 0 || nullWhen !== undefined) return false;
  if (field === 'reference') return !canLackParent && target !== undefined && !context.canBeNull(target);
  if (namesReadBy(own).length > 0) return false;
  const alone = { ...own, nulls: 0 };
  const tables = [{ ...table, columns: [alone], foreignKeys: [] }];
  return !columnOutcomes({ tables, now: context.schema.now }).of(alone).canBeNull;
}

/** Groups the parents by the reference of the condition, with as many rows for each as they have on average. */
export function groupFix(
  context: CheckContext,
  table: TableSchema,
  parent: TableSchema,
  conditions: readonly Condition[],
): Fix | undefined {
  const [condition, ...others] = conditions;
  const theirs = condition && context.column(parent, condition.parent);
  const own = condition && context.column(table, condition.own);
  const grouping = theirs?.field === 'reference' && !groupingOf(parent) ? theirs : undefined;
  const top = grouping && context.table(String(grouping.options.table));
  if (!grouping || !top || top.rows === 0 || others.length > 0 || grouping.nulls > 0) return undefined;
  if (own?.field !== 'reference' || own.options.table !== top.name) return undefined;
  const each = Math.max(1, Math.round(parent.rows / top.rows));
  if (each * top.rows > TABLE_ROWS_MAX) return undefined;
  const at = [...context.pathOf(grouping), 'options', 'children'];
  return {
    text: `Group “${shown(parent.name)}”: ${count(each)} for each row of “${shown(top.name)}”`,
    patch: [
      { op: 'add', path: pointerOf(at), value: { each } },
      { op: 'add', path: pointerOf([...context.pathOf(parent), 'rows']), value: each * top.rows },
    ],
  };
}
