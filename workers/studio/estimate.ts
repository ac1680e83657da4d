import type { Table } from '../../src/dataset/dataset.ts';
import type { Writer } from '../../src/formats/writer.ts';
import type { Result } from '../../src/result.ts';
import type { OpenDocument } from './documents.ts';
import { planFiles } from './output.ts';
import { createGzipPartWriter } from './parts.ts';
import type { OutputRequest, StudioError, TableEstimate } from './protocol.ts';

/** Equal parts of a table; some rows in the middle of each stand for all of its rows. */
const PLACES = 15;
const ROWS_AT_EACH = 10;

/** Tables of which a longer piece is compressed. The others are taken to compress as well as these do. */
const COMPRESSED_TABLES = 8;
/** The length of such a piece: gzip looks back 32 kB, so a much shorter one would compress worse than a file does. */
const COMPRESSED_BYTES = 200_000;
const COMPRESSED_ROWS_MAX = 5_000;

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

interface Measured {
  readonly table: Table;
  readonly writer: Writer<string>;
  readonly bytes: number;
}

/** How large each table would be in its file. A file's own first and last lines count as its first table's. */
export async function estimateTables(
  document: OpenDocument,
  request: OutputRequest,
): Promise<Result<readonly TableEstimate[], StudioError>> {
  const files = planFiles(document, { ...request, name: '' });
  if (!files.ok) return files;
  const measured = files.value.flatMap(({ writer: file, tables }) =>
    tables.flatMap((table, i): Measured[] => {
      const writer = file.tables[i]?.writer;
      if (!writer) return [];
      const around = i === 0 ? bytesOf(file.head()) + bytesOf(file.tail()) : 0;
      const own = bytesOf(writer.head()) + rowsBytes(table, writer) + bytesOf(writer.tail());
      return [{ table, writer, bytes: around + own }];
    }),
  );
  const ratios = await gzipRatios(measured);
  const referenced = new Set(
    measured.flatMap(({ table }) =>
      // References within a table lead to earlier rows.
      table.foreignKeys.flatMap(({ table: parent }) => (parent === table.name ? [] : [parent])),
    ),
  );
  const value = measured.map(({ table, bytes }) => ({
    rows: table.rowCount,
    bytes: Math.round(bytes),
    gzipBytes: Math.round(bytes * (ratios.get(table) ?? 1)),
    isReferenced: referenced.has(table.name),
  }));
  return { ok: true, value };
}

function rowsBytes(table: Table, writer: Writer<string>): number {
  const { rowCount } = table;
  const measure = (from: number, to: number) => bytesOf(writer.rows(table.read(from, to), from));
  if (rowCount === 0) return 0;
  if (rowCount <= PLACES * ROWS_AT_EACH) return measure(0, rowCount);
  let bytes = 0;
  for (let place = 0; place < PLACES; place++) {
    const from = Math.floor(((place + 0.5) * rowCount) / PLACES) - ROWS_AT_EACH / 2;
    bytes += measure(from, from + ROWS_AT_EACH);
  }
  return (bytes / (PLACES * ROWS_AT_EACH)) * rowCount;
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
  const text = writer.head() + (rows > 0 ? writer.rows(table.read(from, from + rows), from) : '');
  if (text === '') return 1;
  const output = createGzipPartWriter(() => {});
  await output.write(text);
  return (await output.close()) / bytesOf(text);
}
