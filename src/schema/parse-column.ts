import { customKinds, isCustomKindId } from '../catalogue/custom-kinds.ts';
import { type EntityKind, entityKinds } from '../catalogue/entities.ts';
import { type Field, type ValueType, valueTypes } from '../catalogue/field.ts';
import { type FieldId, fields, isFieldId } from '../catalogue/fields.ts';
import { isOfLocale } from '../catalogue/locale-fields.ts';
import { cutAt } from '../expression/text.ts';
import { type Alternative, alternativeName } from './cases.ts';
import { isJsonObject, type JsonObject } from './json-object.ts';
import { readLocaleName } from './locales.ts';
import { FIELDS_OF_NO_CASES, FIELDS_OF_TABLES_ALONE } from './nestable.ts';
import { EXPRESSION_LENGTH_MAX, readOptions, refuseField } from './parse-options.ts';
import { type Fix, type Path, pointerOf } from './problem.ts';
import { shown } from './problems.ts';
import type { Reader } from './reader.ts';
import {
  CELL_LENGTH_MAX,
  COLUMNS_MAX,
  type ColumnOptions,
  type ColumnSchema,
  NAME_LENGTH_MAX,
} from './schema.ts';

/** The most entities of one kind that a row may have. */
const ENTITIES_MAX = 10_000;
/** The longest SQL type, in characters. */
const TYPE_LENGTH_MAX = 100;
/** Letters, digits, spaces and the punctuation of SQL types: `numeric(10, 2)`, `double precision`, `text[]`. */
const SQL_TYPE = /^[\p{L}_][\p{L}\d_ ,.()[\]]*$/u;

/** Whether a text can be a column's `type`. */
export function isSqlType(text: string): boolean {
  return text.length <= TYPE_LENGTH_MAX && SQL_TYPE.test(text);
}

const COLUMN_NAMES = {
  required: ['name', 'field'],
  optional: [
    'key',
    'of',
    'options',
    'nulls',
    'nullWhen',
    'hidden',
    'unique',
    'primaryKey',
    'type',
    'maxLength',
    'nullable',
    'autoIncrement',
    'valueType',
    'locale',
  ],
};

/** Properties that are only allowed on a table's own columns, not inside an object or an array. */
const PROPERTIES_OF_TABLES_ALONE = [
  'unique',
  'primaryKey',
  'type',
  'nullable',
  'nullWhen',
  'hidden',
  'autoIncrement',
  'valueType',
];

/** A column, and whether it has `primaryKey: true`. The parser turns that into the table's `primaryKey`. */
export interface ReadColumn {
  readonly column: ColumnSchema;
  readonly isPrimaryKey: boolean;
}

/** Reads a name: a text that is not blank and has no NUL, which no file format and no database can store. */
export function readName(reader: Reader, path: Path, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const name = reader.text(path, value, NAME_LENGTH_MAX, (long) =>
    validName(path, long, `Cut it to ${NAME_LENGTH_MAX} characters`),
  );
  if (name === undefined) return undefined;
  if (name.trim() === '') return reader.refuse(path, 'blank-name', 'This name is blank.');
  if (!name.includes('\0')) return name;
  const message = 'A name cannot contain the character NUL.';
  return reader.refuse(path, 'invalid-name', message, validName(path, name, 'Remove the character'));
}

/** The fix that leaves of a name what a name can be; undefined where nothing is left. */
function validName(path: Path, name: string, text: string): Fix | undefined {
  const value = cutAt(name.replaceAll('\0', ''), NAME_LENGTH_MAX);
  if (value.trim() === '') return undefined;
  return { text, patch: [{ op: 'replace', path: pointerOf(path), value }] };
}

