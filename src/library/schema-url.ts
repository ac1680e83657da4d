import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isJsonObject } from '../schema/json-object.ts';
import { JSON_SCHEMA, publicSchemaUrl } from './public-schema-url.ts';

/** Whether a folder is a clone of the repository, which has the JSON Schema among its pages. */
function isClone(folder: string): boolean {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return isJsonObject(manifest) && manifest.name === 'rowloom' && manifest.private === true;
  } catch {
    return false;
  }
}

/** The JSON Schema's file that belongs to a folder, if there is one. */
function fileIn(folder: string): string | undefined {
  const installed = join(folder, 'node_modules', JSON_SCHEMA);
  if (existsSync(installed)) return installed;
  const page = join(folder, 'docs/schema.schema.json');
  return existsSync(page) && isClone(folder) ? page : undefined;
}

/**
 * The `$schema` of a document, by which editors find the JSON Schema: a relative path of the installed package's copy or of the
 * clone's, which work offline, or else the address of the same version on a public mirror of npm.
 * @param folder where the document is saved, absolute
 */
export function schemaUrl(folder: string): string {
  for (let above = folder; ; above = dirname(above)) {
    const file = fileIn(above);
    if (file !== undefined) {
      const path = relative(folder, file).split(sep).join('/');
      return path.startsWith('.') ? path : `./${path}`;
    }
    if (above === dirname(above)) break;
  }
  return publicSchemaUrl;
}
