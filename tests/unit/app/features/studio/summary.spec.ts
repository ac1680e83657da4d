import { expect, test } from 'vitest';
import { summaryOf } from '../../../../../src/app/features/studio/grid/summary.ts';

const summaries = [
  ['number', { min: 5, max: 500, decimals: 2 }, '5 to 500 · decimals 2'],
  ['list', { values: ['new', 'paid'], weights: [1, 5] }, 'new, paid · weights 1, 5'],
  ['reference', { table: 'customers', column: 'id', children: 'zipf' }, 'customers.id · children zipf'],
  [
    'reference',
    { table: 'customers', column: 'id', children: { each: 3 } },
    'customers.id · children {"each":3}',
  ],
  ['lookup', { via: 'customer_id', column: 'email' }, 'customer_id → email'],
  ['formula', { expression: 'net * 1.19' }, 'net * 1.19'],
  ['json', { columns: [{ name: 'city', field: 'location.city' }] }, '{ city }'],
  ['date', { workingHours: true }, 'workingHours'],
  ['regex', { pattern: '[A-Z]' }, '[A-Z]'],
  ['number', { min: 'x' }, 'min x'],
] as const;

test.each(summaries)('the options of a column of the field %s are in a line', (field, options, line) => {
  expect(summaryOf({ field, options })).toBe(line);
});

test('a column without options has none', () => {
  expect(summaryOf({ field: 'sequence' })).toBe('');
});

test('a long list is cut', () => {
  const values = Array.from({ length: 5000 }, (_, i) => `value ${i}`);
  expect(summaryOf({ field: 'list', options: { values } })).toHaveLength(200);
});
