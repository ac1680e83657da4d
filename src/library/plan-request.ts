import type { Dataset, Table } from '../dataset/table.ts';
import { noParts } from '../formats/binary-problems.ts';
import { createPlan } from '../formats/create-plan.ts';
import { type FilePlan, isTextPlan } from '../formats/file-plan.ts';
import type { FormatId } from '../formats/formats.ts';
import { planRowsOnly } from '../formats/write-file.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import { unknownName } from '../schema/problems.ts';
import type { Schema } from '../schema/schema.ts';
import { checkArgument, text } from './option-checks.ts';

/** What a file holds, as plain data: a thread that gets it makes the same plan. */
export interface FileRequest {
  /** A checked document. */
  readonly schema: Schema;
  /** The names of the tables in the file. */
  readonly tables: readonly string[];
  readonly format: FormatId;
  /** The format's own options. Defaults may be missing. */
  readonly options: object;
  /**
   * Makes the file a part of a larger one: it holds only rows, and its first row has this number in the whole file, counted
   * from 0. Without it, the file is whole.
   */
  readonly firstRow?: number;
}

export interface PlannedFile {
  /** The file's name in its directory. */
  readonly name: string;
  readonly plan: FilePlan;
  readonly request: FileRequest;
}

/**
 * Finds a table of a dataset, or reports that the schema does not have it.
 * @throws {RowloomError} if the name is no text
 */
export function findTable(
  dataset: Dataset,
  { tables }: Pick<Schema, 'tables'>,
  name: string,
): Result<Table, readonly Problem[]> {
  checkArgument('table', name, text);
  const table = dataset.table(name);
  if (table) return { ok: true, value: table };
  return {
    ok: false,
    error: [
      unknownTable(
        name,
        tables.map((other) => other.name),
      ),
    ],
  };
}

/** @param known the names of the schema's tables */
export function unknownTable(name: string, known: readonly string[]): Problem {
  const message = `There is no table “${name}”. The tables are ${known.map((other) => `“${other}”`).join(', ')}.`;
  return unknownName(['table'], 'unknown-table', message, name, known);
}

/**
 * Plans a file, or reports every problem of the request: unknown tables, an unknown format, wrong options, or a part of a file
 * whose parts cannot be joined.
 */
export function planRequest(
  dataset: Dataset,
  { schema, tables: names, format, options, firstRow }: FileRequest,
): Result<FilePlan, readonly Problem[]> {
  const tables: Table[] = [];
  const problems: Problem[] = [];
  for (const name of names) {
    const table = findTable(dataset, schema, name);
    if (table.ok) tables.push(table.value);
    else problems.push(...table.error);
  }
  if (problems.length > 0) return { ok: false, error: problems };
  const plan = createPlan(format, tables, schema, options);
  if (!plan.ok || firstRow === undefined) return plan;
  if (!isTextPlan(plan.value)) return { ok: false, error: [noParts(format)] };
  return { ok: true, value: planRowsOnly(plan.value, firstRow) };
}
