import type { TableHead } from '../formats/writer.ts';
import type { Schema } from '../schema/schema.ts';

/** A schema that was found good, and its tables as a format knows them. */
export interface CodeSource {
  readonly schema: Schema;
  readonly tables: readonly TableHead[];
}
