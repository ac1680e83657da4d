import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnOf } from './read.ts';

const times = (count: number, cell: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => cell(i));
const iso = (ms: number) => new Date(ms).toISOString();
const START = Date.UTC(2026, 0, 1);

describe('rows in order', () => {
  it.each<[cells: readonly string[], order: object]>([
    [['1', '2', '3'], { kind: 'sequence', start: 1, step: 1 }],
    [['10', '8', '6', '4', '2'], { kind: 'sequence', start: 10, step: -2 }],
    [['INV-0098', 'INV-0099', 'INV-0100'], { kind: 'sequence', start: 98, step: 1, pad: 4, prefix: 'INV-' }],
    [['u8', 'u9', 'u10'], { kind: 'sequence', start: 8, step: 1, prefix: 'u' }],
    [['008', '009', '010'], { kind: 'sequence', start: 8, step: 1, pad: 3 }],
    [times(5, (i) => (0.5 + i / 4).toFixed(2)), { kind: 'series', from: 0.5, step: 0.25 }],
    [
      times(5, (i) => iso(START + i * 7 * 86_400_000).slice(0, 10)),
      { kind: 'series', from: '2026-01-01', step: 'P7D' },
    ],
    [
      times(5, (i) => iso(START + i * 90_000)),
      { kind: 'series', from: '2026-01-01T00:00:00.000Z', step: 'PT90S' },
    ],
    [
      times(5, (i) => iso(START + i * 3_600_000)),
      { kind: 'series', from: '2026-01-01T00:00:00.000Z', step: 'PT1H' },
    ],
  ])('%j', (cells, order) => {
    expect(columnOf(cells).order).toEqual(order);
  });

  it.each<[why: string, cells: readonly string[]]>([
    ['two rows may be chance', ['1', '2']],
    ['a step of more than one needs more rows', ['10', '20', '30', '40']],
    ['one row is missing', ['1', '2', '4', '5', '6']],
    ['one row is null', ['1', '2', '', '4', '5']],
    ['all are equal', ['7', '7', '7', '7', '7']],
    ['the prefix changes', ['A-1', 'A-2', 'B-3', 'B-4', 'B-5']],
    ['a shorter number lacks its zero', ['A-08', 'A-09', 'A-010', 'A-011', 'A-012']],
    ['times only grow', times(30, (i) => iso(START + i * i * 60_000))],
  ])('none, because %s', (_, cells) => {
    expect(columnOf(cells).order).toBe(undefined);
  });

  it('with a jitter below one step are a series', () => {
    const jitters = fc.array(fc.integer({ min: 0, max: 1700 }), { minLength: 50, maxLength: 80 });
    fc.assert(
      fc.property(jitters, fc.constantFrom(60_000, 3_600_000, 86_400_000), (jitter, step) => {
        const cells = jitter.map((part, i) => iso(START + i * step + Math.floor((part / 2000) * step)));
        const { order } = columnOf(cells);
        // Without any jitter the series is exact.
        const isJittered = new Set(jitter).size > 1;
        expect(order).toMatchObject({ kind: 'series' });
        if (!isJittered || order?.kind !== 'series') return;
        const from = Date.parse(String(order.from));
        const found = { PT1M: 60_000, PT1H: 3_600_000, P1D: 86_400_000 }[String(order.step)];
        expect(found).toBe(step);
        for (const [i, cell] of cells.entries()) {
          const ahead = (Date.parse(cell) - from - i * step) / step;
          expect(ahead).toBeGreaterThanOrEqual(0);
          expect(ahead).toBeLessThanOrEqual(Number(order.jitter));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('are unique, whatever the step', () => {
    const steps = fc.integer({ min: -50, max: 50 }).filter((step) => step !== 0);
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), steps, (start, step) => {
        const facts = columnOf(times(8, (i) => String(start + i * step)));
        expect(facts).toMatchObject({ isUnique: true, order: { kind: 'sequence', start, step } });
      }),
    );
  });
});
