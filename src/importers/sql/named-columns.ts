import type { DraftColumn, DraftTable } from './drafts.ts';
import { SqlSyntaxError } from './syntax-error.ts';

export function columnIn(table: DraftTable, name: string): DraftColumn {
  const column = table.column(name);
  if (!column) throw new SqlSyntaxError(`There is no column “${name}”.`, undefined);
  return column;
}

export function renameColumn(table: DraftTable, column: DraftColumn, name: string): void {
  if (!table.rename(column, name))
    throw new SqlSyntaxError(`There is a column “${name}” already.`, undefined);
}
