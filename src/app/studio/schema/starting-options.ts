import type { Json } from '../../../catalogue/field.ts';
import type { FieldId } from '../../../catalogue/fields.ts';
import { keyColumn } from '../../../importers/guess/guess-field.ts';
import { startingOptionsOf } from '../../../importers/guess/starting-options.ts';
import type { SetOptions, StudioColumn, StudioSchema, StudioTable } from './studio-schema.ts';

/** The initial bins of a histogram, with most values in the middle of the range. */
export const STARTING_BINS: Json = [1, 2, 4, 6, 4, 2, 1];

/** The initial options of a column: those that its field requires, and those that most people want. */
export function startingOptions(
  schema: StudioSchema,
  table: StudioTable,
  column: Pick<StudioColumn, 'name'>,
  field: FieldId,
): SetOptions {
  if (field === 'reference') return referenceOptions(schema, table);
  if (field === 'lookup') return lookupOptions(schema, table, column);
  return startingOptionsOf(field, column.name, table.columns);
}

function referenceOptions({ tables }: StudioSchema, own: StudioTable): SetOptions {
  for (const table of [...tables.filter((other) => other.id !== own.id), own]) {
    const key = keyColumn(table);
    if (key) return { table: table.name, column: key.name };
  }
  return {};
}

/** A column of the first reference’s table that has the same name, or the first that is not a key. */
function lookupOptions(
  { tables }: StudioSchema,
  own: StudioTable,
  { name }: Pick<StudioColumn, 'name'>,
): SetOptions {
  const via = own.columns.find(({ field }) => field === 'reference');
  const parent = tables.find((table) => table.name === via?.options?.table);
  if (!via || !parent) return {};
  const column =
    parent.columns.find((other) => other.name === name) ??
    parent.columns.find((other) => other.name !== via.options?.column);
  return { via: via.name, ...(column ? { column: column.name } : {}) };
}
