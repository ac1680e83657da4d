import type { Table } from '../dataset/table.ts';
import type { Assembly, BinaryFile, GroupWriter } from './binary-file.ts';
import type { TextPlan } from './write-file.ts';

/** A planned file of bytes. Its format is loaded when it is written. */
export interface BinaryPlan {
  readonly tables: readonly { readonly table: Table }[];
  /** A cell is worth as many workers as so many cells of text. */
  readonly cellCost: number;
  /** Rejects if the format's code cannot be loaded. */
  load(): Promise<BinaryFile>;
}

/** A file and the tables that it holds, in the order of the file. */
export type FilePlan = TextPlan | BinaryPlan;

/** A planned file of bytes whose format is loaded. */
export interface LoadedBinaryPlan {
  readonly tables: readonly { readonly table: Table; readonly groups: GroupWriter }[];
  assemble(): Assembly;
}

/** A planned file whose rows can be written. */
export type LoadedPlan = TextPlan | LoadedBinaryPlan;

/** Whether the file is text, whose ranges of rows can be joined to a whole file. */
export function isTextPlan<Plan extends FilePlan>(plan: Plan): plan is Extract<Plan, TextPlan> {
  return 'writer' in plan;
}

/** Loads what writes the rows of a file. */
export async function loadPlan(plan: FilePlan): Promise<LoadedPlan> {
  if (isTextPlan(plan)) return plan;
  const file = await plan.load();
  const tables = plan.tables.flatMap(({ table }, i) => {
    const groups = file.tables[i];
    return groups ? [{ table, groups }] : [];
  });
  return { tables, assemble: () => file.assemble() };
}
