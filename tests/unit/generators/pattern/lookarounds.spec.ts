import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangesOfClasses } from '../../../../src/generators/pattern/characters.ts';
import { DEAD, formulaAutomaton } from '../../../../src/generators/pattern/formula-automaton.ts';
import { lettersOf } from '../../../../src/generators/pattern/letters.ts';
import { parsePattern } from '../../../../src/generators/pattern/parse.ts';
import { patternGraph } from '../../../../src/generators/pattern/positions.ts';
import { compilePattern, maxPatternLength } from '../../../../src/generators/pattern.ts';
import { createStream, streamKey } from '../../../../src/random/stream.ts';

/** Patterns whose lookarounds few texts satisfy by chance, each with a text that it matches. */
const patterns: readonly (readonly [pattern: string, match: string])[] = [
  // https://stackoverflow.com/questions/5142103/regex-to-validate-password-strength
  ['^(?=.*[A-Z].*[A-Z])(?=.*[!@#$&*])(?=.*[0-9].*[0-9])(?=.*[a-z].*[a-z].*[a-z]).{8}$', 'AAa$00aa'],
  // Regular Expressions Cookbook, 4.13
  [
    '^(?=[0-9X]{10}$|(?=(?:[0-9]+[- ]){3})[- 0-9X]{13}$)[0-9]{1,5}[- ]?[0-9]+[- ]?[0-9]+[- ]?[0-9X]$',
    '0306406152',
  ],
  [
    '^(?=[0-9]{13}$|(?=(?:[0-9]+[- ]){4})[- 0-9]{17}$)97[89][- ]?[0-9]{1,5}[- ]?[0-9]+[- ]?[0-9]+[- ]?[0-9]$',
    '978-0-306-40615-7',
  ],
  ['^(?=.{20,}$)[a-z]+$', 'a'.repeat(20)],
  ['^(?=.{5}$)[a-z]+(-[a-z]+)*$', 'ab-cd'],
  [String.raw`^(?=.*\.pdf$)[\w.]+$`, 'a.pdf'],
  // https://github.com/fent/randexp.js/issues/18
  [String.raw`^(?=(?:.*\d){3}).{3}$`, '123'],
  ['^(?=a).$', 'a'],
  [String.raw`^\d{3}(?<=00\d)$`, '007'],
  [String.raw`^(?=.*\d{15})[a-z\d]+ [a-z]+$`, '123456789012345 a'],
  [String.raw`^\w+(?<!\w{5})$`, 'abcd'],
  [String.raw`^\w{2,9}(?<=^[aeiou]+)$`, 'aei'],
  ['^(?:(?![aeiou])[a-z]){6,}$', 'rhythm'],
  ['^(?:(?!aa|bb)[ab])+$', 'abab'],
  ['^(?=(?=(?=.*x).{4}$)[^y]*$).*z$', 'xaaz'],
  ['^(?!(?!.*x.*x))[a-z]{4}$', 'axxa'],
  [String.raw`^(?=.*\bfoo\b)(?=.*\bbar\b).*$`, 'foo bar'],
  [String.raw`^[a-z ]{9}\b(?<=\b[a-z]{2} [a-z]{3}\b.*)$`, 'ab cde fg'],
  [String.raw`^a+\Bb+\b!$`, 'ab!'],
  ['^(?=.*é)(?=.*я).{3}$', 'éяa'],
  ['(?![ -~])(?![¡-ÿ]).', '中'],
  [String.raw`^(?=.*\p{Lu})(?=.*\p{Nd}.*\p{Nd})\P{M}{4}$`, 'A12b'],
  ['^(?=.*😀.*😀)[😀-😏]{3}$', '😀😁😀'],
  [String.raw`^(?=.*\d)(?=.*[a-z])(?!.*(.)\1)[\da-z]{4}$`, '1a2b'],
  [String.raw`^(?=.{7}$)(\w+)-\1$`, 'abc-abc'],
  [String.raw`^(?=.*@.{6}$)[\w.]+@(?:[a-z]+\.)+[a-z]{2,}$`, 'a@ab.com'],
  ['^(?=.{3,10}$)(?:[a-z0-9]+(?:-[a-z0-9]+)*)$', 'a-b'],
  // The year 2000 has a 29th of February: regular expressions for dates are full of these.
  [String.raw`^(?:(?!(?:0[2469]|11)-31|02-30)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?<=-3\d)$`, '01-31'],
  [String.raw`^(?=.*[1-9])\d{0,3}(?:\.\d{1,2})?(?<=\.\d5)$`, '1.25'],
  ['^(?=(?:[^#]*#){3}[^#]*$)[ab#]{9}$', 'a#b#a#bba'],
  ['^(?:(?=[^,]{4},)[a-z]+,){2}$', 'abcd,efgh,'],
];

const stream = createStream();

function valuesOf(source: string, count: number) {
  const pattern = compilePattern(source);
  if (!pattern.ok) throw new Error(`${source}: ${pattern.problem.detail}`);
  const key = streamKey(1, source);
  return Array.from({ length: count }, (_, row) => {
    stream.seek(key, row);
    return pattern.sample(stream);
  });
}

