import type { Table } from '../../src/dataset/dataset.ts';
import { type FormatId, formats, isFormatId } from '../../src/formats/formats.ts';
import type { SchemaWriter, Writer } from '../../src/formats/writer.ts';
import { createSchemaWriter } from '../../src/formats/writers.ts';
import type { Result } from '../../src/result.ts';
import type { OpenDocument } from './documents.ts';
import { fileNames } from './file-names.ts';
import type { ExportRequest, OutputRequest, StudioError } from './protocol.ts';
import { rowGroups } from './row-groups.ts';

/** A file that is to be written. */
export interface PlannedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly writer: SchemaWriter<string>;
  /** In the order of the file, without those that it leaves out. */
  readonly tables: readonly PlannedTable[];
}

interface PlannedTable {
  readonly table: Table;
  readonly writer: Writer<string>;
}

/** Finds the table of each of a file's writers, which can come in another order than the tables. */
function plannedTables(file: SchemaWriter<string>, tables: readonly Table[]): readonly PlannedTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  return file.tables.flatMap(({ name, writer }) => {
    const table = byName.get(name);
    return table ? [{ table, writer }] : [];
  });
}

/** The tables of a request, which a document with problems does not have. */
function tablesIn(
  { problems, table }: OpenDocument,
  places: readonly number[],
): Result<readonly Table[], StudioError> {
  if (problems.length > 0) return { ok: false, error: { problems } };
  const tables = places.map((at) => table(at)?.table);
  const found = tables.filter((known) => known !== undefined);
  if (found.length === tables.length && found.length > 0) return { ok: true, value: found };
  return { ok: false, error: 'unknown-table' };
}

function isOfTables(format: FormatId): boolean {
  return 'ofTables' in formats[format];
}

/** The files of a request: one for each table, or one for all where its format can hold them. */
export function planFiles(
  document: OpenDocument,
  { tables: places, format, options, name, gzip }: Omit<ExportRequest, 'gzip'> & { readonly gzip?: boolean },
): Result<readonly PlannedFile[], StudioError> {
  const tables = tablesIn(document, places);
  if (!tables.ok) return tables;
  const isOne = tables.value.length === 1 || (isFormatId(format) && isOfTables(format));
  const groups = isOne ? [tables.value] : tables.value.map((table) => [table]);
  const { extension, mediaType } = formats[format];
  const [only] = tables.value;
  const stems =
    groups.length === 1 && tables.value.length > 1
      ? [name]
      : groups.map(([first = only]) => first?.name ?? '');
  const names = fileNames(stems, gzip ? `${extension}.gz` : extension);
  const files: PlannedFile[] = [];
  for (const [i, group] of groups.entries()) {
    const writer = createSchemaWriter(format, group, options);
    if (!writer.ok) return { ok: false, error: { problems: writer.error } };
    files.push({
      name: names[i] ?? '',
      mediaType: gzip ? 'application/gzip' : mediaType,
      writer: writer.value,
      tables: plannedTables(writer.value, group),
    });
  }
  return { ok: true, value: files };
}

/** In characters. */
const OUTPUT_LENGTH_MAX = 1_000_000;

/** The first rows of each table as complete files, one after the other. */
export function firstRowsOf(
  document: OpenDocument,
  request: OutputRequest,
  rows: number,
): Result<{ readonly text: string; readonly isCut: boolean }, StudioError> {
  const files = planFiles(document, { ...request, name: '' });
  if (!files.ok) return files;
  const text = files.value.map((file) => fileOf(file, rows)).join('\n');
  const isCut = text.length > OUTPUT_LENGTH_MAX;
  return { ok: true, value: { text: isCut ? text.slice(0, OUTPUT_LENGTH_MAX) : text, isCut } };
}

function fileOf({ writer: file, tables }: PlannedFile, rows: number): string {
  const parts = [file.head()];
  for (const { table, writer } of tables) {
    const count = Math.min(rows, table.rowCount);
    parts.push(writer.head());
    parts.push(rowsText(table, writer, count));
    parts.push(writer.tail());
  }
  parts.push(file.tail());
  return parts.join('');
}

/** Rows from the first; no more of them once the text is longer than an answer. */
function rowsText(table: Table, writer: Writer<string>, count: number): string {
  let text = '';
  for (const { from, to } of rowGroups(table, 0, count)) {
    text += writer.rows(table.read(from, to), from);
    if (text.length > OUTPUT_LENGTH_MAX) break;
  }
  return text;
}

/** Rows that are written to estimate how long all are, at each of three places. */
const SAMPLE_ROWS = 50;

/** About how many bytes all rows would have. */
export function estimatedBytes(document: OpenDocument, request: OutputRequest): Result<number, StudioError> {
  const files = planFiles(document, { ...request, name: '' });
  if (!files.ok) return files;
  const encoder = new TextEncoder();
  const bytesOf = (text: string) => encoder.encode(text).length;
  let bytes = 0;
  for (const { writer: file, tables } of files.value) {
    bytes += bytesOf(file.head()) + bytesOf(file.tail());
    for (const { table, writer } of tables) {
      bytes += bytesOf(writer.head());
      bytes += rowBytes(table, (from, to) => bytesOf(writer.rows(table.read(from, to), from)));
      bytes += bytesOf(writer.tail());
    }
  }
  return { ok: true, value: Math.round(bytes) };
}

function rowBytes(table: Table, measure: (from: number, to: number) => number): number {
  const { rowCount } = table;
  if (rowCount === 0) return 0;
  const starts = [0, Math.floor((rowCount - SAMPLE_ROWS) / 2), rowCount - SAMPLE_ROWS];
  const places =
    rowCount <= SAMPLE_ROWS * starts.length
      ? [[0, rowCount]]
      : starts.map((from) => [from, from + SAMPLE_ROWS]);
  let bytes = 0;
  let rows = 0;
  for (const [start = 0, end = 0] of places) {
    for (const { from, to } of rowGroups(table, start, end)) bytes += measure(from, to);
    rows += end - start;
  }
  return (bytes / rows) * rowCount;
}
