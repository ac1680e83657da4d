import type { Cell, ValueType } from '../../src/catalogue/field.ts';
import { createEngine, type SchemaEngine } from '../../src/dataset/engine.ts';
import { createEngines } from '../../src/dataset/engines.ts';
import type { RangeQuestion } from '../../src/formats/range-port.ts';
import { answerRanges } from '../../src/formats/sinks/answer-ranges.ts';
import { createByteSink } from '../../src/formats/sinks/byte-sink.ts';
import { createGzipSink } from '../../src/formats/sinks/gzip-sink.ts';
import type { LargeTables } from '../../src/generators/large-tables.ts';
import { defaultLocale, locales } from '../../src/locales/registry.ts';
import { type ReadDocument, readDocument } from '../../src/schema/parse.ts';
import { createRowsWriter } from '../export/create-rows-writer.ts';
import { createSources } from '../sources.ts';
import { codeOf } from './code.ts';
import { brokenColumn, shownCells, shownColumns } from './display.ts';
import { createDocumentFiles, type FilledDocument } from './document-files.ts';
import { estimateTables } from './estimate.ts';
import { openPlace, packFiles } from './export-output.ts';
import { hashFile } from './hash-file.ts';
import { countedCells, histogramOf, rowsPerValue } from './histogram.ts';
import { importSource } from './import-source.ts';
import { type OpenSchema, type OpenTable, openSchema } from './open-schema.ts';
import { firstRowsOf, type PlannedFile, planFiles } from './output.ts';
import type {
  Answer,
  Cardinality,
  ExportRequest,
  HeldFile,
  Samples,
  SchemaError,
  StudioApi,
  StudioSource,
} from './protocol.ts';
import { rowGroups } from './row-groups.ts';
import { createRowWorkers } from './row-worker.ts';
import { writeCells } from './write-cells.ts';

/** The maximum number of rows in an answer. */
const ROWS_MAX = 1000;
const HISTOGRAM_ROWS = 2000;

/** A source as it arrived, and then with the rows of its files. */
interface StudioRead {
  readonly document: ReadDocument;
  readonly files: readonly HeldFile[];
  filled: FilledDocument;
}

function readSource(source: StudioSource): StudioRead {
  const { json, files } = typeof source === 'string' ? { json: source, files: [] } : source;
  const document = readDocument(json);
  return { document, files, filled: { document, problems: [] } };
}

/** A column of the document. `place` is its index in the table, or undefined if it cannot be generated. */
interface FoundColumn {
  readonly opened: OpenSchema;
  readonly of: OpenTable;
  readonly place: number | undefined;
}

/**
 * @param loaded large tables that are already in memory
 * @param threadsMax how many threads of `useThreads` may write rows at the same time
 */
