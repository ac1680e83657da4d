import { expect, it } from 'vitest';
import { createEngine } from '../../../src/dataset/engine.ts';
import { enUs } from '../../../src/locales/en-us.ts';
import { formatPath } from '../../../src/schema/problem.ts';
import { largeTables } from '../../fixtures/large-tables.ts';

const engine = createEngine(enUs, largeTables);

const id = { name: 'id', field: 'sequence', primaryKey: true };
const lookup = (name: string, column: object = {}) => ({
  name,
  field: 'lookup',
  options: { via: 'order_id', column: name },
  ...column,
});
const formula = (name: string, expression: string) => ({ name, field: 'formula', options: { expression } });

/** Columns that read the columns of an order. */
const lines = {
  name: 'lines',
  rows: 20,
  columns: [
    id,
    { name: 'order_id', field: 'reference', options: { table: 'orders', column: 'id' } },
    lookup('ordered_at'),
    lookup('total'),
    lookup('number', { unique: true }),
    { name: 'shipped_at', field: 'timestamp', options: { after: 'ordered_at' } },
    formula('tax', 'total * 0.2'),
    formula('due', 'tax + total'),
    { name: 'code', field: 'template', options: { text: 'A-{total|round:2}' } },
  ],
};

const invoices = {
  name: 'invoices',
  rows: 20,
  columns: [
    id,
    { name: 'line_id', field: 'reference', options: { table: 'lines', column: 'id' } },
    { name: 'ordered_at', field: 'lookup', options: { via: 'line_id', column: 'ordered_at' } },
    { name: 'paid_at', field: 'date', options: { after: 'ordered_at' } },
  ],
};

function problemsOf(...tables: readonly object[]) {
  const checked = engine.check({ version: 1, tables });
  return checked.ok ? [] : checked.error.map(({ path, code }) => `${formatPath(path)} ${code}`);
}

it('a missing table is one problem for each reference to it, and none for columns that depend on those', () => {
  expect(problemsOf(lines, invoices)).toEqual(['tables[0].columns[1].options.table unknown-table']);
});

it('a wrong formula is one problem, and none for the columns that read it', () => {
  const columns = [
    formula('a', 'upper(1, 2)'),
    formula('b', 'a + 1'),
    { name: 'c', field: 'date', options: { before: 'b' } },
    { name: 'd', field: 'template', options: { text: '{b|round:2}' } },
  ];
  const problems = problemsOf({ name: 't', rows: 5, columns });
  expect(problems).toEqual(['tables[0].columns[0].options.expression invalid-formula']);
});

it('a column that is text because of its prefix is not a date column, wherever its cells come from', () => {
  const [key, reference] = lines.columns;
  const columns = [
    key,
    reference,
    { ...lookup('ordered_at'), options: { via: 'order_id', column: 'ordered_at', prefix: 'on ' } },
    { name: 'shipped_at', field: 'timestamp', options: { after: 'ordered_at' } },
  ];
  expect(problemsOf({ ...lines, columns })).toContain('tables[0].columns[3].options.after not-a-date');
});

it('a second column with the name of the key is one problem, and need not be unique too', () => {
  const columns = [id, { name: 'id', field: 'list', options: { values: ['a', 'b'] } }];
  expect(problemsOf({ name: 't', rows: 10, columns })).toEqual(['tables[0].columns[1].name duplicate-name']);
});

it('a column that uses itself is named once', () => {
  const checked = engine.check({
    version: 1,
    tables: [{ name: 't', rows: 1, columns: [formula('a', 'a + 1')] }],
  });
  expect(checked.ok ? [] : checked.error.map(({ message }) => message)).toEqual([
    '“a” cannot use its own value.',
  ]);
});
