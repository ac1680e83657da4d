import { describe, expect, it } from 'vitest';
import { withGivenFiles } from '../../../../src/importers/given/given-files.ts';
import { parseJsonRows } from '../../../../src/schema/given/json-rows.ts';

/** A list in lists: `levels` of them. */
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('JSON of given rows', () => {
  it.each([
    ['numbers that doubles hold', '[{"a": 9007199254740991}, {"a": 0.1, "b": 1e3}, {"b": -0.10}]'],
    ['one name in a row and in its cells', '[{"a": {"a": 1, "b": [{"a": 2}]}}, {"a": 3}]'],
    ['as many levels as a cell can have', `[{"a": ${nested(1000)}}]`],
    ['no rows', '[]'],
  ])('is read: %s', (_, text) => {
    expect(parseJsonRows(text, 1)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  it.each([
    [
      '[{"a": 1}, {"a": 12345678901234567890}]',
      1,
      /^12345678901234567890 has more digits .* Write it as a text/,
    ],
    ['[{"a": 0.1234567890123456789}]', 0, /^0\.1234567890123456789 has more digits/],
    ['[{"a": 1}, {}, {"a": {"b": [1e400]}}]', 2, /^1e400 is too large/],
    ['[{"a": 1}, {"a": 1, "\\u0061": 2}]', 1, /^It has the name “a” twice\.$/],
    ['[{"a": {"x": 1, "x": 2}}]', 0, /^It has the name “x” twice\.$/],
    ['[{}, {"a": [{"y": {"x": 1}, "x": [{"z": 1, "z": 1}]}]}]', 1, /^It has the name “z” twice\.$/],
    [`[{"a": 1}, {"a": ${nested(1001)}}]`, 1, /nested more than 1,000 levels/],
    [`[{"a": ${nested(1_000_000)}}]`, 0, /nested more than 1,000 levels/],
    ['[{"a": 1},]', undefined, /./],
    ['', undefined, /./],
  ])('is refused where reading would change it or fail (%#)', (text, row, reason) => {
    expect(parseJsonRows(text, 1)).toEqual({
      ok: false,
      error: { row, reason: expect.stringMatching(reason) },
    });
  });

  it.each([
    [
      'a.json',
      '[{"a": 1}, {"a": 1, "a": 2}]',
      'Row 2 of “a.json” cannot be read. It has the name “a” twice.',
    ],
    [
      'a.ndjson',
      '{"a": 1}\n\n{"a": 1, "a": 2}',
      'Line 3 of “a.ndjson” cannot be read. It has the name “a” twice.',
    ],
    ['a.json', `[{"a": ${nested(100_000)}}]`, /^Row 1 of “a\.json” cannot be read\. Its lists and objects/],
    ['a.ndjson', '{"a": 1}\n{', /^Line 2 of “a\.ndjson” is not valid JSON: /],
  ])('has problems with the name of the file: %s (%#)', (file, text, message) => {
    const document = { version: 1, tables: [{ name: 't', given: { file } }] };
    const files = new Map([[file, { text, bytes: text.length, sha256: '' }]]);
    expect(withGivenFiles(document, files)).toEqual({
      ok: false,
      error: [
        {
          path: ['tables', 0, 'given', 'file'],
          code: 'given-file',
          message: typeof message === 'string' ? message : expect.stringMatching(message),
        },
      ],
    });
  });
});
