import { dialogWriters } from '../tests/fixtures/dialogs.ts';
import { openTable, requestOf } from './measure.ts';

const CHUNK = 1000;
/** `maxRSS` is in kilobytes. */
const MEGABYTE = 1024;

/** Only generates and formats; each chunk is dropped once written. Runs in a separate process to measure its peak memory. */
const rows = Number(process.argv[2]);
const table = openTable({ request: requestOf('person'), seed: 1, now: Date.UTC(2026, 10, 21), rows: 1 });
const writer = dialogWriters.csv(table);

function write(from: number, count: number): number {
  let bytes = 0;
  for (let row = from; row < from + count; row += CHUNK) {
    bytes += Buffer.byteLength(writer.rows(table.read(row, row + CHUNK), row));
  }
  return bytes;
}

write(0, CHUNK);
const before = process.resourceUsage().maxRSS;
const start = performance.now();
const bytes = write(0, rows);
const seconds = (performance.now() - start) / 1000;
const peak = (process.resourceUsage().maxRSS - before) / MEGABYTE;
console.log(JSON.stringify({ rows, seconds, rowsPerSecond: rows / seconds, peakMegabytes: peak, bytes }));
