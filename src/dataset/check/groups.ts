import { canGroup, GROUP_ROWS_MAX, greatestGroup, groupingOf } from '../../schema/groups.ts';
import type { Fix, Path } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';
import { type CheckContext, count, setTo } from './context.ts';

/**
 * Reports if a table's rows are not grouped, or if its groups have too many rows for what reads them from their start.
 * @param what what needs the groups, as the subject of a sentence
 */
export function requireGroups(
  context: CheckContext,
  table: TableSchema,
  path: Path,
  what: string,
  readsFromStart: boolean,
): boolean {
  const reference = groupingOf(table);
  if (!reference) {
    // A problem of the table's own hides its groups.
    if (table.groupedBy !== undefined || table.columns.some((column) => isFaultyReference(context, column)))
      return false;
    const { message, fix } = waysToGroup(context, table);
    context.add(path, 'not-grouped', `${what} needs groups of rows. ${message}`, fix);
    return false;
  }
  const rows = greatestGroup(table);
  if (!readsFromStart || rows <= GROUP_ROWS_MAX) return true;
  const message = `${what} reads a group from its first row. The groups by “${shown(reference.name)}” have up to ${count(rows)} rows; the limit is ${count(GROUP_ROWS_MAX)}.`;
  context.add([...context.pathOf(reference), 'options', 'children'], 'out-of-range', message);
  return false;
}

function isFaultyReference(context: CheckContext, column: ColumnSchema): boolean {
  return column.field === 'reference' && context.isFaulty(column);
}

function waysToGroup(
  context: CheckContext,
  table: TableSchema,
): { readonly message: string; readonly fix?: Fix } {
  const able = table.columns.filter((column) => canGroup(table, column));
  const [first] = able;
  if (first) {
    const names = able.map(({ name }) => `“${shown(name)}”`).join(', ');
    return {
      message: `Several references could group this table: ${names}. Name one in “groupedBy”.`,
      fix: setTo(`Group by “${shown(first.name)}”`, [...context.pathOf(table), 'groupedBy'], first.name),
    };
  }
  const message = 'Give a reference of this table “children” with “each”, or with “from” and “to”.';
  const references = table.columns.filter((column) => canBeGrouping(table, column));
  const [only] = references.length === 1 ? references : [];
  if (!only) return { message };
  const path = [...context.pathOf(only), 'options', 'children'];
  return {
    message,
    fix: {
      text: `Group by “${shown(only.name)}”, 1 to 5 rows each`,
      patch: [
        ...setTo('', path, { from: 1, to: 5 }).patch,
        ...setTo('', [...context.pathOf(table), 'rows'], undefined).patch,
      ],
    },
  };
}

/** Whether a range of children makes a reference the only one that groups its table. */
export function canBeGrouping(table: TableSchema, reference: ColumnSchema): boolean {
  const ranged = { ...reference, options: { ...reference.options, children: { from: 1, to: 5 } } };
  const columns = table.columns.map((column) => (column === reference ? ranged : column));
  return (
    table.given === undefined &&
    !reference.unique &&
    reference.options.where === undefined &&
    groupingOf({ ...table, columns }) === ranged
  );
}
