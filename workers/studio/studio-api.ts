import type { Cell, ValueType } from '../../src/catalogue/field.ts';
import { createEngine } from '../../src/dataset/engine.ts';
import {
  hasTables,
  type LargeTables,
  loadTables,
  tablesNeededBy,
} from '../../src/generators/large-tables.ts';
import { locale } from '../../src/locales/en-us.ts';
import { type ReadDocument, readDocument } from '../../src/schema/parse.ts';
import { codeOf } from './code.ts';
import { brokenColumn, shownCells, shownColumns } from './display.ts';
import { type OpenDocument, type OpenTable, openDocument } from './documents.ts';
import { estimateTables } from './estimate.ts';
import { countedCells, histogramOf } from './histogram.ts';
import { firstRowsOf, planFiles } from './output.ts';
import type { Answer, Cardinality, ExportedFile, Samples, StudioApi } from './protocol.ts';
import { rowGroups } from './row-groups.ts';
import { writeFiles } from './write-files.ts';

/** Documents that are held: undoing goes back and forth between a few. */
const DOCUMENTS_MAX = 4;
/** Rows that one answer holds. */
const ROWS_MAX = 1000;
/** Rows by which a column's spread is shown. */
const HISTOGRAM_ROWS = 2000;

interface Held {
  readonly read: ReadDocument;
  opened?: OpenDocument;
}

/** A column of the document, and its place in what can be made. */
interface FoundColumn {
  readonly document: OpenDocument;
  readonly of: OpenTable;
  readonly place: number | undefined;
}

/** @param loaded large tables that need not be loaded any more */
export function createStudioApi(loaded: LargeTables = {}): StudioApi {
  let tables = loaded;
  let engine = createEngine(locale, tables);
  const documents = new Map<number, Held>();
  /** Numbers exports: one that is no longer the newest is cancelled. */
  let newest = 0;

  function opened(document: number): Answer<OpenDocument> {
    const held = documents.get(document);
    if (!held) return { ok: false, error: 'unknown-document' };
    held.opened ??= openDocument(engine, held.read);
    return { ok: true, value: held.opened };
  }

  function tableOf(document: number, at: number): Answer<OpenTable> {
    const open = opened(document);
    if (!open.ok) return open;
    const table = open.value.table(at);
    if (table) return { ok: true, value: table };
    return { ok: false, error: open.value.schema ? 'unknown-table' : 'unreadable' };
  }

  function columnOf(document: number, table: number, at: number): Answer<FoundColumn> {
    const open = opened(document);
    if (!open.ok) return open;
    const of = tableOf(document, table);
    if (!of.ok) return of;
    if (at < 0 || at >= of.value.places.length) return { ok: false, error: 'unknown-column' };
    return { ok: true, value: { document: open.value, of: of.value, place: of.value.places[at] } };
  }

  /** The first cells of a column, each as `shown` gives it. */
  function firstCells<T>(
    { of: { table }, place }: FoundColumn,
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
    const { document, of, place } = found;
    const schema = place === undefined ? undefined : of.schema.columns[place];
    const first = firstCells(found, rows, shownCells);
    if (!schema || !first) return { ...brokenColumn(Math.min(rows, of.table.rowCount)), canBeNull: false };
    return { ...first, isBroken: false, canBeNull: document.canBeNull(schema) };
  }

  return {
    async open(document, json) {
      const read = readDocument(json);
      documents.delete(document);
      documents.set(document, { read });
      const [oldest] = documents.keys();
      if (documents.size > DOCUMENTS_MAX && oldest !== undefined) documents.delete(oldest);
      const needed = tablesNeededBy(read.ok ? read.value : undefined);
      if (hasTables(tables, needed)) return;
      tables = await loadTables(needed, tables);
      engine = engine.withTables(tables);
    },
    check: (document) => answered(opened(document), ({ problems }) => ({ ok: true, value: { problems } })),
    read: (document, table, from, to) =>
      answered(tableOf(document, table), (of) => {
        const { rowCount } = of.table;
        const first = Math.max(0, Math.min(from, rowCount));
        const last = Math.max(first, Math.min(to, rowCount, first + ROWS_MAX));
        return { ok: true, value: { rowCount, from: first, columns: shownColumns(of, first, last) } };
      }),
    samples: (document, table, column, count) =>
      answered(columnOf(document, table, column), (found) => ({
        ok: true,
        value: samplesOf(found, Math.min(count, ROWS_MAX)),
      })),
    cardinality: (document, table, column) =>
      answered<FoundColumn, Cardinality>(
        columnOf(document, table, column),
        ({ document: { schema }, of, place }) => {
          const name = place === undefined ? undefined : of.schema.columns[place]?.name;
          if (!schema || name === undefined) return { ok: true, value: { kind: 'uncountable' } };
          const values = engine.countValues(schema, of.schema, name);
          if (values.kind !== 'counted') return { ok: true, value: values };
          return { ok: true, value: { kind: 'counted', count: String(values.count) } };
        },
      ),
    histogram: (document, table, column) =>
      answered(columnOf(document, table, column), (found) => {
        const first = firstCells(found, HISTOGRAM_ROWS, countedCells) ?? { type: 'text', cells: [] };
        return { ok: true, value: histogramOf(first.type, first.cells) };
      }),
    output: (document, request, rows) =>
      answered(opened(document), (open) => firstRowsOf(open, request, Math.min(rows, ROWS_MAX))),
    code: (document, request) => answered(opened(document), (open) => codeOf(open, request)),
    estimate: (document, request) => answeredLater(opened(document), (open) => estimateTables(open, request)),
    export(document, request, onPart, onProgress) {
      const own = ++newest;
      return answeredLater<OpenDocument, readonly ExportedFile[]>(opened(document), async (open) => {
        const files = planFiles(open, request);
        if (!files.ok) return files;
        const isCancelled = () => own !== newest;
        const written = await writeFiles(files.value, {
          gzip: request.gzip,
          onPart,
          onProgress,
          isCancelled,
        });
        return written ? { ok: true, value: written } : { ok: false, error: 'cancelled' };
      });
    },
    cancel() {
      newest++;
    },
  };
}

/** What follows from a good answer; `failed` where that throws. */
function answered<T, R>(answer: Answer<T>, then: (value: T) => Answer<R>): Answer<R> {
  if (!answer.ok) return answer;
  try {
    return then(answer.value);
  } catch (error) {
    console.error(error);
    return { ok: false, error: 'failed' };
  }
}

/** The same for what takes a while. */
async function answeredLater<T, R>(
  answer: Answer<T>,
  then: (value: T) => Promise<Answer<R>>,
): Promise<Answer<R>> {
  if (!answer.ok) return answer;
  try {
    return await then(answer.value);
  } catch (error) {
    console.error(error);
    return { ok: false, error: 'failed' };
  }
}
