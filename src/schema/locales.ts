import type { EntityKind } from '../catalogue/entities.ts';
import type { Field } from '../catalogue/field.ts';
import { fields } from '../catalogue/fields.ts';
import { isOfLocale } from '../catalogue/locale-fields.ts';
import { isJsonObject } from './json-object.ts';
import { withNested } from './nested.ts';
import { type Path, pointerOf } from './problem.ts';
import { shown } from './problems.ts';
import type { Reader } from './reader.ts';
import {
  type ColumnSchema,
  LOCALE_DEFAULT,
  type LocaleWeights,
  NAME_LENGTH_MAX,
  type Schema,
  type TableLocale,
  type TableSchema,
} from './schema.ts';

/** The greatest weight of a locale. */
export const LOCALE_WEIGHT_MAX = 1_000_000;

/** Reads the name of a locale. Refuses those that are not available. */
export function readLocaleName(reader: Reader, path: Path, value: unknown): string | undefined {
  const name = reader.text(path, value);
  if (name === undefined || reader.locales.includes(name)) return name;
  return reader.refuse(path, 'unknown-locale', `${availableLocales(reader.locales)}.`, {
    text: `Use ${LOCALE_DEFAULT}`,
    patch: [{ op: 'replace', path: pointerOf(path), value: LOCALE_DEFAULT }],
  });
}

function availableLocales(names: readonly string[]): string {
  return names.length === 1
    ? `${names[0]} is the only supported locale`
    : `The supported locales are ${names.join(', ')}`;
}

/** Reads a name or weights. */
export function readLocale(reader: Reader, path: Path, value: unknown): string | LocaleWeights | undefined {
  if (!isJsonObject(value)) return readLocaleName(reader, path, value);
  const entries = Object.entries(value);
  if (entries.length === 0) {
    const message = `There is no locale here. Name one with its weight, such as {"${LOCALE_DEFAULT}": 1}.`;
    return reader.refuse(path, 'no-values', message, {
      text: `Use ${LOCALE_DEFAULT}`,
      patch: [{ op: 'replace', path: pointerOf(path), value: LOCALE_DEFAULT }],
    });
  }
  const weights = entries.flatMap(([name, weight]) => {
    const at = [...path, name];
    const number = reader.number(at, weight, { min: 0, max: LOCALE_WEIGHT_MAX });
    if (!reader.locales.includes(name)) {
      const message = `“${shown(name)}” is no locale here. ${availableLocales(reader.locales)}.`;
      reader.refuse(at, 'unknown-locale', message, {
        text: `Remove “${shown(name)}”`,
        patch: [{ op: 'remove', path: pointerOf(at) }],
      });
      return [];
    }
    return number === undefined ? [] : [[name, number] as const];
  });
  if (weights.length < entries.length) return undefined;
  if (weights.some(([, weight]) => weight > 0)) return Object.fromEntries(weights);
  const first = weights[0]?.[0] ?? LOCALE_DEFAULT;
  return reader.refuse(path, 'weights-zero', 'All weights are zero, so no row has a locale.', {
    text: `Use ${first}`,
    patch: [{ op: 'replace', path: pointerOf(path), value: first }],
  });
}

/** Reads the locale of a table, which can be that of the rows that a reference leads to. */
export function readTableLocale(reader: Reader, path: Path, value: unknown): TableLocale | undefined {
  if (!isJsonObject(value) || typeof value.via !== 'string') return readLocale(reader, path, value);
  const properties = reader.object(path, value, { required: ['via'], optional: [] });
  const via = reader.text([...path, 'via'], properties.get('via'), NAME_LENGTH_MAX);
  return via === undefined ? undefined : { via };
}

/** The locales of a table's rows. */
export interface TableLocales {
  readonly names: readonly string[];
  /** One for each name. */
  readonly weights: readonly number[];
  /** The reference whose rows decide the locale of this table's rows, and their table. */
  readonly via?: { readonly reference: ColumnSchema; readonly parent: TableSchema };
}

