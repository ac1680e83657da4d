import { locate, type Problem } from '../../schema/problem.ts';
import { type SchemaDraft, schemaOf } from '../choose/draft.ts';
import type { ImportedSchema } from '../imported-schema.ts';
import { leaveOut } from './leave-out.ts';
import { mendColumn } from './mend-column.ts';
import { mendTable } from './mend-table.ts';

/** Finds all problems of a schema, as the check of a document does. */
export type Check = (schema: ImportedSchema) => readonly Problem[] | Promise<readonly Problem[]>;

/** Each round mends at least one thing that was not tried before: a column has about ten, and a table up to 100 keys. */
const ROUNDS_MAX = 250;

/** A schema, and what `repair` could not mend. */
interface Repaired {
  readonly schema: ImportedSchema;
  /** What was left out for it, as sentences. */
  readonly notes: readonly string[];
  /** Problems of the whole schema. It has no others. */
  readonly problems: readonly Problem[];
}

/** Changes a draft until the check finds no problem in its schema. Leaves out keys, columns and tables if nothing else helps. */
export async function repair(draft: SchemaDraft, check: Check): Promise<Repaired> {
  const notes: string[] = [];
  let mended = await mend(draft, check);
  while (mended.problems.length > 0) {
    const left = leaveOut(draft, mended.problems);
    if (left.length === 0) break;
    notes.push(...left);
    mended = await mend(draft, check);
  }
  return { ...mended, notes };
}

async function mend(draft: SchemaDraft, check: Check): Promise<Omit<Repaired, 'notes'>> {
  let schema = schemaOf(draft);
  let problems = await check(schema);
  for (let round = 0; round < ROUNDS_MAX && problems.length > 0; round++) {
    if (!mendAll(draft, problems)) break;
    schema = schemaOf(draft);
    problems = await check(schema);
  }
  return { schema, problems };
}

/** Mends one problem of each column and of each table, because one change can solve several. */
function mendAll(draft: SchemaDraft, problems: readonly Problem[]): boolean {
  const mended = new Set<object>();
  let isMended = false;
  for (const problem of problems) {
    const { table: tableAt, column: columnAt } = locate(problem.path);
    const table = draft.tables[tableAt ?? -1];
    if (!table) continue;
    const column = table.columns[columnAt ?? -1];
    const part = column ?? table;
    if (mended.has(part)) continue;
    const isDone = column ? mendColumn(draft, table, column, problem) : mendTable(draft, table, problem);
    if (!isDone) continue;
    mended.add(part);
    isMended = true;
  }
  return isMended;
}
