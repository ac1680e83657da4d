// Writes one large file in a process of its own, and prints its time, memory and bytes as JSON.
import { createWriteStream, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import excelJs from 'exceljs';
import { peopleOf } from '../tests/fixtures/file-digests.ts';

type Library = typeof import('../src/library/index.ts');

/** Loads the installed package. */
const libraryIn = (project: string): Library => createRequire(join(project, 'package.json'))('rowloom');

async function peopleIn(project: string, rows: number) {
  const dataset = await libraryIn(project).open(peopleOf(rows));
  return dataset.table('people');
}

type WriteFile = (project: string, rows: number, path: string) => Promise<unknown>;

const byRowloom =
  (options: { readonly workers?: number } = {}): WriteFile =>
  async (project, rows, path) =>
    (await peopleIn(project, rows)).write(path, options);

/** The sheet holds its header and 1,048,575 rows. */
const SHEET_ROWS_MAX = 2 ** 20 - 1;

/** As its documentation streams a workbook: https://github.com/exceljs/exceljs#streaming-xlsx-writercontents */
const byExcelJs: WriteFile = async (project, rows, path) => {
  const table = await peopleIn(project, rows);
  const stream = createWriteStream(path);
  const workbook = new excelJs.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
  let sheet: ReturnType<typeof workbook.addWorksheet> | undefined;
  let row = 0;
  for (const record of table.rows()) {
    if (row % SHEET_ROWS_MAX === 0) {
      sheet?.commit();
      sheet = workbook.addWorksheet(`people ${row}`, { views: [{ state: 'frozen', ySplit: 1 }] });
      sheet.columns = Object.keys(record).map((header) => ({ header }));
    }
    sheet?.addRow(Object.values(record)).commit();
    row++;
    // The stream writes to the disk.
    if (row % 10_000 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  sheet?.commit();
  await workbook.commit();
};

/** Reads the rows from the CSV file that Rowloom has written. */
const byDuckDb: WriteFile = async (project, _rows, path) => {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const source = `read_csv('${join(project, 'people.csv')}', all_varchar = false)`;
  await connection.run(`COPY (FROM ${source}) TO '${path}' (FORMAT parquet)`);
  connection.closeSync();
  instance.closeSync();
};

/** Makes the records, as exceljs's contender does. */
const recordsOnly: WriteFile = async (project, rows) => {
  const table = await peopleIn(project, rows);
  let cells = 0;
  for (const record of table.rows()) cells += Object.values(record).length;
  return cells;
};

const contenders = {
  'Rowloom, one thread': byRowloom({ workers: 1 }),
  'Rowloom, its default': byRowloom(),
  'exceljs, streamed': byExcelJs,
  'the records alone': recordsOnly,
  'DuckDB, from CSV': byDuckDb,
};

export type ContenderName = keyof typeof contenders;

export interface FileMeasure {
  /** Elapsed, with the start of the program's code, but without that of Node. */
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly megabytesOfMemory: number;
  readonly megabytes: number;
}

const [contender, project = '', rows = '', path = ''] = process.argv.slice(2);
const start = performance.now();
const { user, system } = process.cpuUsage();
await contenders[contender as ContenderName](project, Number(rows), path);
const used = process.cpuUsage({ user, system });
const measure: FileMeasure = {
  seconds: (performance.now() - start) / 1000,
  processorSeconds: (used.user + used.system) / 1e6,
  // The peak of this process alone: `maxRSS` begins with the memory of the process that started this one.
  megabytesOfMemory: Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1000,
  megabytes: (statSync(path, { throwIfNoEntry: false })?.size ?? 0) / 1e6,
};
console.log(JSON.stringify(measure));
