import { describe, expect, it } from 'vitest';
import { controlOf } from '../../../../../src/app/studio/fields/controls.ts';
import { binRangeOf } from '../../../../../src/app/studio/inspector/bin-ranges.ts';
import { isRelevant } from '../../../../../src/app/studio/inspector/relevant-options.ts';
import { fields } from '../../../../../src/catalogue/fields.ts';

const NOW = '2026-11-21T10:15:00Z';

describe.each(['date', 'timestamp'] as const)('the options of a %s', (field) => {
  const { options } = fields[field];

  it.each(['from', 'to'] as const)('have a box for “%s” that says it takes the word now', (end) => {
    expect(controlOf(options[end])).toMatchObject({ kind: 'line', placeholder: 'YYYY-MM-DD or now' });
    expect(isRelevant({}, end)).toBe(true);
    expect(isRelevant({ after: 'created_at' }, end)).toBe(true);
    expect(isRelevant({ before: 'ended_at' }, end)).toBe(true);
  });

  it('divide a range with now as an end into bins', () => {
    const range = { min: Date.parse('2026-01-01'), max: Date.parse(NOW) };
    expect(binRangeOf(field, { from: '2026-01-01', to: 'now' }, NOW)).toMatchObject(range);
    expect(binRangeOf(field, { from: 'now', to: '2027-01-01' }, NOW)).toMatchObject({
      min: range.max,
      max: Date.parse('2027-01-01'),
    });
    expect(binRangeOf(field, { to: 'now' }, NOW)).toEqual(
      expect.objectContaining(withoutTexts(binRangeOf(field, {}, NOW))),
    );
  });
});

function withoutTexts(range: ReturnType<typeof binRangeOf>) {
  return { min: range?.min, max: range?.max };
}
