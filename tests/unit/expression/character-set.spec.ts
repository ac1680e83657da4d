import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyCharacters,
  type CharacterSet,
  charactersOf,
  eitherOf,
  inAnyCase,
  joinedFrom,
  ofParts,
  overlap,
} from '../../../src/expression/character-set.ts';
import { compileTemplate, parseTemplate, templateCharacters } from '../../../src/expression/template.ts';
import { cutAt } from '../../../src/expression/text.ts';
import { titleCase } from '../../../src/expression/text-case.ts';
import { anyCell } from '../../fixtures/any-text.ts';
import { surplus } from '../../fixtures/promised-characters.ts';

const NOTHING = charactersOf([]);
/** A set in words: its ASCII characters in order, then the names of its other properties. */
const inWords = (set: CharacterSet) => surplus(NOTHING, set).join(' ');

describe('the characters of texts', () => {
  it.each([
    [[], ''],
    [[''], 'empty'],
    [['ab', 'ca'], 'a b c'],
    [['~\u007f\0'], '\0 ~ \u007f'],
    [['é'], 'beyondAscii'],
    [['😀'], 'beyondAscii'],
    [['\ud83d'], 'beyondAscii loneSurrogates'],
    [['\ude00\ud83d'], 'beyondAscii loneSurrogates'],
    [['a b'], '  a b'],
    [[' a'], '  a outerSpaces'],
    [['a\n'], '\n a outerSpaces'],
    [['a\u00a0'], 'a beyondAscii outerSpaces'],
    [['\ufeffa'], 'a beyondAscii outerSpaces'],
  ] as const)('are those of %j: %s', (texts, words) => {
    expect(inWords(charactersOf(texts))).toBe(words);
  });

  it('have what any of the sets has', () => {
    const sets = [charactersOf(['a']), charactersOf(['', 'é']), charactersOf(['b\t', '\ud800'])];
    expect(inWords(eitherOf(sets))).toBe('\t a b beyondAscii loneSurrogates outerSpaces empty');
    expect(inWords(eitherOf([]))).toBe('');
  });
});

describe('the characters of joined texts', () => {
  it.each([
    [[['a'], ['b']], 'a b'],
    [[['a'], [' '], ['b']], '  a b'],
    [[[' '], ['b']], '  b outerSpaces'],
    [[['a'], [' ']], '  a outerSpaces'],
    [[['a', ''], [' '], ['b']], '  a b outerSpaces'],
    [[['a'], [' '], ['', 'b']], '  a b outerSpaces'],
    [[['a'], ['', ' '], ['b']], '  a b'],
    [[['a'], [''], [' '], [''], ['b']], '  a b'],
    [
      [
        ['', 'a'],
        ['', 'b'],
      ],
      'a b empty',
    ],
    [[['a'], [''], ['']], 'a'],
    [[], 'empty'],
  ] as const)('are those of %j: %s', (parts, words) => {
    expect(inWords(joinedFrom(parts.map((texts) => charactersOf(texts))))).toBe(words);
  });
});

describe('the characters of texts in another case', () => {
  it('are letters of both cases, and all letters if some are beyond ASCII', () => {
    expect(inWords(inAnyCase(charactersOf(['aZ@[`{1'])))).toBe('1 @ A Z [ ` a z {');
    const all = surplus(NOTHING, inAnyCase(charactersOf(['ß'])));
    expect(all.filter((character) => /^[A-Za-z]$/.test(character))).toHaveLength(52);
  });

  // U+212A is the Kelvin sign, U+0130 a capital I with a dot, U+0149 an n after an apostrophe.
  it.each(['ß', '\u212a', '\u0130', '\u0149', '\ufb03', 'K', "o'k", '\ud83d'])(
    'include those of %j',
    (text) => {
      const cased = [text.toUpperCase(), text.toLowerCase(), titleCase(text)];
      expect(surplus(inAnyCase(charactersOf([text])), charactersOf(cased))).toEqual([]);
    },
  );

  it('include those of every UTF-16 code unit', () => {
    for (let code = 0; code <= 0xffff; code++) {
      const text = String.fromCharCode(code);
      const cased = [text.toUpperCase(), text.toLowerCase(), titleCase(text)].filter((made) => made !== text);
      if (cased.length === 0) continue;
      expect(surplus(inAnyCase(charactersOf([text])), charactersOf(cased)), text).toEqual([]);
    }
  });
});

