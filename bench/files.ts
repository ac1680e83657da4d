// Large files of Parquet and Excel by the npm package, installed, and by others. The arguments are the path of the tarball, and of
// the script that writes one file.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackage } from '../tests/fixtures/installed-package.ts';
import type { ContenderName, FileMeasure } from './file-contender.ts';
import { createNumbers } from './numbers.ts';

const [tarball = '', ...words] = process.argv.slice(2);
const numbers = createNumbers(words);
const parquetRows = numbers('--parquet', 5_000_000);
/** One more than a sheet holds. */
const xlsxRows = numbers('--xlsx', 2 ** 20 + 1);
const { project, remove } = installPackage(tarball);
const script = join(import.meta.dirname, 'file-contender.js');

function measure(contender: ContenderName, rows: number, file: string): FileMeasure {
  const args = [script, contender, project, String(rows), join(project, file)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

function print(contender: ContenderName, rows: number, file: string): void {
  const { seconds, processorSeconds, megabytesOfMemory, megabytes } = measure(contender, rows, file);
  const figures = [
    `${seconds.toFixed(1)} s`,
    `${processorSeconds.toFixed(1)} s of processor time`,
    `${Math.round(megabytesOfMemory)} MB of memory`,
    `${Math.round(megabytes)} MB`,
  ];
  console.log(`  ${contender}: ${figures.join(', ')}`);
}

console.log(`tests/fixtures/people.json, ${parquetRows.toLocaleString('en-US')} rows in CSV, then Parquet`);
print('Rowloom, one thread', parquetRows, 'people.csv');
print('Rowloom, one thread', parquetRows, 'people.parquet');
print('Rowloom, its default', parquetRows, 'people.parquet');
print('DuckDB, from CSV', parquetRows, 'duckdb.parquet');
console.log(`${xlsxRows.toLocaleString('en-US')} rows in XLSX`);
print('Rowloom, one thread', xlsxRows, 'people.xlsx');
print('Rowloom, its default', xlsxRows, 'people.xlsx');
print('exceljs, streamed', xlsxRows, 'exceljs.xlsx');
print('the records alone', xlsxRows, 'no file');
remove();
