import { createStandaloneDatasets } from '../../src/dataset/standalone.ts';
import type { Table } from '../../src/dataset/table.ts';
import { createTextSink } from '../../src/formats/sinks/part-sink.ts';
import { createCellTexts } from '../../src/formats/writer.ts';
import { type LargeTables, loadTables, tablesNeededBy } from '../../src/generators/large-tables.ts';
import { examplePattern } from '../../src/generators/pattern.ts';
import { defaultLocale } from '../../src/locales/registry.ts';
import type { Result } from '../../src/result.ts';
import { type RequestError, type Run, schemaFromRun } from '../../src/schema/requests.ts';
import type { Schema } from '../../src/schema/schema.ts';
import { createPagePlace } from '../export/page-place.ts';
import { rowsAlone } from '../export/rows-alone.ts';
import { createSources } from '../sources.ts';
import type { DialogsApi, Page, WrittenAs } from './protocol.ts';
import { planRunFile, type RunFile } from './run-files.ts';

type OpenRun = Result<Table, RequestError>;

/** @param loaded large tables that are already in memory */
export function createDialogsApi(loaded: LargeTables = {}): DialogsApi {
  const createDataset = createStandaloneDatasets(defaultLocale);
  let tables = loaded;

  const { api, answer } = createSources<
    Run,
    Result<Schema, RequestError>,
    OpenRun,
    WrittenAs,
    RunFile,
    RequestError
  >({
    read: schemaFromRun,
    async load(schema) {
      if (schema.ok) tables = await loadTables(defaultLocale, tablesNeededBy(schema.value), tables);
    },
    open(schema) {
      if (!schema.ok) return schema;
      const [{ name = '' } = {}] = schema.value.tables;
      const table = createDataset(schema.value, tables).table(name);
      return table ? { ok: true, value: table } : { ok: false, error: 'no-columns' };
    },
    plan: (run, as) => (run.ok ? { ok: true, value: [planRunFile(run.value, as)] } : run),
    createSink: () => createTextSink,
    openPlace: (_, onPart) => createPagePlace(onPart),
    createRows: () => rowsAlone,
  });

  return {
    ...api,
    read: (number, from, to) =>
      answer(number, (run) => (run.ok ? { ok: true, value: pageOf(run.value, from, to) } : run)),
    checkPattern(source) {
      const checked = examplePattern(source.trim());
      return checked.ok ? { ok: true, value: checked.example } : { ok: false, error: checked.problem };
    },
  };
}

function pageOf(table: Table, from: number, to: number): Page {
  const patternProblem = table.columns.find(({ problem }) => problem)?.problem;
  if (patternProblem && from === 0) console.error(`Invalid Pattern: ${patternProblem.detail}`);
  const batch = table.read(Math.max(0, from), Math.min(to, table.rowCount));
  const columns = createCellTexts(table)(batch);
  const rows = Array.from({ length: batch.rowCount }, (_, row) => columns.map((cells) => String(cells[row])));
  return { columns: table.columns.map(({ name }) => name), rows, patternProblem };
}
