import type { Result } from '../../result.ts';
import { parsePattern } from './parse.ts';
import { type Piece, toTokens } from './tokens.ts';
import type { Pattern } from './tree.ts';

/** Why a pattern has no values. `detail` is a sentence for the user. */
export type PatternProblem =
  /** The native `RegExp` rejects it for this reason. */
  | { kind: 'invalid'; detail: string }
  /** The pattern has more than 500 characters. */
  | { kind: 'too-long'; detail: string }
  /** Its values could exceed 10,000 characters. */
  | { kind: 'values-too-long'; detail: string }
  /** It contains a construct that cannot be generated or checked. */
  | { kind: 'unsupported'; detail: string }
  /** It is valid, but too few samples matched it, or none. */
  | { kind: 'unmatched'; detail: string };

export interface ReadPattern {
  readonly pattern: Pattern;
  /** Tokens without the text of lookarounds. */
  readonly sampled: Piece;
  /** Only emoji give this pattern the flag `u`. Its values should also match without the flag, if possible. */
  readonly flagOptional: boolean;
}

const MAX_SOURCE_LENGTH = 500;
export const MAX_VALUE_LENGTH = 10_000;
const MAX_SHOWN_COUNT = 1e12;
/**
 * `\p{Lu}` or `\u{1F600}`. They are escapes only with the flag `u`. Without it, their braces are text or a
 * quantifier.
 */
const UNICODE_ONLY_ESCAPE = /(?:^|[^\\])(?:\\\\)*\\(?:[pP]\{\w*[A-Za-z_]|u\{[\dA-Fa-f]*[A-Fa-f])/;
/** `\p{…}` or `\u{…}` after an even number of backslashes: only then is it an escape. */
const UNICODE_ESCAPE = /(?:^|[^\\])(?:\\\\)*\\[pPu]\{/;

/**
 * Parses a pattern and checks its limits. Sets the flag `u` if the pattern needs it. Never throws.
 * @param source the pattern, trimmed, without slashes and flags
 */
export function readPattern(source: string): Result<ReadPattern, PatternProblem> {
  if (source.length > MAX_SOURCE_LENGTH) {
    const detail = `The pattern has ${formatCount(source.length)} characters; the limit is ${MAX_SOURCE_LENGTH}.`;
    return refuse('too-long', detail);
  }
  const wantsUnicode = hasUnicodeSyntax(source);
  const unicodeError = wantsUnicode ? syntaxError(source, 'u') : null;
  const unicode = wantsUnicode && unicodeError === null;
  const needsUnicode = UNICODE_ONLY_ESCAPE.test(source);
  const reason = unicode || needsUnicode ? unicodeError : syntaxError(source, '');
  if (reason !== null) return refuse('invalid', reason);
  const pattern = tryParse(source, unicode);
  if (!pattern) return refuse('unsupported', 'The pattern contains a construct that is not supported.');
  const sampled = toTokens(pattern, 'skipped');
  if (sampled.maxLength > MAX_VALUE_LENGTH) {
    const detail = `Values could be ${formatCount(sampled.maxLength)} characters long; the limit is ${formatCount(MAX_VALUE_LENGTH)}.`;
    return refuse('values-too-long', detail);
  }
  const flagOptional = unicode && !UNICODE_ESCAPE.test(source) && syntaxError(source, '') === null;
  return { ok: true, value: { pattern, sampled, flagOptional } };
}

/** Why the native `RegExp` rejects a pattern, or null if it accepts it. */
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

function refuse(kind: PatternProblem['kind'], detail: string): Result<never, PatternProblem> {
  return { ok: false, error: { kind, detail } };
}

function formatCount(number: number): string {
  return number > MAX_SHOWN_COUNT
    ? `more than ${formatCount(MAX_SHOWN_COUNT)}`
    : number.toLocaleString('en-US');
}
