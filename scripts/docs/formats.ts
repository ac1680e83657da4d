import { formats } from '../../src/formats/formats.ts';
import { optionTable, withParts } from './reference.ts';

/** The page of the formats with the table of each format's options regenerated. */
export function withFormats(page: string): string {
  const parts = Object.entries(formats).map(([id, { options }]) => [id, () => optionTable(options)]);
  return withParts(page, Object.fromEntries(parts));
}
