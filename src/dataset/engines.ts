import { allFields } from '../generators/all-fields.ts';
import { hasTables, type LargeTables, loadTables, tablesNeededBy } from '../generators/large-tables.ts';
import type { Locale } from '../locales/locale.ts';
import type { LocaleRegistry } from '../locales/registry.ts';
import { createStream } from '../random/stream.ts';
import { localesNamedBy } from '../schema/locales.ts';
import { LOCALE_DEFAULT } from '../schema/schema.ts';
import { type SchemaEngine, schemaEngine } from './engine.ts';
import { createLocaleEngine, type Engine } from './locale-engine.ts';

/** Opens engines with the locales and the large tables that documents need. The documents may be invalid. */
export type EngineFor = (document: unknown) => Promise<SchemaEngine>;

/**
 * Keeps the locales and the tables that documents have needed, for those that follow.
 * @param loaded large tables of the default locale that are already in memory
 */
export function createEngines(registry: LocaleRegistry, loaded: LargeTables = {}): EngineFor {
  const open = new Map<string, Engine>();
  const stream = createStream();
  const localeNames = Object.keys(registry);
  let current: SchemaEngine | undefined;

  /** Returns whether it has changed something. */
  async function openLocale(
    name: string,
    locale: Locale,
    document: unknown,
    isAlone: boolean,
  ): Promise<boolean> {
    const isDefault = name === LOCALE_DEFAULT;
    const before = open.get(name) ?? createLocaleEngine(locale, allFields, isDefault ? loaded : {}, stream);
    const needed = tablesNeededBy(document, isAlone);
    if (open.has(name) && hasTables(before.tables, needed)) return false;
    open.set(name, { ...before, tables: await loadTables(locale, needed, before.tables) });
    return true;
  }

  return async (document) => {
    const named = localesNamedBy(document);
    const known = localeNames.filter((name) => named.has(name));
    const isDefaultAlone = known.every((name) => name === LOCALE_DEFAULT);
    const opened = await Promise.all(
      (known.length > 0 ? known : [LOCALE_DEFAULT]).map(async (name) => {
        const locale = open.get(name)?.locale ?? (await registry[name]?.());
        return locale !== undefined && (await openLocale(name, locale, document, isDefaultAlone));
      }),
    );
    if (!current || opened.includes(true)) {
      const [first] = open.values();
      const engine = open.get(LOCALE_DEFAULT) ?? first;
      if (!engine) throw new RangeError(`The locale ${LOCALE_DEFAULT} is not in the registry`);
      current = schemaEngine({ ...engine, open: new Map(open), localeNames });
    }
    return current;
  };
}

/** Creates an engine for one document, which may be invalid. */
export const createEngineFor = (registry: LocaleRegistry, document: unknown): Promise<SchemaEngine> =>
  createEngines(registry)(document);
