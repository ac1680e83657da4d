import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDateFormat } from '../../../src/expression/format-date.ts';

describe('a date by a pattern', () => {
  const time = Date.parse('0987-03-04T05:06:07.008Z');

  it.each([
    ['YYYY-MM-DD HH:mm:ss.SSS', '0987-03-04 05:06:07.008'],
    ['YYYYMMDDHHmmssSSS', '09870304050607008'],
    ['DD/MM/YYYY', '04/03/0987'],
    ['HH h', '05 h'],
    ['on DD', 'on 04'],
    ['YY M D H m s SS', 'YY M D H m s SS'],
    ['', ''],
    ['$& $1', '$& $1'],
  ])('%s is %s', (pattern, expected) => {
    expect(createDateFormat(pattern)(time)).toBe(expected);
  });

  it('is in UTC what Date itself writes', () => {
    const dates = fc.date({
      min: new Date('0000-01-01'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    const write = createDateFormat('YYYY-MM-DDTHH:mm:ss.SSSZ');
    fc.assert(
      fc.property(dates, (date) => {
        expect(write(date.getTime())).toBe(date.toISOString());
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});
