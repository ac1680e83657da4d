import type { Table } from '../dataset/table.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import type { Schema } from '../schema/schema.ts';
import { planBinary } from './binary-formats.ts';
import type { FilePlan } from './file-plan.ts';
import { isFormatId } from './formats.ts';
import { planFile } from './write-file.ts';
import { createSchemaWriter } from './writers.ts';

/**
 * Plans a file of text or bytes, or reports problems in the format's name or options.
 * @param schema the checked document with the tables, which some binary formats write into their files
 */
export function createPlan(
  id: string,
  tables: readonly Table[],
  schema: Schema,
  options: unknown = {},
): Result<FilePlan, readonly Problem[]> {
  const binary = isFormatId(id) ? planBinary(id, tables, schema, options) : undefined;
  if (binary) return binary;
  const writer = createSchemaWriter(id, tables, options);
  return writer.ok ? { ok: true, value: planFile(writer.value, tables) } : writer;
}
