import type { ValueType } from '../../catalogue/field.ts';
import type { ColumnScope } from '../../schema/column-scope.ts';
import type { RowFacts } from '../../schema/field-numbers.ts';
import type { Path } from '../../schema/problem.ts';
import { shown } from '../../schema/problems.ts';
import type { ColumnSchema, TableSchema } from '../../schema/schema.ts';
import type { CheckContext } from './context.ts';

/** A row whose columns are checked: a table's, or an object's together with the columns around it. */
export interface CheckedRow {
  readonly table: TableSchema;
  readonly columns: ColumnScope;
  readonly typeOf: (name: string) => ValueType | undefined;
  /** How many rows there are, and which currencies they name. */
  readonly rows: RowFacts;
  /** Set for columns of an object and for items of an array. */
  readonly isNested?: true;
  /** Set for the items of an array, which cannot read the row's columns. */
  readonly isItem?: true;
}

/** The column that an option names. If there is none, reports it and returns undefined. */
export function namedColumn(
  context: CheckContext,
  { table, columns }: Pick<CheckedRow, 'table' | 'columns'>,
  column: ColumnSchema,
  option: string,
  path: Path,
): ColumnSchema | undefined {
  const name = String(column.options[option]);
  const named = columns.get(name);
  if (named || context.isUnread(table, name)) return named;
  const message = `There is no column “${shown(name)}” in the table “${shown(table.name)}”.`;
  return context.problems.addMissing(path, 'unknown-column', message, name, columns);
}
