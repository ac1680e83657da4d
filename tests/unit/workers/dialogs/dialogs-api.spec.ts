import { describe, expect, it, vi } from 'vitest';
import { createClipboardTableWriter } from '../../../../src/formats/clipboard-table.ts';
import { createClipboardTextWriter } from '../../../../src/formats/clipboard-text.ts';
import { createDialogsApi } from '../../../../workers/dialogs/dialogs-api.ts';
import { openIn, written } from '../../../fixtures/dialogs.ts';
import { largeTables } from '../../../fixtures/large-tables.ts';
import { categoryRun, customRun, texts, write } from '../../../fixtures/runs.ts';
import { writerOf } from '../../../fixtures/writers.ts';

const wideRun = (columns: number, rows: number) =>
  customRun(
    Array.from({ length: columns }, (_, i) => [`c${i}`, 'addresses'] as const),
    { rows },
  );

describe('the dialogs’ worker', () => {
  const run = categoryRun('person', { rows: 5000, pattern: '\\d{3}' });

  it.each([
    { format: 'csv', options: { quote: 'always', strings: true } },
    { format: 'json', options: { pretty: true, strings: true } },
    { format: 'sql', options: { strings: true } },
  ] as const)('makes the file that $format with $options is', async ({ format, options }) => {
    const file = await written(createDialogsApi(largeTables), run, format);
    expect(file === write((table) => writerOf(format, table, options), run)).toBe(true);
  });

  it.each([
    { layout: 'text', writer: createClipboardTextWriter },
    { layout: 'table', writer: createClipboardTableWriter },
  ] as const)('makes the copied $layout', async ({ layout, writer }) => {
    const text = await written(createDialogsApi(largeTables), run, layout);
    expect(text === write(writer, run)).toBe(true);
  });

  it('answers rows as texts, cut at the ends of the run', () => {
    const worker = createDialogsApi(largeTables);
    const few = categoryRun('datatype', { rows: 20 });
    const number = openIn(worker, few);
    for (const [from, to] of [
      [0, 20],
      [5, 8],
      [-3, 4],
      [18, 1000],
    ] as const) {
      const answer = worker.read(number, from, to);
      expect(answer.ok && answer.value.rows).toEqual(texts(few).slice(Math.max(from, 0), to));
    }
    expect(worker.read(number, 20, 30)).toMatchObject({ ok: true, value: { rows: [] } });
  });

  it('reports its progress, in rows that only grow', async () => {
    const reported: number[] = [];
    await written(createDialogsApi(largeTables), wideRun(100, 2000), 'csv', ({ rows }) => {
      reported.push(rows);
    });
    expect(reported.length).toBeGreaterThan(2);
    expect(reported).toEqual([...reported].sort((one, other) => one - other));
    expect(reported.at(-1)).toBe(2000);
  });

  it('gives up the file under way for a new one, which is whole', async () => {
    const worker = createDialogsApi(largeTables);
    const first = written(worker, wideRun(100, 2000), 'csv');
    const second = written(worker, run, 'text');
    expect(await first).toBe('cancelled');
    expect((await second) === write(createClipboardTextWriter, run)).toBe(true);
  });

  it('stops the file under way when it is cancelled', async () => {
    const worker = createDialogsApi(largeTables);
    const file = written(worker, wideRun(100, 2000), 'text');
    worker.cancel();
    expect(await file).toBe('cancelled');
  });

  it('answers rows of another run while a file is being made, and both are right', async () => {
    const worker = createDialogsApi(largeTables);
    const wide = wideRun(60, 1500);
    const other = categoryRun('person', { rows: 100 });
    const number = openIn(worker, other);
    const between: unknown[] = [];
    const file = written(worker, wide, 'table', () => {
      const answer = worker.read(number, 40, 42);
      between.push(answer.ok && answer.value.rows);
    });
    expect((await file) === write(createClipboardTableWriter, wide)).toBe(true);
    expect(between.length).toBeGreaterThan(2);
    for (const rows of between) expect(rows).toEqual(texts(other).slice(40, 42));
  });

  it('answers an error as a value, in every method', async () => {
    const worker = createDialogsApi(largeTables);
    const tooMany = { ...run, rows: 5001 };
    expect(worker.read(openIn(worker, tooMany), 0, 10)).toEqual({ ok: false, error: 'row-count' });
    for (const as of ['csv', 'text', 'table'] as const)
      expect(await written(worker, tooMany, as)).toBe('row-count');
    expect(worker.read(openIn(worker, customRun([])), 0, 5)).toEqual({ ok: false, error: 'no-columns' });
    expect(worker.read(-1, 0, 5)).toEqual({ ok: false, error: 'unknown-source' });
  });

  it('says in the console why a pattern is invalid', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const worker = createDialogsApi(largeTables);
    const answer = worker.read(openIn(worker, categoryRun('music', { pattern: '[z-a]' })), 0, 2);
    expect(answer.ok && answer.value.patternProblem?.kind).toBe('invalid');
    expect(said.mock.calls.flat().join()).toMatch(/Invalid Pattern.*\[z-a\]|range out of order/i);
    said.mockRestore();
  });
});
