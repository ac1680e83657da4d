import type { Json } from '../../catalogue/field.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { isOfPlace } from '../../catalogue/place-fields.ts';

type SetOptions = Readonly<Record<string, Json>>;

/** Initial options that do not depend on other columns. */
const STARTING: Partial<Record<FieldId, SetOptions>> = {
  constant: { value: 'text' },
  list: { values: ['A', 'B', 'C'] },
  regex: { pattern: '[A-Z]{3}-\\d{4}' },
  series: { from: '2026-01-01T00:00:00Z', step: 'PT1H' },
  state: {
    initial: 'open',
    transitions: { open: { pending: 1, closed: 2 }, pending: { open: 1, closed: 1 } },
  },
  template: { text: 'No. {row|pad:6}' },
  formula: { expression: 'row + 1' },
  cases: {
    cases: [{ when: 'row % 2 = 0', field: 'lorem.word' }],
    else: { field: 'constant', options: { value: 'none' } },
  },
  json: { columns: [{ name: 'name', field: 'word.noun' }] },
  array: { field: 'word.noun' },
  'internet.email': { reserved: true },
};

interface NearbyColumn {
  readonly name: string;
  readonly field: string;
  readonly options?: SetOptions;
}

/**
 * The initial options of a column whose field needs no other table: those that its field requires, and those that most
 * people want.
 * @param columns the columns of its table, which may include it
 */
export function startingOptionsOf(
  field: FieldId,
  name: string,
  columns: readonly NearbyColumn[],
): SetOptions {
  return isCountry(field) ? countryOptions(columns, name) : (STARTING[field] ?? {});
}

function isCountry(field: string): boolean {
  return field === 'location.country' || field === 'location.countryCode';
}

/** Beside places, a country is theirs; beside a column of the same country, it is that one. */
function countryOptions(columns: readonly NearbyColumn[], name: string): SetOptions {
  const other = columns.find((column) => column.name !== name && isCountry(column.field));
  if (other) return other.options?.independent === true ? { independent: true } : {};
  return columns.some(({ field }) => isOfPlace(field)) ? {} : { independent: true };
}
