import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePattern } from '../../../../src/engine/pattern/parse.ts';
import { Rehearsal } from '../../../../src/engine/pattern/rehearsal.ts';

// Only a machine in distress needs as long.
const PATIENCE = 60_000;

function outcomes(source: string, text: string, flags = '') {
  const rehearsal = new Rehearsal(parsePattern(source, flags === 'u'));
  return [rehearsal.whole(text), rehearsal.part(text)];
}

function natively(source: string, text: string, flags = '') {
  const whole = new RegExp(`^(?:${source})$`, flags).test(text);
  const part = new RegExp(source, flags).test(text);
  return [whole, part].map((matches) => (matches ? 'match' : 'mismatch'));
}

describe('a rehearsal', () => {
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
  ])('of %s on %j ends as the native RegExp does', (source, text) => {
    expect(outcomes(source, text)).toEqual(natively(source, text));
  });

  test.each([
    ['^.$', '😀'],
    ['[😀-😎]{2}', '😀😎'],
    [String.raw`\p{Lu}.`, 'É😀'],
    [String.raw`\u{1F600}+?x`, '😀😀x'],
  ])('of %s on %j counts characters as the flag u does', (source, text) => {
    expect(outcomes(source, text, 'u')).toEqual(natively(source, text, 'u'));
    expect(outcomes('^.$', '😀')).toEqual(natively('^.$', '😀'));
  });

  test('gives up where backtracking runs wild', () => {
    expect(outcomes('(a+)+b', 'a'.repeat(60))).toEqual(['costly', 'costly']);
    expect(outcomes('(?=(a+)+b)a*', 'a'.repeat(60))).toEqual(['costly', 'costly']);
    expect(outcomes('(?<!(a|a)+b)c', `${'a'.repeat(60)}c`)[1]).toBe('costly');
  });

  test('goes on after one that gave up', () => {
    const rehearsal = new Rehearsal(parsePattern('(a+)+b', false));
    expect(rehearsal.whole('a'.repeat(60))).toBe('costly');
    expect(rehearsal.whole('aab')).toBe('match');
    expect(rehearsal.whole('aac')).toBe('mismatch');
  });

  test('of a long text takes no stack', () => {
    expect(outcomes('(?:(a|b)|c)*', 'abc'.repeat(3333))).toEqual(['match', 'match']);
  });

  test(
    'of any pattern on any text ends as the native RegExp does',
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
      let rehearsed = 0;
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
          // A look-behind is matched backwards natively, which captures otherwise.
          if (/\?<[=!].*\\[12]/.test(source)) return;
          rehearsed++;
          expect(outcomes(source, text)).toEqual(natively(source, text));
        },
      );
      fc.assert(property, { numRuns: 15_000, seed: 1 });
      expect(rehearsed).toBeGreaterThan(1500);
    },
    PATIENCE,
  );
});
