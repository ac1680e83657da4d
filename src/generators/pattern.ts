import type { CharacterRange } from '../expression/character-ranges.ts';
import { anyCharacters, type CharacterSet } from '../expression/character-set.ts';
import { createStream, type RandomStream, streamKey } from '../random/stream.ts';
import { pickOne } from '../random/uniform.ts';
import { alwaysMatches } from './pattern/always-matches.ts';
import { isConstrained } from './pattern/assertions.ts';
import { BASE_STEPS, BoundedMatcher, type MatchOutcome } from './pattern/bounded-matcher.ts';
import { hardestConstruct, hasLookarounds } from './pattern/constructs.ts';
import { PatternSampler } from './pattern/pattern-sampler.ts';
import { MAX_VALUE_LENGTH, type PatternProblem, type ReadPattern, readPattern } from './pattern/read.ts';
import { satisfyingTexts } from './pattern/satisfying-texts.ts';
import { textCharacters } from './pattern/text-characters.ts';
import { rangesOfTokens, toTokens } from './pattern/tokens.ts';

export type { PatternProblem } from './pattern/read.ts';

export type CompiledPattern =
  /**
   * `maxLength` bounds the length of every value, in UTF-16 units. `ranges` gives the characters that values are drawn
   * from.
   */
  | {
      ok: true;
      sample: (stream: RandomStream) => string;
      maxLength: number;
      ranges: () => readonly CharacterRange[];
    }
  | { ok: false; problem: PatternProblem };

/** A trial ends after this many matches, samples, samples without any match, or matching steps. */
const TRIAL_MATCHES = 50;
const MAX_TRIALS = 1000;
const MAX_TRIALS_WITHOUT_MATCH = 300;
const MAX_TRIAL_STEPS = 500_000;
/** The share of trial samples that must match. */
const MIN_ACCEPTANCE_RATE = 0.01;
/** If fewer samples satisfy the lookarounds by chance, values that satisfy them by construction are preferred. */
const PREFERRED_ACCEPTANCE_RATE = 0.5;
/** A cell takes a match of the trial after this many samples or matching steps. */
const MAX_CELL_SAMPLES = 40;
const MAX_CELL_STEPS = 20_000;

/**
 * Compiles a pattern to a sampler of values that match it. The native `RegExp` accepts every value, with the flag `u`
 * if the pattern needs it (`\p{…}`, `\u{…}`, emoji). The whole value matches, unless the pattern looks beyond its
 * match: `\d+(?=%)` gives `42%`. Open quantifiers repeat at most 10 times beyond their minimum. Wide sets (`.`, `[^x]`,
 * `\W`) give printable ASCII if possible, `\s` a space, `\p{L}` Latin letters with and without accents, `\p{Emoji}`
 * pictures.
 *
 * Samples are drawn without regard to lookarounds, and a sample that does not match is drawn again. If many do not
 * match, an automaton of the pattern and its lookarounds gives values instead. The check is left out if every sample
 * must match. The same stream gives the same value. Never throws, and takes bounded time for any pattern.
 * @param source the pattern, trimmed, without slashes and flags
 */
export function compilePattern(source: string): CompiledPattern {
  const read = readPattern(source);
  if (!read.ok) return { ok: false, problem: read.error };
  const { pattern, rangesOf } = read.value;
  const trials = new Map<SamplingMethod, Trial>();
  for (const [method, minRate] of methods(source, read.value)) {
    const trial = trials.get(method) ?? runTrial(method);
    trials.set(method, trial);
    if (trial.acceptanceRate < minRate) continue;
    const isChecked = trial.acceptanceRate < 1 || !alwaysMatches(source, read.value, BASE_STEPS);
    const sample = isChecked ? rejectionSampler(method, trial.matches) : uncheckedSampler(method);
    const { maxLength, ranges } = method;
    return { ok: true, sample, maxLength, ranges };
  }
  if ([...trials.values()].some(({ hitStepLimit }) => hitStepLimit)) {
    return refuse('unsupported', 'Its repetitions make this pattern too slow to check.');
  }
  const construct = hardestConstruct(pattern, rangesOf);
  return refuse(
    'unmatched',
    `Rowloom found no value that ${construct ? `satisfies ${construct}` : 'matches'}.`,
  );
}

/**
 * The most UTF-16 units of a pattern's values. A pattern with lookarounds must be compiled for this: its values can be
 * longer than its quantifiers alone say.
 * @returns undefined if the pattern has no values
 */
export function maxPatternLength(source: string): number | undefined {
  const read = readPattern(source);
  if (!read.ok) return undefined;
  const { pattern, rangesOf, sampled } = read.value;
  if (!hasLookarounds(pattern) && !isConstrained(pattern, rangesOf)) return sampled.maxLength;
  const compiled = compilePattern(source);
  return compiled.ok ? compiled.maxLength : undefined;
}

/** The characters of a pattern's values. Any, if it has lookarounds, or no values. */
export function patternCharacters(source: string): CharacterSet {
  const read = readPattern(source);
  if (!read.ok) return anyCharacters;
  const { pattern, rangesOf } = read.value;
  if (hasLookarounds(pattern) || isConstrained(pattern, rangesOf)) return anyCharacters;
  return compilePattern(source).ok ? textCharacters(read.value) : anyCharacters;
}

/** One example value of a pattern, always the same. */
export function examplePattern(
  source: string,
): { ok: true; example: string } | { ok: false; problem: PatternProblem } {
  const pattern = compilePattern(source);
  if (!pattern.ok) return pattern;
  const stream = createStream();
  stream.seek(streamKey(0, 'example'), 0);
  return { ok: true, example: pattern.sample(stream) };
}

