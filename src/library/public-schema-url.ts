import { madeWith } from '../schema/made-with.ts';

/** The JSON Schema of a document, in the npm package. */
export const JSON_SCHEMA = 'rowloom/schema.schema.json';

/** The address of the same version on a public mirror of npm. */
export const publicSchemaUrl = `https://unpkg.com/${JSON_SCHEMA.replace('/', `@${madeWith.rowloom}/`)}`;
