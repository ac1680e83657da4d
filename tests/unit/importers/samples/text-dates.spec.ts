import { expect, it } from 'vitest';
import { bySamplePattern } from '../../../../src/importers/choose/by-sample.ts';
import type { ColumnContext } from '../../../../src/importers/choose/choice.ts';

const patternFor = (pattern: string) => {
  const sample = { rows: 50, nulls: 0, distinct: 50, isUnique: false, pattern };
  const column = { name: 'dob', type: { value: 'text' }, nullable: false, sample };
  return bySamplePattern({ column } as unknown as ColumnContext)?.options?.pattern;
};

it.each([
  [String.raw`\d{1,2}\/([1-9]|[1-3]\d)\/19[6-9]\d`, [12, 28]],
  [String.raw`([1-9]|[1-3]\d)\.\d{1,2}\.(19|20)\d{2}`, [28, 12]],
] as const)('the pattern %s of days has only days that there are', (pattern, [first, second]) => {
  const found = String(patternFor(pattern));
  const expression = new RegExp(`^(?:${found})$`);
  const mark = pattern.includes('/') ? '/' : '.';
  for (let one = 0; one < 100; one++)
    for (let other = 0; other < 100; other++) {
      const isDay = one >= 1 && one <= first && other >= 1 && other <= second;
      expect(expression.test([one, other, 1969].join(mark)), `${one} ${other}`).toBe(isDay);
    }
});

it('days in any order between hyphens are days of this century', () => {
  expect(patternFor(String.raw`[1-9]\d?-[1-9]\d?-\d{4}`)).toMatch(/-20\[0-2\]\\d$/);
});

it.each([String.raw`\d{3}-\d{2}-\d{4}`, String.raw`[A-Z]{2}-\d{2}-\d{4}`, String.raw`\d{2}\/\d{2}`])(
  'the pattern %s is of no days',
  (pattern) => {
    expect(patternFor(pattern)).toBe(pattern);
  },
);
