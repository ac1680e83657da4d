import { localeEntities, localeParent } from '../../schema/locales.ts';
import { withNested } from '../../schema/nested.ts';
import type { Path } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';
import { whereOf } from '../../schema/where.ts';
import { type CheckContext, removal, setTo } from './context.ts';

/** Finds tables that cannot take their locale from a parent, and columns of one entity in two locales. */
export function checkLocales(context: CheckContext): void {
  for (const table of context.schema.tables) {
    checkParent(context, table);
    checkColumns(context, table);
  }
}

function checkParent(context: CheckContext, table: TableSchema): void {
  const { locale } = table;
  if (typeof locale !== 'object' || typeof locale.via !== 'string') return;
  const at = [...context.pathOf(table), 'locale'];
  const path = [...at, 'via'];
  const fix = removal('Remove “locale”', at);
  const column = context.column(table, locale.via);
  if (!column) {
    if (context.isUnread(table, locale.via)) return;
    const message = `This table has no column “${shown(locale.via)}”. Name a reference of the table.`;
    context.add(path, 'unknown-column', message, fix);
    return;
  }
  if (column.field !== 'reference') {
    const message = `“${shown(column.name)}” is no reference. Rows take their locale from the row that a reference leads to.`;
    context.add(path, 'not-a-reference', message, fix);
    return;
  }
  if (leadsBack(context, table)) {
    const message = `The reference “${shown(column.name)}” leads back to this table, so its rows would wait for their own locale. Name a locale instead.`;
    context.add(path, 'locale-mismatch', message, fix);
  } else if (whereOf(column).length > 0) {
    const message = `The parent of “${shown(column.name)}” depends on cells of the row, and these on its locale. Name a reference without “where”.`;
    context.add(path, 'locale-mismatch', message, fix);
  }
}

/** Whether the tables from which a table takes its locale lead back to it. */
function leadsBack({ schema }: CheckContext, table: TableSchema): boolean {
  const passed = new Set<TableSchema>();
  let parent = localeParent(schema, table)?.parent;
  while (parent && !passed.has(parent)) {
    if (parent === table) return true;
    passed.add(parent);
    parent = localeParent(schema, parent)?.parent;
  }
  return false;
}

/** The first column of each entity that names a locale decides it. */
function checkColumns(context: CheckContext, table: TableSchema): void {
  const decided = new Map<string, ColumnSchema>();
  for (const column of table.columns.flatMap(withNested)) {
    if (column.locale === undefined) continue;
    for (const entity of localeEntities(column)) {
      const before = decided.get(entity) ?? column;
      decided.set(entity, before);
      if (before.locale === column.locale || before.locale === undefined) continue;
      const path: Path = [...context.pathOf(column), 'locale'];
      const [kind = ''] = entity.split(' ');
      const message = `The column “${shown(before.name)}” belongs to the same ${kind}, which is of ${before.locale}. Name the same locale, or give one of the columns another ${kind} number (“of”).`;
      context.add(path, 'locale-mismatch', message, setTo(`Use ${before.locale}`, path, before.locale));
      break;
    }
  }
}
