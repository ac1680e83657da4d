import { describe, expect, it } from 'vitest';
import { checkFormula, compileFormula, parseFormula } from '../../../src/expression/formula.ts';
import { readsOfRow, typesOfRow } from '../../../src/expression/types.ts';
import { type Columns, evaluate, typeOfFormula } from './evaluate.ts';

const day = (text: string) => Date.parse(text);

const columns: Columns = {
  quantity: ['integer', 3],
  big: ['integer', 9_007_199_254_740_993n],
  net: ['decimal', 99.99],
  price: ['decimal', '12.50'],
  'unit price': ['decimal', 2.5],
  'a]b': ['integer', 7],
  row: ['text', 'a column'],
  Straße: ['text', 'Elm'],
  名前: ['text', '花子'],
  name: ['text', 'Ann'],
  emoji: ['text', 'a😀b'],
  vip: ['boolean', true],
  born: ['date', day('2000-02-29')],
  created: ['timestamp', day('2026-11-21T10:15:30.250Z')],
  tags: ['json', '["a"]'],
  noText: ['text', null],
  noNumber: ['decimal', null],
  noInteger: ['integer', null],
  noFlag: ['boolean', null],
  noDate: ['date', null],
};

const values = (rows: readonly (readonly [string, unknown])[]) => rows;

