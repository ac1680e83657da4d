import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/catalogue/field.ts';
import { checkFormula, compileFormula, type Formula, parseFormula } from '../../../src/expression/formula.ts';
import { nodesOf } from '../../../src/expression/tree.ts';
import type { ExpressionType, FormulaTypes } from '../../../src/expression/types.ts';
import { type Columns, evaluate, typeOfFormula } from './evaluate.ts';

const columns: Columns = {
  country: ['text', 'DE'],
  n: ['integer', 5],
  net: ['decimal', 2.5],
  born: ['date', Date.parse('2000-02-29')],
  nothing: ['integer', null],
  noText: ['text', null],
  in: ['integer', 5],
  total: ['integer', 6],
  previous: ['integer', 7],
  count: ['integer', 8],
  sum: ['integer', 9],
  random: ['integer', 10],
  first: ['integer', 11],
  average: ['integer', 12],
  between: ['integer', 13],
};

function parsed(text: string): Formula {
  const formula = parseFormula(text);
  if (!formula.ok) throw new Error(`${text}: ${formula.error.message}`);
  return formula.value;
}

function messageOf(text: string): string {
  const type = typeOfFormula(text, columns);
  return typeof type === 'string' ? `no problem: ${type}` : type.message;
}

// https://www.postgresql.org/docs/current/functions-comparisons.html
describe('in, not in and between follow the logic of SQL', () => {
  it.each([
    ["country in ('DE', 'AT')", true],
    ["country in ('US', 'AT')", false],
    ["country not in ('US', 'AT')", true],
    ["country not in ('DE')", false],
    ["not country in ('DE')", false],
    ['n in (5)', true],
    ['n in (1, null)', null],
    ['n in (5, null)', true],
    ['n in (1, nothing)', null],
    ['n not in (1, nothing)', null],
    ['n not in (5, nothing)', false],
    ['nothing in (1, 2)', null],
    ['nothing not in (1, 2)', null],
    ['net in (2, 2.5)', true],
    ['n in (4 + 1, 7)', true],
    ['n + 1 in (6)', true],
    ["born in ('2000-02-29')", true],
    ["born not in ('2000-02-28')", true],
    ["n in (5) and country in ('DE')", true],
    ['(n in (5)) = true', true],
    ['between(n, 5, 7)', true],
    ['between(n, 1, 5)', true],
    ['between(n, 6, 7)', false],
    ['between(n, 1, 4)', false],
    ['between(nothing, 1, 4)', null],
    ['between(n, nothing, 7)', null],
    ['between(n, nothing, 4)', false],
    ['between(n, 6, nothing)', false],
    ['between(n, 5, nothing)', null],
    ["between(born, '2000-01-01', '2000-12-31')", true],
    ["between(country, 'DA', 'DZ')", true],
    ['between(n, net, 5.5)', true],
  ] as const)('%s is %s', (text, expected) => {
    expect(evaluate(text, columns)).toBe(expected);
  });

  it.each([
    ['n in (1) = true', 'Comparisons cannot be chained'],
    ['n = 5 in (1)', 'Comparisons cannot be chained'],
    ['n in ()', 'Expected a value, not “)”.'],
    ['n in 5', 'Expected a ( after in'],
    ['n in (1, 2', 'The ) that closes in ( is missing.'],
    ['n not = 5', 'Expected in, not “=”.'],
    ['n in (null)', 'Remove null, or write isNull(n).'],
    ['n not in (1, null)', 'Remove null, or write not isNull(n).'],
    ["n in (1, 'a')", 'in compares values of one type, not an integer and a text.'],
    ["between(n, 'a', 5)", 'between takes values of one type, not an integer and a text.'],
  ])('%s is refused', (text, message) => {
    expect(messageOf(text)).toContain(message);
  });
});

describe('words are functions only before a parenthesis', () => {
  it.each([
    ['in', 5],
    ['in in (in)', true],
    ['in + total + previous', 18],
    ['count + sum + random', 27],
    ['first * average', 132],
    ['between - 1', 12],
    ['[total]', 6],
  ])('%s is %s: columns', (text, expected) => {
    expect(evaluate(text, columns)).toBe(expected);
  });
});

