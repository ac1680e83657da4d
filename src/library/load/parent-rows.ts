import type { ParentRow } from '../../databases/load/row-source.ts';
import type { SchemaEngine } from '../../dataset/engine.ts';
import { once } from '../../generators/once.ts';
import { withDefaults } from '../../schema/options.ts';
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts';
import { writtenTables } from '../../schema/written-tables.ts';

/** The column of the numbers of rows. No column of a document can have such a name. */
export const NUMBER = '\0number';
const parentOf = (reference: string) => `\0parent of ${reference}`;

const hiddenColumn = (name: string, rest: Pick<ColumnSchema, 'field' | 'options'>): ColumnSchema => ({
  name,
  key: name,
  of: {},
  nulls: 0,
  unique: false,
  hidden: true,
  ...rest,
});

/** The references of a table to tables that are written. */
function referencesOf({ columns }: TableSchema, written: ReadonlySet<string>): readonly ColumnSchema[] {
  return columns.filter(({ field, options }) => field === 'reference' && written.has(String(options.table)));
}

/** A schema with the numbers of rows: each table has those of its own rows, and those of the rows to which its references lead. */
export function withNumbers(
  schema: Schema,
  written: ReadonlySet<string> = new Set(writtenTables(schema).map(({ name }) => name)),
): Schema {
  const number = hiddenColumn(NUMBER, {
    field: 'sequence',
    options: { ...withDefaults('sequence'), start: 0 },
  });
  const tables = schema.tables.map((table) => {
    if (!written.has(table.name)) return table;
    const parents = referencesOf(table, written).map(({ name }) =>
      hiddenColumn(parentOf(name), { field: 'lookup', options: { via: name, column: NUMBER } }),
    );
    return { ...table, columns: [...table.columns, number, ...parents] };
  });
  return { ...schema, tables };
}

/** Finds the rows to which a row of a checked schema refers, in tables that are written. */
export function createParentRows(
  engine: SchemaEngine,
  schema: Schema,
): (table: string, row: number) => readonly ParentRow[] {
  const written = new Set(writtenTables(schema).map(({ name }) => name));
  const numbered = once(() => engine.open(withNumbers(schema, written)));
  const references = new Map(schema.tables.map((table) => [table.name, referencesOf(table, written)]));
  return (name, row) => {
    const table = numbered().table(name);
    return (references.get(name) ?? []).flatMap((column): readonly ParentRow[] => {
      const [number] = table?.readColumn(parentOf(column.name), row, row + 1) ?? [];
      if (number == null) return [];
      return [{ column: column.name, table: String(column.options.table), row: Number(number) }];
    });
  };
}
