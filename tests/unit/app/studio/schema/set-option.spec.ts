import { describe, expect, it } from 'vitest';
import { optionInfosOf } from '../../../../../src/app/studio/schema/kept-options.ts';
import { withOption } from '../../../../../src/app/studio/schema/set-option.ts';
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
