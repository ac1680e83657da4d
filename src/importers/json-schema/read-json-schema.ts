import type { Result } from '../../result.ts';
import { findSyntaxFault } from '../../schema/json-fault.ts';
import { findPlace, findPlaces } from '../../schema/json-places.ts';
import type { Problem } from '../../schema/problem.ts';
import type { SourceTables } from '../source-tables.ts';
import type { FindPlaces } from './places.ts';
import { type JsonSchemaOptions, readTables } from './schema-tables.ts';

/**
 * Reads a JSON Schema (drafts 4 to 2020-12), or an OpenAPI 3 description in JSON. Its tables are the objects that it
 * describes. Fails if it is not JSON, or describes no object.
 */
export function readJsonSchema(
  text: string,
  options: JsonSchemaOptions,
): Result<SourceTables, readonly Problem[]> {
  const content = text.startsWith('\ufeff') ? text.slice(1) : text;
  const root = parse(content);
  if (root === undefined) {
    const fault = findSyntaxFault(content);
    const place = findPlace(content, fault?.offset ?? 0);
    return notRead(
      'not-json',
      `Line ${place.line}, column ${place.column}: ${fault?.reason ?? 'This is not valid JSON.'}`,
    );
  }
  return tablesOf(root.value, options, (paths) => findPlaces(content, paths));
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The tables of a document that was read, or why there is none. */
export function tablesOf(
  root: unknown,
  options: JsonSchemaOptions,
  findPlacesIn: FindPlaces,
): Result<SourceTables, readonly Problem[]> {
  const found = readTables(root, options, findPlacesIn);
  if (found.tables.length > 0) return { ok: true, value: found };
  return notRead('no-values', noTables(options));
}

function noTables({ filter: { tables, exclude } = {} }: JsonSchemaOptions): string {
  if (tables) return `No object of the source has a name that matches ${tables.join(', ')}.`;
  if (exclude) return `No object of the source is left without ${exclude.join(', ')}.`;
  return 'No schema in it describes an object with properties.';
}

export function notRead(code: Problem['code'], why: string): Result<never, readonly Problem[]> {
  return { ok: false, error: [{ path: [], code, message: `Nothing could be read. ${why}` }] };
}
