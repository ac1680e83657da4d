import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { escaped, unescaped } from '../../../src/schema/escapes.ts';

describe('a text of a format’s option', () => {
  it.each([
    ['\\t', '\t'],
    ['\t', '\t'],
    ['\\n', '\n'],
    ['\\r\\n', '\r\n'],
    ['\\', '\\'],
    ['\\\\', '\\'],
    ['\\\\t', '\\t'],
    ['\\N', '\\N'],
    ['"', '"'],
  ])('typed as %j is %j', (typed, meant) => expect(unescaped(typed)).toBe(meant));

  it.each([
    ['\t', '\\t'],
    ['\r\n', '\\r\\n'],
    ['\\', '\\'],
    ['\\N', '\\N'],
    ['\\t', '\\\\t'],
  ])('%j is shown as %j', (text, shown) => expect(escaped(text)).toBe(shown));
});

test('any text can be shown on one line and read back unchanged', () => {
  const texts = fc.string({ unit: fc.constantFrom('\\', '\t', '\n', '\r', 't', 'n', 'r', 'N', 'é') });
  fc.assert(
    fc.property(texts, (text) => {
      expect(unescaped(escaped(text))).toBe(text);
      expect(escaped(text)).not.toMatch(/[\t\n\r]/);
    }),
  );
});
