import { describe, expect, it } from 'vitest';
import { timeOf } from '../../../src/expression/dates.ts';
import { cutAt, shortened } from '../../../src/expression/text.ts';
import { freeName } from '../../../src/schema/edits/names.ts';
import { validateSchema } from '../../fixtures/validate-schema.ts';

describe('a text is cut', () => {
  it.each([
    ['abc', 3, 'abc', 'abc'],
    ['abcd', 3, 'abc', 'abc…'],
    ['ab\u{1f600}', 3, 'ab', 'ab…'],
    ['ab\u{1f600}', 4, 'ab\u{1f600}', 'ab\u{1f600}'],
    ['a\u{1f600}b', 3, 'a\u{1f600}', 'a\u{1f600}…'],
  ])('%s to %i code units at most, with no half of a character', (text, length, cut, short) => {
    expect(cutAt(text, length)).toBe(cut);
    expect(shortened(text, length)).toBe(short);
  });

  it('so where a number is put after a name of 1,000 code units', () => {
    const name = `x${'\u{1f600}'.repeat(499)}y`;
    const numbered = `x${'\u{1f600}'.repeat(498)}_2`;
    expect(freeName(name, new Set([name]))).toBe(numbered);
    const column = { name, field: 'number' };
    const table = { name: 't', rows: 1, columns: [column, column] };
    const answer = validateSchema({ version: 1, tables: [table] });
    expect(answer.ok ? [] : answer.error.map(({ fix }) => fix?.patch[0]?.value)).toEqual([numbered]);
  });
});

it.each([
  ['2026-11-21', Date.UTC(2026, 10, 21)],
  ['2026-11-21T10:15:00Z', Date.UTC(2026, 10, 21, 10, 15)],
  ['2026-02-30', Number.NaN],
  ['21 November 2026', Number.NaN],
])('the moment of %s is %d', (text, time) => expect(timeOf(text)).toBe(time));
