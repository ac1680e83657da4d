import { resolveObjectURL } from 'node:buffer';
import { describe, expect, it, vi } from 'vitest';
import { createClipboardTableWriter } from '../../../src/formats/clipboard-table.ts';
import { createClipboardTextWriter } from '../../../src/formats/clipboard-text.ts';
import { dialogWriters } from '../../../src/formats/dialog-writers.ts';
import type { RowsApi } from '../../../workers/protocol.ts';
import { createRowsApi } from '../../../workers/rows-api.ts';
import { largeTables } from '../../fixtures/large-tables.ts';
import { categoryRun, customRun, texts, write } from '../../fixtures/runs.ts';
import { SPECIFIED_FORMATS } from '../../fixtures/specification.ts';

const nothing = () => {};

async function fileText(worker: RowsApi, ...request: Parameters<RowsApi['file']>) {
  const answer = await worker.file(...request);
  if (!answer.ok) return answer.error;
  const blob = resolveObjectURL(answer.value.url);
  expect(blob?.size).toBe(answer.value.size);
  worker.release(answer.value.url);
  expect(resolveObjectURL(answer.value.url)).toBeUndefined();
  return (await blob?.text()) ?? '';
}

describe('the worker', () => {
  const run = categoryRun('person', { rows: 5000, pattern: '\\d{3}' });

  it.each(SPECIFIED_FORMATS)('makes the same file of %s as the formats do in one go', async (format) => {
    expect(
      (await fileText(createRowsApi(largeTables), run, format, nothing)) ===
        write(dialogWriters[format], run),
    ).toBe(true);
  });

  it('makes the copied text', async () => {
    const answer = await createRowsApi(largeTables).text(run, nothing);
    expect(answer.ok && answer.value === write(createClipboardTextWriter, run)).toBe(true);
  });

  it('makes the copied table', async () => {
    const answer = await createRowsApi(largeTables).table(run, nothing);
    expect(answer.ok && answer.value === write(createClipboardTableWriter, run)).toBe(true);
  });

  it('returns rows as texts, cut at the ends of the run', () => {
    const worker = createRowsApi(largeTables);
    const few = categoryRun('datatype', { rows: 20 });
    for (const [from, to] of [
      [0, 20],
      [5, 8],
      [-3, 4],
      [18, 1000],
    ] as const) {
      const answer = worker.rows(few, from, to);
      expect(answer.ok && answer.value.rows).toEqual(texts(few).slice(Math.max(from, 0), to));
    }
    expect(worker.rows(few, 20, 30)).toMatchObject({ ok: true, value: { rows: [] } });
  });

  it('reports its progress, in rows that only grow', async () => {
    const reported: number[] = [];
    const wide = customRun(
      Array.from({ length: 100 }, (_, i) => [`c${i}`, 'addresses'] as const),
      { rows: 2000 },
    );
    await fileText(createRowsApi(largeTables), wide, 'csv', (rows) => reported.push(rows));
    expect(reported.length).toBeGreaterThan(0);
    expect(reported).toEqual([...reported].sort((one, other) => one - other));
    expect(reported.at(-1)).toBeLessThanOrEqual(2000);
  });

  it('gives up the current job for a new one, which is complete', async () => {
    const worker = createRowsApi(largeTables);
    const wide = customRun(
      Array.from({ length: 100 }, (_, i) => [`c${i}`, 'addresses'] as const),
      { rows: 2000 },
    );
    const first = worker.file(wide, 'csv', nothing);
    const second = fileText(worker, run, 'json', nothing);
    expect(await first).toEqual({ ok: false, error: 'cancelled' });
    expect((await second) === write(dialogWriters.json, run)).toBe(true);
  });

  it('stops the current job when it is cancelled', async () => {
    const worker = createRowsApi(largeTables);
    const wide = customRun(
      Array.from({ length: 100 }, (_, i) => [`c${i}`, 'addresses'] as const),
      { rows: 2000 },
    );
    const job = worker.text(wide, nothing);
    worker.cancel();
    expect(await job).toEqual({ ok: false, error: 'cancelled' });
  });

  it('returns rows of another run while a file is being made, and both are correct', async () => {
    const worker = createRowsApi(largeTables);
    const wide = customRun(
      Array.from({ length: 60 }, (_, i) => [`c${i}`, 'addresses'] as const),
      { rows: 1500 },
    );
    const other = categoryRun('person', { rows: 100 });
    const between: unknown[] = [];
    const job = fileText(worker, wide, 'csv', () => {
      const answer = worker.rows(other, 40, 42);
      between.push(answer.ok && answer.value.rows);
    });
    expect((await job) === write(dialogWriters.csv, wide)).toBe(true);
    expect(between.length).toBeGreaterThan(0);
    for (const rows of between) expect(rows).toEqual(texts(other).slice(40, 42));
  });

  it('returns errors as values, in every method', async () => {
    const worker = createRowsApi(largeTables);
    const refusal = { ok: false, error: 'row-count' };
    const tooMany = { ...run, rows: 5001 };
    expect(worker.rows(tooMany, 0, 10)).toEqual(refusal);
    expect(await worker.file(tooMany, 'csv', nothing)).toEqual(refusal);
    expect(await worker.text(tooMany, nothing)).toEqual(refusal);
    expect(await worker.table(tooMany, nothing)).toEqual(refusal);
    expect(worker.rows(customRun([]), 0, 5)).toEqual({ ok: false, error: 'no-columns' });
  });

  it('says in the console why a pattern is invalid', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(nothing);
    const answer = createRowsApi(largeTables).rows(categoryRun('music', { pattern: '[z-a]' }), 0, 2);
    expect(answer.ok && answer.value.patternProblem?.kind).toBe('invalid');
    expect(said.mock.calls.flat().join()).toMatch(/Invalid Pattern.*\[z-a\]|range out of order/i);
    said.mockRestore();
  });
});
