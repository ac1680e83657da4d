import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countPattern, type PatternValues } from '../../../../src/generators/pattern/count.ts';
import { compilePattern } from '../../../../src/generators/pattern.ts';
import { createStream, streamKey } from '../../../../src/random/stream.ts';
import { hostilePatterns, invalidPatterns, realPatterns } from '../../../fixtures/patterns.ts';

/** Far above the time on a busy machine. */
const TIMEOUT_MS = 60_000;

type Counted = Extract<PatternValues, { ok: true }>;

function counted(source: string): Counted {
  const values = countPattern(source);
  if (!values.ok) throw new Error(`${source}: ${values.reason}`);
  return values;
}

function reason(source: string): string | null {
  const values = countPattern(source);
  return values.ok ? null : values.reason;
}

function all({ count, at }: Counted): string[] {
  return Array.from({ length: Number(count) }, (_, index) => at(index));
}

/** The native RegExp with a pattern's flags, which are decided independently of the code under test. */
function whole(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, /\\[pPu]\{|[\u{10000}-\u{10ffff}]/u.test(source) ? 'u' : '');
}

/** All texts of up to `maxLength` characters of an alphabet. */
function* textsOver(alphabet: string, maxLength: number): Generator<string> {
  yield '';
  if (maxLength === 0) return;
  for (const text of textsOver(alphabet, maxLength - 1)) {
    for (const character of text.length === maxLength - 1 ? alphabet : '') yield text + character;
    if (text !== '') yield text;
  }
}

function matching(source: string, alphabet: string, maxLength: number): Set<string> {
  const native = whole(source);
  return new Set([...textsOver(alphabet, maxLength)].filter((text) => native.test(text)));
}

test('the texts over an alphabet occur once each', () => {
  const texts = [...textsOver('abc', 4)];
  expect(texts).toHaveLength(1 + 3 + 9 + 27 + 81);
  expect(new Set(texts).size).toBe(texts.length);
});

