import { expect, test } from 'vitest';
import { chipsOf, fittingChips, summaryOf } from '../../../../../src/app/studio/columns/summary.ts';
import { optionInfosOf } from '../../../../../src/app/studio/schema/kept-options.ts';
import type { FieldId } from '../../../../../src/catalogue/fields.ts';

const label = (field: FieldId, option: string) => (optionInfosOf(field)[option]?.label ?? '').toLowerCase();

const summaries = [
  ['number', { decimals: 2, min: 5, max: 500 }, `5 to 500 · ${label('number', 'decimals')} 2`],
  ['list', { weights: [1, 5], values: ['new', 'paid'] }, `new, paid · ${label('list', 'weights')} 1, 5`],
  [
    'reference',
    { children: { each: 3 }, table: 'customers', column: 'id' },
    'customers.id · 3 rows per parent',
  ],
  ['reference', { table: 'customers', column: 'id', children: 'zipf' }, 'customers.id · Zipf'],
  ['lookup', { via: 'customer_id', column: 'email' }, 'customer_id → email'],
  ['formula', { prefix: '€', expression: 'net * 1.19' }, `net * 1.19 · ${label('formula', 'prefix')} €`],
  ['json', { columns: [{ name: 'city', field: 'location.city' }] }, '{ city }'],
  ['date', { after: 'ordered_at', within: 'P14D' }, 'after ordered_at · within 14 days'],
  ['date', { after: 'ordered_at', within: 'PT1H' }, 'after ordered_at · within 1 hour'],
  ['date', { after: 'ordered_at', within: 'P1DT2H' }, 'after ordered_at · within P1DT2H'],
  [
    'date',
    { after: 'ordered_at', within: 'P14D', to: 'now' },
    `after ordered_at · within 14 days · ${label('date', 'to')} now`,
  ],
  ['timestamp', { from: '2025-06-01', to: 'now' }, '2025-06-01 to now'],
  ['date', { workingHours: true }, label('date', 'workingHours')],
  ['regex', { pattern: '[A-Z]' }, '[A-Z]'],
  ['number', { min: 'x' }, `${label('number', 'min')} x`],
  ['number', { distribution: 'histogram', bins: [1, 3] }, `${label('number', 'bins')} 1, 3`],
  ['number', { distribution: 'histogram' }, `${label('number', 'distribution')} Histogram`],
  ['boolean', { percent: 20 }, '20% true'],
  ['unknown', { anything: 1 }, 'anything 1'],
] as const;

test.each(summaries)(
  'the options of a column of the field %s are in a line, what matters first',
  (field, options, line) => {
    expect(summaryOf({ field, options })).toBe(line);
  },
);

test('a column without options has none', () => {
  expect(summaryOf({ field: 'sequence' })).toBe('');
});

test('a long list is cut', () => {
  const values = Array.from({ length: 5000 }, (_, i) => `value ${i}`);
  expect(summaryOf({ field: 'list', options: { values } })).toHaveLength(200);
});

test('chips are shown whole, in a short form, or counted', () => {
  const values = ['red', 'green', 'blue', 'yellow'];
  const chips = chipsOf({ field: 'list', options: { weights: [1, 2, 3, 4], values } });
  const at = (room: number) => {
    const { shown, hidden } = fittingChips(chips, room);
    return [...shown.map(({ text }) => text), ...(hidden > 0 ? [`+${hidden}`] : [])];
  };
  const [all, first] = [at(2000), at(300)];
  expect(all).toEqual(['red, green, blue, yellow', `${label('list', 'weights')} 1, 2, 3, 4`]);
  expect(first[0]).toBe('red, green, blue, yellow');
  expect(at(120)).toEqual(['4 values', '+1']);
  expect(at(30)).toEqual(['+2']);
});