/**
 * A function that says whether a text has a match of a pattern, in bounded time. `unknown` for patterns that cannot be read,
 * and for matches that take too many steps.
 */
export function createMatches(): (source: string, text: string) => boolean | 'unknown' {
  const matchers = new Map<string, BoundedMatcher | undefined>();
  return (source, text) => {
    if (!matchers.has(source)) {
      const read = readPattern(source);
      matchers.set(source, read.ok ? new BoundedMatcher(read.value.pattern) : undefined);
    }
    const outcome = matchers.get(source)?.part(text) ?? 'step-limit';
    return outcome === 'step-limit' ? 'unknown' : outcome === 'match';
  };
}

/**
 * A way to sample values and to check them. `scope` says whether the whole value must match, or only a part of it.
 */
interface SamplingMethod {
  readonly sampler: { sample(stream: RandomStream): string };
  readonly matcher: BoundedMatcher;
  readonly scope: 'whole' | 'part';
  readonly natives: readonly RegExp[];
  readonly maxLength: number;
  readonly ranges: () => readonly CharacterRange[];
}

/**
 * The sampling methods, each with the share of samples that must match. Each is tried only if no earlier one accepts
 * enough samples.
 */
function* methods(
  source: string,
  { pattern, rangesOf, sampled, flagOptional }: ReadPattern,
): Generator<readonly [SamplingMethod, number]> {
  const flags = pattern.unicode ? 'u' : '';
  const matcher = new BoundedMatcher(pattern);
  const natives = [new RegExp(`^(?:${source})$`, flags)];
  const { tokens, maxLength } = sampled;
  const whole: SamplingMethod = {
    sampler: new PatternSampler(tokens),
    matcher,
    maxLength,
    ranges: () => rangesOfTokens(tokens),
    scope: 'whole',
    natives,
  };
  const constrained = isConstrained(pattern, rangesOf);
  const minRate = constrained ? PREFERRED_ACCEPTANCE_RATE : MIN_ACCEPTANCE_RATE;
  if (flagOptional) yield [{ ...whole, natives: [...natives, new RegExp(source)] }, minRate];
  yield [whole, minRate];
  if (constrained) {
    const sampler = satisfyingTexts(pattern, rangesOf, MAX_VALUE_LENGTH);
    if (sampler)
      yield [
        { ...whole, sampler, maxLength: sampler.maxLength, ranges: sampler.ranges },
        MIN_ACCEPTANCE_RATE,
      ];
    yield [whole, MIN_ACCEPTANCE_RATE];
  }
  const written = toTokens(pattern, rangesOf, 'written');
  if (!hasLookarounds(pattern) || written.maxLength > MAX_VALUE_LENGTH) return;
  const part: SamplingMethod = {
    sampler: new PatternSampler(written.tokens),
    matcher,
    maxLength: written.maxLength,
    ranges: () => rangesOfTokens(written.tokens),
    scope: 'part',
    natives: [new RegExp(source, flags)],
  };
  yield [part, MIN_ACCEPTANCE_RATE];
}

function check({ matcher, scope, natives }: SamplingMethod, value: string): MatchOutcome {
  if (matcher[scope](value) === 'step-limit') return 'step-limit';
  return natives.every((native) => nativelyMatches(native, value)) ? 'match' : 'mismatch';
}

interface Trial {
  readonly acceptanceRate: number;
  readonly matches: readonly string[];
  readonly hitStepLimit: boolean;
}

function runTrial(method: SamplingMethod): Trial {
  const stream = createStream();
  stream.seek(streamKey(0, 'pattern trial'), 0);
  const maxSteps = method.matcher.stepsTaken + MAX_TRIAL_STEPS;
  const matches: string[] = [];
  let trials = 0;
  let hitStepLimit = false;
  while (
    trials < (matches.length > 0 ? MAX_TRIALS : MAX_TRIALS_WITHOUT_MATCH) &&
    matches.length < TRIAL_MATCHES &&
    method.matcher.stepsTaken < maxSteps
  ) {
    const value = method.sampler.sample(stream);
    const outcome = check(method, value);
    if (outcome === 'match') matches.push(value);
    hitStepLimit ||= outcome === 'step-limit';
    trials++;
  }
  return { acceptanceRate: matches.length / trials, matches, hitStepLimit };
}

function uncheckedSampler({ sampler }: SamplingMethod): (stream: RandomStream) => string {
  return (stream) => sampler.sample(stream);
}

/** Samples until a value matches. After too many samples or steps, returns a match of the trial. */
function rejectionSampler(
  method: SamplingMethod,
  matches: readonly string[],
): (stream: RandomStream) => string {
  const { sampler, matcher } = method;
  return (stream) => {
    const maxSteps = matcher.stepsTaken + MAX_CELL_STEPS;
    for (let i = 0; i < MAX_CELL_SAMPLES && matcher.stepsTaken < maxSteps; i++) {
      const value = sampler.sample(stream);
      if (check(method, value) === 'match') return value;
    }
    return pickOne(stream, matches);
  };
}

/** A pattern that is too large for the native engine throws only when it is executed. */
function nativelyMatches(native: RegExp, value: string): boolean {
  try {
    return native.test(value);
  } catch {
    return false;
  }
}

function refuse(kind: PatternProblem['kind'], detail: string): CompiledPattern {
  return { ok: false, problem: { kind, detail } };
}
