import type { Writable } from 'node:stream';
import type { Dataset, Table } from '../dataset/table.ts';
import { planFile, writeFile } from '../formats/write-file.ts';
import { createSchemaWriter } from '../formats/writers.ts';
import { unknownName } from '../schema/problems.ts';
import type { Schema } from '../schema/schema.ts';
import { readRowsArguments } from './arguments.ts';
import { openSchema } from './open-schema.ts';
import { createOutput } from './output.ts';
import { CommandError } from './problem.ts';

function tableNamed(dataset: Dataset, name: string, schema: Schema): Table {
  const table = dataset.table(name);
  if (table) return table;
  const known = schema.tables.map((other) => other.name);
  const message = `There is no table “${name}”. The tables are ${known.map((other) => `“${other}”`).join(', ')}.`;
  throw new CommandError([unknownName(['table'], 'unknown-table', message, name, known)]);
}

/** Writes a range of rows as a complete file. Reports every problem of the request before it writes the first byte. */
export async function rows(args: readonly string[], stream: Writable): Promise<void> {
  const { file: path, table: name, from, to, format, options, gzip } = readRowsArguments(args);
  const { schema, dataset } = await openSchema(path);
  const names = name === undefined ? schema.tables.map((table) => table.name) : [name];
  const tables = names.map((known) => tableNamed(dataset, known, schema));
  const writer = createSchemaWriter(format, tables, options);
  if (!writer.ok) throw new CommandError(writer.error);
  const output = createOutput(stream, { gzip });
  await writeFile(planFile(writer.value, tables), output, { from, to });
  await output.close();
}