/** @param depth how many columns contain this one */
export function readColumn(
  reader: Reader,
  path: Path,
  value: unknown,
  depth: number,
): ReadColumn | undefined {
  const problemsBefore = reader.problems.count;
  const properties = reader.object(path, value, COLUMN_NAMES);
  const name = readName(reader, [...path, 'name'], properties.get('name'));
  const key = readName(reader, [...path, 'key'], properties.get('key')) ?? name;
  const named = readFieldOf(reader, path, properties.get('field'));
  if (!named) return undefined;
  const { field, preset } = named;
  if (depth > 0) refuseNested(reader, path, properties, field);
  const given = properties.get('options') ?? {};
  const merged = isJsonObject(given) ? { ...preset, ...withoutFacts(field, given) } : given;
  const options = readOptions(reader, [...path, 'options'], merged, field, { depth, readColumns, readCase });
  const of = readOf(reader, [...path, 'of'], properties.get('of') ?? {}, fields[field]);
  const nulls = reader.number([...path, 'nulls'], properties.get('nulls') ?? 0, { min: 0, max: 100 }) ?? 0;
  const flag = (property: string, fallback: boolean) =>
    reader.boolean([...path, property], properties.get(property) ?? fallback) ?? fallback;
  const nullWhen = readFormula(reader, [...path, 'nullWhen'], properties.get('nullWhen'));
  const hidden = flag('hidden', false);
  const unique = flag('unique', false);
  const isPrimaryKey = flag('primaryKey', false);
  const nullable = properties.has('nullable') ? flag('nullable', false) : undefined;
  const autoIncrement = flag('autoIncrement', false);
  const type = readType(reader, [...path, 'type'], properties.get('type'));
  const maxLength = readMaxLength(reader, [...path, 'maxLength'], properties.get('maxLength'));
  const valueType = readValueType(reader, [...path, 'valueType'], properties.get('valueType'), field);
  const locale = readLocaleOf(reader, [...path, 'locale'], properties.get('locale'), field);
  if (name === undefined || key === undefined) return undefined;
  const column: ColumnSchema = {
    name,
    key,
    field,
    of,
    options,
    nulls,
    ...(nullWhen === undefined ? {} : { nullWhen }),
    ...(hidden ? { hidden } : {}),
    unique,
    ...(nullable === undefined ? {} : { nullable }),
    ...(type === undefined ? {} : { type }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(autoIncrement ? { autoIncrement } : {}),
    ...(valueType === undefined ? {} : { valueType }),
    ...(locale === undefined ? {} : { locale }),
  };
  reader.place(path, column, problemsBefore);
  return { column, isPrimaryKey };
}

/** The options of a column of a checked document without the facts of its given cells, which are worked out again. */
function withoutFacts(field: FieldId, options: JsonObject): JsonObject {
  if (field !== 'given') return options;
  const { facts: _, ...rest } = options;
  return rest;
}

function readValueType(reader: Reader, path: Path, value: unknown, field: FieldId): ValueType | undefined {
  if (value === undefined) return undefined;
  if (field !== 'given') {
    const message = 'Only a column with the field “given” has a value type. The field decides it for others.';
    return reader.refuse(path, 'option-not-applicable', message, {
      text: 'Remove “valueType”',
      patch: [{ op: 'remove', path: pointerOf(path) }],
    });
  }
  const choice = reader.choice(path, value, valueTypes);
  return valueTypes.find((type) => type === choice);
}

/** Reads the locale of a column. Fields that are the same in all countries have none, and arrays have that of their items. */
function readLocaleOf(reader: Reader, path: Path, value: unknown, field: FieldId): string | undefined {
  if (value === undefined) return undefined;
  if (isOfLocale(field) || field === 'array') return readLocaleName(reader, path, value);
  const message = `The values of “${field}” are the same in all countries.`;
  return reader.refuse(path, 'option-not-applicable', message, {
    text: 'Remove “locale”',
    patch: [{ op: 'remove', path: pointerOf(path) }],
  });
}

/** Reads a field by its id, or by the name of a kind of the custom dialog, together with that kind's options. */
function readFieldOf(
  reader: Reader,
  path: Path,
  id: unknown,
): { readonly field: FieldId; readonly preset: ColumnOptions } | undefined {
  if (id === undefined) return undefined;
  const field = reader.text([...path, 'field'], id);
  if (field === undefined) return undefined;
  if (isFieldId(field)) return { field, preset: {} };
  if (!isCustomKindId(field)) return refuseField(reader, [...path, 'field'], field);
  const kind: { readonly field: FieldId; readonly options?: ColumnOptions } = customKinds[field];
  return { field: kind.field, preset: kind.options ?? {} };
}

const CASE_NAMES = { required: ['when', 'field'], optional: ['key', 'of', 'options'] };
const OTHERWISE_NAMES = { required: ['field'], optional: ['of', 'options'] };

/** Reads an alternative of a column of the field `cases`. */
function readCase(
  reader: Reader,
  path: Path,
  value: unknown,
  depth: number,
  place: string,
): Alternative | undefined {
  if (areTooMany(reader, path, 1)) return undefined;
  const isOtherwise = place === 'else';
  const problemsBefore = reader.problems.count;
  const properties = reader.object(path, withoutDefaults(value), isOtherwise ? OTHERWISE_NAMES : CASE_NAMES);
  const key = readName(reader, [...path, 'key'], properties.get('key')) ?? place;
  const when = readFormula(reader, [...path, 'when'], properties.get('when'));
  const named = readFieldOf(reader, path, properties.get('field'));
  if (!named) return undefined;
  const { field, preset } = named;
  if (FIELDS_OF_NO_CASES.has(field)) {
    const message = `A case cannot have the field “${field}”.`;
    return reader.refuse([...path, 'field'], 'not-nestable', message);
  }
  const given = properties.get('options') ?? {};
  const merged = isJsonObject(given) ? { ...preset, ...given } : given;
  const alternative: Alternative = {
    name: alternativeName(key),
    key,
    ...(when === undefined ? {} : { when }),
    field,
    of: readOf(reader, [...path, 'of'], properties.get('of') ?? {}, fields[field]),
    options: readOptions(reader, [...path, 'options'], merged, field, { depth, readColumns, readCase }),
    nulls: 0,
    unique: false,
  };
  reader.place(path, alternative, problemsBefore);
  return alternative;
}

/** A checked document has these properties of alternatives. */
function withoutDefaults(value: unknown): unknown {
  if (!isJsonObject(value) || value.name === undefined) return value;
  const { name, key, nulls, unique, ...rest } = value;
  const isChecked =
    typeof key === 'string' && name === alternativeName(key) && nulls === 0 && unique === false;
  if (!isChecked) return value;
  return rest.when === undefined ? rest : { key, ...rest };
}

/** Whether a schema has too many columns with these. Cases and columns of given rows count as columns. */
export function areTooMany(reader: Reader, path: Path, count: number): boolean {
  reader.columnCount += count;
  if (reader.columnCount <= COLUMNS_MAX) return false;
  const message = `With these columns, the schema has more than ${COLUMNS_MAX} columns in total.`;
  reader.refuse(path, 'too-large', message);
  return true;
}

function readColumns(reader: Reader, path: Path, value: unknown, depth: number): readonly ColumnSchema[] {
  const given = reader.list(path, value);
  if (areTooMany(reader, path, given.length)) return [];
  const columns = given.map((column, i) => readColumn(reader, [...path, i], column, depth)?.column);
  refuseDuplicates(reader, path, columns);
  return columns.filter((column) => column !== undefined);
}

function refuseNested(
  reader: Reader,
  path: Path,
  properties: ReadonlyMap<string, unknown>,
  field: FieldId,
): void {
  for (const name of PROPERTIES_OF_TABLES_ALONE) {
    if ((properties.get(name) ?? false) === false) continue;
    reader.refuse([...path, name], 'not-nestable', `“${name}” cannot be set on nested columns.`);
  }
  if (FIELDS_OF_TABLES_ALONE.has(field)) {
    const message = `The field “${field}” cannot be used in nested columns.`;
    reader.refuse([...path, 'field'], 'not-nestable', message);
  }
}

/** Reads `of`, which may only name entities that the field reads. Others would have no effect. */
function readOf(
  reader: Reader,
  path: Path,
  value: unknown,
  { entity, otherEntity }: Field,
): Partial<Record<EntityKind, number>> {
  const of: Partial<Record<EntityKind, number>> = {};
  for (const [kind, number] of reader.object(path, value, { required: [], optional: entityKinds })) {
    const at = [...path, kind];
    const own = [entity, otherEntity].find((known) => known === kind);
    if (!own) reader.refuse(at, 'unknown-entity', `The field does not belong to a ${kind}.`);
    else of[own] = reader.integer(at, number, { min: 1, max: ENTITIES_MAX }) ?? 1;
  }
  return of;
}

function readFormula(reader: Reader, path: Path, value: unknown): string | undefined {
  return value === undefined ? undefined : reader.text(path, value, EXPRESSION_LENGTH_MAX);
}

function readType(reader: Reader, path: Path, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const type = reader.text(path, value, TYPE_LENGTH_MAX);
  if (type === undefined || SQL_TYPE.test(type)) return type;
  return reader.refuse(path, 'invalid-value', 'This must be an SQL type, such as “numeric(10, 2)”.');
}

function readMaxLength(reader: Reader, path: Path, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  return reader.integer(path, value, { min: 1, max: CELL_LENGTH_MAX });
}

interface NameAndKey {
  readonly name: string;
  readonly key: string;
}

/** Refuses duplicate names, and duplicate keys. Keys name the random streams of tables and columns. */
export function refuseDuplicates(
  reader: Reader,
  path: Path,
  items: readonly (NameAndKey | undefined)[],
): void {
  const names = new Set<string>();
  const keys = new Set<string>();
  const free = freeNames(items);
  for (const [i, item] of items.entries()) {
    if (!item) continue;
    if (names.has(item.name)) {
      const at = [...path, i, 'name'];
      const name = free(item.name, item.key);
      reader.refuse(at, 'duplicate-name', `“${shown(item.name)}” is already used.`, {
        text: `Rename it to “${shown(name)}”`,
        patch: [{ op: 'replace', path: pointerOf(at), value: name }],
      });
    } else if (keys.has(item.key)) {
      const at = [...path, i, 'key'];
      const key = free(item.key);
      reader.refuse(at, 'duplicate-key', `The key “${shown(item.key)}” is already used.`, {
        text: `Change the key to “${shown(key)}”`,
        patch: [{ op: 'add', path: pointerOf(at), value: key }],
      });
    }
    names.add(item.name);
    keys.add(item.key);
  }
}

/** Suggests similar names that are free, each one only once. The item's own key is free for its name. */
function freeNames(items: readonly (NameAndKey | undefined)[]): (name: string, ownKey?: string) => string {
  const names = new Set(items.map((item) => item?.name));
  const keys = new Set(items.map((item) => item?.key));
  const numbers = new Map<string, number>();
  return (name, ownKey) => {
    const isTaken = (other: string) => names.has(other) || (keys.has(other) && other !== ownKey);
    let number = numbers.get(name) ?? 2;
    while (isTaken(withNumber(name, number))) number++;
    numbers.set(name, number + 1);
    return withNumber(name, number);
  };
}

function withNumber(name: string, number: number): string {
  const suffix = `_${number}`;
  return cutAt(name, NAME_LENGTH_MAX - suffix.length) + suffix;
}
