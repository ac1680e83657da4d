import { okValue } from '../errors.ts';
import type * as node from '../import-schema.ts';
import { importSource, withSchemaUrl } from '../import-source.ts';
import { publicSchemaUrl } from '../public-schema-url.ts';
import type * as databases from '../read-database.ts';

/** The address of the JSON Schema is the public one: a page has no folder with an installed package. */
export const importSchema: typeof node.importSchema = async (source, options = {}) =>
  withSchemaUrl(okValue(await importSource(source, options)), publicSchemaUrl);

export const readDatabase: typeof databases.readDatabase = async () => {
  throw (await import('./browser-runtime.ts')).cannotReadDatabase();
};
