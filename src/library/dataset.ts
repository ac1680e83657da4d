import type { Dataset as SourceDataset, Table as SourceTable } from '../dataset/table.ts';
import { fileNames } from '../formats/file-names.ts';
import { type FormatId, formats, isFormatId } from '../formats/formats.ts';
import type { TakePart } from '../formats/sinks/byte-sink.ts';
import type { FilePlan } from '../formats/write-file.ts';
import type { Schema } from '../schema/schema.ts';
import { writtenTables } from '../schema/written-tables.ts';
import type { FileOptions, Manifest, WriteOptions } from './api.ts';
import { okValue, RowloomError } from './errors.ts';
import { createFactories, type Factory } from './factory.ts';
import { formatOfPath, hasGzipEnding } from './file-format.ts';
import { MANIFEST_NAME } from './own-names.ts';
import { type FileRequest, findTable, planRequest } from './plan-request.ts';
import { readFileOptions, readPath, readWriteOptions } from './read-options.ts';
import { createRowReader } from './read-rows.ts';
import { SEND, type SendingDataset, type SendingTable, sendFile } from './send-file.ts';
import { streamFile } from './stream-file.ts';
import { isDirectoryPath, type WriteFilesOptions, writeOneFile, writeToDirectory } from './write-files.ts';

/** The format of a directory's files, whose path has no ending. */
function requireFormat(format: FormatId | undefined): FormatId {
  if (format !== undefined) return format;
  const message = `The name of a directory does not tell the format of its files. Set format to one of ${Object.keys(formats).join(', ')}.`;
  throw new RowloomError([{ path: ['format'], code: 'missing-property', message }]);
}

function refuseSeveralTables(format: FormatId, tables: readonly string[], path: string): void {
  if (tables.length <= 1 || !isFormatId(format) || 'ofTables' in formats[format]) return;
  const message = `A ${formats[format].label} file holds only one table, and “${path}” would hold ${tables.length}. For one file per table, name a directory that exists, or end the path with a slash.`;
  throw new RowloomError([{ path: [], code: 'invalid-value', message }]);
}

/** Makes the streams and files of a dataset. */
class FileWriter {
  readonly #dataset: SourceDataset;
  readonly #schema: Schema;

  constructor(dataset: SourceDataset, schema: Schema) {
    this.#dataset = dataset;
    this.#schema = schema;
  }

  stream(tables: readonly string[], format: FormatId, given: FileOptions): ReadableStream<Uint8Array> {
    const { plan, request, options } = this.#prepare(tables, format, given);
    return streamFile(plan, request, options);
  }

  async send(tables: readonly string[], format: FormatId, given: FileOptions, take: TakePart): Promise<void> {
    const { plan, request, options } = this.#prepare(tables, format, given);
    await sendFile(plan, request, take, options);
  }

  async write(tables: readonly string[], to: string | URL, given: WriteOptions): Promise<Manifest> {
    const path = okValue(readPath(to));
    const read = okValue(readWriteOptions(given));
    read.signal?.throwIfAborted();
    if (await isDirectoryPath(path)) {
      const format = requireFormat(read.format);
      return this.#writeToDirectory(tables, path, format, { ...read, gzip: read.gzip ?? false });
    }
    const format = read.format ?? okValue(formatOfPath(path));
    refuseSeveralTables(format, tables, path);
    const request = { schema: this.#schema, tables, format, options: read.options };
    const file = { plan: this.#plan(request), request };
    return writeOneFile(path, { ...request, file }, { ...read, gzip: read.gzip ?? hasGzipEnding(path) });
  }

  /** Plans one file of some tables. */
  #prepare(tables: readonly string[], format: FormatId, given: FileOptions) {
    const options = okValue(readFileOptions(format, given));
    const request = { schema: this.#schema, tables, format, options: options.options };
    return { plan: this.#plan(request), request, options };
  }

  #plan(request: FileRequest): FilePlan {
    return okValue(planRequest(this.#dataset, request));
  }

  #writeToDirectory(
    tables: readonly string[],
    path: string,
    format: FormatId,
    options: WriteFilesOptions,
  ): Promise<Manifest> {
    const common = { schema: this.#schema, format, options: options.options };
    const plans = tables.map((table) => {
      const request = { ...common, tables: [table] };
      return { request, plan: this.#plan(request) };
    });
    const { extension } = formats[format];
    const [reserved, reservedExtension] = MANIFEST_NAME.split('.');
    const names = fileNames(
      tables,
      options.gzip ? `${extension}.gz` : extension,
      reserved && extension === reservedExtension ? [reserved] : [],
    );
    const files = plans.map((file, i) => ({ ...file, name: names[i] ?? '' }));
    return writeToDirectory(path, { ...common, files }, options);
  }
}

function createTable(source: SourceTable, files: FileWriter, factory: Factory): SendingTable {
  const { rows, row, columns } = createRowReader(source);
  return {
    name: source.name,
    rowCount: source.rowCount,
    rows: (from = 0, to = Number.POSITIVE_INFINITY) => rows(from, to),
    row,
    columns: (from = 0, to = Number.POSITIVE_INFINITY) => columns(from, to),
    ...factory,
    stream: (format, options = {}) => files.stream([source.name], format, options),
    write: (path, options = {}) => files.write([source.name], path, options),
    [SEND]: (format, options, take) => files.send([source.name], format, options, take),
  };
}

/** Makes the public dataset of a checked schema and the engine's dataset of it. */
export function createDataset(source: SourceDataset, schema: Schema): SendingDataset {
  const tables = writtenTables(schema).map(({ name }) => name);
  const files = new FileWriter(source, schema);
  const factoryOf = createFactories(source, schema);
  // Each table is one object, whose counter of built rows all parts of a program share.
  const ready = new Map<string, SendingTable>();
  function tableNamed(name: string): SendingTable {
    const known = ready.get(name);
    if (known) return known;
    const table = createTable(okValue(findTable(source, schema, name)), files, factoryOf(name));
    ready.set(name, table);
    return table;
  }
  return {
    schema,
    tables,
    table: tableNamed,
    rewind() {
      for (const table of ready.values()) table.rewind();
    },
    stream: (format, options = {}) => files.stream(tables, format, options),
    write: (path, options = {}) => files.write(tables, path, options),
    // Programs that load no rows into databases do not load its modules.
    load: async (url, options = {}) =>
      (await import('./load/load.ts')).loadDataset({ dataset: source, schema }, url, options),
    [SEND]: (format, options, take) => files.send(tables, format, options, take),
  };
}
