import { type CustomKind, customKinds } from '../catalogue/custom-kinds.ts';
import type { EntityKind } from '../catalogue/entities.ts';
import type { Field } from '../catalogue/field.ts';
import { fields } from '../catalogue/fields.ts';
import type { Locale } from '../locales/locale.ts';
import { isJsonObject } from '../schema/json-object.ts';
import { type Places, readPlaces } from './places.ts';

/**
 * Tables that are too large to load for every request. Each is loaded only if a column needs it, before the columns
 * are made.
 */
export interface LargeTables {
  readonly places?: Places;
}

type TableName = keyof LargeTables;

const TABLE_OF_ENTITY: Readonly<Partial<Record<EntityKind, TableName>>> = { place: 'places' };

const loaders: {
  readonly [Name in TableName]-?: (locale: Locale) => Promise<NonNullable<LargeTables[Name]>>;
} = {
  places: async (locale) => readPlaces(await locale.places()),
};

function tableOf({ entity }: Field): TableName | undefined {
  return entity && TABLE_OF_ENTITY[entity];
}

/** Keyed by the names that a schema can use for a field: its id, or a kind of the custom dialog. */
const tableOfField: ReadonlyMap<string, TableName> = new Map(
  [
    ...Object.entries<Field>(fields),
    ...Object.entries<CustomKind>(customKinds).map(([kind, { field }]) => [kind, fields[field]] as const),
  ].flatMap(([name, field]) => {
    const table = tableOf(field);
    return table ? [[name, table] as const] : [];
  }),
);

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
      const table = typeof value.field === 'string' ? tableOfField.get(value.field) : undefined;
      if (table) needed.add(table);
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