describe('a formula gives', () => {
  it.each(
    values([
      ['5', 5],
      ['0.25', 0.25],
      ['.5', 0.5],
      ['1.5e3', 1500],
      ["'it''s'", "it's"],
      ['"say ""hi"""', 'say "hi"'],
      ["'back\\slash'", 'back\\slash'],
      ["''", ''],
      ['true', true],
      ['false', false],
      ['null', null],
      ['row', 41],
      ['[row]', 'a column'],
      ['[unit price] * 2', 5],
      ['[a]]b]', 7],
      ['Straße', 'Elm'],
      ['名前', '花子'],
      ['  quantity\n\t', 3],
      ['price', '12.50'],
      ['tags', '["a"]'],
    ]),
  )('%s as %s: what stands in it', (text, expected) => {
    expect(evaluate(text, columns)).toEqual(expected);
  });

  it.each(
    values([
      ['1 + 2 * 3', 7],
      ['(1 + 2) * 3', 9],
      ['10 - 4 - 3', 3],
      ['100 / 10 / 5', 2],
      ['2 - -3', 5],
      ['--3', 3],
      ['-quantity * 2', -6],
      ['7 % 3', 1],
      ['-7 % 3', -1],
      ['7 % -3', 1],
      ['-4 % 2', 0],
      ['0 * -5', 0],
      ['-0', 0],
      ['-1e-308 * 1e-308', 0],
      ['0.0 * -1.5', 0],
      ['5.5 % 0.1', 0],
      ['-5.5 % 2', -1.5],
      ['7 / 2', 3.5],
      ['6 / 2', 3],
      ['1 / 3', 0.333333333333333],
      ['0.3 / 0.1', 3],
      ['0.1 + 0.2', 0.3],
      ['0.3 - 0.1', 0.2],
      ['1000000.1 - 1000000', 0.1],
      ['1.1 * 3', 3.3],
      ['4.35 * 100', 435],
      ['19.99 * 3', 59.97],
      ['1.005 * 1000', 1005],
      ['0.000001 + 0.000002', 0.000003],
      ['123456.789 * 1000.001', 123456912.456789],
      ['quantity * price', 37.5],
      ['round(net * 1.19, 2)', 118.99],
      ['9007199254740991 + 1', 9_007_199_254_740_992n],
      ['9007199254740993', 9_007_199_254_740_993n],
      ['big - 2', 9_007_199_254_740_991],
      ['big * big', 9_007_199_254_740_993n ** 2n],
      ['big % 10', 3],
      ['-big', -9_007_199_254_740_993n],
      ['big - big', 0],
      ['big / 2', 4_503_599_627_370_500],
      ['1 / 0', null],
      ['1.5 / 0', null],
      ['1 % 0', null],
      ['1.5 % 0', null],
      ['big % 0', null],
      ['1e308 * 10', null],
      ['-1e308 - 1e308', null],
      ['1e308 / 1e-308', null],
      ['1e-308 * 1e-308', 0],
      ["'a' + 'b' + name", 'abAnn'],
    ]),
  )('%s as %s: arithmetic', (text, expected) => {
    expect(evaluate(text, columns)).toBe(expected);
  });

  it.each(
    values([
      ['1 = 1', true],
      ['1 == 2', false],
      ['1 != 2', true],
      ['1 <> 1', false],
      ['1 < 2', true],
      ['2 <= 2', true],
      ['3 > 4', false],
      ['4 >= 5', false],
      ['0.1 + 0.2 = 0.3', true],
      ['price = 12.5', true],
      ['big > 9007199254740992', true],
      ['big = 9007199254740992.0', false],
      ["'a' < 'b'", true],
      ["'Z' < 'a'", true],
      ["'a' < 'aa'", true],
      ["'\u{1F600}' > '\uFFFD'", true],
      ["'\uE000' < '\u{10000}'", true],
      ['vip = true', true],
      ['false < true', true],
      ["born = '2000-02-29'", true],
      ["born < '2000-02-29T00:00:00.001Z'", true],
      ["'2026-11-21' < created", true],
      ['born < created', true],
      ['not false', true],
      ['not 1 = 2', true],
      ['!vip = false', true],
      ['not not vip', true],
      ['1 = 1 and 2 = 3', false],
      ['1 = 2 || 2 = 2', true],
      ['true && vip', true],
      ['true or false and false', true],
    ]),
  )('%s as %s: conditions', (text, expected) => {
    expect(evaluate(text, columns)).toBe(expected);
  });

  it.each(
    values([
      ['true and null', null],
      ['null and true', null],
      ['false and null', false],
      ['null and false', false],
      ['true or null', true],
      ['null or true', true],
      ['false or null', null],
      ['null or null', null],
      ['not null', null],
      ['not noFlag', null],
      ['noFlag and vip and false', false],
      ['noFlag or vip', true],
    ]),
  )('%s as %s: the logic of three values', (text, expected) => {
    expect(evaluate(text, columns)).toBe(expected);
  });

  it.each([
    'null + 1',
    'quantity - noInteger',
    'noNumber * 2',
    'noNumber / quantity',
    'quantity % noInteger',
    '1 + 2 + noInteger + 4',
    '-noNumber',
    'null',
    'null + null',
    'noText + name',
    'noText = name',
    'noText = noText',
    'noNumber <> 1',
    "noDate < '2026-01-01'",
    'round(noNumber)',
    'round(noNumber, 2)',
    'round(net, noInteger)',
    'floor(noNumber)',
    'ceil(null)',
    'abs(noInteger)',
    'min(noNumber, null)',
    'max(null)',
    'lower(noText)',
    'upper(noText)',
    'trim(noText)',
    'length(noText)',
    'substring(noText, 1)',
    'substring(name, noInteger)',
    'substring(name, 1, noInteger)',
    "replace(noText, 'a', 'b')",
    "replace(name, noText, 'b')",
    "replace(name, 'a', noText)",
    'year(noDate)',
    'month(noDate)',
    'day(noDate)',
    'addDays(noDate, 1)',
    'addDays(born, noInteger)',
    'daysBetween(noDate, born)',
    'daysBetween(born, null)',
    'coalesce(null, noText)',
    'if(noFlag, name, noText)',
    'if(false, 1)',
  ])('null for %s', (text) => {
    expect(evaluate(text, columns)).toBeNull();
  });

  it.each(
    values([
      ["if(quantity > 2, 'many', 'few')", 'many'],
      ["if(quantity > 3, 'many', 'few')", 'few'],
      ['if(noFlag, 1, 2)', 2],
      ['if(null, 1, 2)', 2],
      ['if(vip, big, 0.5)', 9007199254740992],
      ['if(vip, price, 0)', '12.50'],
      ["if(vip, '2026-01-01', created)", day('2026-01-01')],
      ['coalesce(noNumber, noInteger, 7)', 7],
      ["coalesce(noText, 'none')", 'none'],
      ['isNull(noText)', true],
      ['isNull(name)', false],
      ['isNull(null)', true],
      ['isNull(noFlag)', true],
      ['isNull(quantity / 0)', true],
      ['not isNull(tags)', true],
      ['isNull(noDate) and isNull(noNumber + 1)', true],
      ["coalesce(noDate, '2026-01-01')", day('2026-01-01')],
      ['round(1.005, 2)', 1.01],
      ['round(2.675, 2)', 2.68],
      ['round(-1.005, 2)', -1.01],
      ['round(1.004999, 2)', 1],
      ['round(0.5)', 1],
      ['round(-0.5)', -1],
      ['round(2.5)', 3],
      ['round(0.49999999999999994)', 0],
      ['round(-0.4)', 0],
      ['round(price, 1)', 12.5],
      ['round(1234.5, -2)', 1200],
      ['round(1250, -2)', 1300],
      ['round(-1250, -2)', -1300],
      ['round(1249, -2)', 1200],
      ['round(123, 2)', 123],
      ['round(big, -1)', 9_007_199_254_740_990],
      ['round(1e20)', 100_000_000_000_000_000_000n],
      ['round(0.1234567890123456, 15)', 0.123456789012346],
      ['round(1.5, 9007199254740993)', 1.5],
      ['round(1.5, -9007199254740993)', 0],
      ['floor(2.7)', 2],
      ['floor(-2.1)', -3],
      ['floor(big)', 9_007_199_254_740_993n],
      ['floor(0.3 / 0.1)', 3],
      ['ceil(2.1)', 3],
      ['ceil(-0.5)', 0],
      ['abs(-2.5)', 2.5],
      ['abs(-big)', 9_007_199_254_740_993n],
      ['min(3, 1.5, 2)', 1.5],
      ['max(3, 1.5, null, noNumber)', 3],
      ['max(price, 2)', '12.50'],
      ["min('b', 'a', 'C')", 'C'],
      ["max(born, created, '2026-12-31')", day('2026-12-31')],
      ['min(5)', 5],
      ["lower('ÄB')", 'äb'],
      ["upper('straße')", 'STRASSE'],
      ["trim(' \t a b \n')", 'a b'],
      ['length(emoji)', 3],
      ["length('')", 0],
      ["substring('abcdef', 2)", 'bcdef'],
      ["substring('abcdef', 2, 3)", 'bcd'],
      ["substring('abcdef', 0, 3)", 'ab'],
      ["substring('abcdef', -1, 3)", 'a'],
      ["substring('abcdef', 9)", ''],
      ["substring('abcdef', 2, -1)", ''],
      ["substring('abcdef', 1, 9007199254740993)", 'abcdef'],
      ['substring(emoji, 2, 1)', '😀'],
      ['substring(emoji, 3)', 'b'],
      [
        'concat(name, 1, 0.5, price, vip, null, born, created, tags, big)',
        'Ann10.512.50true2000-02-292026-11-21T10:15:30.250Z["a"]9007199254740993',
      ],
      ['concat(noText)', ''],
      ["replace('a.b.c', '.', '-')", 'a-b-c'],
      ["replace('aaa', 'aa', 'b')", 'ba'],
      ["replace('abc', '', 'x')", 'abc'],
      ["replace('abc', 'b', '$&$1')", 'a$&$1c'],
      ['year(born)', 2000],
      ['month(born)', 2],
      ['day(born)', 29],
      ["year('1969-12-31T23:59:59.999Z')", 1969],
      ['addDays(born, 1)', day('2000-03-01')],
      ['addDays(created, -21)', day('2026-10-31T10:15:30.250Z')],
      ['addDays(born, 9007199254740993)', null],
      ["addDays('9999-12-31', 1)", null],
      ['addHours(born, 25)', day('2000-03-01T01:00:00Z')],
      ['addMinutes(created, -16)', day('2026-11-21T09:59:30.250Z')],
      ['addSeconds(created, 86400)', day('2026-11-22T10:15:30.250Z')],
      ["addSeconds('9999-12-31', 86400)", null],
      ["addHours('0001-01-01', -1)", null],
      ["addDays('0001-01-01', -1)", null],
      ["daysBetween('2026-01-01', '2026-12-31')", 364],
      ["daysBetween('2026-01-02', '2026-01-01')", -1],
      ["daysBetween('2026-01-01T12:00Z', '2026-01-02')", 0],
      ["daysBetween('2026-01-02', '2026-01-01T12:00Z')", 0],
    ]),
  )('%s as %s: functions', (text, expected) => {
    expect(evaluate(text, columns)).toBe(expected);
  });

  it('every row its own value', () => {
    const parsed = parseFormula('price * 2 + row');
    if (!parsed.ok) throw new Error(parsed.error.message);
    const prices = ['1.50', 2.25, null];
    const compiled = compileFormula(
      parsed.value,
      typesOfRow(() => 'decimal'),
      readsOfRow([(i) => prices[i] ?? null], (i) => 10_000_000_000 + i),
    );
    expect([0, 1, 2].map(compiled)).toEqual([10_000_000_003, 10_000_000_005.5, null]);
  });
});

