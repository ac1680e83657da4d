import { describe, expect, it } from 'vitest';
import { optionInfosOf } from '../../../../../src/app/features/studio/schema/kept-options.ts';
import { withOption } from '../../../../../src/app/features/studio/schema/set-option.ts';
import { type FieldId, fields, isFieldId } from '../../../../../src/catalogue/fields.ts';
import { problemsIn, studioDocument } from '../../../../fixtures/studio.ts';

const fieldIds = Object.keys(fields).filter(isFieldId);
const withBins = fieldIds.filter((field) => 'bins' in optionInfosOf(field));

function set(
  field: FieldId,
  options: object,
  name: string,
  value: string | readonly (string | number)[] | undefined,
) {
  return withOption(field, JSON.parse(JSON.stringify(options)), { name, value }, () => ({}));
}

const problemsOf = (field: FieldId, options: object) =>
  problemsIn(studioDocument([{ name: 't', rows: 5, columns: [{ name: 'c', field, options }] }]));

describe('a histogram', () => {
  it('is offered for numbers, dates, timestamps and times', () => {
    expect(withBins).toEqual(expect.arrayContaining(['number', 'date', 'timestamp', 'time']));
  });

  it.each(withBins)('starts with bins, which go once another distribution is chosen: %s', (field) => {
    const histogram = set(field, {}, 'distribution', 'histogram');
    expect(histogram.bins).toContain(1);
    expect(problemsOf(field, histogram)).toEqual([]);
    expect(set(field, histogram, 'distribution', 'exponential')).toEqual({ distribution: 'exponential' });
    expect(set(field, histogram, 'distribution', undefined)).toEqual({});
  });

  it('keeps the bins that it has', () => {
    const options = { distribution: 'histogram', bins: [5, 1] };
    expect(set('number', options, 'distribution', 'histogram')).toEqual(options);
  });
});

describe('weights', () => {
  const abc = { values: ['A', 'B', 'C'] };
  const weighted = { ...abc, weights: [5, 2, 3] };

  it.each([
    [abc, [7], [7, 1, 1]],
    [abc, [7, 8], [7, 8, 1]],
    [weighted, [5], [5, 1, 1]],
    [abc, [1, 2, 3, 4], [1, 2, 3, 4]],
    [abc, ['many'], ['many', 1, 1]],
  ])('of %j typed as %j are %j', (options, typed, weights) => {
    expect(set('list', options, 'weights', typed)).toEqual({ ...abc, weights });
  });

  it('that are emptied are removed', () => {
    expect(set('list', weighted, 'weights', undefined)).toEqual(abc);
  });

  it.each([
    [
      ['A', 'C'],
      [5, 3],
    ],
    [
      ['B', 'C'],
      [2, 3],
    ],
    [
      ['A', 'B', 'C', 'D'],
      [5, 2, 3, 1],
    ],
    [
      ['D', 'A', 'B', 'C'],
      [1, 5, 2, 3],
    ],
    [
      ['C', 'B', 'A'],
      [3, 2, 5],
    ],
    [
      ['A', 'Bee', 'C'],
      [5, 2, 3],
    ],
    [
      ['A', 'A', 'B', 'C'],
      [5, 1, 2, 3],
    ],
  ])('stay with their values: of %j they are %j', (values, weights) => {
    expect(set('list', weighted, 'values', values)).toEqual({ values, weights });
  });

  it('typed before their value belong to that value', () => {
    const values = ['A', 'B', 'C', 'D'];
    const early = { ...abc, weights: [1, 2, 3, 4] };
    expect(set('list', early, 'values', values)).toEqual({ values, weights: [1, 2, 3, 4] });
  });

  it.each([[[1]], [[1, 2]], [[0, 0, 1]]])('make no problem while they are typed: %j', (typed) => {
    expect(problemsOf('list', set('list', abc, 'weights', typed))).toEqual([]);
  });

  it('keep step with 100,000 values', () => {
    const values = Array.from({ length: 100_000 }, (_, i) => i);
    const weights = values.map((value) => value + 1);
    const edited = set('list', { values, weights }, 'values', values.slice(1));
    expect(edited).toEqual({ values: values.slice(1), weights: weights.slice(1) });
  });
});
