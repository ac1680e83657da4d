import Papa from 'papaparse';
import { isCategoryId } from '../src/catalogue/categories.ts';
import { customKindIds } from '../src/catalogue/custom-kinds.ts';
import { createStandaloneDatasets } from '../src/dataset/standalone.ts';
import type { Batch, Table } from '../src/dataset/table.ts';
import type { DialogFormatId } from '../src/formats/dialog-formats.ts';
import { enUs } from '../src/locales/en-us.ts';
import { type GenerateRequest, type Run, schemaFromRun } from '../src/schema/requests.ts';
import { largeTables } from '../tests/fixtures/large-tables.ts';
import { fakerCalls, fakerRows } from './baseline.ts';

export const ROWS = 5000;
export const NOW = Date.UTC(2026, 10, 21);

/** Makes a run's file as the page gets it. */
export type MakeFile = (run: Run, format: DialogFormatId) => Promise<void>;

/** Milliseconds. */
export interface Times {
  readonly generation: number;
  /** From the request to the Blob. */
  readonly csv: number;
  readonly json: number;
}

export interface Measured {
  readonly subject: string;
  readonly cells: number;
  readonly ours: Times;
  readonly baseline: Times;
  readonly floor: Times;
}

const createDataset = createStandaloneDatasets(enUs);

export const subjects = Object.keys(fakerCalls);

export function requestOf(subject: string): GenerateRequest {
  const fields = Object.keys(fakerCalls[subject] ?? {});
  if (isCategoryId(subject)) return { tool: 'category', category: subject, fields, pattern: '' };
  return { tool: 'custom', columns: customKindIds.map((kind) => ({ name: kind, kind })) };
}

export function openTable(run: Run): Table {
  const schema = schemaFromRun(run);
  if (!schema.ok) throw new Error(schema.error);
  const table = createDataset(schema.value, largeTables).table(schema.value.tables[0]?.name ?? '');
  if (!table) throw new Error('the dataset has no table');
  return table;
}

function generate(run: Run): Batch {
  return openTable(run).read(0, run.rows);
}

async function timeOurs(run: Run, makeFile: MakeFile): Promise<Times> {
  const start = performance.now();
  generate(run);
  const generated = performance.now();
  await makeFile(run, 'csv');
  const csv = performance.now();
  await makeFile(run, 'json');
  return { generation: generated - start, csv: csv - generated, json: performance.now() - csv };
}

/** Creates and revokes a Blob URL, as Rowloom does for its files. */
export function release(parts: BlobPart[]): void {
  URL.revokeObjectURL(URL.createObjectURL(new Blob(parts)));
}

function timeBaseline(subject: string): Times {
  const start = performance.now();
  const rows = fakerRows(subject, ROWS);
  const generated = performance.now();
  release([Papa.unparse(rows, { quotes: true })]);
  const csv = performance.now();
  release([JSON.stringify(rows, null, 2)]);
  const generation = generated - start;
  return { generation, csv: csv - start, json: generation + performance.now() - csv };
}

/** Ready-made strings for each column, with the same lengths as the subject's values. */
function readyMade(run: Run): string[][] {
  return generate(run).columns.map((cells) => cells.map(String));
}

function timeFloor(columns: readonly (readonly string[])[]): Times {
  const start = performance.now();
  const rows: string[][] = [];
  for (let row = 0; row < ROWS; row++) {
    const cells: string[] = [];
    for (const values of columns) cells.push(values[Math.floor(Math.random() * values.length)] ?? '');
    rows.push(cells);
  }
  const generation = performance.now() - start;
  const timeWrite = (open: string, between: string, close: string) => {
    const began = performance.now();
    let text = '';
    for (const row of rows) {
      text += open;
      for (const cell of row) text += cell + between;
      text += close;
    }
    release([text]);
    return generation + performance.now() - began;
  };
  return {
    generation,
    csv: timeWrite('"', '","', '"\r\n'),
    json: timeWrite('  {\n', '",\n    "key": "', '"\n  },\n'),
  };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function medianTimes(times: readonly Times[]): Times {
  return {
    generation: median(times.map(({ generation }) => generation)),
    csv: median(times.map(({ csv }) => csv)),
    json: median(times.map(({ json }) => json)),
  };
}

/** Times a subject in rounds, after a warm-up round: Rowloom, the baseline, the floor, the independent fields. */
export async function measure(subject: string, rounds: number, makeFile: MakeFile): Promise<Measured> {
  const request = requestOf(subject);
  const runOf = (seed: number): Run => ({ request, seed, now: NOW, rows: ROWS });
  const columns = readyMade(runOf(0));
  const times = {
    ours: [] as Times[],
    baseline: [] as Times[],
    floor: [] as Times[],
  };
  for (let round = 0; round <= rounds; round++) {
    const ours = await timeOurs(runOf(round), makeFile);
    const baseline = timeBaseline(subject);
    const floor = timeFloor(columns);
    if (round === 0) continue;
    times.ours.push(ours);
    times.baseline.push(baseline);
    times.floor.push(floor);
  }
  return {
    subject,
    cells: columns.length * ROWS,
    ours: medianTimes(times.ours),
    baseline: medianTimes(times.baseline),
    floor: medianTimes(times.floor),
  };
}
