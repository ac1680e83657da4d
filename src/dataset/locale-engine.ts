import type { FieldId } from '../catalogue/fields.ts';
import { isOfLocale } from '../catalogue/locale-fields.ts';
import type { CharacterSet } from '../expression/character-set.ts';
import { createEntityFactory, type EntityFactory } from '../generators/entities/entities.ts';
import type { FieldEntries, FieldEntry } from '../generators/field-entry.ts';
import type { LargeTables } from '../generators/large-tables.ts';
import { once } from '../generators/once.ts';
import type { Locale } from '../locales/locale.ts';
import { createStream, type RandomStream } from '../random/stream.ts';
import type { ColumnSchema } from '../schema/schema.ts';

/** The compiled data of one locale, which all tables share. */
export interface LocaleEngine {
  readonly stream: RandomStream;
  readonly locale: Locale;
  readonly makeEntity: EntityFactory;
  readonly tables: LargeTables;
  /** The fields that columns can use. */
  readonly entries: FieldEntries;
  /** The characters of fields' texts, by the field and its options. */
  readonly knownCharacters: Map<string, CharacterSet>;
  /** The properties of this engine that differ where a table has rows of other countries too. */
  readonly besideOthers: () => Partial<LocaleEngine>;
}

/** The engine of a table's rows: that of their first locale, with those of the others. */
export interface Engine extends LocaleEngine {
  readonly others: readonly LocaleEngine[];
  /** The engine of the locale that a column names, or that another column of its entity names. Undefined if none does. */
  readonly engineNamedBy: (column: ColumnSchema) => LocaleEngine | undefined;
}

/**
 * Compiles the data of a locale for schemas that use the given fields.
 * @param stream that of the other locales of a document, because columns of one row use both
 */
export function createLocaleEngine(
  locale: Locale,
  entries: FieldEntries,
  tables: LargeTables = {},
  stream: RandomStream = createStream(),
): Engine {
  const makeEntity = createEntityFactory(stream, locale);
  const besideOthers = once(() => engineBesideOthers(stream, locale));
  return {
    ...{ stream, locale, makeEntity, tables, entries, knownCharacters: new Map(), besideOthers },
    others: [],
    engineNamedBy: () => undefined,
  };
}

function engineBesideOthers(stream: RandomStream, locale: Locale): Partial<LocaleEngine> {
  const { besideOthers } = locale.country;
  if (!besideOthers) return {};
  const changed = { ...locale, country: { ...locale.country, ...besideOthers } };
  return { locale: changed, makeEntity: createEntityFactory(stream, changed), knownCharacters: new Map() };
}

/** Whether a column's cells differ between languages or countries: those of its field, or names of months and weekdays. */
function differsByLocale({ entries }: Engine, { field, options }: ColumnSchema): boolean {
  return isOfLocale(field) || (entries[field]?.hasWords?.(options) ?? false);
}

/** The engines of the locales that a column's cells can have. One, if the field is the same in all countries. */
export function enginesOf(engine: Engine, column: ColumnSchema): readonly LocaleEngine[] {
  const named = engine.engineNamedBy(column);
  if (named) return [named];
  return engine.others.length > 0 && differsByLocale(engine, column) ? [engine, ...engine.others] : [engine];
}

/** Why a field has no cells in a locale, as a sentence. Undefined if it has some. */
export function lackIn({ locale, entries }: LocaleEngine, field: FieldId): string | undefined {
  const needs = entries[field]?.needs;
  return needs && (locale.country.lacks[needs] ?? locale.language.lacks[needs]);
}

/** A locale in whose rows a column has no cells, and why, as a sentence. */
export interface LocaleLack {
  readonly locale: string;
  readonly reason: string;
}

export function lacksIn(engine: Engine, column: ColumnSchema): readonly LocaleLack[] {
  return enginesOf(engine, column).flatMap((own) => {
    const reason = lackIn(own, column.field);
    return reason === undefined ? [] : [{ locale: own.locale.name, reason }];
  });
}

/** The engines of the locales in which a column has cells. */
export function enginesWithCells(engine: Engine, column: ColumnSchema): readonly LocaleEngine[] {
  return enginesOf(engine, column).filter((own) => lackIn(own, column.field) === undefined);
}

/** Whether a column has no cells in some of the locales of its rows. */
export function lacksCells(engine: Engine, column: ColumnSchema): boolean {
  return enginesOf(engine, column).some((own) => lackIn(own, column.field) !== undefined);
}

/** The field's entry: how to generate its values, count them and bound their length. */
export function entryOf({ entries }: Pick<LocaleEngine, 'entries'>, field: FieldId): FieldEntry {
  const entry = entries[field];
  if (!entry)
    throw new RangeError(
      `Field “${field}” has no entry here: src/generators needs one for each field of the catalogue`,
    );
  return entry;
}