describe('a pattern that few texts satisfy by chance', () => {
  test.each(patterns)('%s', (source, match) => {
    const native = new RegExp(`^(?:${source})$`, /\\p|\p{Emoji_Presentation}/u.test(source) ? 'u' : '');
    expect(match).toMatch(native);
    const values = valuesOf(source, 300);
    expect(values.filter((value) => !native.test(value))).toEqual([]);
    expect(Math.max(...values.map((value) => value.length))).toBeLessThanOrEqual(
      maxPatternLength(source) ?? 0,
    );
  });

  test('has values of usual characters, if these are enough', () => {
    expect(valuesOf('^(?=.*é)(?=.*[xя]).{4}$', 200).join('')).toMatch(/^[ -~éя]+$/);
    expect(
      valuesOf('^(?=.*[xя]{3}).{4}$|я', 200)
        .filter((value) => value.length > 1)
        .join(''),
    ).toMatch(/^[ -~]+$/);
  });

  test('has values of all kinds, not a few that are repeated', () => {
    const [[password = ''] = []] = patterns;
    expect(new Set(valuesOf(password, 1000)).size).toBe(1000);
    expect(new Set(valuesOf('^(?=.*[13579]$)(?=1)[0-9]{3}$', 2000)).size).toBe(50);
  });
});

test.each([
  ['^(?=.*x)[a-z]*$', 1, 10],
  ['^(?=.{4,}$)[a-z]*x$', 4, 11],
  // Here ten repetitions are too few: the shortest value is as long as it must be, and the others up to 10 longer.
  ['^(?=.{20,}$)[a-z]+$', 20, 30],
  ['^(?=.{12,13}$)a*$', 12, 13],
])('the values of %s are %i to %i characters long, both included', (source, min, max) => {
  const lengths = valuesOf(source, 600).map((value) => value.length);
  expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([min, max]);
  expect(maxPatternLength(source)).toBe(max);
});

/** Whether the automaton of a pattern accepts a text. Undefined if one of its characters belongs to no letter. */
function automatonAccepts(source: string): (text: string) => boolean | undefined {
  const pattern = parsePattern(source, false);
  const graph = patternGraph(pattern, 'open');
  const letters = lettersOf(pattern, graph.classes, rangesOfClasses(pattern), 'wide');
  const automaton = formulaAutomaton(graph, letters);
  return (text) => {
    let state = automaton.start;
    for (const character of text) {
      const code = character.charCodeAt(0);
      const letter = letters.findIndex(({ ranges }) =>
        ranges.some(({ from, to }) => from <= code && code <= to),
      );
      if (letter < 0) return undefined;
      if (state !== DEAD) state = automaton.next(state, letter);
    }
    return automaton.accepts(state);
  };
}

const atom = fc.constantFrom('a', 'b', '-', '[ab]', '[^a]', String.raw`\w`, String.raw`\W`, '.');
const assertion = fc.constantFrom('^', '$', String.raw`\b`, String.raw`\B`);
const quantifier = fc.constantFrom('', '', '*', '+', '?', '{2}', '{0,2}', '{1,}', '*?');
const { pattern: anyLookaround } = fc.letrec<{ pattern: string; term: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { weight: 4, arbitrary: fc.tuple(atom, quantifier).map((parts) => parts.join('')) },
    { weight: 1, arbitrary: assertion },
    {
      weight: 2,
      arbitrary: fc.tuple(tie('pattern'), quantifier).map(([inner, times]) => `(?:${inner})${times}`),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom('(?=', '(?!', '(?<=', '(?<!'), tie('pattern'))
        .map(([open, inner]) => `${open}${inner})`),
    },
  ),
  pattern: fc
    .array(fc.array(tie('term'), { maxLength: 4 }), { minLength: 1, maxLength: 2 })
    .map((alternatives) => alternatives.map((terms) => terms.join('')).join('|')),
}));

const texts = ['a', 'b', '-'].reduce<string[]>(
  (all) => [
    ...all,
    ...all.flatMap((text) => (text.length < 4 ? ['a', 'b', '-'].map((last) => text + last) : [])),
  ],
  [''],
);

function expectSameTexts(runs: number, seed: number): void {
  const property = fc.property(anyLookaround, (source) => {
    const accepts = automatonAccepts(source);
    const native = new RegExp(`^(?:${source})$`);
    for (const text of new Set(texts)) {
      expect(accepts(text) ?? native.test(text), `${source} of “${text}”`).toBe(native.test(text));
    }
  });
  fc.assert(property, { numRuns: runs, seed });
}

test('an automaton accepts just the texts that the native RegExp matches', () => {
  expectSameTexts(150, 1);
});

test('an automaton accepts just the texts that the native RegExp matches, of many patterns', {
  tags: ['deep'],
}, () => {
  expectSameTexts(2000, 2);
});
