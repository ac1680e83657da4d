import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BoundedMatcher } from '../../../../src/generators/pattern/bounded-matcher.ts';
import { parsePattern } from '../../../../src/generators/pattern/parse.ts';

/** Far above the time on a busy machine. */
const TIMEOUT_MS = 60_000;

function outcomes(source: string, text: string, flags = '') {
  const matcher = new BoundedMatcher(parsePattern(source, flags === 'u'));
  return [matcher.whole(text), matcher.part(text)];
}

function natively(source: string, text: string, flags = '') {
  const whole = new RegExp(`^(?:${source})$`, flags).test(text);
  const part = new RegExp(source, flags).test(text);
  return [whole, part].map((matches) => (matches ? 'match' : 'mismatch'));
}

describe('a bounded matcher', () => {
  test.each([
    ['a|ab', 'ab'],
    ['(a|ab)(c|bcd)(d*)', 'abcd'],
    ['(a*)*', 'b'],
    ['(a*?)*?b', 'aab'],
    ['(?:a{2,3}){2}', 'aaaaa'],
    ['(?:a{2,3}?){2}', 'aaaa'],
    [String.raw`(a)|b\1`, 'b'],
    [String.raw`(?:(a)|b\1){2}`, 'aba'],
    ['(z)((a+)?(b+)?(c))*', 'zaacbbbcac'],
    [String.raw`(?=(a+))a*b\1`, 'baaabac'],
    [String.raw`(?!(a))\1b`, 'b'],
    ['(?<=a+)b', 'aab'],
    ['(?<!a)b', 'ab'],
    [String.raw`(?<=(\w)-)\1`, 'x-x'],
    [String.raw`\bfoo\B.`, 'foob'],
    ['^a$', 'ba'],
    ['(?:)*a', 'a'],
    ['(?:a|)*b', 'aab'],
  ])('answers %s on %j as the native RegExp does', (source, text) => {
    expect(outcomes(source, text)).toEqual(natively(source, text));
  });

  test.each([
    ['^.$', '😀'],
    ['[😀-😎]{2}', '😀😎'],
    [String.raw`\p{Lu}.`, 'É😀'],
    [String.raw`\u{1F600}+?x`, '😀😀x'],
  ])('answers %s on %j by code points, as the flag u does', (source, text) => {
    expect(outcomes(source, text, 'u')).toEqual(natively(source, text, 'u'));
    expect(outcomes('^.$', '😀')).toEqual(natively('^.$', '😀'));
  });

  test('gives up where backtracking is exponential', () => {
    expect(outcomes('(a+)+b', 'a'.repeat(60))).toEqual(['step-limit', 'step-limit']);
    expect(outcomes('(?=(a+)+b)a*', 'a'.repeat(60))).toEqual(['step-limit', 'step-limit']);
    expect(outcomes('(?<!(a|a)+b)c', `${'a'.repeat(60)}c`)[1]).toBe('step-limit');
  });

  test('still matches other texts after it gave up on one', () => {
    const matcher = new BoundedMatcher(parsePattern('(a+)+b', false));
    expect(matcher.whole('a'.repeat(60))).toBe('step-limit');
    expect(matcher.whole('aab')).toBe('match');
    expect(matcher.whole('aac')).toBe('mismatch');
  });

  test('matches a long text without recursion', () => {
    expect(outcomes('(?:(a|b)|c)*', 'abc'.repeat(3333))).toEqual(['match', 'match']);
  });

  test(
    'answers any pattern on any text as the native RegExp does',
    () => {
      const piece = fc.constantFrom(
        ...[
          'a',
          'b',
          '.',
          'a*',
          'b+?',
          'a{2}',
          '^',
          '$',
          '(',
          '(',
          ')',
          ')',
          '|',
          '*',
          '?',
          '{1,2}',
          String.raw`\1`,
        ],
        ...[
          '(?:',
          '(?=',
          '(?!',
          '(?<=',
          '(?<!',
          String.raw`\b`,
          String.raw`\B`,
          '[^a]',
          '*?',
          String.raw`\2`,
        ],
      );
      const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 7 });
      let matched = 0;
      const property = fc.property(
        fc.array(piece, { minLength: 1, maxLength: 10 }),
        texts,
        (pieces, text) => {
          const source = pieces.join('');
          try {
            new RegExp(source);
          } catch {
            return;
          }
          // A lookbehind is matched backwards natively, which captures otherwise: https://tc39.es/ecma262/#sec-compileassertion
          if (/\?<[=!].*\\[12]/.test(source)) return;
          matched++;
          expect(outcomes(source, text)).toEqual(natively(source, text));
        },
      );
      fc.assert(property, { numRuns: 15_000, seed: 1 });
      expect(matched).toBeGreaterThan(1500);
    },
    TIMEOUT_MS,
  );
});