describe('the characters of texts that are cut', () => {
  it.each([
    [['ab'], 'a b empty'],
    [['a b'], '  a b outerSpaces empty'],
    [['a\tb'], '\t a b outerSpaces empty'],
    [['é'], 'beyondAscii outerSpaces empty'],
  ] as const)('are those of %j and its parts: %s', (texts, words) => {
    expect(inWords(ofParts(charactersOf(texts)))).toBe(words);
  });
});

describe('two sets of characters', () => {
  it.each([
    [['ab'], ['bc'], true],
    [['a'], ['b'], false],
    [['é'], ['ß'], true],
    [[''], [''], true],
    [[''], ['a'], false],
    [['a '], ['\tb'], true],
    [['\u007f'], ['\u007f'], true],
    [['\u007f'], ['\u001f'], false],
  ] as const)('overlap: %j and %j, %s', (one, other, expected) => {
    expect(overlap(charactersOf(one), charactersOf(other))).toBe(expected);
    expect(overlap(charactersOf(other), charactersOf(one))).toBe(expected);
    expect(overlap(charactersOf(one), NOTHING)).toBe(false);
    expect(overlap(charactersOf(one), anyCharacters)).toBe(true);
  });
});

describe('of any texts, the characters', () => {
  const texts = fc.array(anyCell, { minLength: 1, maxLength: 3 });
  function covers(promised: CharacterSet, ...given: readonly string[]): void {
    expect(surplus(promised, charactersOf(given))).toEqual([]);
  }

  it('of each of them are in their set, and in the set of any characters', () => {
    fc.assert(
      fc.property(texts, (some) => {
        for (const text of some) covers(charactersOf(some), text);
        covers(anyCharacters, ...some);
      }),
    );
  });

  it('in upper, lower and title case are in their set in any case', () => {
    fc.assert(
      fc.property(anyCell, (text) =>
        covers(inAnyCase(charactersOf([text])), text.toUpperCase(), text.toLowerCase(), titleCase(text)),
      ),
    );
  });

  it('after they are cut are in the set of their parts', () => {
    fc.assert(
      fc.property(anyCell, fc.integer({ min: 1, max: 30 }), (text, length) =>
        covers(ofParts(charactersOf([text])), cutAt(text, length)),
      ),
    );
  });

  it('of their joins are in the joined set', () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 4 }), (parts) => {
        const set = joinedFrom(parts.map((some) => charactersOf(some)));
        covers(
          set,
          parts.map(([first = '']) => first).join(''),
          parts.map((some) => some.at(-1) ?? '').join(''),
        );
      }),
    );
  });

  it('of a template are in the template’s set, also when it is cut', () => {
    const literal = anyCell.map((text) => text.replaceAll(/[{}]/g, '').slice(0, 40));
    fc.assert(
      fc.property(
        literal,
        literal,
        fc.array(fc.option(anyCell), { minLength: 2, maxLength: 2 }),
        (one, other, cells) => {
          const parsed = parseTemplate(`${one}{a}${other}{b} {row}`);
          if (!parsed.ok) throw parsed.error;
          const set = templateCharacters(parsed.value, {
            charactersIn: (name) => charactersOf([cells[name === 'a' ? 0 : 1] ?? '']),
            lengthIn: (name) => (cells[name === 'a' ? 0 : 1] ?? '').length,
          });
          const reads = parsed.value.columns.map((name) => () => cells[name === 'a' ? 0 : 1] ?? null);
          covers(
            set,
            compileTemplate(
              parsed.value,
              () => 'text',
              reads,
              () => 7,
            )(0),
          );
        },
      ),
    );
  });
});
