import type { EntityKind } from '../catalogue/entities.ts';
import type { Field } from '../catalogue/field.ts';
import { fields } from '../catalogue/fields.ts';
import type { Schema } from '../schema/schema.ts';
import { type Places, readPlaces } from './places.ts';

/** Tables of facts that are too large for every request: each is loaded where a column needs it, before columns are made. */
export interface LargeTables {
  readonly places?: Places;
}

type TableName = keyof LargeTables;

const TABLE_OF_ENTITY: Readonly<Partial<Record<EntityKind, TableName>>> = { place: 'places' };

const loaders: { readonly [Name in TableName]-?: () => Promise<NonNullable<LargeTables[Name]>> } = {
  places: async () => readPlaces((await import('./data/places.ts')).places),
};

function tableOf({ entity }: Field): TableName | undefined {
  return entity && TABLE_OF_ENTITY[entity];
}

const tableOfField = new Map(
  Object.entries(fields).flatMap(([id, field]) => {
    const table = tableOf(field);
    return table ? [[id, table] as const] : [];
  }),
);

/** The tables that a schema needs without objects and arrays in cells: a dialog's. */
export function tablesOfSchema({ tables }: Schema): ReadonlySet<TableName> {
  const ids = tables.flatMap(({ columns }) => columns.map(({ field }) => field));
  return new Set(ids.flatMap((id) => tableOfField.get(id) ?? []));
}

/** Those that a document may need, whatever is wrong with it. */
export function tablesOfJson(json: string): ReadonlySet<TableName> {
  // In a text with escapes, a field may be spelled by them.
  const isEscaped = json.includes('\\u');
  const named = [...tableOfField].filter(([id]) => isEscaped || json.includes(`"${id}"`));
  return new Set(named.map(([, table]) => table));
}

/** Whether some tables are loaded. */
export function hasTables(loaded: LargeTables, names: ReadonlySet<TableName>): boolean {
  return [...names].every((name) => loaded[name] !== undefined);
}

/** What is loaded, and some more tables. */
export async function loadTables(
  names: ReadonlySet<TableName>,
  loaded: LargeTables = {},
): Promise<LargeTables> {
  if (hasTables(loaded, names)) return loaded;
  const missing = [...names].filter((name) => loaded[name] === undefined);
  const found = await Promise.all(missing.map(async (name) => [name, await loaders[name]()] as const));
  return { ...loaded, ...Object.fromEntries(found) };
}