describe('a formula lists', () => {
  it('each call of random, in the order of the text', () => {
    const formula = parsed('if(random() < 0.5, random(), random() * 2)');
    expect(formula.randoms).toBe(3);
    const calls = nodesOf(formula).flatMap((node) => (node.kind === 'random' ? [[node.call, node.at]] : []));
    expect(calls.toSorted(([, a = 0], [, b = 0]) => a - b).map(([call]) => call)).toEqual([0, 1, 2]);
  });

  it('what it reads of its row, of the row before, of its group and of other tables, each once', () => {
    const text = 'a + previous(b) + previous([c d]) + previous(b) + total(a) + total(a)';
    expect(parsed(text)).toMatchObject({ columns: ['a'], previous: ['b', 'c d'], totals: ['a'] });
    const sums = 'sum(lines.net) + sum(lines . net) + [order lines].x';
    expect(parseFormula(sums).ok).toBe(false);
    expect(
      parsed('sum(lines.net) + sum( [lines] . [net] ) + count(lines) + min([order lines].[unit price])')
        .aggregates,
    ).toEqual([
      { name: 'sum', table: 'lines', column: 'net' },
      { name: 'count', table: 'lines', column: undefined },
      { name: 'min', table: 'order lines', column: 'unit price' },
    ]);
    expect(parsed('min(a, b) + max(a)')).toMatchObject({ columns: ['a', 'b'], aggregates: [] });
    expect(parsed('total(a)')).toMatchObject({ columns: [], aggregates: [], randoms: 0 });
  });
});

/** Table t has columns of each type, and the row has the columns above. */
const IN_TABLE: Readonly<Record<string, ExpressionType>> = {
  n: 'integer',
  net: 'decimal',
  name: 'text',
  flag: 'boolean',
  tags: 'json',
  day: 'date',
};
const types: FormulaTypes = {
  column: (name) => columns[name]?.[0],
  aggregate: ({ table, column }) =>
    table === 't' ? (column === undefined ? 'integer' : IN_TABLE[column]) : undefined,
};

function checked(text: string): string {
  const type = checkFormula(parsed(text), types);
  return type.ok ? type.value : type.error.message;
}

describe('the type of', () => {
  it.each([
    ['sum(t.n)', 'integer'],
    ['sum(t.net)', 'decimal'],
    ['average(t.n)', 'decimal'],
    ['count(t)', 'integer'],
    ['min(t.name)', 'text'],
    ['max(t.day)', 'date'],
    ['first(t.flag)', 'boolean'],
    ['last(t.tags)', 'json'],
    ['previous(country)', 'text'],
    ['total(net)', 'decimal'],
    ['total(n)', 'integer'],
    ['random()', 'decimal'],
    ['sum(t.name)', 'sum takes a column of numbers, not of a text.'],
    ['average(t.day)', 'average takes a column of numbers, not of a date.'],
    ['total(country)', 'total takes a column of numbers, not of a text.'],
    ['min(t.flag)', 'min takes numbers, texts or dates, not true or false.'],
    ['max(t.tags)', 'max takes numbers, texts or dates, not JSON.'],
    ['sum(t.none)', 'There is no column “t.none”.'],
    ['count(u)', 'There is no table “u”.'],
    ['previous(none)', 'There is no column “none”.'],
  ])('%s: %s', (text, expected) => {
    expect(checked(text)).toBe(expected);
  });

  it.each([
    ['previous(n + 1)', 'previous takes the name of one column, as in previous(column).'],
    ['previous(5)', 'previous takes the name of one column, as in previous(column).'],
    ['previous(row)', 'previous takes the name of one column, as in previous(column).'],
    ['total(n, 2)', 'total takes the name of one column, as in total(column).'],
    ['total(n', 'The ) that closes total( is missing.'],
    ['sum(n)', 'sum takes one column of another table, as in sum(table.column).'],
    ['sum(t.n, 2)', 'sum takes one column of another table, as in sum(table.column).'],
    ['count(t.n)', 'count takes the name of one table, as in count(table).'],
    ['count()', 'count takes the name of one table, as in count(table).'],
    ['min(t.n, 2)', 'min takes one column of another table, as in min(table.column).'],
    ['random(1)', 'which takes no value'],
    ['rando()', 'Did you mean random?'],
    ['averag(t.n)', 'Did you mean average?'],
  ])('%s is refused', (text, message) => {
    const formula = parseFormula(text);
    expect(formula.ok ? 'no problem' : formula.error.message).toContain(message);
  });
});

it('a formula reads the row before, the totals, the other tables and the random numbers in the order of its lists', () => {
  const formula = parsed('concat(previous(b), total(a), total(c), count(t), sum(t.n), random(), random())');
  const cells = (...values: readonly Cell[]) => values.map((value) => () => value);
  const value = compileFormula(
    formula,
    { column: () => 'integer', aggregate: () => 'integer' },
    {
      columns: [],
      row: () => 0,
      previous: cells(1),
      totals: cells(2, 3),
      aggregates: cells(4, 5),
      random: (call) => () => (call + 1) / 8,
    },
  );
  expect(value(0)).toBe('123450.1250.25');
});
