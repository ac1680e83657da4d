import { describe, expect, it } from 'vitest';
import { compilePattern } from '../../../src/generators/pattern.ts';
import {
  allOf,
  IN_CASE,
  noneOf,
  type TextRule,
  textPattern,
  textPatterns,
} from '../../../src/importers/text-rule.ts';
import { textShape } from '../../../src/importers/text-shapes.ts';
import { createStream, streamKey } from '../../../src/random/stream.ts';

/** Values that the field `regex` makes of a pattern. */
function valuesOf(pattern: string): readonly string[] {
  const compiled = compilePattern(pattern);
  if (!compiled.ok) throw new Error(`${pattern}: ${compiled.problem.detail}`);
  const stream = createStream();
  return Array.from({ length: 300 }, (_, i) => {
    stream.seek(streamKey(1, 'values'), i);
    return compiled.sample(stream);
  });
}

describe('a rule of texts', () => {
  it.each<TextRule>([
    { patterns: ['^[a-z]+-[0-9]{4}$'], maxLength: 9 },
    { patterns: ['^[a-z]+$'], minLength: 8 },
    { patterns: ['^[a-z]+$'], minLength: 30, maxLength: 40 },
    { patterns: ['^https://'] },
    { patterns: ['^https://'], maxLength: 12 },
    { patterns: ['^[A-Z]{3}-'], minLength: 7, maxLength: 7 },
    { patterns: ['^\\w+@'], maxLength: 6 },
    { patterns: ['\\.pdf$'], minLength: 20 },
    { patterns: ['[0-9]'], minLength: 3, maxLength: 5 },
    { patterns: ['^[a-z]', '[0-9]$'] },
    { patterns: ['^[a-z]', '[0-9]$', '^.{6,8}$'] },
    { patterns: ['^a|b$'], minLength: 5 },
    { patterns: ['^(?:a.*|b\\d)$'], maxLength: 4 },
    { patterns: ['^[A-Za-z]+$', IN_CASE.lower] },
    { patterns: [IN_CASE.upper], minLength: 2, maxLength: 4 },
    { patterns: [noneOf('--'), '^[a-z-]+$'], minLength: 4 },
    { patterns: [noneOf('^admin$')], maxLength: 5 },
    { patterns: ['^(?=.*[A-Z])(?=.*\\d).{8,}$'], maxLength: 20 },
    { patterns: ['^[\\w.]+@[\\w.]+\\.\\w+$'], maxLength: 30 },
    { patterns: ['^\\d{3}'] },
    { patterns: ['^\\^\\$\\/[$^]\\|$'] },
  ])('is kept by all values of its pattern: %j', (rule) => {
    const pattern = textPattern(rule) ?? '';
    for (const text of valuesOf(pattern)) {
      for (const one of rule.patterns) expect(text).toMatch(new RegExp(one));
      expect(text.length).toBeGreaterThanOrEqual(rule.minLength ?? 0);
      expect(text.length).toBeLessThanOrEqual(rule.maxLength ?? 1000);
    }
  });

  it.each([
    [{ patterns: ['^https://'] }, '^https://[a-z]{3,10}\\.(?:com|org|net)(?:/[a-z0-9]{2,8}){0,2}$'],
    [{ patterns: ['^[A-Z]{3}-'] }, '^[A-Z]{3}-[A-Z0-9]{3,8}$'],
    [{ patterns: ['^\\d{3}-'] }, '^\\d{3}-\\d{3,8}$'],
    [{ patterns: ['^(?:%.*)$'] }, '^%[a-z0-9]*$'],
    // Nothing is added where the pattern says all.
    [{ patterns: ['^[A-Z]{2}$'], minLength: 2, maxLength: 10 }, '^[A-Z]{2}$'],
  ])('continues open ends plausibly: %j', (rule, pattern) => {
    expect(textPattern(rule)).toBe(pattern);
  });

  it('has patterns that keep less of it, for rules without any text', () => {
    const rule = { patterns: ['^[a-z]+$', '^[0-9]+$'], maxLength: 5 };
    expect(compilePattern(textPattern(rule) ?? '').ok).toBe(false);
    expect(textPatterns(rule).some((pattern) => compilePattern(pattern).ok)).toBe(true);
  });

  it('is one expression for several patterns', () => {
    const pattern = new RegExp(allOf(['^[a-z]', '[0-9]$']) ?? '');
    expect(['a1', 'a', '1', 'ab1'].map((text) => pattern.test(text))).toEqual([true, false, false, true]);
  });
});

describe('the shape of a pattern', () => {
  it.each([
    ['^[A-Z]{2}-\\d{4}$', [[false, false, 7, 7]]],
    [
      'a|^b+$',
      [
        [true, true, 1, 1],
        [false, false, 1, 11],
      ],
    ],
    ['^(?:a|bcd){2,3}', [[false, true, 2, 9]]],
    ['x?\\$', [[true, true, 1, 2]]],
    ['^[\\]$]*$', [[false, false, 0, 10]]],
    ['^\\u0041\\x41\\p{L}$', [[false, false, 3, 3]]],
  ] as const)('%s', (pattern, expected) => {
    const found = textShape(pattern)?.alternatives.map((one) => [
      one.isOpenAtStart,
      one.isOpenAtEnd,
      one.min,
      one.max,
    ]);
    expect(found).toEqual(expected);
  });

  it.each(['(a)\\1', '(a', 'a)', ''.padEnd(200, '(')])('is not known of %s', (pattern) => {
    expect(textShape(pattern)).toBeUndefined();
  });
});
