import { type CustomKind, customKinds } from '../catalogue/custom-kinds.ts';
import type { EntityKind } from '../catalogue/entities.ts';
import type { Field } from '../catalogue/field.ts';
import { fields } from '../catalogue/fields.ts';
import type { Locale } from '../locales/locale.ts';
import { isJsonObject } from '../schema/json-object.ts';
import { type CompanyTables, readCompanies } from './entities/companies.ts';
import { type Places, readPlaces } from './places.ts';

/**
 * Tables that are too large to load for every request. Each is loaded only if a column needs it, before the columns
 * are made.
 */
export interface LargeTables {
  readonly places?: Places;
  readonly companies?: CompanyTables;
}

type TableName = keyof LargeTables;

const TABLE_OF_ENTITY: Readonly<Partial<Record<EntityKind, TableName>>> = {
  place: 'places',
  site: 'companies',
};

const loaders: {
  readonly [Name in TableName]-?: (locale: Locale) => Promise<NonNullable<LargeTables[Name]>>;
} = {
  places: async (locale) => readPlaces(await locale.places()),
  companies: async (locale) => readCompanies(await locale.companies(), locale.names.last),
};

/** The fields by the names that a schema can use for them: their ids, and the kinds of the custom dialog. */
const fieldByName = new Map<string, Field>([
  ...Object.entries<Field>(fields),
  ...Object.entries<CustomKind>(customKinds).map(([kind, { field }]) => [kind, fields[field]] as const),
]);

/** The entities that a column reads. Some options make it read another one. */
function entitiesOf({ entity, otherEntity, options = {} }: Field, given: unknown): readonly EntityKind[] {
  const readsOther = Object.entries(options).some(
    ([name, { readsOther }]) => readsOther !== undefined && isJsonObject(given) && given[name] === readsOther,
  );
  return [entity, readsOther ? otherEntity : undefined].filter((kind) => kind !== undefined);
}

/**
 * The properties of a schema's objects that can contain columns: tables, columns, and the options of nested fields.
 */
const HOLDERS = ['tables', 'columns', 'options'];

/** The tables that a schema needs. The value need not be a valid schema. Never throws. */
export function tablesNeededBy(schema: unknown): ReadonlySet<TableName> {
  const needed = new Set<TableName>();
  const pending = [schema];
  while (pending.length > 0) {
    const value = pending.pop();
    if (Array.isArray(value)) {
      for (const item of value) pending.push(item);
    } else if (isJsonObject(value)) {
      const field = typeof value.field === 'string' ? fieldByName.get(value.field) : undefined;
      for (const entity of field ? entitiesOf(field, value.options) : []) {
        const table = TABLE_OF_ENTITY[entity];
        if (table) needed.add(table);
      }
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
