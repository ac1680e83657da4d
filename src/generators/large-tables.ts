import { customKinds, isCustomKindId } from '../catalogue/custom-kinds.ts';
import type { EntityKind } from '../catalogue/entities.ts';
import type { Field } from '../catalogue/field.ts';
import { type FieldId, fields, isFieldId } from '../catalogue/fields.ts';
import type { Locale } from '../locales/locale.ts';
import type { Sentences } from '../locales/word-lists.ts';
import { isJsonObject } from '../schema/json-object.ts';
import { type CompanyTables, readCompanies } from './entities/companies.ts';
import { type JobTables, readJobs } from './entities/jobs.ts';
import { type NameTables, readNames } from './entities/names.ts';
import { readVehicleNumbers, type VehicleNumbers } from './entities/vehicle-numbers.ts';
import { mailSpelling } from './mail-spelling.ts';
import { type Places, readPlaces } from './places.ts';

/**
 * Tables that are too large to load for every request. Each is loaded only if a column needs it, before the columns
 * are made.
 */
export interface LargeTables {
  readonly places?: Places;
  readonly companies?: CompanyTables;
  readonly jobs?: JobTables;
  readonly names?: NameTables;
  readonly sentences?: Sentences;
  readonly vehicleNumbers?: VehicleNumbers;
}

type TableName = keyof LargeTables;

const TABLE_OF_ENTITY: Readonly<Partial<Record<EntityKind, TableName>>> = {
  place: 'places',
  site: 'companies',
};

/** Of entities that have a table for few of their fields. */
const TABLE_OF_FIELD: Readonly<Partial<Record<FieldId, TableName>>> = {
  'person.jobTitle': 'jobs',
  'person.jobArea': 'jobs',
  'person.jobType': 'jobs',
  'person.fullName': 'names',
  'person.firstName': 'names',
  'person.lastName': 'names',
  'person.middleName': 'names',
  'internet.email': 'names',
  'internet.exampleEmail': 'names',
  'internet.username': 'names',
  'vehicle.vin': 'vehicleNumbers',
  'word.sentences': 'sentences',
  'word.slug': 'sentences',
  'word.title': 'sentences',
};

const loaders: {
  readonly [Name in TableName]-?: (locale: Locale) => Promise<NonNullable<LargeTables[Name]>>;
} = {
  places: async ({ country }) => readPlaces(await country.places()),
  companies: async ({ language, country }) => {
    const [companies, { last }] = await Promise.all([language.companies(), country.names()]);
    return readCompanies(companies, country.business, last, mailSpelling(language));
  },
  jobs: async ({ language }) => readJobs(await language.jobs(), language.careers),
  names: async ({ language, country }) => readNames(await country.names(), mailSpelling(language)),
  sentences: ({ language }) => language.sentences(),
  // The numbers are those of models in the United States.
  vehicleNumbers: async ({ country }) =>
    readVehicleNumbers(
      country.vehicles === undefined ? (await import('./data/vehicle-numbers.ts')).vehicleNumbers : '',
    ),
};

const isTableName = (name: string): name is TableName => Object.hasOwn(loaders, name);
export const ALL_TABLES: ReadonlySet<TableName> = new Set(Object.keys(loaders).filter(isTableName));

/** The field that a schema means by an id, or by a kind of the custom dialog. */
function fieldNamed(name: string): FieldId | undefined {
  if (isFieldId(name)) return name;
  return isCustomKindId(name) ? customKinds[name].field : undefined;
}

/** The tables of a field with these options. */
function tablesOf(field: FieldId, given: unknown, isDefault: boolean): readonly TableName[] {
  return [
    TABLE_OF_FIELD[field],
    ...entitiesOf(fields[field], given, isDefault).map((kind) => TABLE_OF_ENTITY[kind]),
  ].filter((table) => table !== undefined);
}

/** The entities that a column reads. Some options make it read another one. */
function entitiesOf(
  { entity, otherEntity, options = {} }: Field,
  given: unknown,
  isDefault: boolean,
): readonly EntityKind[] {
  const readsOther =
    !isDefault ||
    Object.entries(options).some(
      ([name, { readsOther }]) =>
        readsOther !== undefined && isJsonObject(given) && given[name] === readsOther,
    );
  return [entity, readsOther ? otherEntity : undefined].filter((kind) => kind !== undefined);
}

/**
 * The properties of a schema's objects that can contain columns: tables, columns, and the options of nested fields and of
 * cases.
 */
const HOLDERS = ['tables', 'columns', 'options', 'cases', 'else'];

/**
 * The tables that a schema needs. The value need not be a valid schema. Never throws.
 * @param isDefault whether the schema has the default locale. In others, fields can read their other entity with any options.
 */
export function tablesNeededBy(schema: unknown, isDefault = true): ReadonlySet<TableName> {
  const needed = new Set<TableName>();
  const pending = [schema];
  while (pending.length > 0) {
    const value = pending.pop();
    if (Array.isArray(value)) {
      for (const item of value) pending.push(item);
    } else if (isJsonObject(value)) {
      const field = typeof value.field === 'string' ? fieldNamed(value.field) : undefined;
      for (const table of field ? tablesOf(field, value.options, isDefault) : []) needed.add(table);
      for (const name of HOLDERS) pending.push(value[name]);
    }
  }
  return needed;
}

/** Whether all the named tables are loaded. */
export function hasTables(loaded: LargeTables, names: ReadonlySet<TableName>): boolean {
  return [...names].every((name) => loaded[name] !== undefined);
}

/** Returns the loaded tables together with the named ones, which it loads if they are missing. */
export async function loadTables(
  locale: Locale,
  names: ReadonlySet<TableName>,
  loaded: LargeTables = {},
): Promise<LargeTables> {
  if (hasTables(loaded, names)) return loaded;
  const missing = [...names].filter((name) => loaded[name] === undefined);
  const found = await Promise.all(missing.map(async (name) => [name, await loaders[name](locale)] as const));
  return { ...loaded, ...Object.fromEntries(found) };
}
