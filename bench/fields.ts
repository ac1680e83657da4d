import { type CategoryId, categories, categoryIds } from '../src/catalogue/categories.ts';
import type { FakerCall } from '../tests/fixtures/faker-calls.ts';
import { fakerCalls, fakerValues } from './baseline.ts';
import { median, NOW, openTable, ROWS } from './measure.ts';

interface FieldTimes {
  readonly category: CategoryId;
  readonly label: string;
  /** Microseconds per cell, with the field as the table's only column. */
  readonly ours: number;
  readonly baseline: number;
}

function microsecondsPerCell(make: () => unknown): number {
  const start = performance.now();
  make();
  return ((performance.now() - start) * 1000) / ROWS;
}

/** Rowloom and faker in turn, after a warm-up round. */
function measureField(category: CategoryId, label: string, call: FakerCall, rounds: number): FieldTimes {
  const ours: number[] = [];
  const baseline: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const request = { tool: 'category', category, fields: [label], pattern: '' } as const;
    const table = openTable({ request, seed: round, now: NOW, rows: ROWS });
    const own = microsecondsPerCell(() => table.read(0, ROWS));
    const faker = microsecondsPerCell(() => fakerValues(call, ROWS));
    if (round === 0) continue;
    ours.push(own);
    baseline.push(faker);
  }
  return { category, label, ours: median(ours), baseline: median(baseline) };
}

/** Every field of the categories by itself, compared with faker. */
export function* measureFields(chosen: readonly string[], rounds: number): Generator<FieldTimes> {
  for (const category of categoryIds) {
    if (chosen.length > 0 && !chosen.includes(category)) continue;
    for (const label of Object.keys(categories[category].fields)) {
      const call = fakerCalls[category]?.[label];
      if (call) yield measureField(category, label, call, rounds);
    }
  }
}

export function fieldTableHead(): string {
  return ['| 5,000 rows of one field | µs per cell | faker, µs | × |', '| --- | --: | --: | --: |'].join(
    '\n',
  );
}

export function fieldTableRow({ category, label, ours, baseline }: FieldTimes): string {
  const cells = [`${category}: ${label}`, ours.toFixed(2), baseline.toFixed(2), (baseline / ours).toFixed(1)];
  return `| ${cells.join(' | ')} |`;
}
