import type { EntityKind } from '../../src/catalogue/entities.ts';
import type { Cell, Field } from '../../src/catalogue/field.ts';
import { type FieldId, fields, isFieldId } from '../../src/catalogue/fields.ts';
import { createEngine } from '../../src/dataset/engine.ts';
import { allFields } from '../../src/generators/all-fields.ts';
import { ALL_TABLES, loadTables } from '../../src/generators/large-tables.ts';
import { enUs } from '../../src/locales/en-us.ts';
import { fieldJudges } from '../../tests/fixtures/judges/field-judges.ts';
import { agreementTable, percent, shareTable, table } from './audit-tables.ts';
import { withParts } from './reference.ts';

const ROWS = 100_000;
const CHUNK = 10_000;
const EXAMPLE_LENGTH = 48;

/** The fields that need no option. The values of the others depend on their options. */
export function profiledFields(): readonly FieldId[] {
  return Object.entries<Field>(fields).flatMap(([id, { options = {} }]) => {
    const isAlone = id.includes('.') && Object.values(options).every(({ required }) => !required);
    return isAlone && isFieldId(id) ? [id] : [];
  });
}

interface Profile {
  readonly distinct: number;
  /** The share of the most frequent value, from 0 to 1. */
  readonly topShare: number;
  readonly top: string;
  /** The share of valid values, from 0 to 1; undefined if there is nothing to check. */
  readonly validShare: number | undefined;
}

const engine = createEngine(enUs, await loadTables(enUs, ALL_TABLES));

function profileOf(id: FieldId): Profile {
  const checked = engine.check({
    version: 1,
    tables: [{ name: 't', rows: ROWS, columns: [{ name: 'value', field: id }] }],
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const table = engine.open(checked.value).table('t');
  const judge = fieldJudges[id];
  const isTime = fields[id].type === 'timestamp' || fields[id].type === 'date';
  const counts = new Map<string, number>();
  let valid = 0;
  const add = (cell: Cell) => {
    const text = isTime && typeof cell === 'number' ? new Date(cell).toISOString() : String(cell);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    if (judge?.isValid(text)) valid++;
  };
  for (let from = 0; from < ROWS; from += CHUNK) table?.read(from, from + CHUNK).columns[0]?.forEach(add);
  const [top, count] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most));
  return { distinct: counts.size, topShare: count / ROWS, top, validShare: judge && valid / ROWS };
}

const NAMES = ['us/first-names.ts', 'us/surnames.ts'];
const BY_RULE = 'faker’s data, by rule';

/** The table from which most parts of an entity are read. */
const TABLES: Readonly<Record<EntityKind, readonly string[]>> = {
  person: NAMES,
  place: ['us/places.ts'],
  country: ['en/country-names.ts'],
  site: ['en/companies.ts'],
  vehicle: ['data/vehicles.ts'],
  card: [],
  currency: ['data/currencies.ts'],
  chemicalElement: [],
  file: ['data/files.ts'],
  product: ['data/products.ts'],
  book: ['data/books.ts'],
  dish: ['data/dishes.ts'],
  flight: ['data/flights.ts'],
  databaseColumn: ['data/database-columns.ts'],
  commit: ['data/git.ts'],
  song: ['data/songs.ts'],
  sampleObject: [],
};

/** Fields that are read from another table, or from none. */
const TABLES_OF_FIELD: Readonly<Partial<Record<FieldId, readonly string[]>>> = {
  'date.birthdate': [],
  'finance.amount': [],
  'finance.iban': ['data/iban-layouts.ts', 'data/currencies.ts'],
  'internet.protocol': [],
  'internet.userAgent': ['data/user-agents.ts'],
  'location.buildingNumber': [],
  'location.street': [],
  'location.streetAddress': [],
  'person.bio': ['en/bios.ts'],
  'person.jobArea': ['en/jobs.ts'],
  'person.jobTitle': ['en/jobs.ts'],
  'person.jobType': ['en/jobs.ts'],
  'person.prefix': [],
  'person.sex': [],
  'person.sexType': [],
  'person.gender': ['en/genders.ts'],
  'image.avatar': [],
  'person.suffix': [],
};

/** Where the values come from: our own table, a list of faker's, or a rule. */
function sourceOf(id: FieldId): string {
  const { entity }: Field = fields[id];
  const tables = TABLES_OF_FIELD[id] ?? (entity ? TABLES[entity] : []);
  if (tables.length > 0) return tables.map((table) => `\`${table}\``).join(', ');
  if ('list' in allFields[id].generate) return 'a list';
  return entity === 'sampleObject' ? 'the specification' : BY_RULE;
}

/** Escapes a value for a Markdown cell, which ends at a bar or a line break. */
function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', 'ˋ');
  const short = [...line].slice(0, EXAMPLE_LENGTH).join('');
  return `\`${short}${short.length < line.length ? '…' : ''}\``;
}

function profileTable(): string {
  const rows = profiledFields().map((id) => {
    const { distinct, topShare, top, validShare } = profileOf(id);
    const valid = validShare === undefined ? '' : percent(validShare);
    return [
      `\`${id}\``,
      distinct.toLocaleString('en-US'),
      percent(topShare),
      shown(top),
      valid,
      fieldJudges[id]?.by ?? '',
      sourceOf(id),
    ];
  });
  return table(
    ['field', 'distinct values', 'top share', 'most frequent value', 'valid', 'judged by', 'source'],
    rows,
  );
}

/** The page of the fields with its tables regenerated. */
export function withProfile(page: string): string {
  return withParts(page, { fields: profileTable, agreements: agreementTable, shares: shareTable });
}
