import type { Table } from '../../src/dataset/dataset.ts';
import { createGzipSink } from '../../src/formats/sinks/gzip-sink.ts';
import type { Writer } from '../../src/formats/writer.ts';
import type { Result } from '../../src/result.ts';
import type { OpenDocument } from './documents.ts';
import { planFiles, tablesIn } from './output.ts';
import type { DocumentError, OutputRequest, TableEstimate } from './protocol.ts';
import { rowGroups } from './row-groups.ts';

/** Equal parts of a table; some rows in the middle of each stand for all of its rows. */
const PLACES = 15;
const ROWS_AT_EACH = 10;

/** So many tables, the largest, are measured by compressing a piece of them. The others count as compressing as well as these do. */
const COMPRESSED_TABLES = 8;
/** The length of such a piece: gzip looks back 32 kB, so a much shorter one would compress worse than a file does. */
const COMPRESSED_BYTES = 200_000;
const COMPRESSED_ROWS_MAX = 5_000;

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

interface Measured {
  readonly table: Table;
  readonly writer: Writer;
  readonly bytes: number;
}

/** The tables of a request in its order, and how large each would be in its file. A file's own first and last lines count as its first table's. */
export async function estimateTables(
  document: OpenDocument,
  request: OutputRequest,
): Promise<Result<readonly TableEstimate[], DocumentError>> {
  const requested = tablesIn(document, request.tables);
  if (!requested.ok) return requested;
  const files = planFiles(document, { ...request, name: '' });
  if (!files.ok) return files;
  const measured = files.value.flatMap(({ writer: file, tables }) =>
    tables.map(({ table, writer }, i): Measured => {
      const around = i === 0 ? bytesOf(file.head()) + bytesOf(file.tail()) : 0;
      const own = bytesOf(writer.head()) + rowsBytes(table, writer) + bytesOf(writer.tail());
      return { table, writer, bytes: around + own };
    }),
  );
  const bytesOfTable = new Map(measured.map(({ table, bytes }) => [table, bytes]));
  const ratios = await gzipRatios(measured);
  const referenced = new Set(
    requested.value.flatMap(({ name, foreignKeys }) =>
      // References within a table lead to earlier rows.
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
  if (rowCount <= PLACES * ROWS_AT_EACH) return bytesBetween(table, writer, 0, rowCount);
  let bytes = 0;
  for (let place = 0; place < PLACES; place++) {
    const from = Math.floor(((place + 0.5) * rowCount) / PLACES) - ROWS_AT_EACH / 2;
    bytes += bytesBetween(table, writer, from, from + ROWS_AT_EACH);
  }
  return (bytes / (PLACES * ROWS_AT_EACH)) * rowCount;
}

function bytesBetween(table: Table, writer: Writer, start: number, end: number): number {
  let bytes = 0;
  for (const { from, to } of rowGroups(table, start, end))
    bytes += bytesOf(writer.rows(table.read(from, to), from));
  return bytes;
}

/** How many bytes of each are left of one byte once it is compressed. */
async function gzipRatios(measured: readonly Measured[]): Promise<ReadonlyMap<Table, number>> {
  const largest = [...measured].sort((a, b) => b.bytes - a.bytes).slice(0, COMPRESSED_TABLES);
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

async function gzipRatio({ table, writer, bytes }: Measured): Promise<number> {
  const { rowCount } = table;
  const wanted = Math.ceil(COMPRESSED_BYTES / Math.max(1, bytes / Math.max(1, rowCount)));
  const rows = Math.min(rowCount, wanted, COMPRESSED_ROWS_MAX);
  const from = Math.floor((rowCount - rows) / 2);
  const sink = createGzipSink(() => {}, COMPRESSED_BYTES);
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
