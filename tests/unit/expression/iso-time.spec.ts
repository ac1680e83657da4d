import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIsoTexts, WITHOUT_ZONE } from '../../../src/expression/iso-time.ts';

const iso = createIsoTexts();

const between = (min: string, max: string) =>
  fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true });

describe('a moment in text', () => {
  it.each([
    ['for every year from 0 to 9999', between('0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z')],
    ['day after day again', between('2026-11-01T00:00:00.000Z', '2026-11-30T23:59:59.999Z')],
    ['around 1970', between('1969-12-01T00:00:00.000Z', '1970-02-01T00:00:00.000Z')],
    ['around 2070', between('2069-12-01T00:00:00.000Z', '2070-02-01T00:00:00.000Z')],
  ])('is what Date itself writes, %s', { tags: ['deep'] }, (_, dates) => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(iso.time(date.getTime())).toBe(date.toISOString());
        expect(iso.date(date.getTime())).toBe(date.toISOString().slice(0, 10));
      }),
      { numRuns: 20_000, seed: 1 },
    );
  });

  it.each([
    '1970-01-01T00:00:00.000Z',
    '1969-12-31T23:59:59.999Z',
    '1999-12-31T23:59:59.999Z',
    '2000-02-28T23:59:59.009Z',
    '2000-02-29T00:00:00.010Z',
    '2000-03-01T00:00:00.100Z',
    '2100-02-28T12:34:56.789Z',
    '2100-03-01T00:00:00.000Z',
    '0000-02-29T00:00:00.000Z',
  ])('is right about %s', (text) => {
    expect(iso.time(Date.parse(text))).toBe(text);
  });

  it('can be without T and Z', () => {
    expect(createIsoTexts(WITHOUT_ZONE).time(Date.parse('2000-02-29T07:08:09.010Z'))).toBe(
      '2000-02-29 07:08:09.010',
    );
  });
});