describe('a formula names its columns', () => {
  it.each([
    ['1 + row', []],
    ['b + a * b + [unit price]', ['b', 'a', 'unit price']],
    ['[row] + row', ['row']],
    ['if(min > 1, max, [and])', ['min', 'max', 'and']],
    ['__proto__ + constructor', ['__proto__', 'constructor']],
  ])('%s as %s', (text, expected) => {
    const parsed = parseFormula(text);
    expect(parsed.ok && parsed.value.columns).toEqual(expected);
  });
});

describe('a formula yields', () => {
  it.each([
    ['quantity + 1', 'integer'],
    ['quantity + 0.5', 'decimal'],
    ['quantity / 2', 'decimal'],
    ['quantity % 2', 'integer'],
    ['net % 2', 'decimal'],
    ['1 + 2 * quantity / 3', 'decimal'],
    ['null + 1', 'integer'],
    ['null', 'null'],
    ['null + null', 'null'],
    ['row', 'integer'],
    ['name + name', 'text'],
    ['vip and 1 < 2', 'boolean'],
    ['born', 'date'],
    ['addDays(born, 1)', 'date'],
    ['addDays(created, 1)', 'timestamp'],
    ["addDays('2026-01-01', 1)", 'date'],
    ['addHours(born, 1)', 'timestamp'],
    ['addMinutes(created, 1)', 'timestamp'],
    ["addSeconds('2026-01-01', 1)", 'timestamp'],
    ['max(born, created)', 'timestamp'],
    ["coalesce(noDate, '2026-01-01')", 'date'],
    ['coalesce(null, quantity)', 'integer'],
    ['if(vip, quantity, net)', 'decimal'],
    ['tags', 'json'],
    ['coalesce(tags, null)', 'json'],
    ['round(net)', 'integer'],
    ['round(net, 2)', 'decimal'],
    ['round(quantity, 2)', 'integer'],
    ['floor(net)', 'integer'],
    ['abs(net)', 'decimal'],
    ['abs(quantity)', 'integer'],
    ['length(name)', 'integer'],
    ['concat(1)', 'text'],
    ['daysBetween(born, created)', 'integer'],
    ['year(born)', 'integer'],
  ])('%s: %s', (text, expected) => {
    expect(typeOfFormula(text, columns)).toBe(expected);
  });
});

