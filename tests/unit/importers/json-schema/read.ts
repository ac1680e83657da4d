import { readJsonSchema } from '../../../../src/importers/json-schema/read-json-schema.ts';
import type { SourceColumn, SourceTables } from '../../../../src/importers/source-tables.ts';

/** The tables of a schema that can be read. */
export function tablesOf(schema: unknown, name = 'file'): SourceTables {
  const text = typeof schema === 'string' ? schema : JSON.stringify(schema);
  const read = readJsonSchema(text, { name });
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join('\n'));
  return read.value;
}

/** The column of a required property, without its name and its place. */
export function columnOf(property: unknown, more: object = {}): Partial<SourceColumn> {
  const properties = { c: property, other: { type: 'string' } };
  const [table] = tablesOf({ type: 'object', required: ['c'], properties, ...more }).tables;
  const [column] = table?.columns ?? [];
  if (column === undefined) throw new Error('There is no column.');
  const { name: _, place: __, ...rest } = column;
  return rest;
}

/** What a schema does not keep, each with its line and column. */
export function skippedIn(schema: unknown): readonly string[] {
  return tablesOf(schema).skipped.map(({ place, reason }) => `${place.line}:${place.column} ${reason}`);
}
