import type { Field, Json } from '../../../../catalogue/field.ts';
import { type FieldId, fields, isFieldId } from '../../../../catalogue/fields.ts';
import type { SetOptions, StudioColumn, StudioSchema, StudioTable } from './studio-schema.ts';
import { isInPrimaryKey } from './studio-schema.ts';

/** Initial options that do not depend on other columns. */
const STARTING: Partial<Record<FieldId, SetOptions>> = {
  constant: { value: 'text' },
  list: { values: ['A', 'B', 'C'] },
  regex: { pattern: '[A-Z]{3}-\\d{4}' },
  series: { from: '2026-01-01T00:00:00Z', step: 'PT1H' },
  template: { text: 'No. {row|pad:6}' },
  formula: { expression: 'row + 1' },
  json: { columns: [{ name: 'name', field: 'word.noun' }] },
  array: { field: 'word.noun' },
  'internet.email': { reserved: true },
};

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
  if (isCountry(field)) return countryOptions(table, column);
  return STARTING[field] ?? {};
}

function isCountry(field: string): boolean {
  return field === 'location.country' || field === 'location.countryCode';
}

/** Beside places, a country is theirs; beside a column of the same country, it is that one. */
function countryOptions({ columns }: StudioTable, { name }: Pick<StudioColumn, 'name'>): SetOptions {
  const other = columns.find((column) => column.name !== name && isCountry(column.field));
  if (other) return other.options?.independent === true ? { independent: true } : {};
  const isOfPlace = ({ field: id }: StudioColumn) => {
    const field: Field | undefined = isFieldId(id) ? fields[id] : undefined;
    return field?.entity === 'place';
  };
  return columns.some(isOfPlace) ? {} : { independent: true };
}

/** The column of a table that a reference can name: its primary key, or a unique column. */
export function keyColumn(table: StudioTable): StudioColumn | undefined {
  const isSingle = (table.primaryKey?.length ?? 1) === 1;
  return (
    table.columns.find((column) => isSingle && isInPrimaryKey(table, column)) ??
    table.columns.find(({ unique }) => unique)
  );
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
