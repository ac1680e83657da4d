import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alwaysMatches } from '../../../../src/generators/pattern/always-matches.ts';
import { BoundedMatcher } from '../../../../src/generators/pattern/bounded-matcher.ts';
import { PatternSampler } from '../../../../src/generators/pattern/pattern-sampler.ts';
import { readPattern } from '../../../../src/generators/pattern/read.ts';
import { createStream, streamKey } from '../../../../src/random/stream.ts';
import { anyPattern } from '../../../fixtures/any-pattern.ts';
import { hostilePatterns, realPatterns } from '../../../fixtures/patterns.ts';

/** Far above the time on a busy machine. */
const TIMEOUT_MS = 60_000;
const MAX_STEPS = 20_000;
const SAMPLES = 100;

function isDecided(source: string): boolean {
  const read = readPattern(source);
  return read.ok && alwaysMatches(source, read.value, MAX_STEPS);
}

/** The faults of a pattern's samples that are not checked. */
function faultsOf(source: string, seed = 1): string[] {
  const read = readPattern(source);
  if (!read.ok) return [`${source}: ${read.error.detail}`];
  const { pattern, sampled } = read.value;
  const native = new RegExp(`^(?:${source})$`);
  const matcher = new BoundedMatcher(pattern);
  const sampler = new PatternSampler(sampled.tokens);
  const stream = createStream();
  const faults: string[] = [];
  for (let row = 0; row < SAMPLES; row++) {
    stream.seek(streamKey(seed, source), row);
    const value = sampler.sample(stream);
    const before = matcher.stepsTaken;
    const outcome = matcher.whole(value);
    const steps = matcher.stepsTaken - before;
    if (outcome !== 'match') faults.push(`${source}: ${outcome} of ${JSON.stringify(value)}`);
    if (steps > MAX_STEPS) faults.push(`${source}: ${steps} steps for ${JSON.stringify(value)}`);
    if (!native.test(value)) faults.push(`${source}: natively no match of ${JSON.stringify(value)}`);
  }
  return faults;
}

describe('all that is sampled matches', () => {
  test.each([
    '',
    'a',
    String.raw`[A-Z]{3}\d{3}`,
    String.raw`^[A-Z]{3}-\d{4}$`,
    '^a|b$',
    String.raw`(?:AB|CD|(E|F)G)\.\d{2,8}x?`,
    String.raw`ORD-20\d{2}-\d{6}`,
    '(?<year>19|20)[^0]',
    '(?:a?){3}',
    '(?:a?){0,3}?',
    'a{0}b+?',
    '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    String.raw`[\ud800-\udbff][\udc00-\udfff]`,
    '.{4000}',
  ])('of %s', (source) => {
    expect(isDecided(source)).toBe(true);
    expect(faultsOf(source)).toEqual([]);
  });

  const decided = Object.entries({ ...realPatterns, ...hostilePatterns }).filter(([, source]) =>
    isDecided(source),
  );
  test.each(decided)('of %s', (_, source) => {
    expect(faultsOf(source)).toEqual([]);
  });

  test(
    'of any pattern that the rule accepts',
    () => {
      let decided = 0;
      const property = fc.property(anyPattern, fc.integer(), (source, seed) => {
        if (!isDecided(source)) return;
        decided++;
        expect(faultsOf(source, seed)).toEqual([]);
      });
      fc.assert(property, { numRuns: 2000, seed: 9 });
      expect(decided).toBeGreaterThan(700);
    },
    TIMEOUT_MS,
  );
});

describe('what is sampled has to be checked', () => {
  test.each([
    ['assertions', String.raw`\bfoo`],
    ['a start that is not the first', 'a^b'],
    ['an end that is not the last', 'a$b'],
    ['an end before the start', '$^'],
    ['a start in a group', '(?:^a)'],
    ['lookarounds', '^(?=a)a'],
    ['back-references', String.raw`(a|b)\1`],
    ['classes without characters', 'a|[]'],
    ['characters of two halves', '😀'],
    ['the flag u', String.raw`\p{L}`],
    ['more ways than steps', '(?:a|b|ab){9}'],
    ['ways without end', '(?:a+)+b'],
    ['optional parts in great number', '(?:a?){40}a{40}'],
    ['values of more characters than steps', '(?:ab){4000}'],
  ])('of patterns with %s', (_, source) => {
    expect(isDecided(source)).toBe(false);
  });

  // Not every engine knows them.
  test('of patterns with modifiers', () => {
    const plain = readPattern('(?:[^a])');
    if (!plain.ok) throw new Error(plain.error.detail);
    expect(alwaysMatches('(?:[^a])', plain.value, MAX_STEPS)).toBe(true);
    expect(alwaysMatches('(?i:[^a])', plain.value, MAX_STEPS)).toBe(false);
  });
});
