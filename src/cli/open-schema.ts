import { dirname } from 'node:path';
import type { SendingDataset } from '../library/send-file.ts';
import type { Context } from './context.ts';
import { CommandError } from './problem.ts';
import { readSchema } from './read-schema.ts';

/**
 * Reads, checks and opens a document. Refuses one that has problems.
 * @param wanted.table only problems of the tables that its rows need count
 * @param wanted.allowOutside whether its files can be outside its folder, or links
 */
export async function openSchema(
  file: string,
  context: Context,
  { table, allowOutside }: { readonly table?: string | undefined; readonly allowOutside: boolean },
): Promise<SendingDataset> {
  const document = await readSchema(file, context);
  const { openSource, openTable } = await import('../library/engine.ts');
  const place = { directory: file === '-' ? '.' : dirname(file), allowOutside };
  const dataset = await (table === undefined
    ? openSource(document.source, place)
    : openTable(document.source, table, place));
  if (!dataset.ok) throw new CommandError(dataset.error, document);
  return dataset.value;
}
