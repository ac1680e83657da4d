import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { isFormatId } from '../src/formats/formats.ts';
import { largeTables } from '../tests/fixtures/large-tables.ts';
import { createDialogsApi } from '../workers/dialogs/dialogs-api.ts';
import { type DocumentTimes, documentsText, measureDocuments } from './documents.ts';
import { fieldTableHead, fieldTableRow, measureFields } from './fields.ts';
import { type FormatSpeed, formatTableHead, formatTableRows, measureFormats } from './formats.ts';
import { type ImportTimes, importsText, measureImports } from './imports.ts';
import { type MakeFile, type Measured, measure, release, subjects } from './measure.ts';
import { summarise, summaryText, tableHead, tableRow } from './report.ts';
import { measureSamples, type SampleTimes, samplesText } from './samples.ts';

const ROUNDS = 7;
const SCALES = [10_000, 100_000, 1_000_000];

interface Scale {
  readonly rows: number;
  readonly seconds: number;
  readonly rowsPerSecond: number;
  readonly peakMegabytes: number;
}

const worker = createDialogsApi(largeTables);
let runs = 0;

const makeFile: MakeFile = async (run, format) => {
  const parts: ArrayBuffer[] = [];
  const number = ++runs;
  await worker.open(number, run);
  const takePart = (_: number, part: ArrayBuffer) => void parts.push(part);
  const answer = await worker.export(number, format, { kind: 'page' }, takePart, () => {});
  if (!answer.ok) throw new Error(String(answer.error));
  release(parts);
};

function measureScale(rows: number): Scale {
  const script = new URL('./scale.js', import.meta.url).pathname;
  return JSON.parse(execFileSync(process.execPath, [script, String(rows)], { encoding: 'utf8' }));
}

const asJson = process.argv.includes('--json');
const words = process.argv.slice(2);
const chosen = words.filter((word) => subjects.includes(word));
const print = (text: string) => asJson || console.log(text);

async function benchSubjects(): Promise<object> {
  print(tableHead());
  const measured: Measured[] = [];
  for (const subject of chosen.length > 0 ? chosen : subjects) {
    const result = await measure(subject, ROUNDS, makeFile);
    measured.push(result);
    print(tableRow(result));
  }
  const summary = summarise(measured);
  print(`\n${summaryText(summary)}\n`);
  const scales = chosen.length > 0 ? [] : SCALES.map(measureScale);
  for (const { rows, seconds, rowsPerSecond, peakMegabytes } of scales) {
    print(
      `person, ${rows} rows to CSV: ${seconds.toFixed(2)} s, ${Math.round(rowsPerSecond)} rows/s, ` +
        `${peakMegabytes.toFixed(0)} MB at the peak`,
    );
  }
  const documents = chosen.length > 0 ? undefined : benchDocuments();
  const samples = chosen.length > 0 ? undefined : benchSamples();
  return { measured, summary, scales, documents, samples };
}

function benchDocuments(): DocumentTimes {
  const times = measureDocuments(ROUNDS);
  print(documentsText(times));
  return times;
}

function benchSamples(): SampleTimes {
  const times = measureSamples(ROUNDS);
  print(samplesText(times));
  return times;
}

async function benchImports(): Promise<ImportTimes> {
  const times = await measureImports(ROUNDS);
  print(importsText(times));
  return times;
}

/** The subjects named on the command line, or all of them. */
async function benchFormats(): Promise<object> {
  print(formatTableHead());
  const measured: FormatSpeed[] = [];
  for await (const speeds of measureFormats(words.filter(isFormatId), ROUNDS)) {
    measured.push(...speeds);
    print(formatTableRows(speeds));
  }
  return measured;
}

function benchFields(): object {
  print(fieldTableHead());
  return Array.from(measureFields(chosen, ROUNDS), (times) => {
    print(fieldTableRow(times));
    return times;
  });
}

async function bench(): Promise<object> {
  if (words.includes('--fields')) return benchFields();
  if (words.includes('--documents')) return benchDocuments();
  if (words.includes('--samples')) return benchSamples();
  if (words.includes('--imports')) return benchImports();
  if (words.includes('--formats')) return benchFormats();
  const result = await benchSubjects();
  return chosen.length > 0 ? result : { ...result, formats: await benchFormats() };
}

print(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`);
const result = await bench();
if (asJson) console.log(JSON.stringify(result, null, 2));
