import { type EntityKind, entityKinds } from '../catalogue/entities.ts';
import type { Field, OptionInfo } from '../catalogue/field.ts';
import { fields, isFieldId } from '../catalogue/fields.ts';
import type { Result } from '../result.ts';
import { type Problem, propertyPath } from './problem.ts';
import { Reader } from './reader.ts';
import {
  type ColumnSchema,
  LOCALE_DEFAULT,
  NOW_DEFAULT,
  ROWS_MAX,
  SCHEMA_VERSION,
  type Schema,
  SEED_DEFAULT,
  SEED_LENGTH_MAX,
  type TableSchema,
} from './schema.ts';

/** Entities of one kind that a row may have. */
const ENTITIES_MAX = 10_000;

const SCHEMA_NAMES = {
  required: ['version', 'tables'],
  optional: ['seed', 'now', 'locale', '$schema', 'description', 'madeWith'],
};
const TABLE_NAMES = { required: ['name', 'rows', 'columns'], optional: ['key'] };
const COLUMN_NAMES = { required: ['name', 'field'], optional: ['key', 'of', 'options'] };

/** Reads the text of a document. Never throws: it says what is wrong, and where. */
export function parseSchema(json: string): Result<Schema, readonly Problem[]> {
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, error: [{ path: '', code: 'not-json', message: `This is no JSON: ${message}.` }] };
  }
  return validateSchema(document);
}

/** Checks a document and fills in its defaults. Never throws: it says what is wrong, and where. */
export function validateSchema(document: unknown): Result<Schema, readonly Problem[]> {
  const reader = new Reader();
  const properties = reader.object('', document, SCHEMA_NAMES);
  readVersion(reader, properties.get('version'));
  const seed = readSeed(reader, valueOr(properties, 'seed', SEED_DEFAULT));
  const now = reader.date('now', valueOr(properties, 'now', NOW_DEFAULT));
  const locale = readLocale(reader, valueOr(properties, 'locale', LOCALE_DEFAULT));
  const tables = reader
    .list('tables', properties.get('tables'))
    .map((table, i) => readTable(reader, `tables[${i}]`, table));
  refuseEqual(reader, 'tables', tables);
  const { problems } = reader;
  if (problems.length > 0 || seed === undefined || now === undefined || locale === undefined) {
    return { ok: false, error: problems };
  }
  return { ok: true, value: { version: SCHEMA_VERSION, seed, now, locale, tables: tables.flatMap(found) } };
}

function valueOr(properties: ReadonlyMap<string, unknown>, name: string, fallback: unknown): unknown {
  return properties.has(name) ? properties.get(name) : fallback;
}

function found<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value];
}

function readVersion(reader: Reader, version: unknown): void {
  if (version === undefined || version === SCHEMA_VERSION) return;
  reader.refuse('version', 'unknown-version', `Version ${SCHEMA_VERSION} is the only one known here.`);
}

/** A number and its decimal text are one seed. */
function readSeed(reader: Reader, seed: unknown): string | undefined {
  if (typeof seed === 'number') {
    const number = reader.integer('seed', seed, { min: 0, max: Number.MAX_SAFE_INTEGER });
    return number === undefined ? undefined : String(number);
  }
  if (typeof seed !== 'string')
    return reader.refuse('seed', 'wrong-type', 'This must be a number or a text.');
  if (seed.length <= SEED_LENGTH_MAX) return seed;
  return reader.refuse('seed', 'out-of-range', `This must have at most ${SEED_LENGTH_MAX} characters.`);
}

function readLocale(reader: Reader, value: unknown): string | undefined {
  const locale = reader.text('locale', value);
  if (locale === undefined || locale === LOCALE_DEFAULT) return locale;
  return reader.refuse('locale', 'unknown-locale', `${LOCALE_DEFAULT} is the only locale known here.`);
}

function readName(reader: Reader, path: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const name = reader.text(path, value);
  if (name === undefined || name.trim() !== '') return name;
  return reader.refuse(path, 'blank-name', 'This name is blank.');
}