describe('the count', () => {
  test.each([
    ['', 1n],
    ['a', 1n],
    [String.raw`[A-Z]{3}\d{3}`, 17_576_000n],
    [String.raw`^[A-Z]{3}\d{3}$`, 17_576_000n],
    [String.raw`\b[A-Z]{3}\d{3}\b`, 17_576_000n],
    [String.raw`(foo|bar)-\d{4}`, 20_000n],
    [String.raw`[A-Z]{2}\d{2,4}`, 676n * 11_100n],
    ['(a|b)?c', 3n],
    [String.raw`\d{1,3}(\.\d{1,3}){3}`, 1110n ** 4n],
    ['#[0-9a-f]{6}', 16n ** 6n],
    ['#(?:[0-9a-f]{3}){1,2}', 16n ** 3n + 16n ** 6n],
    [String.raw`[a-z]{3,8}@(gmail|yahoo)\.com`, 2n * ((26n ** 9n - 26n ** 3n) / 25n)],
    [String.raw`[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}`, 702n * 10n * 37n * 10n * 676n],
    [String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`, 702n * 10n * 37n * 2n * 10n * 676n],
    ['[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', 2n ** 128n],
    ['a+', 11n],
    ['a*', 11n],
    ['a{2,}', 11n],
    [String.raw`\d+`, (10n ** 12n - 10n) / 9n],
    [String.raw`\d?\d`, 110n],
    ['(a|ab)(c|bcd)', 4n],
    ['.', 95n],
    ['[^a]', 94n],
    [String.raw`\s`, 1n],
    ['[aab-ca-b]', 3n],
    ['(a{0,0}|b)c', 2n],
    ['(a?)?', 2n],
    ['(|)', 1n],
    ['(^a|b)c', 2n],
    ['a($|b)', 2n],
    [String.raw`\p{Lu}`, 56n],
    ['(?:😀|🎉)-[ab]', 4n],
    ['[😀-😂]{2}', 9n],
    [String.raw`\u{1F600}|[\u{1F601}-\u{1F603}]`, 4n],
    ['[a-z]{5000}', 26n ** 5000n],
    ['.{10000}', 95n ** 10_000n],
    ['[a-z]{1,5000}[0-9]{0,5000}', ((26n ** 5001n - 26n) / 25n) * ((10n ** 5001n - 1n) / 9n)],
    ['(a|b|c){5000}', 3n ** 5000n],
    ['[ab]{0,30}a[ab]{30}', 2n ** 61n - 2n ** 30n],
  ])('of %s is %s', (source, count) => {
    expect(counted(source).count).toBe(count);
  });

  test.each([
    ['a{2,3}b?', 'ab', 5],
    ['(ab|c){0,3}', 'abc', 6],
    ['(?:a|b)?c', 'abc', 4],
    ['a?(b|ca?)', 'abc', 4],
    ['(a{2}b?){1,2}', 'ab', 7],
    ['(a{2}){1,3}b', 'ab', 7],
    ['[ab]?[ab]c', 'abc', 4],
    ['(?:ab?c|abb){2}', 'abc', 6],
    ['(?:|a)b{1,2}', 'ab', 4],
    ['(?:^a|b)c?$', 'abc', 4],
    [String.raw`\ba{1,2}\b-\bb`, 'ab-', 5],
    [String.raw`a\Bb{1,3}\B[bc]`, 'abc', 6],
  ])('of %s is that of the texts that match natively, which are the values', (source, alphabet, length) => {
    const expected = matching(source, alphabet, length);
    const values = counted(source);
    expect(values.count).toBe(BigInt(expected.size));
    expect(new Set(all(values))).toEqual(expected);
  });
});

describe('the values', () => {
  test.each(Object.entries(realPatterns))(
    'of the pattern for %s match, or it is said why not',
    (_, source) => {
      const values = countPattern(source);
      if (!values.ok) return expect(values.reason).toMatch(/^[A-Z].+\.$/);
      const native = whole(source);
      const steps = 500n;
      const indexes = Array.from({ length: Number(steps) }, (_, i) => (values.count * BigInt(i)) / steps);
      const texts = [...new Set(indexes), values.count - 1n].map(values.at);
      expect(texts.filter((text) => !native.test(text) || text.length > values.maxLength)).toEqual([]);
      expect(new Set(texts).size).toBe(new Set([...indexes, values.count - 1n]).size);
    },
  );

  test.each([
    ['[ab]{0,70}', 71],
    ['(?:[ab]{0,60}-){2}', 61 * 61],
    ['(?:[a-z]{20}|[A-Z]{30}|-{9}){2}', 9],
  ])('of %s, more than 2^53 values, include those at both ends of each length', (source, shapes) => {
    const { count, at } = counted(source);
    expect(count).toBeGreaterThan(2n ** 53n);
    const native = whole(source);
    const seen = new Set<string>();
    let index = 0n;
    for (let step = 1n; index < count; step = step * 3n + 1n) {
      for (const text of [at(index), at(count - 1n - index)]) {
        expect(text).toMatch(native);
        seen.add(text);
      }
      index += step;
    }
    expect(seen.size).toBeGreaterThan(shapes > 71 ? 71 : 8);
  });

  test('beyond 2^53 are distinct for neighboring indexes', () => {
    const { count, at } = counted('[a-c]{10,60}(?:x|yy){3,40}');
    for (let index = 1n; index < count; index = index * 2n + 1n) {
      const near = [-1n, 0n, 1n].map((offset) => at(index + offset));
      expect(new Set(near).size).toBe(3);
    }
  });

  test('are the same for an index as a number and as a bigint', () => {
    for (const source of ['[a-z]{3}', '[a-z]{30}']) {
      const { at } = counted(source);
      expect(at(1234)).toBe(at(1234n));
    }
  });

  test('end at the count', () => {
    for (const source of ['[ab]{3}', '[ab]{300}']) {
      const { count, at } = counted(source);
      expect(at(count - 1n)).toBe('b'.repeat(source === '[ab]{3}' ? 3 : 300));
      for (const index of [count, -1n, -1, 0.5, Number.NaN]) expect(() => at(index)).toThrow(RangeError);
    }
  });

  test.each([
    [String.raw`\d+(?=%)`, 12],
    [String.raw`(a{2,3})\1`, 6],
    ['[😀-😂]{2}', 4],
  ])('of %s, counted or not, are sampled up to %i units long', (source, maxLength) => {
    expect(compilePattern(source)).toMatchObject({ ok: true, maxLength });
  });

  test('are up to as long as the longest, in UTF-16 units', () => {
    expect(counted('a{2,5}(bc)?').maxLength).toBe(7);
    expect(counted('(?:😀|a){3}').maxLength).toBe(6);
    for (const source of ['a{2,5}(bc)?', '(?:😀|a){3}', '(?:x|yyy){0,4}']) {
      const values = counted(source);
      expect(Math.max(...all(values).map(({ length }) => length))).toBe(values.maxLength);
      expect(compilePattern(source)).toMatchObject({ ok: true, maxLength: values.maxLength });
    }
  });

  test('of [A-Z]{3}\\d{3} are all 17,576,000', { tags: ['deep'] }, () => {
    const { count, at } = counted(String.raw`[A-Z]{3}\d{3}`);
    const seen = new Uint8Array(17_576_000 / 8);
    for (let index = 0; index < count; index++) {
      const text = at(index);
      let number = 0;
      for (let i = 0; i < 3; i++) number = number * 26 + text.charCodeAt(i) - 65;
      number = number * 1000 + Number(text.slice(3));
      seen[number >>> 3] = (seen[number >>> 3] ?? 0) | (1 << (number & 7));
    }
    expect(seen.findIndex((bits) => bits !== 255)).toBe(-1);
  });
});

describe('not counted, with a reason,', () => {
  const TWO_WAYS = 'The pattern makes some text in two ways';
  test.each([
    '(a|a)',
    '(a|ab)(c|bc)',
    '(a|ab)(c|bcd)d*',
    String.raw`\d*\d*`,
    'a?a?',
    'a?[ab]?',
    '(a?){2}',
    '(a*)*',
    '(a+)+',
    '(a|b|ab)*c{1000}',
    '(a?|b?)',
    'a{1,2}a{1,2}',
    '(a{2}|a{3}){2}',
    '(?:a{2,3}){3,4}',
    '[a-m]+[k-z]+',
    '(aa|a){1,2}',
    '[a-z]{1,5000}[a-z0-9]{1,5000}',
    'a?b?c?d?'.repeat(60),
  ])('is %s, which makes a text in two ways', (source) => {
    expect(reason(source)).toContain(TWO_WAYS);
  });

  test.each([
    ['(?=b)a', 'the look-ahead (?=b)'],
    ['a(?!b)', 'the negative look-ahead (?!b)'],
    ['(?<=b)a', 'the look-behind (?<=b)'],
    [String.raw`(a|b)\1`, 'its back-reference'],
    [String.raw`[a-]\b[b-]`, String.raw`the word boundary \b`],
    [String.raw`a-\bb?`, String.raw`the word boundary \b`],
    [String.raw`[a-]\B[b-]`, String.raw`the word boundary \B`],
    ['a^b', '^ at this position'],
    ['(?:^a)+', '^ at this position'],
    ['a$b?', '$ at this position'],
    ['a|[]', 'the empty class []'],
    [String.raw`[\ud83d]\p{L}`, 'surrogates'],
    ['[😀a]{2}', 'emoji in a class'],
    ['😀+', 'emoji in a class or before a quantifier'],
    ['(', 'Unterminated group.'],
    ['a'.repeat(4001), 'the limit is 4,000'],
    ['a{10001}', 'the limit is 10,000'],
    ['[ab]{0,5000}a[ab]{4000}', 'too large to count'],
    [Array.from({ length: 50 }, (_, i) => `a{0,${i}}b?`).join(''), 'two ways'],
  ])('is %s', (source, expected) => {
    expect(reason(source)).toContain(expected);
  });

  test.each([...invalidPatterns])('is %s, which is invalid', (source) => {
    expect(reason(source)).toMatch(/\.$/);
  });
});

describe('hostile patterns', () => {
  test.each([
    ...Object.values(hostilePatterns),
    'a'.repeat(10_000),
    `${'('.repeat(500)}a${')'.repeat(500)}`,
    `${'('.repeat(240)}a${')?'.repeat(240)}`.slice(0, 900),
    `${'(?:'.repeat(90)}a${')+'.repeat(90)}`,
    `${'(?:a|'.repeat(80)}b${'){2}'.repeat(10)}${')'.repeat(70)}`,
    '(|){1000000000}',
    '(?:[ab]{0,1400}a[ab]{1400}c){3}',
    Array.from({ length: 62 }, () => 'a{0,160}').join(''),
    Array.from({ length: 70 }, (_, i) => `a{${i}}b`).join('|'),
    `(?:${Array.from({ length: 70 }, (_, i) => `a{${i}}b`).join('|')}){100}`,
  ])('are answered: %s', (source) => {
    const values = countPattern(source);
    if (!values.ok) return expect(values.reason).toMatch(/^.+\.$/);
    expect(values.at(0)).toMatch(whole(source));
    expect(values.at(values.count - 1n)).toMatch(whole(source));
  });
});

/** A pattern, and one text for each way in which it makes a text, computed without the code under test. */
interface Sample {
  readonly source: string;
  readonly texts: readonly string[];
}

const MAX_TEXTS = 3000;
const TOO_MANY = Array.from({ length: MAX_TEXTS + 1 }, () => 'one of many');

describe('any pattern', () => {
  const letter = fc.constantFrom<Sample>(
    { source: 'a', texts: ['a'] },
    { source: 'b', texts: ['b'] },
    { source: '[ab]', texts: ['a', 'b'] },
    { source: '[a-c]', texts: ['a', 'b', 'c'] },
    { source: 'ab', texts: ['ab'] },
    { source: '(?:)', texts: [''] },
  );
  const times = fc.constantFrom<[string, number, number]>(
    ['', 1, 1],
    ['?', 0, 1],
    ['??', 0, 1],
    ['{2}', 2, 2],
    ['{1,3}', 1, 3],
    ['{0,2}', 0, 2],
    ['{0}', 0, 0],
    ['+', 1, 11],
    ['*', 0, 10],
  );
  const concat = (left: readonly string[], right: readonly string[]) =>
    left.length * right.length > MAX_TEXTS
      ? TOO_MANY
      : left.flatMap((text) => right.map((other) => text + other));
  const joined = (samples: readonly Sample[]): Sample => ({
    source: samples.map(({ source }) => source).join(''),
    texts: samples.reduce<readonly string[]>((texts, sample) => concat(texts, sample.texts), ['']),
  });
  const repeated = (sample: Sample, [sign, min, max]: [string, number, number]): Sample => {
    const source = sign === '' ? sample.source : `(?:${sample.source})${sign}`;
    // One way to make the empty text is enough: (a?)? is a?, and (?:){1,3} is (?:).
    if (max === 0 || sample.texts.every((text) => text === '')) return { source, texts: [''] };
    if (min === 0 && max === 1 && sample.texts.includes('')) return { source, texts: sample.texts };
    const texts: string[] = [];
    let power: readonly string[] = [''];
    for (let exponent = 0; exponent <= max && texts.length <= MAX_TEXTS; exponent++) {
      if (exponent >= min) texts.push(...power);
      power = concat(power, sample.texts);
    }
    return { source, texts };
  };
  /** Several empty alternatives count once. */
  const chosen = (samples: readonly Sample[]): Sample => {
    const isEmpty = ({ texts }: Sample) => texts.length === 1 && texts[0] === '';
    const distinct = samples.filter((sample, i) => !isEmpty(sample) || samples.findIndex(isEmpty) === i);
    const source = `(${samples.map((sample) => sample.source).join('|')})`;
    return { source, texts: distinct.flatMap(({ texts }) => texts) };
  };
  const { pattern } = fc.letrec<{ pattern: Sample; term: Sample }>((tie) => ({
    term: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      { weight: 4, arbitrary: fc.tuple(letter, times).map(([sample, sign]) => repeated(sample, sign)) },
      {
        weight: 2,
        arbitrary: fc.tuple(tie('pattern'), times).map(([sample, sign]) => repeated(sample, sign)),
      },
      { weight: 1, arbitrary: fc.array(tie('pattern'), { minLength: 2, maxLength: 3 }).map(chosen) },
    ),
    pattern: fc.array(tie('term'), { minLength: 1, maxLength: 3 }).map(joined),
  }));

  test('is counted exactly if it makes each text in only one way, and otherwise not counted', {
    tags: ['deep'],
    timeout: TIMEOUT_MS,
  }, () => {
    const outcomes = { counted: 0, ambiguous: 0 };
    const stream = createStream();
    const property = fc.property(pattern, ({ source, texts }) => {
      if (texts.length > MAX_TEXTS || source.length > 500) return;
      const expected = new Set(texts);
      const values = countPattern(source);
      if (expected.size < texts.length) {
        outcomes.ambiguous++;
        expect(values).toEqual({ ok: false, reason: expect.stringContaining('two ways') });
        return;
      }
      outcomes.counted++;
      if (!values.ok) throw new Error(`${source}: ${values.reason}`);
      const made = all(values);
      const native = whole(source);
      expect(made.filter((text) => !native.test(text))).toEqual([]);
      expect(values.count).toBe(BigInt(expected.size));
      expect(new Set(made)).toEqual(expected);
      const sampler = compilePattern(source);
      if (!sampler.ok) throw new Error(`${source}: ${sampler.problem.detail}`);
      for (let row = 0; row < 5; row++) {
        stream.seek(streamKey(1, source), row);
        expect(expected).toContain(sampler.sample(stream));
      }
    });
    fc.assert(property, { numRuns: 2000, seed: 7 });
    expect(outcomes.counted).toBeGreaterThan(500);
    expect(outcomes.ambiguous).toBeGreaterThan(200);
  });

  const bounded = pattern.filter(({ source, texts }) => !/[*+]/.test(source) && texts.length < MAX_TEXTS);
  test('without open quantifiers has the values that match natively', {
    tags: ['deep'],
    timeout: TIMEOUT_MS,
  }, () => {
    let compared = 0;
    const property = fc.property(bounded, ({ source }) => {
      const values = countPattern(source);
      if (!values.ok || values.maxLength > 7) return;
      compared++;
      expect(new Set(all(values))).toEqual(matching(source, 'abc', 7));
    });
    fc.assert(property, { numRuns: 400, seed: 8 });
    expect(compared).toBeGreaterThan(100);
  });
});
