import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALENDAR } from '../../../src/expression/dates.ts';
import {
  createDateFormat,
  DATE_TOKENS,
  distinctMoments,
  formatPattern,
  formatProblem,
} from '../../../src/expression/format-date.ts';
import { dateNamesOf } from '../../../src/generators/date-names.ts';
import { german } from '../../../src/locales/languages/de.ts';
import { english } from '../../../src/locales/languages/en.ts';
import { britishEnglish } from '../../../src/locales/languages/en-gb.ts';
import { french } from '../../../src/locales/languages/fr.ts';

const SPRING = Date.parse('0987-03-04T05:06:07.008Z');
const AUTUMN = Date.parse('2026-11-21T17:45:30.120Z');

describe('a date by a format', () => {
  it.each([
    ['YYYY-MM-DD HH:mm:ss.SSS', '0987-03-04 05:06:07.008', '2026-11-21 17:45:30.120'],
    ['YYYYMMDDHHmmssSSS', '09870304050607008', '20261121174530120'],
    ['YYYY-MM-DDTHH:mm:ss.SSSZ', '0987-03-04T05:06:07.008Z', '2026-11-21T17:45:30.120Z'],
    ['DD/MM/YY', '04/03/87', '21/11/26'],
    ['D MMM YYYY', '4 Mar 0987', '21 Nov 2026'],
    ['dddd, MMMM D', 'Sunday, March 4', 'Saturday, November 21'],
    ['ddd M/D', 'Sun 3/4', 'Sat 11/21'],
    ['h:mm A', '5:06 AM', '5:45 PM'],
    ['hh:mm a', '05:06 am', '05:45 pm'],
    ['H:m:s', '5:6:7', '17:45:30'],
    ['[on] DD', 'on 04', 'on 21'],
    ['[YYYY] YYYY', 'YYYY 0987', 'YYYY 2026'],
    ['YYYY年MM月DD日', '0987年03月04日', '2026年11月21日'],
    ['[] [ DD', '[] [ 04', '[] [ 21'],
    ['$& $1 DD', '$& $1 04', '$& $1 21'],
  ])('%s is %s and %s', (format, spring, autumn) => {
    expect([SPRING, AUTUMN].map(createDateFormat(format))).toEqual([spring, autumn]);
    expect(formatProblem(format)).toBeUndefined();
  });

  it.each([
    ['00:30', '12:30 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['23:00', '11:00 PM'],
  ])('has midnight and noon as 12: %s is %s', (time, expected) => {
    expect(createDateFormat('h:mm A')(Date.parse(`2026-11-21T${time}:00Z`))).toBe(expected);
  });

  const dates = fc.date({
    min: new Date(CALENDAR.min),
    max: new Date(CALENDAR.max),
    noInvalidDate: true,
  });

  it('is in UTC the same as Date writes', () => {
    const write = createDateFormat('YYYY-MM-DDTHH:mm:ss.SSSZ');
    fc.assert(
      fc.property(dates, (date) => {
        expect(write(date.getTime())).toBe(date.toISOString());
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  describe.each([
    ['en-US', english],
    ['en-GB', britishEnglish],
    ['fr', french],
    ['de', german],
  ])('in %s', (locale, language) => {
    const names = dateNamesOf(language);
    // As within a date: French writes “lundi” there, and German “Mo.”.
    const part = (type: 'month' | 'weekday', style: 'long' | 'short') => {
      const options = {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'long',
        weekday: 'long',
        [type]: style,
      } as const;
      const intl = new Intl.DateTimeFormat(locale, options);
      return (date: Date) => intl.formatToParts(date).find((each) => each.type === type)?.value;
    };
    const named = {
      MMMM: part('month', 'long'),
      MMM: part('month', 'short'),
      dddd: part('weekday', 'long'),
      ddd: part('weekday', 'short'),
    };

    it('has the same names as Intl, and matches the pattern of its format', () => {
      fc.assert(
        fc.property(dates, (date) => {
          for (const [token, nameOf] of Object.entries(named)) {
            const expected = nameOf(date);
            expect(createDateFormat(token, names)(date.getTime())).toBe(expected);
          }
          for (const token of DATE_TOKENS) {
            const format = `(${token})`;
            const isEnglish = locale === 'en-US';
            expect(createDateFormat(format, names)(date.getTime())).toMatch(
              new RegExp(`^${formatPattern(format, isEnglish)}$`, 'u'),
            );
          }
        }),
        { seed: 2, numRuns: 60 },
      );
    });
  });
});

describe('a format', () => {
  it.each([
    ['dd.MM.yyyy', /not know dd; write DD/, 'DD.MM.YYYY'],
    ['yyyyMMddTHH', /not know yyyy; write YYYY/, 'YYYYMMDDTHH'],
    ['EEE DD', /not know EEE; write ddd/, 'ddd DD'],
    ['YYYY w', /not know w/, 'YYYY [w]'],
    ['Day D', /not know y/, '[Day] D'],
    ['DDth of MMMM', /not know t/, 'DD[th] [of] MMMM'],
    ['hh:mm', /HH writes 0 to 23/, 'HH:mm'],
    ['h [A]', /H writes 0 to 23/, 'H [A]'],
    ['DD TT', /not know TT/, 'DD [TT]'],
    ['S HH', /not know S/, '[S] HH'],
    ['DDD HH', /not know DDD/, '[DDD] HH'],
    ['constructor DD', /not know c/, '[constructor] DD'],
  ])('%s is refused', (format, message, suggestion) => {
    const problem = formatProblem(format);
    expect(problem?.message).toMatch(message);
    expect(problem?.suggestion).toBe(suggestion);
    expect(formatProblem(suggestion)).toBeUndefined();
  });

  it.each(['', ' ', 'T', '[YYYY]', 'week', 'YYYYY'])(
    '“%s” is refused because it contains no date token',
    (format) => {
      expect(formatProblem(format)?.message).toMatch(/needs at least one of YYYY/);
    },
  );

  it.each([
    ['YYYY-MM-DD', 86_400_000, false],
    ['D MMMM YYYY', 86_400_000, false],
    ['DD.MM.YY', 86_400_000, true],
    ['YYYY-MM-DD HH', 3_600_000, false],
    ['YYYY-MM-DD hh A', 3_600_000, false],
    ['YYYY-M-D h:m:s.SSS a', 1, false],
    ['MMDYYYY', undefined, undefined],
    ['YYYYM[1]D', undefined, undefined],
    ['YYYY-MM ddd', undefined, undefined],
    ['MM-DD', undefined, undefined],
  ])('%s tells moments of %s ms apart', (format, unitMs, isWithinCentury) => {
    expect(distinctMoments(format)).toEqual(unitMs === undefined ? undefined : { unitMs, isWithinCentury });
  });

  it('of 65,536 characters is read at once', () => {
    for (const piece of ['[', '[x', '[x]', 'Y', 'aB', ' ', 'é']) {
      const format = piece.repeat(65_536 / piece.length);
      expect(createDateFormat(format)(SPRING).length).toBeGreaterThan(0);
      formatProblem(format);
    }
  });
});