/** The reference by which a table takes its locale, and the table that it leads to. Undefined if there is none. */
export function localeParent({ tables }: Pick<Schema, 'tables'>, table: TableSchema): TableLocales['via'] {
  const { locale } = table;
  if (typeof locale !== 'object' || typeof locale.via !== 'string') return undefined;
  const reference = table.columns.find(({ name }) => name === locale.via);
  const parent = tables.find(({ name }) => name === reference?.options.table);
  return reference?.field === 'reference' && parent ? { reference, parent } : undefined;
}

function localesIn(locale: TableLocale | undefined): TableLocales {
  if (typeof locale === 'string') return { names: [locale], weights: [1] };
  const entries = Object.entries(locale ?? {}).flatMap(([name, weight]) =>
    typeof weight === 'number' && weight > 0 ? [[name, weight] as const] : [],
  );
  if (entries.length === 0) return { names: [LOCALE_DEFAULT], weights: [1] };
  return { names: entries.map(([name]) => name), weights: entries.map(([, weight]) => weight) };
}

/** The locales of a table's rows. Those of a table in a circle of tables that take their locales from each other are the default. */
export function localesOf(schema: Pick<Schema, 'tables' | 'locale'>, table: TableSchema): TableLocales {
  const passed = new Set<TableSchema>();
  let current = table;
  for (;;) {
    if (passed.has(current)) return localesIn(LOCALE_DEFAULT);
    passed.add(current);
    const next = localeParent(schema, current);
    if (!next) break;
    current = next.parent;
  }
  const isVia = typeof current.locale === 'object' && typeof current.locale.via === 'string';
  const locales = localesIn(isVia ? schema.locale : (current.locale ?? schema.locale));
  const via = localeParent(schema, table);
  return via && locales.names.length > 1 ? { ...locales, via } : locales;
}

/** Whether all rows of a document are of the default locale. */
export function isOfDefaultLocale(schema: Pick<Schema, 'tables' | 'locale'>): boolean {
  return schema.tables.every((table) =>
    localesOf(schema, table).names.every((name) => name === LOCALE_DEFAULT),
  );
}

/** The entities that agree on a locale: a country is that of the place. */
const SAME_LOCALE: Readonly<Partial<Record<EntityKind, EntityKind>>> = { country: 'place' };

/** The entities of a column whose locale is the same as the column's, as texts. */
export function localeEntities({ field, of }: ColumnSchema): readonly string[] {
  const { entity, otherEntity }: Field = fields[field];
  if (!isOfLocale(field)) return [];
  const kinds = [entity, otherEntity].filter((kind) => kind !== undefined);
  return kinds.map((kind) => `${SAME_LOCALE[kind] ?? kind} ${of[kind] ?? 1}`);
}

/** For columns of a table, or within a cell, the locale that they or other columns of their entity name. */
export function namedLocales(columns: readonly ColumnSchema[]): (column: ColumnSchema) => string | undefined {
  const byEntity = new Map<string, string>();
  for (const column of columns.flatMap(withNested)) {
    if (column.locale === undefined) continue;
    for (const entity of localeEntities(column)) {
      if (!byEntity.has(entity)) byEntity.set(entity, column.locale);
    }
  }
  return (column) =>
    column.locale ??
    localeEntities(column)
      .map((entity) => byEntity.get(entity))
      .find((name) => name !== undefined);
}

/** The properties of a document's objects that can contain tables or columns. */
const HOLDERS = ['tables', 'columns', 'options', 'cases', 'else'];

/** The names of locales that a document has anywhere, and the default if it names none. The value need not be valid. Never throws. */
export function localesNamedBy(document: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const pending = [document];
  while (pending.length > 0) {
    const value = pending.pop();
    if (Array.isArray(value)) {
      for (const item of value) pending.push(item);
    } else if (isJsonObject(value)) {
      const { locale } = value;
      if (typeof locale === 'string') names.add(locale);
      else if (isJsonObject(locale)) for (const name of Object.keys(locale)) names.add(name);
      for (const name of HOLDERS) pending.push(value[name]);
    }
  }
  if (!isJsonObject(document) || document.locale === undefined) names.add(LOCALE_DEFAULT);
  return names;
}
