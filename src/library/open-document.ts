import { createEngineFor } from '../dataset/engines.ts';
import { createFirstRows } from '../dataset/first-rows.ts';
import type { Dataset as SourceDataset } from '../dataset/table.ts';
import { locales } from '../locales/registry.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import type { Schema } from '../schema/schema.ts';

/** The engine that makes the rows of a checked schema. */
export const engineFor = (schema: Schema) => createEngineFor(locales, schema);

/** Checks the documents of one import, and makes their first rows. */
export const firstRows = () => createFirstRows((document) => createEngineFor(locales, document));

/** A checked document and its tables. */
export interface OpenedDocument {
  readonly schema: Schema;
  readonly dataset: SourceDataset;
}

/** Checks and opens parsed JSON. */
export async function openDocument(document: unknown): Promise<Result<OpenedDocument, readonly Problem[]>> {
  const engine = await createEngineFor(locales, document);
  const schema = engine.check(document);
  if (!schema.ok) return schema;
  return { ok: true, value: { schema: schema.value, dataset: engine.open(schema.value) } };
}
