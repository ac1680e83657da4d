import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compilePattern, examplePattern } from '../../../src/generators/pattern.ts';
import { createStream, streamKey } from '../../../src/random/stream.ts';
import { anyPattern } from '../../fixtures/any-pattern.ts';
import { hostilePatterns, invalidPatterns, realPatterns } from '../../fixtures/patterns.ts';

/** Far above the time on a busy machine. */
const stream = createStream();

/** Values of rows 0 to `count`, as a column of this pattern has them. */
function values(source: string, count: number, seed = 1): string[] {
  const pattern = compilePattern(source);
  if (!pattern.ok) throw new Error(`${source}: ${pattern.problem.kind}: ${pattern.problem.detail}`);
  const key = streamKey(seed, 'Regex Pattern');
  return Array.from({ length: count }, (_, row) => {
    stream.seek(key, row);
    return pattern.sample(stream);
  });
}

function problem(source: string) {
  const pattern = compilePattern(source);
  return pattern.ok ? null : pattern.problem;
}

/** The flags of a pattern, decided independently of the code under test. */
function flagsOf(source: string): string {
  return /\\[pPu]\{|[\u{10000}-\u{10ffff}]/u.test(source) ? 'u' : '';
}

/** Patterns that look at text outside their match, so that no value can be matched from end to end. */
const partly = new Set(['number before a per cent sign', 'price, its sign before']);

describe.each(Object.entries(realPatterns))('%s', (name, source) => {
  const flags = flagsOf(source);
  const native = new RegExp(partly.has(name) ? source : `^(?:${source})$`, flags);
  const sampled = values(source, 1000);

  test('gives a thousand values that match natively', () => {
    const anywhere = new RegExp(source, flags);
    expect(sampled.filter((value) => !anywhere.test(value))).toEqual([]);
    expect(sampled.filter((value) => !native.test(value))).toEqual([]);
  });
});

describe('values', () => {
  test('are the same for the same seed and row', () => {
    expect(values('[a-z]{8}', 50)).toEqual(values('[a-z]{8}', 50));
    expect(values('[a-z]{8}', 50, 1)).not.toEqual(values('[a-z]{8}', 50, 2));
  });

  test('do not depend on the values sampled before', () => {
    const pattern = compilePattern(String.raw`(?:(a|b)\1|(?<c>c|d))+\k<c>x*`);
    if (!pattern.ok) throw new Error(pattern.problem.detail);
    const key = streamKey(1, 'Regex Pattern');
    const sample = (row: number) => {
      stream.seek(key, row);
      return pattern.sample(stream);
    };
    const forwards = [0, 1, 2, 3, 4, 5, 6, 7].map(sample);
    const backwards = [7, 6, 5, 4, 3, 2, 1, 0].map(sample);
    expect(backwards.reverse()).toEqual(forwards);
  });

  test.each([
    [String.raw`[\w.]+@[a-z]+\.[a-z]{2,}`, 990],
    [String.raw`\d{6}`, 990],
    [String.raw`^(?=.*[A-Z])(?=.*\d).{8,}$`, 1000],
    [String.raw`\p{L}{6}`, 1000],
    [String.raw`(?<=\$)\d{6}`, 990],
  ])('of %s vary', (source, distinct) => {
    expect(new Set(values(source, 1000)).size).toBeGreaterThanOrEqual(distinct);
  });

  test('take every alternative and every character of a class', () => {
    expect(new Set(values('cat|dog|cow', 200))).toEqual(new Set(['cat', 'dog', 'cow']));
    expect(new Set(values('[a-cxé😀]', 400))).toEqual(new Set(['a', 'b', 'c', 'x', 'é', '😀']));
  });

  test.each([
    ['a*', 0, 10],
    ['a+', 1, 11],
    ['a+?', 1, 11],
    ['a{3,}', 3, 13],
    ['a{2,4}', 2, 4],
    ['a{7}', 7, 7],
    ['a?', 0, 1],
    ['(?:ab){5,}', 10, 30],
    [String.raw`(\d+)\1`, 2, 22],
  ])('of %s are %i to %i characters long, both included', (source, min, max) => {
    const lengths = values(source, 600).map((value) => value.length);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([min, max]);
  });

  test('of wide sets are characters that people can read', () => {
    const readable = /^[ -~]+$/;
    for (const source of [
      '.{20}',
      '[^a]{20}',
      String.raw`\D\W\S`,
      String.raw`[\s\S]{9}`,
      String.raw`\P{L}{9}`,
    ]) {
      expect(values(source, 200).filter((value) => !readable.test(value))).toEqual([]);
    }
    expect(new Set(values(String.raw`\s`, 50))).toEqual(new Set([' ']));
    expect(new Set(values(String.raw`[\x00-\x7f]`, 900))).not.toContain('\0');
  });

  test('of a set without readable characters are characters of that set', () => {
    expect(new Set(values(String.raw`[\x00-\x03]`, 200))).toEqual(new Set(['\0', '\x01', '\x02', '\x03']));
    expect(values(String.raw`\n\t\0`, 1)).toEqual(['\n\t\0']);
  });

  test(String.raw`of \p{L} hold unaccented and accented letters, of \p{Emoji} pictures`, () => {
    const letters = values(String.raw`\p{L}{10}`, 50).join('');
    expect(letters).toMatch(/[a-z]/);
    expect(letters).toMatch(/[à-ü]/);
    expect(values(String.raw`\p{Emoji}`, 100).every((value) => (value.codePointAt(0) ?? 0) > 0xffff)).toBe(
      true,
    );
  });

  test('of emoji match with and without the flag u, if no escape requires it', () => {
    const sampled = values('(?:😀|🎉)+!', 100);
    for (const native of [/^(?:😀|🎉)+!$/u, /^(?:😀|🎉)+!$/]) {
      expect(sampled.every((value) => native.test(value))).toBe(true);
    }
  });

  test('match by the pattern alone where a backslash before p or u is itself escaped', () => {
    expect(values(String.raw`\\p{2}`, 1)).toEqual([String.raw`\pp`]);
    expect(values('\\u{3}', 1)).toEqual(['\u{3}']);
    expect(values(String.raw`\p{2}`, 1)).toEqual(['pp']);
  });
});

test.each([
  // The pattern of texts in many schemas of AWS
  String.raw`^[\u0020-\uD7FF\uE000-\uFFFD\uD800\uDC00-\uDBFF\uDFFF\r\n\t]*$`,
])('%s, which is valid only with the flag u, is read with it', (source) => {
  const native = new RegExp(`^(?:${source})$`, 'u');
  expect(() => new RegExp(source)).toThrow();
  expect(values(source, 300).filter((value) => !native.test(value))).toEqual([]);
});

test.each([
  String.raw`\p{Lu}+\-\d{3}`,
  String.raw`[\p{L}\_]+`,
  String.raw`\p{Nope}`,
  String.raw`\P{L}\@`,
  String.raw`\u{1F600}+\-`,
])('%s asks for the flag u, and is invalid where that refuses it', (source) => {
  expect(() => new RegExp(source, 'u')).toThrow();
  expect(compilePattern(source)).toMatchObject({ ok: false, problem: { kind: 'invalid' } });
});

describe('back-references', () => {
  test.each([
    [String.raw`(a|b|c)-\1`, /^([abc])-\1$/],
    [String.raw`(?<x>a|b)(?<y>\k<x>c)\k<y>`, /^([ab])(\1c)\2$/],
    [String.raw`(?:(a|b|c)\1){4}`, /^(?:(a|b|c)\1){4}$/],
    [String.raw`(?:(x)y|z\1){12}`, /^(?:xy|z){12}$/],
    [String.raw`(?:v|w|x|y|z|(a|b))-(c|d)\2`, /^[v-zab]-([cd])\1$/],
    [String.raw`\1(a)`, /^a$/],
    [String.raw`(?:\1(a|b)){3}`, /^[ab]{3}$/],
    [String.raw`(a\1)`, /^a$/],
    [String.raw`(?:(a)|(b))\2c`, /^(?:a|bb)c$/],
    [String.raw`\k<x>(?<x>q)`, /^q$/],
    [String.raw`\112(a)`, /^Ja$/],
  ])('%s hold what their group held', (source, expected) => {
    for (const value of values(source, 200)) expect(value).toMatch(expected);
  });
});

describe('assertions', () => {
  test.each([
    ['^a|b$', /^[ab]$/],
    [String.raw`\bfoo\b`, /^foo$/],
    [String.raw`\d+(?=%)`, /^\d+%$/],
    [String.raw`(?<=USD )\d+`, /^USD \d+$/],
    [String.raw`\Bing\b`, /^\wing$/],
    [String.raw`^(?=\d+$)`, /^\d+$/],
    [String.raw`(?=(ab|cd))\1`, /^(?:ab|cd)+$/],
    ['x(?!y)', /^x$/],
    ['(?<!a)b', /^b$/],
    ['^(?=foo).*$', /^foo/],
    ['^(?=.*[A-Z])(?=.*[0-9])', /[A-Z].*[0-9]/],
  ])('%s are met', (source, expected) => {
    for (const value of values(source, 200)) {
      expect(value).toMatch(expected);
      expect(value).toMatch(new RegExp(source));
    }
  });

  test.each([
    ['(?=b)a', 'the look-ahead (?=b)'],
    ['a(?!a*)', 'the negative look-ahead (?!a*)'],
    ['(?<=b)a(?<=b)', 'the look-behind (?<=b)'],
    ['a(?<!a)', 'the negative look-behind (?<!a)'],
    [String.raw`a\bb`, String.raw`the word boundary \b`],
    ['a^b', '^ at this position'],
    ['a$b', '$ at this position'],
    ['a[]', 'the empty class []'],
    [String.raw`[^\0-\uffff]`, String.raw`the empty class [^\0-\uffff]`],
  ])('%s that nothing meets are refused by name', (source, name) => {
    expect(problem(source)).toEqual({
      kind: 'unmatched',
      detail: `Rowloom found no value that satisfies ${name}.`,
    });
  });
});

describe('refusals', () => {
  test.each(invalidPatterns)('%s is invalid, as RegExp says', (source) => {
    expect(() => new RegExp(source)).toThrow();
    expect(problem(source)).toEqual({ kind: 'invalid', detail: expect.stringMatching(/^[A-Z\\].+\.$/) });
  });

  test('the reason for an invalid pattern is in plain words', () => {
    expect(problem('a**')?.detail).toBe('Nothing to repeat.');
    expect(problem('x: (')?.detail).toBe('Unterminated group.');
  });

  test('a pattern of 4,000 characters is read, one of 4,001 is not', () => {
    expect(values('a'.repeat(4000), 1)).toEqual(['a'.repeat(4000)]);
    const detail = 'The pattern has 4,001 characters; the limit is 4,000.';
    expect(problem('a'.repeat(4001))).toEqual({ kind: 'too-long', detail });
  });

  test('groups in 250 levels are read, those in 251 are not', () => {
    const nested = (levels: number) => `[(]${'(?:'.repeat(levels)}a${')'.repeat(levels)}\\(`;
    expect(values(nested(250), 1)).toEqual(['(a(']);
    const detail = 'Its groups are nested 251 levels deep; the limit is 250.';
    expect(problem(nested(251))).toEqual({ kind: 'unsupported', detail });
  });

  test('values of 10,000 characters are sampled, longer ones are not', () => {
    expect(values('.{10000}', 1)[0]).toHaveLength(10_000);
    expect(values('(?:ab{4}){2000}', 1)[0]).toHaveLength(10_000);
    const detail = 'Values could be 10,001 characters long; the limit is 10,000.';
    expect(problem('.{10001}')).toEqual({ kind: 'values-too-long', detail });
    expect(problem('(?:ab?){5000}c')).toEqual({ kind: 'values-too-long', detail });
    expect(problem('a{9991,}')).toEqual({ kind: 'values-too-long', detail });
    expect(problem(String.raw`(a{4999}b)\1x?`)).toEqual({ kind: 'values-too-long', detail });
    expect(problem('(?:abc|d{10001})')).toEqual({ kind: 'values-too-long', detail });
    const emoji = 'Values could be 10,002 characters long; the limit is 10,000.';
    expect(problem('😀{5001}')).toEqual({ kind: 'values-too-long', detail: emoji });
  });

  test('lengths that are too large to count are still named in the message', () => {
    const detail = 'Values could be more than 1,000,000,000,000 characters long; the limit is 10,000.';
    expect(problem(`a{${'9'.repeat(400)}}`)).toEqual({ kind: 'values-too-long', detail });
  });
});

describe.each(Object.entries(hostilePatterns))('hostile: %s', (_, source) => {
  test('gives matching values or a reason', () => {
    const pattern = compilePattern(source);
    if (!pattern.ok) return expect(pattern.problem.detail).toMatch(/^.+\.$/);
    const native = new RegExp(source, flagsOf(source));
    for (const value of values(source, 10)) expect(native.test(value)).toBe(true);
  });
});

test('an example is one value of the pattern', () => {
  expect(examplePattern('[A-Z]{3}')).toEqual({ ok: true, example: expect.stringMatching(/^[A-Z]{3}$/) });
  expect(examplePattern('[A-Z]{3}')).toEqual(examplePattern('[A-Z]{3}'));
  expect(examplePattern('(')).toEqual({
    ok: false,
    problem: { kind: 'invalid', detail: 'Unterminated group.' },
  });
});

describe('any pattern at all', { tags: ['deep'] }, () => {
  test('gives matching values or a reason', () => {
    let generated = 0;
    const property = fc.property(anyPattern, fc.integer(), (source, seed) => {
      const compiled = compilePattern(source);
      if (!compiled.ok) return compiled.problem.kind !== 'invalid' && compiled.problem.detail !== '';
      generated++;
      const native = new RegExp(source);
      stream.seek(streamKey(seed, 'any'), 0);
      return Array.from({ length: 10 }, () => compiled.sample(stream)).every((value) => native.test(value));
    });
    fc.assert(property, { numRuns: 600, seed: 5 });
    expect(generated).toBeGreaterThan(450);
  });

  test('is answered without an exception, even when it is not a pattern', () => {
    const characters = fc.constantFrom(...String.raw`()[]{}|\^$*+?.,-:=!<>0123abckpuxd\{}😀é`);
    const property = fc.property(fc.array(characters, { maxLength: 25 }), (parts) => {
      const source = parts.join('');
      const compiled = compilePattern(source);
      if (!compiled.ok) return compiled.problem.detail !== '';
      stream.seek(streamKey(3, 'any'), 0);
      const value = compiled.sample(stream);
      return ['', 'u'].some((flags) => {
        try {
          return new RegExp(source, flags).test(value);
        } catch {
          return false;
        }
      });
    });
    fc.assert(property, { numRuns: 3000, seed: 6 });
  });
});
