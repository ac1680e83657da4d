import type { FieldId } from '../catalogue/fields.ts';
import type { CharacterSet } from '../expression/character-set.ts';
import { createEntityFactory, type EntityFactory } from '../generators/entities/entities.ts';
import type { FieldEntries, FieldEntry } from '../generators/field-entry.ts';
import type { LargeTables } from '../generators/large-tables.ts';
import type { Locale } from '../locales/locale.ts';
import { createStream, type RandomStream } from '../random/stream.ts';

/** What all tables of one locale share. */
export interface Engine {
  readonly stream: RandomStream;
  readonly locale: Locale;
  readonly makeEntity: EntityFactory;
  readonly tables: LargeTables;
  /** The fields that columns can use. */
  readonly entries: FieldEntries;
  /** The characters of fields' texts, by the field and its options. */
  readonly knownCharacters: Map<string, CharacterSet>;
}

/** Compiles the data of a locale for schemas that use the given fields. */
export function createLocaleEngine(locale: Locale, entries: FieldEntries, tables: LargeTables = {}): Engine {
  const stream = createStream();
  const makeEntity = createEntityFactory(stream, locale);
  return { stream, locale, makeEntity, tables, entries, knownCharacters: new Map() };
}

/** The field's entry: how to generate its values, count them and bound their length. */
export function entryOf({ entries }: Engine, field: FieldId): FieldEntry {
  const entry = entries[field];
  if (!entry)
    throw new RangeError(
      `Field “${field}” has no entry here: src/generators needs one for each field of the catalogue`,
    );
  return entry;
}
