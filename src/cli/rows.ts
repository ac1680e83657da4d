import type { Writable } from 'node:stream';
import type { Dataset, Table } from '../dataset/dataset.ts';
import type { Writer } from '../formats/writer.ts';
import { createSchemaWriter } from '../formats/writers.ts';
import { unknownName } from '../schema/problems.ts';
import type { Schema } from '../schema/schema.ts';
import { readRowsArguments } from './arguments.ts';
import { openDocument } from './document.ts';
import { gzipMember } from './gzip.ts';
import { createOutput, type Output } from './output.ts';
import { CommandError } from './problem.ts';

/** Small enough that a batch's strings die in V8's young generation. https://v8.dev/blog/trash-talk */
const BATCH_CELLS = 512;
/** In UTF-16 units: rows of long texts come in smaller batches. */
const BATCH_LENGTH = 65_536;

function tableNamed(dataset: Dataset, name: string, schema: Schema): Table {
  const table = dataset.table(name);
  if (table) return table;
  const known = schema.tables.map((other) => other.name);
  const message = `There is no table “${name}”. The tables are ${known.map((other) => `“${other}”`).join(', ')}.`;
  throw new CommandError([unknownName(['table'], 'unknown-table', message, name, known)]);
}

async function writeRows(
  table: Table,
  writer: Writer<string>,
  { from, to }: { readonly from: number; readonly to: number },
  output: Output,
): Promise<void> {
  await output.add(writer.head());
  const end = Math.min(to, table.rowCount);
  const rowsMax = Math.max(1, Math.ceil(BATCH_CELLS / Math.max(1, table.columns.length)));
  let rows = 1;
  for (let row = from; row < end; ) {
    const next = Math.min(row + rows, end);
    const text = writer.rows(table.read(row, next), row - from);
    const share = BATCH_LENGTH / Math.max(1, text.length);
    rows = Math.max(1, Math.min(rowsMax, rows * 2, Math.floor((next - row) * share)));
    row = next;
    const written = output.add(text);
    if (written) await written;
  }
  await output.add(writer.tail());
}

/** Writes a complete file of some rows. All that can be wrong with what is asked for is known before its first byte. */
export async function rows(args: readonly string[], stream: Writable): Promise<void> {
  const { file: path, table: name, from, to, format, options, gzip } = readRowsArguments(args);
  const { schema, dataset } = await openDocument(path);
  const names = name === undefined ? schema.tables.map((table) => table.name) : [name];
  const tables = new Map(names.map((known) => [known, tableNamed(dataset, known, schema)]));
  const file = createSchemaWriter(format, [...tables.values()], options);
  if (!file.ok) throw new CommandError(file.error);
  const output = gzip ? createOutput(stream, gzipMember) : createOutput(stream);
  await output.add(file.value.head());
  for (const { name: tableName, writer } of file.value.tables) {
    const table = tables.get(tableName);
    if (table) await writeRows(table, writer, { from, to }, output);
  }
  await output.add(file.value.tail());
  await output.finish();
}
