import { canGroup, GROUP_ROWS_MAX, groupingOf } from '../../schema/groups.ts';
import type { Fix, Path } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';
import { type CheckContext, count, removal, setTo } from './context.ts';
import { rowsFix } from './rows-fix.ts';

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
  const reference = context.groupingOf(table);
  if (!reference) {
    // A problem of the table's own hides its groups.
    if (table.groupedBy !== undefined || table.columns.some((column) => isFaultyReference(context, column)))
      return false;
    const { message, fix } = waysToGroup(context, table);
    context.add(path, 'not-grouped', `${what} needs groups of rows. ${message}`, fix);
    return false;
  }
  const rows = context.rowsOf(table).groupRows;
  if (!readsFromStart || rows <= GROUP_ROWS_MAX) return true;
  const message = `${what} reads a group from its first row. The groups by “${shown(reference.name)}” have up to ${count(rows)} rows; the limit is ${count(GROUP_ROWS_MAX)}.`;
  const at = [...context.pathOf(reference), 'options', 'children'];
  context.add(at, 'out-of-range', message, smallerGroups(context, table, reference));
  return false;
}

/** Gives each parent as many rows as can be read. A number of rows that the document states follows it. */
function smallerGroups(context: CheckContext, table: TableSchema, reference: ColumnSchema): Fix | undefined {
  const parent = context.table(String(reference.options.table));
  if (!parent) return undefined;
  const rows = rowsFix(context, table, parent.rows * GROUP_ROWS_MAX);
  const path = [...context.pathOf(reference), 'options', 'children'];
  const patch = [...setTo('', path, { each: GROUP_ROWS_MAX }).patch, ...(rows?.patch ?? [])];
  return rows && { text: `Set it to ${count(GROUP_ROWS_MAX)} each`, patch };
}

/** A fix for a reference that would group its table if it were never null. Undefined if it would not. */
export function withoutNullsFix(
  context: CheckContext,
  table: TableSchema,
  reference: ColumnSchema,
): Fix | undefined {
  const { nullWhen: _, ...rest } = reference;
  const columns = table.columns.map((column) => (column === reference ? { ...rest, nulls: 0 } : column));
  const whole = columns[table.columns.indexOf(reference)];
  if (!whole || groupingOf(table) || groupingOf({ ...table, columns }) !== whole) return undefined;
  const path = context.pathOf(reference);
  const patch = [
    ...(reference.nulls > 0 ? setTo('', [...path, 'nulls'], 0).patch : []),
    ...(reference.nullWhen === undefined ? [] : removal('', [...path, 'nullWhen']).patch),
  ];
  return patch.length === 0 ? undefined : { text: `Make “${shown(reference.name)}” never null`, patch };
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
  for (const column of table.columns) {
    const fix = withoutNullsFix(context, table, column);
    if (fix) return { message: `“${shown(column.name)}” would group them, but it can be null.`, fix };
  }
  const message = 'Give a reference to another table “children” with “each”, or with “from” and “to”.';
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
