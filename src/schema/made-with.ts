import { version as faker } from '@faker-js/faker/package.json' with { type: 'json' };
import { version as rowloom } from '../../package.json' with { type: 'json' };
import type { Json } from '../catalogue/field.ts';
import { isJsonObject } from './json-object.ts';

/** The versions of Rowloom and of faker's data. */
export interface Versions {
  readonly rowloom: string;
  readonly faker: string;
}

/** The versions that decide values besides the document. They are written to its property `madeWith`. */
export const madeWith: Versions = { rowloom, faker };

/** Whether a document's property `madeWith` names these versions. */
export function isMadeWithThis(value: Json): boolean {
  return isJsonObject(value) && value.rowloom === rowloom && value.faker === faker;
}
