import type { Writable } from 'node:stream';
import { writeCode } from '../code/code.ts';
import { readCodeArguments } from './arguments.ts';
import { openSchema } from './open-schema.ts';
import { createOutput } from './output.ts';
import { CommandError } from './problem.ts';

/** Writes a schema as code to a stream. */
export async function code(args: readonly string[], stream: Writable): Promise<void> {
  const { file, language, options } = readCodeArguments(args);
  const { schema, dataset } = await openSchema(file);
  const tables = schema.tables.flatMap(({ name }) => dataset.table(name) ?? []);
  const text = writeCode(language, { schema, tables }, options);
  if (!text.ok) throw new CommandError(text.error);
  const output = createOutput(stream, { gzip: false });
  await output.add(text.value);
  await output.close();
}
