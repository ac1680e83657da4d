import { formats } from '../../src/formats/formats.ts';
import { optionTable, withParts } from './reference.ts';

/** The page of the formats with each one's options written anew. */
export function withFormats(page: string): string {
  const parts = Object.entries(formats).map(([id, { options }]) => [id, () => optionTable(options)]);
  return withParts(page, Object.fromEntries(parts));
}
