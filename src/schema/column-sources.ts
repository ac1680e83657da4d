import type { ColumnScope } from './column-scope.ts';
import { parentTableName } from './dependencies.ts';
import { hasAffix } from './option-types.ts';
import type { ColumnSchema, Schema } from './schema.ts';

/**
 * Returns the function that finds the column whose cells a reference or a lookup copies, through any number of tables. Other columns
 * are their own source. Undefined if there is none, or if they copy each other in a circle.
 */
export function columnSources({
  tables,
}: Pick<Schema, 'tables'>): (column: ColumnSchema) => ColumnSchema | undefined {
  const scopes = new Map<string, ColumnScope>();
  const tableOf = new Map<ColumnSchema, string>();
  for (const { name, columns } of tables) {
    scopes.set(name, new Map(columns.map((column) => [column.name, column])));
    for (const column of columns) tableOf.set(column, name);
  }
  return (column) => {
    const seen = new Set<ColumnSchema>();
    let source: ColumnSchema | undefined = column;
    while (source && (source.field === 'reference' || source.field === 'lookup') && !hasAffix(source)) {
      if (seen.has(source)) return undefined;
      seen.add(source);
      const own: ColumnScope | undefined = scopes.get(tableOf.get(source) ?? '');
      source = scopes.get(parentTableName(source, own))?.get(String(source.options.column));
    }
    return source;
  };
}
