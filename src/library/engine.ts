import { createEngineFor } from '../dataset/engines.ts';
import { locales } from '../locales/registry.ts';
import type { Result } from '../result.ts';
import { inWhole, neededTables, tableNames } from '../schema/needed-tables.ts';
import type { Problem } from '../schema/problem.ts';
import { createDataset } from './dataset.ts';
import { RowloomError } from './errors.ts';
import { type OpenedDocument, openDocument } from './open-document.ts';
import { unknownTable } from './plan-request.ts';
import { readSource } from './read-source.ts';
import type { Runtime } from './runtime.ts';
import type { SendingDataset } from './send-file.ts';

/** Copies a document, and reads the files that it names. */
async function readWhole(source: unknown, runtime: Runtime): Promise<Result<unknown, readonly Problem[]>> {
  const document = readSource(source);
  return document.ok ? runtime.withFiles(document.value) : document;
}

export async function checkSource(source: unknown, runtime: Runtime): Promise<readonly Problem[]> {
  const document = await readWhole(source, runtime);
  if (!document.ok) return document.error;
  const engine = await createEngineFor(locales, document.value);
  const schema = engine.check(document.value);
  return schema.ok ? [] : schema.error;
}

export async function openSource(
  source: unknown,
  runtime: Runtime,
): Promise<Result<SendingDataset, readonly Problem[]>> {
  const document = await readWhole(source, runtime);
  if (!document.ok) return document;
  return createOpened(await openDocument(document.value), runtime);
}

/**
 * Checks and opens what the rows of one table need. Problems of other tables do not matter. Opens the whole document if
 * it has no problems.
 * @throws {RowloomError} if a document with problems has no such table
 */
export async function openTable(
  source: unknown,
  table: string,
  runtime: Runtime,
): Promise<Result<SendingDataset, readonly Problem[]>> {
  const whole = await openSource(source, runtime);
  if (whole.ok) return whole;
  const names = tableNames(source);
  if (names && names.length > 0 && !names.includes(table))
    throw new RowloomError([unknownTable(table, names)]);
  const part = neededTables(source, table);
  if (!part) return whole;
  const files = await runtime.withFiles(part.source);
  if (!files.ok) return { ok: false, error: files.error.map((problem) => inWhole(part, problem)) };
  const opened = await openDocument(files.value);
  if (opened.ok) return createOpened(opened, runtime);
  return { ok: false, error: opened.error.map((problem) => inWhole(part, problem)) };
}

function createOpened(
  opened: Result<OpenedDocument, readonly Problem[]>,
  runtime: Runtime,
): Result<SendingDataset, readonly Problem[]> {
  if (!opened.ok) return opened;
  return { ok: true, value: createDataset(opened.value, runtime) };
}
