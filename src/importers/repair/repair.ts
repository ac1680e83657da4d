import { type SchemaDraft, schemaOf } from '../choose/draft.ts';
import type { Check, Repaired } from './mend.ts';

/** Changes a draft until the check finds no problem in its schema. Leaves out keys, columns and tables if nothing else helps. */
export async function repair(draft: SchemaDraft, check: Check): Promise<Repaired> {
  const schema = schemaOf(draft);
  const problems = await check(schema);
  if (problems.length === 0) return { schema, problems, notes: [] };
  const { mend } = await import('./mend.ts');
  return mend(draft, check, { schema, problems });
}
