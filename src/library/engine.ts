import { createEngineFor } from '../dataset/engine.ts';
import { locale } from '../locales/en-us.ts';
import type { Result } from '../result.ts';
import type { Problem } from '../schema/problem.ts';
import type { Dataset } from './api.ts';
import { createDataset } from './dataset.ts';
import { readSource } from './read-source.ts';

export async function checkSource(source: unknown): Promise<readonly Problem[]> {
  const document = readSource(source);
  if (!document.ok) return document.error;
  const engine = await createEngineFor(locale, document.value);
  const schema = engine.check(document.value);
  return schema.ok ? [] : schema.error;
}

export async function openSource(source: unknown): Promise<Result<Dataset, readonly Problem[]>> {
  const document = readSource(source);
  if (!document.ok) return document;
  const engine = await createEngineFor(locale, document.value);
  const schema = engine.check(document.value);
  if (!schema.ok) return schema;
  return { ok: true, value: createDataset(engine.open(schema.value), schema.value) };
}
