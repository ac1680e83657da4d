import { expect, it } from 'vitest';
import type { RunningExport } from '../../../../../src/app/studio/files/export-queue.ts';
import { progressText } from '../../../../../src/app/studio/files/progress-text.ts';
import { exportSource } from '../../../../fixtures/exports.ts';
import { studioDocument } from '../../../../fixtures/studio.ts';

const people = studioDocument([
  { name: 'people', rows: 1_000_000, columns: [{ name: 'id', field: 'sequence' }] },
]);

/** An export that has written a tenth of its rows in some time. */
const running = (bytes: number, activeMs: number, isPaused = false): RunningExport => ({
  id: 1,
  source: exportSource(people),
  destination: { kind: 'page' },
  progress: { file: 'people.csv', rows: 100_000, bytes, phase: 'writing' },
  isPaused,
  pace: { activeMs, atMs: activeMs },
});

it.each([
  ['a file that becomes at most 100 MB: no rates', running(10_000_000, 5_000), '10 MB, 45 s left'],
  [
    'a file that becomes larger: its rates',
    running(10_000_001, 5_000),
    '10 MB, 20,000 rows/s, 2.0 MB/s, 45 s left',
  ],
  ['an export that has just begun: neither', running(50_000_000, 2_999), '50 MB'],
  ['an export that is paused: neither', running(50_000_000, 5_000, true), '50 MB'],
])('says of %s', (_, of, text) => {
  expect(progressText(of)).toBe(`100,000 of 1,000,000 rows, ${text}`);
});
