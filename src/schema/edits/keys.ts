import { type EditedColumn, type EditedTable, localeViaIn } from './edited-schema.ts';

/** The table without some names in its keys. */
export function withoutInKeys(table: EditedTable, gone: ReadonlySet<string>): EditedTable {
  const { primaryKey, unique, foreignKeys, groupedBy, locale, ...rest } = table;
  const left = (names: readonly string[]) => names.filter((name) => !gone.has(name));
  const keys = {
    primaryKey: left(primaryKey ?? []),
    unique: (unique ?? []).map(left).filter((names) => names.length > 0),
    foreignKeys: (foreignKeys ?? []).filter(({ columns }) => !columns.some((name) => gone.has(name))),
  };
  const given = Object.entries(keys).filter(([, list]) => list.length > 0);
  const grouping = groupedBy === undefined || gone.has(groupedBy) ? {} : { groupedBy };
  const isOfGone = gone.has(localeViaIn(locale) ?? '');
  const kept = locale === undefined || isOfGone ? {} : { locale };
  return { ...rest, ...kept, ...grouping, ...Object.fromEntries(given) };
}

/** The column as the primary key of its table alone, or not. Databases number only keys. */
export function withPrimaryKey(column: EditedColumn, isKey: boolean): EditedColumn {
  if ((column.primaryKey ?? false) === isKey) return column;
  const { primaryKey, ...rest } = column;
  if (isKey) return { ...rest, primaryKey: true };
  const { autoIncrement, ...others } = rest;
  return rest.unique ? rest : others;
}