describe('a formula is refused', () => {
  it.each([
    ['', 0, 'Expected a value, but the formula ends here.'],
    ['1 +', 3, 'Expected a value, but the formula ends here.'],
    ['1 + * 2', 4, 'Expected a value, not “*”.'],
    ['1 2', 2, 'Expected an operator or the end of the formula, not “2”.'],
    ["1 'a'", 2, 'Expected an operator or the end of the formula, not a text.'],
    ['1 [a]', 2, 'Expected an operator or the end of the formula, not a column.'],
    ['(1 + 2', 6, 'The ) that closes this ( is missing.'],
    ['1)', 1, 'Expected an operator or the end of the formula, not “)”.'],
    ['min(1', 5, 'The ) that closes min( is missing.'],
    ['min(1,)', 6, 'Expected a value, not “)”.'],
    ['min(1 2)', 6, 'Expected a comma or the ) for min(, not “2”.'],
    ["1 + 'abc", 4, "Expected ' at the end of this text; write ' twice inside it."],
    ['"abc\'', 0, 'Expected " at the end of this text; write " twice inside it.'],
    ['[a', 0, 'Expected ] at the end of this column name; write ] twice inside it.'],
    ['[ ]', 0, 'Expected a column name in these brackets.'],
    [
      '1 + 2x',
      4,
      'Expected a number, such as 5 or 0.25; put a column name that begins with a digit in brackets, as in [2024].',
    ],
    [
      '1.2.3',
      0,
      'Expected a number, such as 5 or 0.25; put a column name that begins with a digit in brackets, as in [2024].',
    ],
    ['a ? b', 2, 'There is no operator “?” in formulas; expected a value, an operator or the end.'],
    ['a & b', 2, 'There is no operator “&” in formulas; expected a value, an operator or the end.'],
    ['😀', 0, 'There is no operator “😀” in formulas; expected a value, an operator or the end.'],
    ['“a”', 0, 'Put a text in \' or ", not in “.'],
    [
      '1 < 2 < 3',
      6,
      'Comparisons cannot be chained. Write a < b and b < c, or put one of them in parentheses.',
    ],
    ['1 + and', 4, 'Expected a value, not “and”.'],
    ['row(1)', 0, '“row” is not a function; expected an operator or the end of the formula.'],
    ['1e999', 0, 'This number is too large. The limit is 1e308.'],
    ['9'.repeat(400), 0, 'This number is too large. It can have at most 308 digits.'],
    ['1'.repeat(5000), 0, 'This number is too large. It can have at most 308 digits.'],
  ])('%s at %i: %s', (text, at, message) => {
    const parsed = parseFormula(text);
    expect(parsed).toEqual({ ok: false, error: { message, at } });
  });

  it.each([
    ['rund(1)', 'round'],
    ['ROUND(1)', 'round'],
    ['daysbetween(a, b)', 'daysBetween'],
    ['uper(a)', 'upper'],
  ])('%s for its function, where %s was meant', (text, suggestion) => {
    const name = text.slice(0, text.indexOf('('));
    expect(parseFormula(`1 + ${text}`)).toEqual({
      ok: false,
      error: { message: `There is no function “${name}”. Did you mean ${suggestion}?`, at: 4, suggestion },
    });
  });

  it('for an unknown function without a similar name, with a list of all functions', () => {
    expect(parseFormula('evaluate(1)')).toEqual({
      ok: false,
      error: {
        message:
          'There is no function “evaluate”. The functions are if, coalesce, isNull, between, round, floor, ceil, abs, min, max, lower, upper, trim, length, substring, concat, replace, year, month, day, addDays, addHours, addMinutes, addSeconds, daysBetween, random, previous, total, sum, count, average, first, last.',
        at: 0,
      },
    });
  });

  it.each(['constructor(1)', '__proto__(1)', 'toString()'])('for %s, a property of objects', (text) => {
    expect(parseFormula(text)).toMatchObject({ ok: false, error: { at: 0 } });
  });

  it('for a word in capitals, with the word', () => {
    expect(parseFormula('vip AND vip')).toMatchObject({ ok: false, error: { at: 4, suggestion: 'and' } });
    expect(typeOfFormula('NULL', columns)).toEqual({
      message: 'There is no column “NULL”. Did you mean null?',
      at: 0,
      suggestion: 'null',
    });
  });

  it.each([
    ['nothing', 0, 'There is no column “nothing”.'],
    ['1 + [no such]', 4, 'There is no column “no such”.'],
    ['toString', 0, 'There is no column “toString”.'],
    ["quantity * 'a'", 9, '* takes numbers, not an integer and a text.'],
    ['1 + vip', 2, '+ takes numbers, not an integer and true or false.'],
    ['-name', 0, '- takes a number, not a text.'],
    ['not name', 4, 'not takes a condition, such as a > 0, not a text.'],
    ['vip and 1', 8, 'and takes a condition, such as a > 0, not an integer.'],
    ['name or vip', 0, 'or takes a condition, such as a > 0, not a text.'],
    ['if(1, 2, 3)', 3, 'if takes a condition, such as a > 0, not an integer.'],
    ["if(vip, 1, 'a')", 0, 'if takes values of one type, not an integer and a text.'],
    ["coalesce(noNumber, '')", 0, 'coalesce takes values of one type, not a decimal and a text.'],
    ["1 = 'a'", 2, '= compares values of one type, not an integer and a text.'],
    ['born < name', 5, '< compares values of one type, not a date and a text.'],
    ['tags = tags', 5, '= does not compare JSON.'],
    ['min(vip)', 0, 'min takes numbers, texts or dates, not true or false.'],
    ['max(1, name, born)', 0, 'max takes values of one type, not an integer, a text and a date.'],
    ['lower(1)', 6, 'lower takes a text here, not an integer; use concat to make a text of any value.'],
    ['round(name)', 6, 'round takes a number here, not a text.'],
    ['substring(name, 1.5)', 16, 'substring takes an integer here, not a decimal; use floor or round.'],
    ['year(1)', 5, 'year takes a date or a timestamp here, not an integer.'],
    ['round()', 0, 'round takes 1 or 2 values, as in round(number, places); no value is given.'],
    ['lower(name, name)', 0, 'lower takes one value, as in lower(text); 2 are given.'],
    ['coalesce()', 0, 'coalesce takes at least one value, as in coalesce(value, …); no value is given.'],
    ['daysBetween(born)', 0, 'daysBetween takes 2 values, as in daysBetween(from, to); one is given.'],
    [
      "born < 'soon'",
      7,
      "“soon” is not a date. Expected a date, such as '2026-11-21', or a UTC timestamp, such as '2026-11-21T10:15:00Z'.",
    ],
    [
      "year('2026-02-30')",
      5,
      "“2026-02-30” is not a date. Expected a date, such as '2026-11-21', or a UTC timestamp, such as '2026-11-21T10:15:00Z'.",
    ],
  ])('%s at %i: %s', (text, at, message) => {
    expect(typeOfFormula(text, columns)).toEqual({ message, at });
  });

  it.each([
    ['name + 1', 5, '+ does not take a text and an integer; concat joins values of any type.', 'concat'],
    [
      'born - born',
      5,
      '- does not take dates; daysBetween(from, to) gives the days between them.',
      'daysBetween',
    ],
    [
      'born + 1',
      5,
      '+ does not take a date and an integer; addDays(date, days) gives a later date.',
      'addDays',
    ],
  ])('%s at %i: %s', (text, at, message, suggestion) => {
    expect(typeOfFormula(text, columns)).toEqual({ message, at, suggestion });
  });
});

