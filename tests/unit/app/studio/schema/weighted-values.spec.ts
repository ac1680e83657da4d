import { describe, expect, it, test } from 'vitest';
import { pastedCells } from '../../../../../src/app/studio/schema/pasted-cells.ts';
import { pastedRows } from '../../../../../src/app/studio/schema/pasted-values.ts';
import {
  sharesOf,
  weightedValuesIn,
  withPasted,
  withValue,
  withWeight,
  withWeightedValues,
} from '../../../../../src/app/studio/schema/weighted-values.ts';

const plain = weightedValuesIn({ values: ['a', 'b', 'c'] });
const weighted = weightedValuesIn({ values: ['a', 'b', 'c'], weights: [5, 2, 3] });
const optionsOf = (rows: Parameters<typeof withWeightedValues>[1]) => withWeightedValues({}, rows);

describe('the values of a list', () => {
  it.each([
    [{ values: ['a', null, 0, ''] }],
    [{ values: ['a', 'b'], weights: [1, 0] }],
    [{ values: ['a'], weights: ['x'], prefix: '#' }],
  ])('are rows, and rows are those values: %j', (options) => {
    expect(withWeightedValues(options, weightedValuesIn(options))).toEqual(options);
  });

  it('keep the weights of their rows', () => {
    expect(optionsOf(withValue(weighted, 1, 'B'))).toEqual({ values: ['a', 'B', 'c'], weights: [5, 2, 3] });
    expect(optionsOf(withValue(weighted, 3, 'd'))).toEqual({
      values: ['a', 'b', 'c', 'd'],
      weights: [5, 2, 3, 1],
    });
    expect(optionsOf(withValue(plain, 3, 'd'))).toEqual({ values: ['a', 'b', 'c', 'd'] });
  });

  it('have the weight 1 beside the first one that is given', () => {
    expect(optionsOf(withWeight(plain, 1, 7))).toEqual({ values: ['a', 'b', 'c'], weights: [1, 7, 1] });
    const missing = weightedValuesIn({ values: ['a', 'b', 'c'], weights: [4] });
    expect(optionsOf(missing)).toEqual({ values: ['a', 'b', 'c'], weights: [4, 1, 1] });
  });

  it('have no weights once the last one that differs is taken away', () => {
    const one = withWeight(plain, 1, 7);
    expect(optionsOf(withWeight(one, 1, undefined))).toEqual({ values: ['a', 'b', 'c'] });
    expect(optionsOf(withWeight(weighted, 1, undefined))).toEqual({
      values: ['a', 'b', 'c'],
      weights: [5, 1, 3],
    });
  });

  it('show a weight that has no value', () => {
    const rows = weightedValuesIn({ values: ['a'], weights: [1, 2] });
    expect(rows).toEqual([
      { value: 'a', weight: 1 },
      { value: '', weight: 2 },
    ]);
  });

  it('are replaced by pasted ones from the row on', () => {
    const pasted = [{ value: 'x', weight: undefined }, { value: 'y', weight: 9 }, { value: 'z' }];
    expect(optionsOf(withPasted(weighted, 1, pasted))).toEqual({
      values: ['a', 'x', 'y', 'z'],
      weights: [5, 2, 9, 1],
    });
  });

  it('have shares that sum to 1', () => {
    expect(sharesOf([1, 3])).toEqual([0.25, 0.75]);
    expect(sharesOf([undefined, undefined])).toEqual([0.5, 0.5]);
    expect(sharesOf([0, 0])).toBeUndefined();
    expect(sharesOf([1, 'x'])).toBeUndefined();
    expect(sharesOf([1, -1])).toBeUndefined();
  });
});

describe('pasted cells', () => {
  test.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\r\nb\r\n', [['a'], ['b']]],
    ['"a\nb"\t2\nc', [['a\nb', '2'], ['c']]],
    ['"say ""hi"""\tx', [['say "hi"', 'x']]],
    ['5" pipe\n"half', [['5" pipe'], ['"half']]],
    ['"a"b\nc', [['"a"b'], ['c']]],
    [
      'a\t\n\tb',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a\t', [['a', '']]],
  ])('%j are %j', (text, rows) => expect(pastedCells(text)).toEqual(rows));

  test('are read in time that grows with their length alone', () => {
    const lines = '"a\n'.repeat(200_000);
    expect(pastedCells(lines).length).toBeGreaterThan(0);
  });
});

describe('a paste', () => {
  it('of one cell is a text like any other, whatever is in it', () => {
    expect(pastedRows('a, b', 'value')).toBeUndefined();
    expect(pastedRows('a, b\r\n', 'value')).toBeUndefined();
  });

  it('has values as they are typed, with weights in a second column', () => {
    expect(pastedRows('a, b\t2\n5\n\n"x\ny"\tmany', 'value')).toEqual([
      { value: 'a, b', weight: 2 },
      { value: 5, weight: undefined },
      { value: 'x\ny', weight: 'many' },
    ]);
  });

  it('into a weight has weights alone', () => {
    expect(pastedRows('1\n2,5', 'weight')).toEqual([{ weight: 1 }, { weight: '2,5' }]);
  });
});
