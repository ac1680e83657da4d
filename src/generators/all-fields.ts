import type { FieldId } from '../catalogue/fields.ts';
import { composed } from './composed.ts';
import type { FieldEntry } from './field-entry.ts';
import { standaloneFields } from './standalone-fields.ts';

/** The entry of each field of the catalogue. */
export const allFields: Readonly<Record<FieldId, FieldEntry>> = { ...standaloneFields, ...composed };
