import { resolveObjectURL } from 'node:buffer';
import { describe, expect, it, vi } from 'vitest';
import { dialogWriters } from '../../../src/formats/dialog-writers.ts';
import { createTabSeparatedWriter } from '../../../src/formats/tab-separated.ts';
import { createTextWriter } from '../../../src/formats/text.ts';
import type { GeneratorApi } from '../../../workers/api.ts';
import { createGenerator } from '../../../workers/generator.ts';
import { categoryRun, customRun, texts, write } from '../../fixtures/runs.ts';

const nothing = () => {};

async function fileText(generator: GeneratorApi, ...ask: Parameters<GeneratorApi['file']>) {
  const answer = await generator.file(...ask);
  if (!answer.ok) return answer.error;
  const blob = resolveObjectURL(answer.value.url);
  expect(blob?.size).toBe(answer.value.size);
  generator.release(answer.value.url);
  expect(resolveObjectURL(answer.value.url)).toBeUndefined();
  return (await blob?.text()) ?? '';
}

describe('the generator', () => {
  const run = categoryRun('person', { rows: 5000, pattern: '\\d{3}' });

  it.each(['csv', 'json', 'sql'] as const)(
    'makes the same file of %s as the formats do in one go',
    async (format) => {
      expect(
        (await fileText(createGenerator(), run, format, nothing)) === write(dialogWriters[format], run),
      ).toBe(true);
    },
  );

  it('makes the copied text', async () => {
    const answer = await createGenerator().text(run, nothing);
    expect(answer.ok && answer.value === write(createTextWriter, run)).toBe(true);
  });

  it('makes the copied table', async () => {
    const answer = await createGenerator().table(run, nothing);
    expect(answer.ok && answer.value === write(createTabSeparatedWriter, run)).toBe(true);
  });

  it('answers rows as texts, cut at the ends of the run', () => {
    const generator = createGenerator();
    const few = categoryRun('datatype', { rows: 20 });
    for (const [from, to] of [
      [0, 20],
      [5, 8],
      [-3, 4],
      [18, 1000],
    ] as const) {
      const answer = generator.rows(few, from, to);
      expect(answer.ok && answer.value.rows).toEqual(texts(few).slice(Math.max(from, 0), to));
    }
    expect(generator.rows(few, 20, 30)).toMatchObject({ ok: true, value: { rows: [] } });
  });

  it('reports its progress, in rows that only grow', async () => {
    const told: number[] = [];
    const wide = customRun(
      Array.from({ length: 100 }, (_, i) => [`c${i}`, 'addresses'] as const),
      { rows: 2000 },
    );
    await fileText(createGenerator(), wide, 'csv', (rows) => told.push(rows));
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual([...told].sort((one, other) => one - other));
    expect(told.at(-1)).toBeLessThanOrEqual(2000);
  });

  it('gives up the job under way for a new one, which is whole', async () => {
    const generator = createGenerator();
    const wide = customRun(
      Array.from({ length: 100 }, (_, i) => [`c${i}`, 'addresses'] as const),
      { rows: 2000 },
    );
    const first = generator.file(wide, 'csv', nothing);
    const second = fileText(generator, run, 'json', nothing);
    expect(await first).toEqual({ ok: false, error: 'cancelled' });
    expect((await second) === write(dialogWriters.json, run)).toBe(true);
  });

  it('stops the job under way when it is cancelled', async () => {
    const generator = createGenerator();
    const wide = customRun(
      Array.from({ length: 100 }, (_, i) => [`c${i}`, 'addresses'] as const),
      { rows: 2000 },
    );
    const job = generator.text(wide, nothing);
    generator.cancel();
    expect(await job).toEqual({ ok: false, error: 'cancelled' });
  });

  it('answers rows of another run while a file is being made, and both are right', async () => {
    const generator = createGenerator();
    const wide = customRun(
      Array.from({ length: 60 }, (_, i) => [`c${i}`, 'addresses'] as const),
      { rows: 1500 },
    );
    const other = categoryRun('person', { rows: 100 });
    const between: unknown[] = [];
    const job = fileText(generator, wide, 'csv', () => {
      const answer = generator.rows(other, 40, 42);
      between.push(answer.ok && answer.value.rows);
    });
    expect((await job) === write(dialogWriters.csv, wide)).toBe(true);
    expect(between.length).toBeGreaterThan(0);
    for (const rows of between) expect(rows).toEqual(texts(other).slice(40, 42));
  });

  it('crosses a problem as a plain value, in every question', async () => {
    const generator = createGenerator();
    const refusal = { ok: false, error: 'row-count' };
    const tooMany = { ...run, rows: 5001 };
    expect(generator.rows(tooMany, 0, 10)).toEqual(refusal);
    expect(await generator.file(tooMany, 'csv', nothing)).toEqual(refusal);
    expect(await generator.text(tooMany, nothing)).toEqual(refusal);
    expect(await generator.table(tooMany, nothing)).toEqual(refusal);
    expect(generator.rows(customRun([]), 0, 5)).toEqual({ ok: false, error: 'no-columns' });
  });

  it('says in the console why a pattern is invalid', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(nothing);
    const answer = createGenerator().rows(categoryRun('music', { pattern: '[z-a]' }), 0, 2);
    expect(answer.ok && answer.value.patternProblem?.kind).toBe('invalid');
    expect(said.mock.calls.flat().join()).toMatch(/Invalid Pattern.*\[z-a\]|range out of order/i);
    said.mockRestore();
  });
});