function readTable(reader: Reader, path: string, value: unknown): TableSchema | undefined {
  const properties = reader.object(path, value, TABLE_NAMES);
  const name = readName(reader, `${path}.name`, properties.get('name'));
  const key = readName(reader, `${path}.key`, properties.get('key')) ?? name;
  const given = properties.get('rows');
  const rows =
    given === undefined ? undefined : reader.integer(`${path}.rows`, given, { min: 0, max: ROWS_MAX });
  const columns = reader
    .list(`${path}.columns`, properties.get('columns'))
    .map((column, i) => readColumn(reader, `${path}.columns[${i}]`, column));
  refuseEqual(reader, `${path}.columns`, columns);
  if (name === undefined || key === undefined || rows === undefined) return undefined;
  return { name, key, rows, columns: columns.flatMap(found) };
}

function readColumn(reader: Reader, path: string, value: unknown): ColumnSchema | undefined {
  const properties = reader.object(path, value, COLUMN_NAMES);
  const name = readName(reader, `${path}.name`, properties.get('name'));
  const key = readName(reader, `${path}.key`, properties.get('key')) ?? name;
  const id = properties.get('field');
  if (id === undefined) return undefined;
  const field = reader.text(`${path}.field`, id);
  if (field === undefined) return undefined;
  if (!isFieldId(field)) {
    return reader.refuse(`${path}.field`, 'unknown-field', `There is no field “${field}”.`);
  }
  const of = readOf(reader, `${path}.of`, valueOr(properties, 'of', {}), fields[field]);
  const options = readOptions(reader, `${path}.options`, valueOr(properties, 'options', {}), fields[field]);
  return name === undefined || key === undefined ? undefined : { name, key, field, of, options };
}

/** Only of the entity that the field is a part of: of another kind it would decide nothing. */
function readOf(
  reader: Reader,
  path: string,
  value: unknown,
  { entity }: Field,
): Partial<Record<EntityKind, number>> {
  const of: Partial<Record<EntityKind, number>> = {};
  for (const [kind, number] of reader.object(path, value, { required: [], optional: entityKinds })) {
    const at = propertyPath(path, kind);
    if (kind !== entity) reader.refuse(at, 'unknown-entity', `The field is no part of a ${kind}.`);
    else of[entity] = reader.integer(at, number, { min: 1, max: ENTITIES_MAX }) ?? 1;
  }
  return of;
}

function readOptions(
  reader: Reader,
  path: string,
  value: unknown,
  { options: infos = {} }: Field,
): Record<string, string | number> {
  const names = Object.keys(infos);
  const required = names.filter((name) => infos[name]?.required);
  const given = reader.object(path, value, { required, optional: names });
  const options: Record<string, string | number> = {};
  for (const [name, info] of Object.entries(infos)) {
    const set = given.get(name);
    const option = set === undefined ? info.default : readOption(reader, `${path}.${name}`, set, info);
    if (option !== undefined) options[name] = option;
  }
  refuseEmptyRange(reader, path, options);
  return options;
}

function readOption(reader: Reader, path: string, value: unknown, { kind }: OptionInfo) {
  switch (kind) {
    case 'text':
      return reader.text(path, value);
    case 'integer':
      return reader.integer(path, value, { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
    case 'date':
      return reader.date(path, value);
  }
}

function refuseEmptyRange(
  reader: Reader,
  path: string,
  { min, max, from, to }: Readonly<Record<string, string | number>>,
): void {
  if (typeof min === 'number' && typeof max === 'number' && min > max) {
    reader.refuse(`${path}.max`, 'range-empty', `No number lies between ${min} and ${max}.`);
  }
  if (typeof from === 'string' && typeof to === 'string' && Date.parse(from) > Date.parse(to)) {
    reader.refuse(`${path}.to`, 'range-empty', `No date lies between ${from} and ${to}.`);
  }
}

/** Names tell tables and columns apart, keys their random streams. */
function refuseEqual(
  reader: Reader,
  path: string,
  items: readonly ({ readonly name: string; readonly key: string } | undefined)[],
): void {
  const names = new Set<string>();
  const keys = new Set<string>();
  for (const [i, item] of items.entries()) {
    if (!item) continue;
    if (names.has(item.name)) {
      reader.refuse(
        `${path}[${i}].name`,
        'duplicate-name',
        `Another one before it is called “${item.name}”.`,
      );
    } else if (keys.has(item.key)) {
      reader.refuse(`${path}[${i}].key`, 'duplicate-key', `Another one before it has the key “${item.key}”.`);
    }
    names.add(item.name);
    keys.add(item.key);
  }
}
