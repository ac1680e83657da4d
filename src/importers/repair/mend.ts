import type { Problem } from '../../schema/problem.ts';
import { type SchemaDraft, schemaOf } from '../choose/draft.ts';
import type { ImportedSchema } from '../imported-schema.ts';
import { leaveOut } from './leave-out.ts';
import { mendColumn } from './mend-column.ts';
import { mendTable } from './mend-table.ts';
import { partsOf } from './parts-of-problem.ts';

/** Finds all problems of a schema, as the check of a document does. */
export type Check = (schema: ImportedSchema) => readonly Problem[] | Promise<readonly Problem[]>;

/** A schema, and what could not be mended. */
export interface Repaired {
  readonly schema: ImportedSchema;
  /** What was left out for it, as sentences. */
  readonly notes: readonly string[];
  /** Problems of the whole schema. It has no others. */
  readonly problems: readonly Problem[];
}

/** Each round mends at least one thing that was not tried before: a column has about ten, and a table up to 100 keys. */
const ROUNDS_MAX = 250;

type Checked = Omit<Repaired, 'notes'>;

/** Changes a draft that has problems. */
export async function mend(draft: SchemaDraft, check: Check, found: Checked): Promise<Repaired> {
  const checked = async (): Promise<Checked> => {
    const schema = schemaOf(draft);
    return { schema, problems: await check(schema) };
  };
  const notes: string[] = [];
  let current = found;
  for (;;) {
    for (let round = 0; round < ROUNDS_MAX && current.problems.length > 0; round++) {
      if (!mendAll(draft, current)) break;
      current = await checked();
    }
    const left = current.problems.length > 0 ? leaveOut(draft, current) : [];
    if (left.length === 0) return { ...current, notes };
    notes.push(...left);
    current = await checked();
  }
}

/** Mends one problem of each column and of each table, because one change can solve several. */
function mendAll(draft: SchemaDraft, { schema, problems }: Checked): boolean {
  const mended = new Set<object>();
  let isMended = false;
  for (const problem of problems) {
    const { table, column } = partsOf(draft, schema, problem);
    if (!table) continue;
    const part = column ?? table;
    if (mended.has(part)) continue;
    const isDone = column ? mendColumn(draft, table, column, problem) : mendTable(draft, table, problem);
    if (!isDone) continue;
    mended.add(part);
    isMended = true;
  }
  return isMended;
}
