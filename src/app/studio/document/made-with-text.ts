import { madeWithOther } from '../../../schema/made-with-other.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';

/** Loaded on demand: few documents are of another version. A file of the Studio, so that its chunk is the Studio’s. */
export function madeWithText(schema: StudioSchema): string | undefined {
  return madeWithOther(schema);
}
