import { readingOf } from '../../expression/pattern-flags.ts';
import type { Result } from '../../result.ts';
import { type RangesOf, rangesOfClasses } from './characters.ts';
import { parsePattern } from './parse.ts';
import { type Piece, toTokens } from './tokens.ts';
import type { Pattern } from './tree.ts';

/** Why a pattern has no values. `detail` is a sentence for the user. */
export type PatternProblem =
  /** The native `RegExp` rejects it for this reason. */
  | { kind: 'invalid'; detail: string }
  /** The pattern has more than 4,000 characters. */
  | { kind: 'too-long'; detail: string }
  /** Its values could exceed 10,000 characters. */
  | { kind: 'values-too-long'; detail: string }
  /** It contains a construct that cannot be generated or checked. */
  | { kind: 'unsupported'; detail: string }
  /** It is valid, but too few samples matched it, or none. */
  | { kind: 'unmatched'; detail: string };

export interface ReadPattern {
  readonly pattern: Pattern;
  /** The characters that its classes are sampled from. */
  readonly rangesOf: RangesOf;
  /** Tokens without the text of lookarounds. */
  readonly sampled: Piece;
  /** Only emoji give this pattern the flag `u`. Its values should also match without the flag, if possible. */
  readonly flagOptional: boolean;
}

const MAX_SOURCE_LENGTH = 4000;
/** Parsing and matching recurse into groups. The native engines set no common limit. */
const MAX_NESTED_GROUPS = 250;
export const MAX_VALUE_LENGTH = 10_000;
const MAX_SHOWN_COUNT = 1e12;
/** A parenthesis, or an escape or a class, in which a parenthesis is a character. */
const PARENTHESES = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]?|[()]/g;

/**
 * Parses a pattern and checks its limits. Sets the flag `u` if the pattern needs it. Never throws.
 * @param source the pattern, trimmed, without slashes and flags
 */
export function readPattern(source: string): Result<ReadPattern, PatternProblem> {
  if (source.length > MAX_SOURCE_LENGTH) {
    const detail = `The pattern has ${formatCount(source.length)} characters; the limit is ${formatCount(MAX_SOURCE_LENGTH)}.`;
    return refuse('too-long', detail);
  }
  const nested = nestedGroups(source);
  if (nested > MAX_NESTED_GROUPS) {
    const detail = `Its groups are nested ${formatCount(nested)} levels deep; the limit is ${MAX_NESTED_GROUPS}.`;
    return refuse('unsupported', detail);
  }
  const reading = readingOf(source);
  if (!reading.ok) return refuse('invalid', reading.reason);
  const { flags, flagOptional } = reading;
  const pattern = tryParse(source, flags === 'u');
  if (!pattern) return refuse('unsupported', 'The pattern contains a construct that is not supported.');
  const rangesOf = rangesOfClasses(pattern);
  const sampled = toTokens(pattern, rangesOf, 'skipped');
  if (sampled.maxLength > MAX_VALUE_LENGTH) {
    const detail = `Values could be ${formatCount(sampled.maxLength)} characters long; the limit is ${formatCount(MAX_VALUE_LENGTH)}.`;
    return refuse('values-too-long', detail);
  }
  return { ok: true, value: { pattern, rangesOf, sampled, flagOptional } };
}

function nestedGroups(source: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [found] of source.matchAll(PARENTHESES)) {
    if (found === '(') deepest = Math.max(deepest, ++depth);
    if (found === ')') depth--;
  }
  return deepest;
}

function tryParse(source: string, unicode: boolean): Pattern | null {
  try {
    return parsePattern(source, unicode);
  } catch {
    return null;
  }
}

function refuse(kind: PatternProblem['kind'], detail: string): Result<never, PatternProblem> {
  return { ok: false, error: { kind, detail } };
}

function formatCount(number: number): string {
  return number > MAX_SHOWN_COUNT
    ? `more than ${formatCount(MAX_SHOWN_COUNT)}`
    : number.toLocaleString('en-US');
}
