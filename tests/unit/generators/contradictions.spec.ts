import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../fixtures/dialog-records.ts';
import { fullCount } from '../../fixtures/full-count.ts';
import type { Pair } from '../../fixtures/pairs/pair.ts';
import { columnsOf, subjects } from '../../fixtures/pairs/subjects.ts';
import { broken, cell, expectInEvery, type Row, recordsOfDocument } from '../../fixtures/records.ts';
import { categoryRun } from '../../fixtures/runs.ts';

const ROWS = fullCount(100_000);

function expectPair({ holds, share }: Pair, rows: readonly Row[]): void {
  if (share === undefined) expectInEvery(rows, holds);
  else expect(rows.filter(holds).length / rows.length).toBeGreaterThanOrEqual(share);
}

describe.each(Object.entries(subjects))('The row of %s has', (name, subject) => {
  const { run = categoryRun(name), pairs } = subject;
  const inDialog = (count?: number) => recordsOf(run, count);
  const inDocument = (count?: number) => recordsOfDocument(columnsOf(name, subject), count);
  const [fromDialog, fromDocument] = [inDialog(), inDocument()];

  it.each(pairs.filter((pair) => !pair.inDocuments))('$what, in a dialog', (pair) =>
    expectPair(pair, fromDialog),
  );

  it.each(pairs)('$what, in a document', (pair) => expectPair(pair, fromDocument));

  it(`no contradiction in ${ROWS.toLocaleString('en-US')} rows`, { tags: ['deep'] }, () => {
    const rows = inDialog(ROWS);
    for (const pair of pairs.filter(({ inDocuments }) => !inDocuments)) expectPair(pair, rows);
    const others = inDocument(ROWS);
    for (const pair of pairs) expectPair(pair, others);
  });

  it.each(pairs.filter(({ changed }) => changed !== ''))(
    '$what, which the next row’s cell would not be',
    ({ changed, holds }) => {
      const mixed = fromDocument.flatMap((row, i) => {
        const other = cell(fromDocument[i + 1], changed);
        return other === '' || other === row[changed] ? [] : [{ ...row, [changed]: other }];
      });
      expect(mixed.length).toBeGreaterThan(100);
      expect(broken(mixed, holds)).toHaveLength(5);
    },
  );
});
