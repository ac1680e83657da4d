import type { SourceKind } from '../importers/kinds.ts';
import type { SourceFile } from '../importers/migrations/source-files.ts';
import type { Result } from '../result.ts';
import { isJsonObject, type JsonObject } from '../schema/json-object.ts';
import type { Path } from '../schema/problem.ts';
import { kindOf, Reader } from '../schema/reader.ts';
import type { RequestProblem } from './api.ts';
import { isBuiltIn } from './built-in.ts';
import { text } from './option-checks.ts';
import { readResult } from './read-options.ts';
import { jsonOf } from './read-source.ts';
import { isStandardJsonSchema, jsonSchemaText } from './standard-schema.ts';

/** A source that importers read, with its kind if only one is possible. */
interface ReadableSource {
  readonly source: string | Uint8Array | AsyncIterable<Uint8Array> | readonly SourceFile[];
  readonly kind?: SourceKind;
  /** Whether this library wrote it as JSON Schema. */
  readonly isAnnotated?: true;
}

type ReadResult = Result<ReadableSource, readonly RequestProblem[]>;

const EXPECTED =
  'This must be a text, a Uint8Array, a stream of bytes, a list of files, a JSON Schema, or a schema of a library such as Zod 4';

const readable = (source: ReadableSource['source'], kind?: SourceKind): ReadResult => ({
  ok: true,
  value: { source, ...(kind && { kind }) },
});

function refuse(message: string): ReadResult {
  return { ok: false, error: [{ path: ['source'], code: 'wrong-type', message }] };
}

function isParts(value: object): value is AsyncIterable<Uint8Array> {
  return Symbol.asyncIterator in value && typeof value[Symbol.asyncIterator] === 'function';
}

/** Whether a value is an object as JSON has it, whichever context it comes from. */
function isPlainObject(value: object): value is JsonObject {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function checkFile(reader: Reader, path: Path, file: unknown): void {
  if (!isJsonObject(file) || (file.name === undefined && file.content === undefined)) {
    const message = 'This must be a file with its name and content. Give rows as JSON: JSON.stringify(rows).';
    reader.refuse(path, 'wrong-type', message);
    return;
  }
  text(reader, [...path, 'name'], file.name);
  if (!isBuiltIn(file.content, 'Uint8Array')) text(reader, [...path, 'content'], file.content);
}

function readFiles(files: readonly SourceFile[]): ReadResult {
  const reader = new Reader();
  for (const [i, file] of files.entries()) checkFile(reader, ['source', i], file);
  return readResult(reader, { source: files });
}

/** A JSON Schema or OpenAPI that is an object. */
function readDocument(document: JsonObject): ReadResult {
  const json = jsonOf(document);
  if (!json.ok) return json;
  const isOpenApi = 'openapi' in document || 'swagger' in document;
  return readable(json.value ?? '', isOpenApi ? 'openapi' : 'json-schema');
}

/** A schema of a library that does not write JSON Schema. */
function refuseSchema(standard: unknown): ReadResult {
  const vendor =
    isJsonObject(standard) && typeof standard.vendor === 'string' ? standard.vendor : 'a library';
  const advice =
    vendor === 'valibot'
      ? 'Convert it by toStandardJsonSchema of @valibot/to-json-schema.'
      : 'Install a newer version of the library, or give the JSON Schema itself.';
  return refuse(`This schema of ${vendor} is no Standard JSON Schema. ${advice}`);
}

function classOf(value: object): string {
  const maker: unknown = value.constructor;
  return typeof maker === 'function' && maker.name !== '' ? maker.name : 'another object';
}

/** Checks a source, which programs without types may get wrong, and writes schemas of libraries and objects as texts. */
export function readableSource(source: unknown): ReadResult {
  if (typeof source === 'string') return readable(source);
  if (isStandardJsonSchema(source)) {
    const json = jsonSchemaText(source);
    if (!json.ok) return json;
    return { ok: true, value: { source: json.value, kind: 'json-schema', isAnnotated: true } };
  }
  if (typeof source !== 'object' || source === null) return refuse(`${EXPECTED}, not ${kindOf(source)}.`);
  // Importers know the bytes of their own context.
  if (isBuiltIn(source, 'Uint8Array'))
    return readable(new Uint8Array(source.buffer, source.byteOffset, source.byteLength));
  if (isParts(source)) return readable(source);
  if (Array.isArray(source)) return readFiles(source);
  if ('~standard' in source) return refuseSchema(source['~standard']);
  if ('then' in source) return refuse('This is a promise. Write await before it.');
  if (isPlainObject(source)) return readDocument(source);
  return refuse(`${EXPECTED}, not ${classOf(source)}.`);
}
