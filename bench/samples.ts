import Papa from 'papaparse';
import { readSamples } from '../src/importers/samples/read-samples.ts';
import { sampleFile } from '../tests/fixtures/sample-file.ts';

const ROWS = 100_000;

/** Milliseconds to read a CSV file of 100,000 rows and 12 columns, in the middle of all rounds. */
export interface SampleTimes {
  readonly megabytes: number;
  /** Papa Parse alone, which only splits the text into cells. */
  readonly split: number;
  /** With all facts of the columns. */
  readonly read: number;
}

function median(rounds: number, run: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

export function measureSamples(rounds: number): SampleTimes {
  const text = sampleFile(ROWS);
  return {
    megabytes: text.length / 1e6,
    split: median(rounds, () => Papa.parse(text, { step: () => {} })),
    read: median(rounds, () => {
      if (!readSamples(text, { kind: 'csv', name: 'orders' }).ok) throw new Error('the sample was not read');
    }),
  };
}

export function samplesText({ megabytes, split, read }: SampleTimes): string {
  return (
    `a sample of ${ROWS} rows, ${megabytes.toFixed(1)} MB of CSV: ${read.toFixed(0)} ms for all facts, ` +
    `of which Papa Parse takes ${split.toFixed(0)} ms`
  );
}
