import type { Table as SourceTable } from '../dataset/table.ts';
import type { FormatId } from '../formats/formats.ts';
import type { TakePart } from '../formats/sinks/part-sink.ts';
import { writtenTables } from '../schema/written-tables.ts';
import type { FileOptions, Manifest, WriteOptions } from './api.ts';
import { checkGzip } from './check-gzip.ts';
import { okValue } from './errors.ts';
import { createFactories, type Factory } from './factory.ts';
import type { OpenedDocument } from './open-document.ts';
import { findTable, planRequest } from './plan-request.ts';
import { readFileOptions } from './read-options.ts';
import { createRowReader } from './read-rows.ts';
import type { Runtime } from './runtime.ts';
import { SEND, type SendingDataset, type SendingTable, sendFile } from './send-file.ts';
import { streamFile } from './stream-file.ts';

/** Makes the streams and files of a dataset. */
class FileWriter {
  readonly #opened: OpenedDocument;
  readonly #runtime: Runtime;

  constructor(opened: OpenedDocument, runtime: Runtime) {
    this.#opened = opened;
    this.#runtime = runtime;
  }

  stream(tables: readonly string[], format: FormatId, given: FileOptions): ReadableStream<Uint8Array> {
    const { plan, request, options } = this.#prepare(tables, format, given);
    return streamFile(plan, request, options);
  }

  async send(tables: readonly string[], format: FormatId, given: FileOptions, take: TakePart): Promise<void> {
    const { plan, request, options } = this.#prepare(tables, format, given);
    await sendFile(plan, request, take, options);
  }

  write(tables: readonly string[], to: string | URL, given: WriteOptions): Promise<Manifest> {
    return this.#runtime.writeFiles(this.#opened, tables, to, given);
  }

  /** Plans one file of some tables. */
  #prepare(tables: readonly string[], format: FormatId, given: FileOptions) {
    const { workersMost, writeRows } = this.#runtime;
    const options = okValue(readFileOptions(format, given, workersMost()));
    checkGzip(format, options.gzip);
    const { schema, dataset } = this.#opened;
    const request = { schema, tables, format, options: options.options };
    return { plan: okValue(planRequest(dataset, request)), request, options: { ...options, writeRows } };
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

/** Makes the public dataset of a checked document. */
export function createDataset(opened: OpenedDocument, runtime: Runtime): SendingDataset {
  const { schema, dataset } = opened;
  const tables = writtenTables(schema).map(({ name }) => name);
  const files = new FileWriter(opened, runtime);
  const factoryOf = createFactories(dataset, schema);
  // Each table is one object, whose counter of built rows all parts of a program share.
  const ready = new Map<string, SendingTable>();
  function tableNamed(name: string): SendingTable {
    const known = ready.get(name);
    if (known) return known;
    const table = createTable(okValue(findTable(dataset, schema, name)), files, factoryOf(name));
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
    load: (url, options = {}) => runtime.load(opened, url, options),
    [SEND]: (format, options, take) => files.send(tables, format, options, take),
  };
}
