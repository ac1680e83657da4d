import type { Cell } from '../../catalogue/field.ts';
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts';
import { analyze } from '../analyze.ts';
import { openDataset } from '../open.ts';
import { tableEngines } from '../table-engines.ts';
import { tableRelations } from '../table-relations.ts';
import { columnValues } from '../values.ts';
import type { CheckContext } from './context.ts';

/**
 * For a unique column whose entity is an entry of a list, the cell of each entry. Empty if there are too many entries.
 */
export function entryCells(context: CheckContext, table: TableSchema, column: ColumnSchema): readonly Cell[] {
  const { engine, now, schema } = context;
  const columns = context.entityColumns(table, column);
  const values = columnValues(context.engineOfTable(table), { now, rowCount: table.rows, columns }, column);
  if (values.kind !== 'counted' || !context.takeFinished(Number(values.count))) return [];
  const alone: TableSchema = {
    ...table,
    rows: Number(values.count),
    columns: columns.map((other, i) => (i === 0 ? withoutNulls(other) : other)),
    primaryKey: [],
    unique: [],
    foreignKeys: [],
  };
  const own: Schema = { ...schema, tables: [alone] };
  return (
    openDataset(tableEngines(engine, own), own, analyze(engine, own), tableRelations)
      .table(table.name)
      ?.readColumn(column.name, 0, alone.rows) ?? []
  );
}

function withoutNulls({ nullWhen: _, ...column }: ColumnSchema): ColumnSchema {
  return { ...column, nulls: 0 };
}