describe('a formula from outside', () => {
  const deep: readonly (readonly [string, string])[] = [
    ['parentheses', `${'('.repeat(4000)}1${')'.repeat(4000)}`],
    ['parentheses that are not closed', '('.repeat(9999)],
    ['minus signs', `${'-'.repeat(9000)}1`],
    ['exclamation marks', `${'!'.repeat(9000)}true`],
    ['the word not', `${'not '.repeat(2400)}true`],
    ['functions', `${'abs('.repeat(1900)}1${')'.repeat(1900)}`],
  ];

  it.each(deep)('is refused where it is nested deeper than 100: %s', (_, text) => {
    expect(parseFormula(text)).toMatchObject({
      ok: false,
      error: { message: 'A formula can be nested at most 100 levels deep.' },
    });
  });

  it.each(['(', '-', '! ', 'min('])('is refused where it is longer than 10,000 characters: %s', (part) => {
    expect(parseFormula(part.repeat(20_000))).toEqual({
      ok: false,
      error: { message: 'A formula has at most 10,000 characters.', at: 10_000 },
    });
  });

  it('may be nested 100 deep', () => {
    expect(evaluate(`${'('.repeat(100)}1${')'.repeat(100)}`)).toBe(1);
    expect(evaluate(`${'-'.repeat(100)}1`)).toBe(1);
    expect(evaluate(`${'abs('.repeat(100)}1${')'.repeat(100)}`)).toBe(1);
    expect(parseFormula(`${'('.repeat(101)}1${')'.repeat(101)}`).ok).toBe(false);
  });

  it('may contain thousands of operations side by side', () => {
    expect(evaluate(`1${'+1'.repeat(4999)}`)).toBe(5000);
    expect(evaluate(`0.1${'+.1'.repeat(3332)}`)).toBe(333.3);
    expect(evaluate(`true${'&&1=1'.repeat(1999)}`)).toBe(true);
    expect(evaluate(`max(1${',2'.repeat(4996)})`)).toBe(2);
  });

  it('cuts texts at 65,536 code units, also intermediate results, and never within a character', () => {
    const text: Columns = { t: ['text', 'a'.repeat(65_536)], s: ['text', `b${'😀'.repeat(40_000)}`] };
    expect(evaluate('t + t', text)).toBe('a'.repeat(65_536));
    expect(evaluate('length(t + t + t)', text)).toBe(65_536);
    expect(evaluate(`concat(${'t,'.repeat(4000)}t)`, text)).toBe('a'.repeat(65_536));
    expect(evaluate("replace(replace(t, 'a', t), 'a', t)", text)).toBe('a'.repeat(65_536));
    expect(evaluate("concat(s, '')", text)).toBe(`b${'😀'.repeat(32_767)}`);
    expect(evaluate("length(upper(replace(t, 'a', 'ß')))", text)).toBe(65_536);
  });

  it('holds integers to 308 digits', () => {
    const big: Columns = { n: ['integer', 10n ** 300n] };
    expect(evaluate('n * 1000', big)).toBe(10n ** 303n);
    expect(evaluate('n * n', big)).toBeNull();
    expect(evaluate(`n${'*n'.repeat(4000)}`, big)).toBeNull();
    expect(evaluate('-n * n', big)).toBeNull();
  });

  it('is data that can be sent to a worker', () => {
    const parsed = parseFormula("if(a > 1, -b, coalesce(null, row, 'x' + c)) = not true");
    expect(structuredClone(parsed)).toEqual(parsed);
    expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
  });

  it('does not treat properties of Object as columns', () => {
    const parsed = parseFormula('__proto__');
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(
      checkFormula(
        parsed.value,
        typesOfRow((name) => new Map().get(name)),
      ).ok,
    ).toBe(false);
  });
});
