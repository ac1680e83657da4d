import { createStream, pickIndex, type RandomStream, streamKey } from '../random/stream.ts';
import { BoundedMatcher, type MatchOutcome } from './pattern/bounded-matcher.ts';
import { hardestConstruct, hasLookarounds } from './pattern/constructs.ts';
import { parsePattern } from './pattern/parse.ts';
import { PatternSampler } from './pattern/pattern-sampler.ts';
import { type Tokens, toTokens } from './pattern/tokens.ts';
import type { Pattern } from './pattern/tree.ts';

/** Why a pattern yields no values; `detail` is a sentence for people. */
export type PatternProblem =
  /** JavaScript's own `RegExp` refuses it, for this reason. */
  | { kind: 'invalid'; detail: string }
  /** The pattern has more than 500 characters. */
  | { kind: 'too-long'; detail: string }
  /** Its values could exceed 10,000 characters. */
  | { kind: 'values-too-long'; detail: string }
  /** It holds a construct that cannot be generated or checked. */
  | { kind: 'unsupported'; detail: string }
  /** It is valid, but too few values were found that match, if any. */
  | { kind: 'unmatched'; detail: string };

export type CompiledPattern =
  | { ok: true; sample: (stream: RandomStream) => string }
  | { ok: false; problem: PatternProblem };

