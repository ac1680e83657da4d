import { dirname } from 'node:path';
import type { SendingDataset } from '../library/send-file.ts';
import { type Overrides, withOverrides } from '../schema/overrides.ts';
import type { Context } from './context.ts';
import { CommandError } from './problem.ts';
import { readSchema } from './read-schema.ts';

interface OpenRequest {
  readonly table?: string | undefined;
  readonly overrides?: Overrides;
  readonly allowOutside: boolean;
}

/**
 * Reads, checks and opens a document. Refuses one that has problems.
 * @param wanted.table only problems of the tables that its rows need count
 * @param wanted.overrides what the command changes in the document
 * @param wanted.allowOutside whether its files can be outside its folder, or links
 */
export async function openSchema(
  file: string,
  context: Context,
  request: OpenRequest,
): Promise<SendingDataset> {
  return (await openDocument(file, context, request)).dataset;
}

/** A document, and what it gives. */
interface OpenedDocument {
  readonly source: unknown;
  readonly dataset: SendingDataset;
}

/** The same, with the document as it was read. */
export async function openDocument(
  file: string,
  context: Context,
  { table, overrides = {}, allowOutside }: OpenRequest,
): Promise<OpenedDocument> {
  const document = await readSchema(file, context);
  const changed = withOverrides(document.source, overrides);
  if (!changed.ok) throw new CommandError(changed.error);
  const [{ openSource, openTable }, { nodeRuntime }] = await Promise.all([
    import('../library/engine.ts'),
    import('../library/node-runtime.ts'),
  ]);
  const runtime = nodeRuntime({ directory: file === '-' ? '.' : dirname(file), allowOutside });
  const dataset = await (table === undefined
    ? openSource(changed.value, runtime)
    : openTable(changed.value, table, runtime));
  if (!dataset.ok) throw new CommandError(dataset.error, document);
  return { source: document.source, dataset: dataset.value };
}
