import type { Schema, TableSchema } from '../schema/schema.ts';
import type { SchemaAnalysis } from './analysis.ts';
import type { Engine } from './locale-engine.ts';
import type { ParentTable } from './relations.ts';
import { createTable, type RelationsOf } from './schema-table.ts';
import type { Dataset, Table } from './table.ts';

/** Opens a valid schema. A table is created when it is first asked for. */
export function openDataset(
  engineOf: (table: TableSchema) => Engine,
  schema: Schema,
  analysis: SchemaAnalysis,
  relationsOf: RelationsOf,
): Dataset {
  const byName = new Map(schema.tables.map((table) => [table.name, table]));
  const made = new Map<string, Table & ParentTable>();
  function tableNamed(name: string): (Table & ParentTable) | undefined {
    const known = made.get(name);
    if (known) return known;
    const table = byName.get(name);
    if (!table) return undefined;
    const created = createTable(
      { engine: engineOf(table), schema, analysis, tableNamed },
      table,
      relationsOf,
    );
    made.set(name, created);
    return created;
  }
  return { table: tableNamed };
}
