import { oncePer } from '../generators/once.ts';
import { localesOf, namedLocales } from '../schema/locales.ts';
import { LOCALE_DEFAULT, type Schema, type TableSchema } from '../schema/schema.ts';
import type { Engine, LocaleEngine } from './locale-engine.ts';

/** The engines of a document's locales, by their names. */
export type LocaleEngines = ReadonlyMap<string, LocaleEngine>;

/** An engine with the locales that are open, and with the names of all that there are. */
export interface DocumentEngine extends Engine {
  readonly open: LocaleEngines;
  readonly localeNames: readonly string[];
}

/** An engine of one locale alone. */
export function engineOfOne(engine: Engine): DocumentEngine {
  const { name } = engine.locale;
  return { ...engine, open: new Map([[name, engine]]), localeNames: [name] };
}

/** Returns the engine of each table of a schema. */
export function tableEngines(
  engine: DocumentEngine,
  schema: Pick<Schema, 'tables' | 'locale'>,
): (table: TableSchema) => Engine {
  return oncePer((table: TableSchema) => engineOfTable(engine, schema, table));
}

function engineOfTable(
  engine: DocumentEngine,
  schema: Pick<Schema, 'tables' | 'locale'>,
  table: TableSchema,
): Engine {
  const { open } = engine;
  const engines = localesOf(schema, table).names.flatMap((name) => open.get(name) ?? []);
  const [first = open.get(LOCALE_DEFAULT) ?? engine, ...others] = engines;
  const named = namedLocales(table.columns);
  return {
    ...first,
    others,
    engineNamedBy(column) {
      const name = named(column);
      return name === undefined ? undefined : open.get(name);
    },
  };
}
