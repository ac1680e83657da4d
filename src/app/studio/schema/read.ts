import { customKinds, isCustomKindId } from '../../../catalogue/custom-kinds.ts';
import type { Json } from '../../../catalogue/field.ts';
import { errorMessage } from '../../../error-text.ts';
import type { Result } from '../../../result.ts';
import { givenNames } from '../../../schema/edits/given-json.ts';
import { inexactNumbers } from '../../../schema/exact-numbers.ts';
import { isJsonObject } from '../../../schema/json-object.ts';
import { formatPath, type Path } from '../../../schema/problem.ts';
import { type ForeignKey, SCHEMA_VERSION } from '../../../schema/schema.ts';
import {
  newId,
  type SetOptions,
  type StudioColumn,
  type StudioSchema,
  type StudioTable,
} from './studio-schema.ts';

/** Why a JSON value cannot be edited as a schema: a sentence for people, and the path. */
export interface UnreadableSchema {
  readonly code: 'not-json' | 'inexact-number' | 'newer-version' | 'not-a-document';
  /** Empty for the whole. */
  readonly path: Path;
  readonly message: string;
}

class Unreadable extends Error {
  readonly error: UnreadableSchema;

  constructor(path: Path, what: string, code: UnreadableSchema['code'] = 'not-a-document') {
    super(what);
    this.error = { code, path, message: path.length === 0 ? what : `${formatPath(path)}: ${what}` };
  }
}

type JsonObject = { readonly [name: string]: Json };

/** Reads the text of a schema. Accepts wrong values that a form can show, but not a wrong structure. Never throws. */
export function readSchemaText(text: string): Result<StudioSchema, UnreadableSchema> {
  let json: Json;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return {
      ok: false,
      error: { code: 'not-json', path: [], message: `This is not valid JSON: ${errorMessage(error)}.` },
    };
  }
  const [inexact] = inexactNumbers(text, json);
  if (inexact) {
    const { path, message } = inexact;
    return {
      ok: false,
      error: { code: 'inexact-number', path, message: `${formatPath(path)}: ${message}` },
    };
  }
  return readStudioSchema(json);
}

/** Like `readSchemaText`, for a JSON value. */
export function readStudioSchema(json: Json): Result<StudioSchema, UnreadableSchema> {
  try {
    return { ok: true, value: readDocument(json) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, error: error.error };
    throw error;
  }
}

function readDocument(json: Json): StudioSchema {
  const { version, tables, ...rest } = objectAt([], json);
  if (typeof version === 'number' && version > SCHEMA_VERSION) {
    const message = `This schema is of version ${version}, which this version of Rowloom does not read yet.`;
    throw new Unreadable([], message, 'newer-version');
  }
  if (version !== undefined && version !== SCHEMA_VERSION) {
    throw new Unreadable(['version'], `This must be ${SCHEMA_VERSION}.`);
  }
  for (const name of ['name', 'now', 'description']) textAt([name], rest[name] ?? '');
  if (!isJsonObject(rest.locale)) textAt(['locale'], rest.locale ?? '');
  if (typeof rest.seed !== 'number') textAt(['seed'], rest.seed ?? '');
  return { ...rest, tables: listOf(readTable)(['tables'], tables) };
}

function readTable(path: Path, json: Json | undefined): StudioTable {
  const { name, rows, columns, primaryKey, unique, foreignKeys, key, ...rest } = objectAt(path, json);
  const listed = columns === undefined && rest.given !== undefined ? [] : columns;
  return {
    ...rest,
    id: newId(),
    name: textAt([...path, 'name'], name),
    ...given(path, { key }, textAt),
    ...given(path, { rows }, numberAt),
    columns: withAllGiven(rest.given, listOf(readColumn)([...path, 'columns'], listed)),
    ...given(path, { primaryKey }, textsAt),
    ...given(path, { unique }, listOf(textsAt)),
    ...given(path, { foreignKeys }, listOf(readForeignKey)),
  };
}

/** A table that names no given column has all of its given rows, in front of its others. */
function withAllGiven(given: Json | undefined, columns: readonly StudioColumn[]): readonly StudioColumn[] {
  if (columns.some(({ field }) => field === 'given')) return columns;
  const listed = new Set(columns.map(({ name }) => name));
  const names = givenNames(given).filter((name) => !listed.has(name));
  return [...names.map((name) => ({ id: newId(), name, field: 'given' })), ...columns];
}

function readForeignKey(path: Path, json: Json | undefined): ForeignKey {
  const key = objectAt(path, json);
  return {
    ...key,
    columns: textsAt([...path, 'columns'], key.columns),
    table: textAt([...path, 'table'], key.table),
    references: textsAt([...path, 'references'], key.references),
  };
}

function readColumn(path: Path, json: Json | undefined): StudioColumn {
  const { name, field, options, nulls, unique, primaryKey, key, ...rest } = objectAt(path, json);
  const own = options === undefined ? {} : objectAt([...path, 'options'], options);
  const named = fieldOf(textAt([...path, 'field'], field), own);
  return {
    ...rest,
    id: newId(),
    name: textAt([...path, 'name'], name),
    ...given(path, { key }, textAt),
    ...named,
    ...given(path, { nulls }, numberAt),
    ...given(path, { unique }, booleanAt),
    ...given(path, { primaryKey }, booleanAt),
  };
}

/** Turns a kind of the custom tool into its field, with the kind’s options. */
function fieldOf(id: string, given: SetOptions): Pick<StudioColumn, 'field' | 'options'> {
  const kind: { readonly field: string; readonly options?: SetOptions } = isCustomKindId(id)
    ? customKinds[id]
    : { field: id };
  const options = { ...kind.options, ...given };
  return Object.keys(options).length > 0 ? { field: kind.field, options } : { field: kind.field };
}

function objectAt(path: Path, value: Json | undefined): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw new Unreadable(path, path.length === 0 ? 'A schema is a JSON object.' : 'This must be an object.');
}

function listAt(path: Path, value: Json | undefined): readonly Json[] {
  if (Array.isArray(value)) return value;
  throw new Unreadable(path, 'This must be a list.');
}

function textAt(path: Path, value: Json | undefined): string {
  if (typeof value === 'string') return value;
  throw new Unreadable(path, 'This must be a text.');
}

type Read<T> = (path: Path, value: Json | undefined) => T;

/** Reads a list item by item. */
function listOf<T>(read: Read<T>): Read<readonly T[]> {
  return (path, value) => listAt(path, value).map((item, i) => read([...path, i], item));
}

const textsAt = listOf(textAt);

/** The property as it is read; nothing if it is undefined. */
function given<Name extends string, T>(
  path: Path,
  property: { readonly [Own in Name]: Json | undefined },
  read: Read<T>,
): { readonly [Own in Name]?: T } {
  const there = Object.entries<Json | undefined>(property).filter(([, value]) => value !== undefined);
  const values = there.map(([name, value]) => [name, read([...path, name], value)] as const);
  // The entries have the names of the property.
  return Object.fromEntries(values) as { readonly [Own in Name]?: T };
}

function numberAt(path: Path, value: Json | undefined): number {
  if (typeof value === 'number') return value;
  throw new Unreadable(path, 'This must be a number.');
}

function booleanAt(path: Path, value: Json | undefined): boolean {
  if (typeof value === 'boolean') return value;
  throw new Unreadable(path, 'This must be true or false.');
}
