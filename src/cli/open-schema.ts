import type { SendingDataset } from '../library/send-file.ts';
import type { Context } from './context.ts';
import { CommandError } from './problem.ts';
import { readSchema } from './read-schema.ts';

/** Reads, checks and opens a document. Refuses one that has problems. */
export async function openSchema(file: string, context: Context): Promise<SendingDataset> {
  const document = await readSchema(file, context);
  const dataset = await (await import('../library/engine.ts')).openSource(document.source);
  if (!dataset.ok) throw new CommandError(dataset.error, document);
  return dataset.value;
}
