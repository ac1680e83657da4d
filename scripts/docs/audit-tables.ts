import { columnsOf, subjects } from '../../tests/fixtures/pairs/subjects.ts';
import { recordsOfDocument } from '../../tests/fixtures/records.ts';
import { deviationOf, sharesOf } from '../../tests/fixtures/shares/comparison.ts';
import { comparisons } from '../../tests/fixtures/shares/comparisons.ts';

const ROWS = 100_000;

/** In percent with three digits; shares just below one are not rounded up to it. */
export function percent(share: number): string {
  const digits = share < 1 && share > 0.99 ? 5 : 3;
  return `${Number((share * 100).toPrecision(digits))} %`;
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What agrees in the rows of a document, and in how many of 100,000. */
export function agreementTable(): string {
  const lines = Object.entries(subjects).flatMap(([name, subject]) => {
    const rows = recordsOfDocument(columnsOf(name, subject), ROWS);
    return subject.pairs.map(({ what, holds }) => [name, what, percent(rows.filter(holds).length / ROWS)]);
  });
  return table(['row of', 'has', 'in'], lines);
}

/** How far frequencies are from published ones. */
export function shareTable(): string {
  const lines = comparisons.map((comparison) => {
    const shares = sharesOf(comparison);
    const largest = shares.toSorted((one, other) => deviationOf(other) - deviationOf(one))[0];
    const difference = largest
      ? `${percent(deviationOf(largest))} (${largest.thing}: ${percent(largest.measured)} instead of ${percent(largest.published)})`
      : '';
    return [comparison.what, comparison.source, String(shares.length), difference];
  });
  return table(['shares of', 'source', 'compared', 'largest difference'], lines);
}
