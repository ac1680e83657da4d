import type { Result } from '../../result.ts';
import { parsePattern } from './parse.ts';
import { type Piece, toTokens } from './tokens.ts';
import type { Pattern } from './tree.ts';

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

export interface ReadPattern {
  readonly pattern: Pattern;
  /** Without the text of lookarounds. */
  readonly sampled: Piece;
  /** Only emoji make this pattern one for the flag `u`: values are sought that match without the flag, too. */
  readonly flagOptional: boolean;
}

const MAX_SOURCE_LENGTH = 500;
export const MAX_VALUE_LENGTH = 10_000;
const MAX_SHOWN_COUNT = 1e12;
/** `\p{Lu}` or `\u{1F600}`, which are escapes with the flag `u` alone: without it, their braces are a quantifier or text. */
const UNICODE_ONLY_ESCAPE = /(?:^|[^\\])(?:\\\\)*\\(?:[pP]\{\w*[A-Za-z_]|u\{[\dA-Fa-f]*[A-Fa-f])/;
/** `\p{…}` or `\u{…}`, behind an even number of backslashes, so that it is an escape. */
const UNICODE_ESCAPE = /(?:^|[^\\])(?:\\\\)*\\[pPu]\{/;

/**
 * Parses a pattern, with the flag `u` where it needs it, and checks its limits. Never throws.
 * @param source of the pattern, trimmed, without slashes and flags
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
  if (!pattern) return refuse('unsupported', 'The pattern holds a construct that is not known here.');
  const sampled = toTokens(pattern, 'skipped');
  if (sampled.maxLength > MAX_VALUE_LENGTH) {
    const detail = `Values could be ${formatCount(sampled.maxLength)} characters long; the limit is ${formatCount(MAX_VALUE_LENGTH)}.`;
    return refuse('values-too-long', detail);
  }
  const flagOptional = unicode && !UNICODE_ESCAPE.test(source) && syntaxError(source, '') === null;
  return { ok: true, value: { pattern, sampled, flagOptional } };
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
