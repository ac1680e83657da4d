import { errorMessage } from '../error-text.ts';

/**
 * `\p{Lu}` or `\u{1F600}`. They are escapes only with the flag `u`. Without it, their braces are text or a
 * quantifier.
 */
const UNICODE_ONLY_ESCAPE = /(?:^|[^\\])(?:\\\\)*\\(?:[pP]\{\w*[A-Za-z_]|u\{[\dA-Fa-f]*[A-Fa-f])/;
/** `\p{…}` or `\u{…}` after an even number of backslashes: only then is it an escape. */
const UNICODE_ESCAPE = /(?:^|[^\\])(?:\\\\)*\\[pPu]\{/;
const BEYOND_UNITS = /[\u{10000}-\u{10ffff}]/u;

export type PatternReading =
  /**
   * `flags`: those with which the native `RegExp` reads the pattern. `flagOptional`: only characters beyond U+FFFF give
   * it the flag `u`, and it is valid without the flag too.
   */
  | { readonly ok: true; readonly flags: '' | 'u'; readonly flagOptional: boolean }
  /** Why it is not a regular expression. */
  | { readonly ok: false; readonly reason: string };

/**
 * How a pattern is read wherever it comes from: with the flag `u` if it has `\p{…}`, `\u{…}` or characters beyond
 * U+FFFF, or if it is valid only with the flag; otherwise without flags.
 */
export function readingOf(source: string): PatternReading {
  const plainError = syntaxError(source, '');
  const hasEscape = UNICODE_ESCAPE.test(source);
  const asksForUnicode = hasEscape || BEYOND_UNITS.test(source);
  if (!asksForUnicode && plainError === null) return { ok: true, flags: '', flagOptional: false };
  const unicodeError = syntaxError(source, 'u');
  if (unicodeError === null) {
    return { ok: true, flags: 'u', flagOptional: !hasEscape && plainError === null };
  }
  const reason = UNICODE_ONLY_ESCAPE.test(source) ? unicodeError : plainError;
  return reason === null ? { ok: true, flags: '', flagOptional: false } : { ok: false, reason };
}

/** Why the native `RegExp` rejects a pattern, or null if it accepts it. */
function syntaxError(source: string, flags: string): string | null {
  try {
    new RegExp(source, flags);
    return null;
  } catch (error) {
    const message = errorMessage(error);
    const reason = message.slice(message.lastIndexOf(': ') + 1).trim();
    return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  }
}
