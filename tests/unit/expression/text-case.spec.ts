import { describe, expect, test } from 'vitest';
import {
  intersection,
  stableCharacters,
  varyingCharacters,
} from '../../../src/expression/character-ranges.ts';
import { lowerCase, slug, titleCase, upperCase } from '../../../src/expression/text-case.ts';

const has = (code: number) => intersection(stableCharacters, [{ from: code, to: code }]).length > 0;

describe('the stable characters', () => {
  // https://www.unicode.org/Public/17.0.0/ucd/DerivedAge.txt
  test.each([
    ['A', 0x41, true],
    ['U+FFFD, of Unicode 1.1', 0xfffd, true],
    ['U+10EFD, the first of Unicode 15.0', 0x10efd, true],
    ['U+323AF, the last of Unicode 15.0', 0x323af, true],
    ['U+2FFC, of Unicode 15.1', 0x2ffc, false],
    ['U+A7CB, of Unicode 16.0', 0xa7cb, false],
    ['U+A7F1, of Unicode 17.0', 0xa7f1, false],
    ['U+0378, of no version', 0x378, false],
    ['U+FFFE, a noncharacter', 0xfffe, false],
    // Unicode 16.0 added their capital letters. https://www.unicode.org/versions/Unicode16.0.0/
    ['U+019B, without a capital letter in Unicode 15.0', 0x19b, false],
    ['U+0264, without a capital letter in Unicode 15.0', 0x264, false],
  ])('hold %s: %s', (_, code, expected) => {
    expect(has(code)).toBe(expected);
  });

  test('are all that Unicode 15.0 assigns, without those that a later version changes', () => {
    const size = (ranges: typeof stableCharacters) =>
      ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
    // Graphic and format characters, controls, private use and surrogates: https://www.unicode.org/versions/Unicode15.0.0/
    const assigned = 149_186 + 65 + 137_468 + 2048;
    const changed = [0x19b, 0x264, 0x295, 0xa7d3, 0xa7d5, 0x1171e];
    expect(changed.filter(has)).toEqual([]);
    expect(size(stableCharacters)).toBe(assigned - changed.length);
    expect(size(intersection(stableCharacters, varyingCharacters))).toBe(size(varyingCharacters));
  });
});

describe('case', () => {
  test.each([
    [
      'straße, \u01c6 \u0390',
      'STRASSE, \u01c4 \u0399\u0308\u0301',
      'straße, \u01c6 \u0390',
      'Straße, \u01c4 \u0399\u0308\u0301',
    ],
    ['ΟΔΟΣ', 'ΟΔΟΣ', 'οδος', 'Οδος'],
    ['𐐨𐐀', '𐐀𐐀', '𐐨𐐨', '𐐀𐐨'],
  ])('of %s is as Unicode has it', (text, upper, lower, title) => {
    expect([upperCase(text), lowerCase(text), titleCase(text)]).toEqual([upper, lower, title]);
  });

  test('of characters that older engines do not know, or know otherwise, is left alone', () => {
    for (const text of ['\ua7cb', '\ua7da', '\u{10d50}', '\u{16ea0}', 'ƛ', 'ɤ']) {
      expect([upperCase, lowerCase, titleCase].map((change) => change(text))).toEqual([text, text, text]);
    }
    expect(titleCase('ab\ua7cbcd eF')).toBe('Ab\ua7cbCd Ef');
    expect(upperCase('aƛbɤ')).toBe('AƛBɤ');
  });
});

test('a slug has no letters from characters that older engines cannot decompose', () => {
  // U+1CCD6 is 𜳖, the outlined A of Unicode 16.0. https://www.unicode.org/charts/PDF/U1CC00.pdf
  expect(slug('x\u{1ccd6}y')).toBe('x-y');
  expect(slug('Łódź & São Paulo, ﬁne ａｂ')).toBe('lodz-sao-paulo-fine-ab');
});
