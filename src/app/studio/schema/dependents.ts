import { freeName } from '../../../schema/edits/names.ts';
import { columnRenamed } from '../../../schema/edits/references.ts';
import type { StudioColumn, StudioSchema } from './studio-schema.ts';

/** The columns whose cells follow from those of a column, in any table, through others too. The column is among them. */
export function dependentsOf(schema: StudioSchema, column: StudioColumn): ReadonlySet<StudioColumn> {
  const dependents = new Set([column]);
  for (const current of dependents) {
    for (const reader of readersIn(schema, current)) dependents.add(reader);
  }
  return dependents;
}

/** The columns that read a column, which are those that another name of it changes. */
function readersIn(schema: StudioSchema, column: StudioColumn): readonly StudioColumn[] {
  const { name } = column;
  const table = schema.tables.find(({ columns }) => columns.includes(column));
  if (!table || name.trim() === '') return [];
  const other = freeName(name, new Set(table.columns.map((own) => own.name)));
  const { tables } = columnRenamed(schema, table.name, name, other);
  return schema.tables.flatMap(({ columns }, t) => columns.filter((own, c) => own !== tables[t]?.columns[c]));
}
