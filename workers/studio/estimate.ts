import type { Table } from '../../src/dataset/table.ts';
import { isTextPlan } from '../../src/formats/file-plan.ts';
import { createGzipSink } from '../../src/formats/sinks/gzip-sink.ts';
import type { Writer } from '../../src/formats/writer.ts';
import type { Result } from '../../src/result.ts';
import { binarySizes } from './estimate-binary.ts';
import type { OpenSchema } from './open-schema.ts';
import { planFiles, tablesIn } from './output.ts';
import type { OutputRequest, SchemaError, TableEstimate } from './protocol.ts';
import { rowGroups } from './row-groups.ts';

/** A table is divided into this many equal parts. Some rows in the middle of each part represent it. */
const PARTS = 15;
const ROWS_PER_PART = 10;

/** The number of tables, the largest ones, of which a sample is compressed. The others get the mean ratio of these. */
const SAMPLED_TABLES_MAX = 8;
/** The size of the sample. gzip looks back 32 kB, so a much shorter sample would compress worse than a file. */
const SAMPLE_BYTES = 200_000;
const SAMPLE_ROWS_MAX = 5_000;

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

interface MeasuredTable {
  readonly table: Table;
  readonly writer: Writer;
  readonly bytes: number;
}

/** Estimates the size of each table of a request, in its order. A file's head and tail count as part of its first table. */
export async function estimateTables(
  opened: OpenSchema,
  request: OutputRequest,
): Promise<Result<readonly TableEstimate[], SchemaError>> {
  const requested = tablesIn(opened, request.tables);
  if (!requested.ok) return requested;
  const files = planFiles(opened, { ...request, name: '' });
  if (!files.ok) return files;
  const binary = await Promise.all(
    files.value.map((file) => (isTextPlan(file) ? undefined : binarySizes(file))),
  );
  const texts = files.value.filter(isTextPlan);
  const measured = texts.flatMap(({ writer: file, tables }) =>
    tables.map(({ table, writer }, i): MeasuredTable => {
      const around = i === 0 ? bytesOf(file.head()) + bytesOf(file.tail()) : 0;
      const own = bytesOf(writer.head()) + rowsBytes(table, writer) + bytesOf(writer.tail());
      return { table, writer, bytes: around + own };
    }),
  );
  const bytesOfTable = new Map([
    ...measured.map(({ table, bytes }) => [table, bytes] as const),
    ...binary.flatMap((sizes) => [...(sizes ?? [])]),
  ]);
  const ratios = await gzipRatios(measured);
  const referenced = new Set(
    requested.value.flatMap(({ name, foreignKeys }) =>
      // A table's references to itself need only earlier rows, which an export of the first rows contains.
      foreignKeys.flatMap(({ table: parent }) => (parent === name ? [] : [parent])),
    ),
  );
  const value = requested.value.map((table) => {
    // A format can leave a table out.
    const bytes = bytesOfTable.get(table) ?? 0;
    return {
      rows: table.rowCount,
      bytes: Math.round(bytes),
      gzipBytes: Math.round(bytes * (ratios.get(table) ?? 1)),
      isReferenced: referenced.has(table.name),
    };
  });
  return { ok: true, value };
}

function rowsBytes(table: Table, writer: Writer): number {
  const { rowCount } = table;
  if (rowCount === 0) return 0;
  if (rowCount <= PARTS * ROWS_PER_PART) return bytesBetween(table, writer, 0, rowCount);
  let bytes = 0;
  for (let part = 0; part < PARTS; part++) {
    const from = Math.floor(((part + 0.5) * rowCount) / PARTS) - ROWS_PER_PART / 2;
    bytes += bytesBetween(table, writer, from, from + ROWS_PER_PART);
  }
  return (bytes / (PARTS * ROWS_PER_PART)) * rowCount;
}

function bytesBetween(table: Table, writer: Writer, start: number, end: number): number {
  let bytes = 0;
  for (const { from, to } of rowGroups(table, start, end))
    bytes += bytesOf(writer.rows(table.read(from, to), from));
  return bytes;
}

/** The ratio of compressed to plain bytes, for each table. */
async function gzipRatios(measured: readonly MeasuredTable[]): Promise<ReadonlyMap<Table, number>> {
  const largest = [...measured].sort((a, b) => b.bytes - a.bytes).slice(0, SAMPLED_TABLES_MAX);
  const ratios = new Map<Table, number>();
  let bytes = 0;
  let gzipBytes = 0;
  for (const each of largest) {
    const ratio = await gzipRatio(each);
    ratios.set(each.table, ratio);
    bytes += each.bytes;
    gzipBytes += each.bytes * ratio;
  }
  const mean = bytes === 0 ? 1 : gzipBytes / bytes;
  return new Map(measured.map(({ table }) => [table, ratios.get(table) ?? mean]));
}

async function gzipRatio({ table, writer, bytes }: MeasuredTable): Promise<number> {
  const { rowCount } = table;
  const wanted = Math.ceil(SAMPLE_BYTES / Math.max(1, bytes / Math.max(1, rowCount)));
  const rows = Math.min(rowCount, wanted, SAMPLE_ROWS_MAX);
  const from = Math.floor((rowCount - rows) / 2);
  const sink = createGzipSink(() => {}, SAMPLE_BYTES);
  let plainBytes = 0;
  const write = async (text: string) => {
    plainBytes += bytesOf(text);
    await sink.add(text);
  };
  await write(writer.head());
  for (const group of rowGroups(table, from, from + rows))
    await write(writer.rows(table.read(group.from, group.to), group.from));
  const gzipBytes = await sink.close();
  return plainBytes === 0 ? 1 : gzipBytes / plainBytes;
}
