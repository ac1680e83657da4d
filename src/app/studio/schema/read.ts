import { customKinds, isCustomKindId } from '../../../catalogue/custom-kinds.ts';
import type { Json } from '../../../catalogue/field.ts';
import { errorMessage } from '../../../error-text.ts';
import type { Result } from '../../../result.ts';
import { inexactNumbers } from '../../../schema/exact-numbers.ts';
import { formatPath, type Path } from '../../../schema/problem.ts';
import { SCHEMA_VERSION } from '../../../schema/schema.ts';
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
  for (const name of ['name', 'now', 'locale', 'description']) textAt([name], rest[name] ?? '');
  if (typeof rest.seed !== 'number') textAt(['seed'], rest.seed ?? '');
  return { ...rest, tables: listAt(['tables'], tables).map((table, i) => readTable(['tables', i], table)) };
}

function readTable(path: Path, json: Json): StudioTable {
  const { name, rows, columns, primaryKey, unique, foreignKeys, key, ...rest } = objectAt(path, json);
  const read = {
    ...rest,
    id: newId(),
    name: textAt([...path, 'name'], name),
    ...(key === undefined ? {} : { key: textAt([...path, 'key'], key) }),
    rows: numberAt([...path, 'rows'], rows),
    columns: listAt([...path, 'columns'], columns).map((column, i) =>
      readColumn([...path, 'columns', i], column),
    ),
  };
  return {
    ...read,
    ...(primaryKey === undefined ? {} : { primaryKey: textsAt([...path, 'primaryKey'], primaryKey) }),
    ...(unique === undefined
      ? {}
      : {
          unique: listAt([...path, 'unique'], unique).map((names, i) =>
            textsAt([...path, 'unique', i], names),
          ),
        }),
    ...(foreignKeys === undefined
      ? {}
      : {
          foreignKeys: listAt([...path, 'foreignKeys'], foreignKeys).map((foreignKey, i) => {
            const at = [...path, 'foreignKeys', i];
            const given = objectAt(at, foreignKey);
            return {
              ...given,
              columns: textsAt([...at, 'columns'], given.columns),
              table: textAt([...at, 'table'], given.table),
              references: textsAt([...at, 'references'], given.references),
            };
          }),
        }),
  };
}

function readColumn(path: Path, json: Json): StudioColumn {
  const { name, field, options, nulls, unique, primaryKey, key, ...rest } = objectAt(path, json);
  const given = options === undefined ? {} : objectAt([...path, 'options'], options);
  const named = fieldOf(textAt([...path, 'field'], field), given);
  return {
    ...rest,
    id: newId(),
    name: textAt([...path, 'name'], name),
    ...(key === undefined ? {} : { key: textAt([...path, 'key'], key) }),
    ...named,
    ...(nulls === undefined ? {} : { nulls: numberAt([...path, 'nulls'], nulls) }),
    ...(unique === undefined ? {} : { unique: booleanAt([...path, 'unique'], unique) }),
    ...(primaryKey === undefined ? {} : { primaryKey: booleanAt([...path, 'primaryKey'], primaryKey) }),
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

function textsAt(path: Path, value: Json | undefined): readonly string[] {
  return listAt(path, value).map((text, i) => textAt([...path, i], text));
}

function numberAt(path: Path, value: Json | undefined): number {
  if (typeof value === 'number') return value;
  throw new Unreadable(path, 'This must be a number.');
}

function booleanAt(path: Path, value: Json | undefined): boolean {
  if (typeof value === 'boolean') return value;
  throw new Unreadable(path, 'This must be true or false.');
}