export function createStudioApi(loaded: LargeTables = {}, threadsMax = 1): StudioApi {
  let startThread: ReturnType<typeof createRowWorkers> | undefined;
  const openEngine = createEngines(locales, loaded);
  let engine = createEngine(defaultLocale, loaded);
  async function engineFor(document: unknown): Promise<SchemaEngine> {
    engine = await openEngine(document);
    return engine;
  }

  const documentFiles = createDocumentFiles();
  async function fill(read: StudioRead): Promise<void> {
    read.filled = await documentFiles.fill(read.document, read.files);
    const { document } = read.filled;
    await engineFor(document.ok ? document.value : undefined);
  }

  const { api, answer, answerLater } = createSources<
    StudioSource,
    StudioRead,
    OpenSchema,
    ExportRequest,
    PlannedFile,
    SchemaError
  >({
    read: readSource,
    load: fill,
    open: ({ filled }) => openSchema(engine, filled.document, filled.problems),
    plan: planFiles,
    createSink: ({ gzip }) => (gzip ? createGzipSink : createByteSink),
    openPlace,
    pack: packFiles,
    createRows(source, request, files) {
      const start = startThread;
      return createRowsWriter(files, threadsMax, start && (() => start(source, request)));
    },
  });

  async function serveRanges(source: StudioSource, request: ExportRequest, port: MessagePort): Promise<void> {
    const read = readSource(source);
    await fill(read);
    const files = planFiles(openSchema(engine, read.filled.document), request);
    if (!files.ok) throw new Error('The files cannot be planned');
    const answer = await answerRanges(
      files.value,
      (message, transferred) => port.postMessage(message, transferred),
      () => performance.now(),
    );
    port.onmessage = ({ data }: MessageEvent<RangeQuestion>) => answer(data);
  }

  const ofTable = <T>(number: number, at: number, then: (of: OpenTable) => Answer<T>) =>
    answer(number, (opened) => andThen(tableOf(opened, at), then));

  const ofColumn = <T>(number: number, table: number, at: number, then: (found: FoundColumn) => Answer<T>) =>
    answer(number, (opened) => andThen(columnOf(opened, table, at), then));

  return {
    ...api,
    useThreads(threads) {
      startThread = createRowWorkers(threads);
    },
    serveRanges,
    sha256: hashFile,
    readGiven: documentFiles.readGiven,
    check: (number) =>
      answer(number, ({ problems, schema }) => ({
        ok: true,
        value: { problems, lacks: schema ? engine.lacksOf(schema) : [] },
      })),
    read: (number, table, from, to) =>
      ofTable(number, table, (of) => {
        const { rowCount } = of.table;
        const first = Math.max(0, Math.min(from, rowCount));
        const last = Math.max(first, Math.min(to, rowCount, first + ROWS_MAX));
        return { ok: true, value: { rowCount, from: first, columns: shownColumns(of, first, last) } };
      }),
    samples: (number, table, column, count) =>
      ofColumn(number, table, column, (found) => ({
        ok: true,
        value: samplesOf(found, Math.min(count, ROWS_MAX)),
      })),
    cardinality: (number, table, column) =>
      ofColumn<Cardinality>(number, table, column, ({ opened: { schema }, of, place }) => {
        const name = place === undefined ? undefined : of.schema.columns[place]?.name;
        if (!schema || name === undefined) return { ok: true, value: { kind: 'uncountable' } };
        const values = engine.countValues(schema, of.schema, name);
        if (values.kind !== 'counted') return { ok: true, value: values };
        return { ok: true, value: { kind: 'counted', count: String(values.count) } };
      }),
    histogram: (number, table, column) =>
      ofColumn(number, table, column, (found) => {
        const first = firstCells(found, HISTOGRAM_ROWS, countedCells) ?? { type: 'text', cells: [] };
        const histogram = histogramOf(first.type, first.cells);
        const perParent = isReference(found) ? rowsPerValue(first.cells) : undefined;
        return { ok: true, value: perParent ? { ...histogram, perParent } : histogram };
      }),
    output: (number, request, rows) =>
      answerLater(number, (opened) => firstRowsOf(opened, request, Math.min(rows, ROWS_MAX))),
    cells: (number, request) => answerLater(number, (opened) => writeCells(opened, request)),
    code: (number, request) => answer(number, (opened) => codeOf(opened, request)),
    importSource: (source, request) => importSource(source, request, engineFor),
    estimate: (number, request) => answerLater(number, (opened) => estimateTables(opened, request)),
  };
}

function isReference({ of: { schema }, place }: FoundColumn): boolean {
  return place !== undefined && schema.columns[place]?.field === 'reference';
}

/** Reads the first cells of a column and maps them with `shown`. */
function firstCells<T>(
  { of: { grid: table }, place }: FoundColumn,
  rows: number,
  shown: (type: ValueType, cells: readonly Cell[]) => readonly T[],
): { readonly type: ValueType; readonly cells: readonly T[] } | undefined {
  const column = place === undefined ? undefined : table.columns[place];
  if (!column) return undefined;
  const cells: T[] = [];
  for (const { from, to } of rowGroups(table, 0, Math.min(rows, table.rowCount))) {
    cells.push(...shown(column.type, table.readColumn(column.name, from, to)));
  }
  return { type: column.type, cells };
}

function samplesOf(found: FoundColumn, rows: number): Samples {
  const { opened, of, place } = found;
  const schema = place === undefined ? undefined : of.schema.columns[place];
  const first = firstCells(found, rows, shownCells);
  if (!schema || !first) return { ...brokenColumn(Math.min(rows, of.table.rowCount)), canBeNull: false };
  return { ...first, isBroken: false, canBeNull: opened.outcomes().of(schema).canBeNull };
}

function tableOf({ schema, table }: OpenSchema, at: number): Answer<OpenTable> {
  const found = table(at);
  if (found) return { ok: true, value: found };
  return { ok: false, error: schema ? 'unknown-table' : 'unreadable' };
}

function columnOf(opened: OpenSchema, table: number, at: number): Answer<FoundColumn> {
  return andThen(tableOf(opened, table), (of) =>
    at < 0 || at >= of.places.length
      ? { ok: false, error: 'unknown-column' }
      : { ok: true, value: { opened, of, place: of.places[at] } },
  );
}

/** Calls `then` with the value of an answer, or returns its error. */
function andThen<T, R>(given: Answer<T>, then: (value: T) => Answer<R>): Answer<R> {
  return given.ok ? then(given.value) : given;
}