const MAX_SOURCE_LENGTH = 500;
const MAX_VALUE_LENGTH = 10_000;
const MAX_SHOWN_COUNT = 1e12;
/** `\p{Lu}` or `\u{1F600}`, which are escapes with the flag `u` alone: without it, their braces are a quantifier or text. */
const UNICODE_ONLY_ESCAPE = /(?:^|[^\\])(?:\\\\)*\\(?:[pP]\{\w*[A-Za-z_]|u\{[\dA-Fa-f]*[A-Fa-f])/;
/** `\p{…}` or `\u{…}`, behind an even number of backslashes, so that it is an escape. */
const UNICODE_ESCAPE = /(?:^|[^\\])(?:\\\\)*\\[pPu]\{/;
/** Trial samples: how many matches end them, how many samples, how many without a match, and how many steps. */
const TRIAL_MATCHES = 50;
const MAX_TRIALS = 1000;
const MAX_TRIALS_WITHOUT_MATCH = 300;
const MAX_TRIAL_STEPS = 500_000;
/** The share of trial samples that must match. */
const MIN_ACCEPTANCE_RATE = 0.01;
/** Samples for one cell before it takes a match of the trial, and the steps of matching them. */
const MAX_CELL_SAMPLES = 40;
const MAX_CELL_STEPS = 20_000;

/**
 * Compiles a pattern to a sampler of values that match it. Every value passes the native `RegExp`, with the flag `u` where
 * the pattern needs it (`\p{…}`, `\u{…}`, emoji), and matches from its first character to its last, unless the
 * pattern itself looks beyond its match: `\d+(?=%)` gives `42%`. Open quantifiers repeat at most 10 times beyond
 * their minimum. Wide sets (`.`, `[^x]`, `\W`) give printable ASCII where they can, `\s` a space, `\p{L}` Latin letters
 * with and without accents, `\p{Emoji}` pictures.
 *
 * By rejection sampling: randexp samples, and what does not match is sampled again. The same stream gives the same
 * value. Never throws, and ends in bounded time whatever the pattern.
 * @param source of the pattern, trimmed, without slashes and flags
 */
export function compilePattern(source: string): CompiledPattern {
  if (source.length > MAX_SOURCE_LENGTH) {
    const detail = `The pattern has ${count(source.length)} characters; the limit is ${MAX_SOURCE_LENGTH}.`;
    return refuse('too-long', detail);
  }
  const wantsUnicode = hasUnicodeSyntax(source);
  const unicodeError = wantsUnicode ? syntaxError(source, 'u') : null;
  const unicode = wantsUnicode && unicodeError === null;
  const needsUnicode = UNICODE_ONLY_ESCAPE.test(source);
  const reason = unicode || needsUnicode ? unicodeError : syntaxError(source, '');
  if (reason !== null) return refuse('invalid', reason);
  const pattern = tryParse(source, unicode);
  if (!pattern) return refuse('unsupported', 'The pattern holds a construct that is not known here.');
  return compileParsed(source, pattern);
}

/** One value of a pattern, to show what it makes; always the same. */
export function examplePattern(
  source: string,
): { ok: true; example: string } | { ok: false; problem: PatternProblem } {
  const pattern = compilePattern(source);
  if (!pattern.ok) return pattern;
  const stream = createStream();
  stream.seek(streamKey(0, 'example'), 0);
  return { ok: true, example: pattern.sample(stream) };
}

function compileParsed(source: string, pattern: Pattern): CompiledPattern {
  const tokens = toTokens(pattern, 'skipped');
  if (tokens.maxLength > MAX_VALUE_LENGTH) {
    const detail = `Values could be ${count(tokens.maxLength)} characters long; the limit is ${count(MAX_VALUE_LENGTH)}.`;
    return refuse('values-too-long', detail);
  }
  let hitStepLimit = false;
  for (const method of methods(source, pattern, tokens)) {
    const trial = runTrial(method);
    if (trial.acceptanceRate >= MIN_ACCEPTANCE_RATE) {
      return { ok: true, sample: rejectionSampler(method, trial.matches) };
    }
    hitStepLimit ||= trial.hitStepLimit;
  }
  if (hitStepLimit) return refuse('unsupported', 'Its repetitions make this pattern too slow to check.');
  const construct = hardestConstruct(pattern);
  return refuse('unmatched', `No value was found that ${construct ? `satisfies ${construct}` : 'matches'}.`);
}

/** A way to sample values and to check them: they match as a whole, or in part only. */
interface Method {
  readonly sampler: PatternSampler;
  readonly matcher: BoundedMatcher;
  readonly scope: 'whole' | 'part';
  readonly natives: readonly RegExp[];
}

/** The strictest first: each is tried where none before it accepts enough samples. */
function* methods(source: string, pattern: Pattern, skipped: Tokens): Generator<Method> {
  const flags = pattern.unicode ? 'u' : '';
  const matcher = new BoundedMatcher(pattern);
  const part = new RegExp(source, flags);
  const whole = new RegExp(`^(?:${source})$`, flags);
  const sampler = new PatternSampler(skipped.root);
  if (pattern.unicode && !UNICODE_ESCAPE.test(source) && syntaxError(source, '') === null) {
    // Only emoji make this pattern one for the flag `u`: a value may match without the flag, too.
    yield { sampler, matcher, scope: 'whole', natives: [whole, new RegExp(source)] };
  }
  yield { sampler, matcher, scope: 'whole', natives: [whole] };
  const written = toTokens(pattern, 'written');
  if (!hasLookarounds(pattern) || written.maxLength > MAX_VALUE_LENGTH) return;
  const writtenSampler = new PatternSampler(written.root);
  yield { sampler: writtenSampler, matcher, scope: 'whole', natives: [whole] };
  yield { sampler: writtenSampler, matcher, scope: 'part', natives: [part] };
}

function check({ matcher, scope, natives }: Method, value: string): MatchOutcome {
  if (matcher[scope](value) === 'step-limit') return 'step-limit';
  return natives.every((native) => nativelyMatches(native, value)) ? 'match' : 'mismatch';
}

interface Trial {
  readonly acceptanceRate: number;
  readonly matches: readonly string[];
  readonly hitStepLimit: boolean;
}

function runTrial(method: Method): Trial {
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

/** Samples until a value matches; after too many samples or steps, gives a match of the trial. */
function rejectionSampler(method: Method, matches: readonly string[]): (stream: RandomStream) => string {
  const { sampler, matcher } = method;
  return (stream) => {
    const maxSteps = matcher.stepsTaken + MAX_CELL_STEPS;
    for (let i = 0; i < MAX_CELL_SAMPLES && matcher.stepsTaken < maxSteps; i++) {
      const value = sampler.sample(stream);
      if (check(method, value) === 'match') return value;
    }
    return matches[pickIndex(stream, matches.length)] ?? '';
  };
}

/** Why the native `RegExp` refuses a pattern, or null when it does not. */
function syntaxError(source: string, flags: string): string | null {
  try {
    new RegExp(source, flags);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const reason = message.slice(message.lastIndexOf(': ') + 1).trim();
    return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  }
}

/** A pattern too large for the native engine throws only when it is executed. */
function nativelyMatches(native: RegExp, value: string): boolean {
  try {
    return native.test(value);
  } catch {
    return false;
  }
}

function tryParse(source: string, unicode: boolean): Pattern | null {
  try {
    return parsePattern(source, unicode);
  } catch {
    return null;
  }
}

function hasUnicodeSyntax(source: string): boolean {
  return UNICODE_ESCAPE.test(source) || /[\u{10000}-\u{10ffff}]/u.test(source);
}

function refuse(kind: PatternProblem['kind'], detail: string): CompiledPattern {
  return { ok: false, problem: { kind, detail } };
}

function count(number: number): string {
  return number > MAX_SHOWN_COUNT ? `more than ${count(MAX_SHOWN_COUNT)}` : number.toLocaleString('en-US');
}
