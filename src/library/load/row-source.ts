import type {
  InsertText,
  RowRange,
  RowSource,
  RowView,
  WriteHooks,
} from '../../databases/load/row-source.ts';
import type { SchemaEngine } from '../../dataset/engine.ts';
import type { Table } from '../../dataset/table.ts';
import type { FilePlan } from '../../formats/file-plan.ts';
import { dialects } from '../../formats/sql-dialects.ts';
import { createRowsWriter } from '../../formats/sql-script.ts';
import { writeBatches } from '../../formats/write-file.ts';
import type { Writer } from '../../formats/writer.ts';
import type { Schema } from '../../schema/schema.ts';
import { RowloomError } from '../errors.ts';
import { type FileRequest, planRequest } from '../plan-request.ts';
import { sendFile } from '../send-file.ts';
import { createThreadPool, type ThreadPool } from '../threads/thread-pool.ts';
import { writeRows } from '../write-rows.ts';
import { createParentRows } from './parent-rows.ts';

/** The types of a database's arrays: without them, arrays are written as JSON. */
export type ArrayTypes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The same schema, in which a table shows only some columns. Hidden columns keep their values for those that read them. */
function showingOnly(schema: Schema, { table: name, columns }: RowView, types: ArrayTypes): Schema {
  const tables = schema.tables.map((table) => {
    if (table.name !== name) return table;
    const shown = table.columns.map(({ hidden: _, ...column }) => {
      const type = column.type ?? types.get(name)?.get(column.name);
      const typed = type === undefined ? column : { ...column, type };
      return columns.includes(column.name) ? typed : { ...typed, hidden: true as const };
    });
    return { ...table, columns: shown };
  });
  return { ...schema, tables };
}

/** Makes whole statements of a writer of INSERT statements: one of each batch. */
function wholeStatements(writer: Writer): Writer {
  return { ...writer, rows: (batch) => `${writer.rows(batch, 0)};\n` };
}

function* insertTexts(
  table: Table,
  writer: Writer,
  { from, to }: RowRange,
): Generator<InsertText, undefined> {
  for (const { text, rows } of writeBatches(table, wholeStatements(writer), { from, to, first: 0 }))
    yield { sql: text, rows };
}

/** Reports the rows of a file so far as numbers of new rows. */
function newRows(onRows: WriteHooks['onRows']) {
  let before = 0;
  return ({ rows }: { readonly rows: number }) => {
    onRows?.(rows - before);
    before = rows;
  };
}

interface OpenedView {
  readonly schema: Schema;
  readonly table: Table;
}

/** Rows of a view as a part of a file for COPY. */
interface CopyFile {
  readonly request: FileRequest;
  readonly plan: FilePlan;
  readonly pool: ThreadPool;
}

/** Plans rows alone, of any range: COPY's lines have no numbers. */
function planCopy({ schema, table }: OpenedView): CopyFile {
  const request: FileRequest = {
    schema,
    tables: [table.name],
    format: 'sql-copy',
    options: { create: false },
    firstRow: 0,
  };
  const plan = planRequest({ table: () => table }, request);
  if (!plan.ok) throw new RowloomError(plan.error);
  return { request, plan: plan.value, pool: createThreadPool(request) };
}

/**
 * Makes rows as databases read them, by the same writers as files.
 * @param schema a checked schema
 * @param workers the most threads that make the rows of a large table
 */
export function createRowSource(
  engine: SchemaEngine,
  schema: Schema,
  { arrayTypes, workers }: { readonly arrayTypes: ArrayTypes; readonly workers: number },
): RowSource {
  const opened = new Map<string, OpenedView>();
  const copyFiles = new Map<OpenedView, CopyFile>();
  /** The file whose rows were made last. Its threads stay for its next rows. */
  let last: CopyFile | undefined;

  function open(view: RowView): OpenedView {
    const id = JSON.stringify([view.table, ...view.columns]);
    const before = opened.get(id);
    if (before) return before;
    const shown = showingOnly(schema, view, arrayTypes);
    const table = engine.open(shown).table(view.table);
    if (!table) throw new RangeError(`There is no table “${view.table}”`);
    const openedView = { schema: shown, table };
    opened.set(id, openedView);
    return openedView;
  }

  function copyFile(view: RowView): CopyFile {
    const openedView = open(view);
    const file = copyFiles.get(openedView) ?? planCopy(openedView);
    copyFiles.set(openedView, file);
    return file;
  }

  async function sendCopyText(
    view: RowView,
    { from, to }: RowRange,
    take: (part: Uint8Array) => Promise<void>,
    { signal, onRows }: WriteHooks,
  ): Promise<void> {
    const file = copyFile(view);
    if (last !== file) await last?.pool.close();
    last = file;
    const { plan, request, pool } = file;
    const onProgress = newRows(onRows);
    const options = { from, to, options: {}, gzip: false, workers, signal, onProgress, pool, writeRows };
    await sendFile(plan, request, take, options);
  }

  return {
    parentRows: createParentRows(engine, schema),
    sendCopyText,
    inserts(dialect, view, { name, columns }, range) {
      const { table } = open(view);
      const target = { table, name, columns };
      const options = { rowsPerInsert: Number.POSITIVE_INFINITY, strings: false };
      return insertTexts(table, createRowsWriter(dialects[dialect], target, options), range);
    },
    close: async () => last?.pool.close(),
  };
}
