import { applyPatch } from '../../../schema/apply-patch.ts';
import type { Fix } from '../../../schema/problem.ts';
import type { StudioSchema } from './studio-schema.ts';

/** The schema with a problem’s fix applied; the same schema if edits have removed the place that the fix changes. */
export function applyFix(schema: StudioSchema, { patch }: Fix): StudioSchema {
  const patched = applyPatch(schema, patch);
  // A fix only sets and removes properties of the schema, so the result is a schema.
  return patched === undefined ? schema : (patched as StudioSchema);
}
