import type {
  InsertText,
  RowRange,
  RowSource,
  RowView,
  WriteHooks,
} from '../../databases/load/row-source.ts';
import type { SchemaEngine } from '../../dataset/engine.ts';
import type { Table } from '../../dataset/table.ts';
import { dialects } from '../../formats/sql-dialects.ts';
import { createRowsWriter } from '../../formats/sql-script.ts';
import { writeBatches } from '../../formats/write-file.ts';
import type { Writer } from '../../formats/writer.ts';
import type { Schema } from '../../schema/schema.ts';
import { RowloomError } from '../errors.ts';
import { type FileRequest, planRequest } from '../plan-request.ts';
import { streamFile } from '../stream-file.ts';
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
  const opened = new Map<string, { readonly schema: Schema; readonly table: Table }>();

  function open(view: RowView): { readonly schema: Schema; readonly table: Table } {
    const id = JSON.stringify([view.table, ...view.columns]);
    const before = opened.get(id);
    if (before) return before;
    const shown = showingOnly(schema, view, arrayTypes);
    const table = engine.open(shown).table(view.table);
    if (!table) throw new RangeError(`There is no table “${view.table}”`);
    const made = { schema: shown, table };
    opened.set(id, made);
    return made;
  }

  return {
    parentRows: createParentRows(engine, schema),
    copyText(view, { from, to }, { signal, onRows }) {
      const { schema: shown, table } = open(view);
      const request: FileRequest = {
        schema: shown,
        tables: [view.table],
        format: 'sql-copy',
        options: { create: false },
        firstRow: from,
      };
      const plan = planRequest({ table: () => table }, request);
      if (!plan.ok) throw new RowloomError(plan.error);
      const options = { from, to, options: {}, gzip: false, workers, signal, onProgress: newRows(onRows) };
      return streamFile(plan.value, request, options);
    },
    inserts(dialect, view, { name, columns }, range) {
      const { table } = open(view);
      const target = { table, name, columns };
      const options = { rowsPerInsert: Number.POSITIVE_INFINITY, strings: false };
      return insertTexts(table, createRowsWriter(dialects[dialect], target, options), range);
    },
  };
}
