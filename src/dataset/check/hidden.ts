import { shown } from '../../schema/problems.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';
import { type CheckContext, removal } from './context.ts';

/** Refuses hidden columns that a file cannot lack, and tables without any column to show. */
export function checkHidden(context: CheckContext): void {
  const targets = new Set(context.schema.tables.flatMap((table) => targetsOf(context, table)));
  for (const table of context.schema.tables) {
    for (const column of table.columns) {
      if (!column.hidden) continue;
      const reason = reasonToShow(table, column, targets);
      if (reason !== undefined) refuse(context, column, reason);
    }
    const [first] = table.columns;
    if (first && table.columns.every(({ hidden }) => hidden)) {
      refuse(context, first, 'All columns of the table are hidden, so that its rows would be empty.');
    }
  }
}

function refuse(context: CheckContext, column: ColumnSchema, message: string): void {
  const at = [...context.pathOf(column), 'hidden'];
  context.add(at, 'hidden-column', message, removal(`Show “${shown(column.name)}” in files`, at));
}

function reasonToShow(
  table: TableSchema,
  column: ColumnSchema,
  targets: ReadonlySet<ColumnSchema>,
): string | undefined {
  if (targets.has(column)) return 'References lead to this column, so it cannot be hidden.';
  const keys = [table.primaryKey, ...table.unique, ...table.foreignKeys.map(({ columns }) => columns)];
  const isOfKey = column.unique || keys.some((names) => names.includes(column.name));
  return isOfKey ? 'A column of a key cannot be hidden.' : undefined;
}

/** The columns to which a table's shown references and its foreign keys lead. */
function targetsOf(context: CheckContext, table: TableSchema): readonly ColumnSchema[] {
  const references = table.columns.filter(({ field, hidden }) => field === 'reference' && !hidden);
  const names = [
    ...references.map(({ options }) => ({ table: String(options.table), column: String(options.column) })),
    ...table.foreignKeys.flatMap((key) => key.references.map((column) => ({ table: key.table, column }))),
  ];
  return names.flatMap((name) => {
    const target = context.table(name.table);
    return (target && context.column(target, name.column)) ?? [];
  });
}
