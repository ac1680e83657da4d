import type { Characters, Member, Span } from './tree.ts';

const span = (from: number, to: number): Span => ({ from, to });

/**
 * Where a wide set (`.`, `\W`, `\p{L}`, `[^x]`) is searched, most readable first; the first window that holds
 * any of its characters is all that is drawn from it.
 */
const ASCII = [span(0x20, 0x7e)];
const LATIN = [span(0xa1, 0xac), span(0xae, 0xff)];
const LETTERS = [
  span(0x100, 0x17f), // Latin Extended-A
  span(0x391, 0x3a1), // Greek
  span(0x3a3, 0x3c9),
  span(0x410, 0x44f), // Cyrillic
  span(0x5d0, 0x5ea), // Hebrew
  span(0x621, 0x63a), // Arabic
  span(0x905, 0x939), // Devanagari
  span(0x3041, 0x3096), // Hiragana
  span(0x30a1, 0x30fa), // Katakana
  span(0x4e00, 0x9fa5), // Chinese
  span(0xac00, 0xd7a3), // Korean
];
const EMOJI = [span(0x1f300, 0x1f64f), span(0x1f680, 0x1f6c5), span(0x1f900, 0x1f9ff)];
const PLANE_0 = [span(0x100, 0xd7ff), span(0xf900, 0xfffd)];
const PLANE_1 = [span(0x10000, 0x1ffff)];
/** Controls, the soft hyphen, lone surrogates and private use: drawn only where a set holds nothing else. */
const UNREADABLE = [
  span(0, 0x1f),
  span(0x7f, 0xa0),
  span(0xad, 0xad),
  span(0xd800, 0xf8ff),
  span(0xfffe, 0xffff),
];

const WINDOWS = [ASCII, LATIN, LETTERS, PLANE_0, PLANE_1, UNREADABLE];
// Plain letters and their accented forms together: \p{L} is more than ASCII, and still readable.
const PROPERTY_WINDOWS = [[...ASCII, ...LATIN], LETTERS, PLANE_0, PLANE_1, UNREADABLE];
// Digits, # and © are emoji to Unicode, yet nobody who asks for emoji means them.
const EMOJI_WINDOWS = [EMOJI, ...PROPERTY_WINDOWS];

/** Whether the characters hold this one, as the native `RegExp` would say. */
export function holds(characters: Characters, code: number): boolean {
  return characters.members.some((member) => memberHolds(member, code)) !== characters.negate;
}

/**
 * The spans that values draw from, all of them within the characters: readable ones wherever there are any.
 * @param unicode whether characters beyond U+FFFF are one character
 * @returns none when no character is found
 */
export function drawableSpans(characters: Characters, unicode: boolean): readonly Span[] {
  if (characters.negate) return firstWindow(WINDOWS, unicode, (code) => holds(characters, code));
  const exact: Span[] = [];
  const ranges: Span[] = [];
  for (const member of characters.members) {
    if ('escape' in member) ranges.push(...escapeSpans(member.escape, unicode));
    else if (member.from === member.to) exact.push(member);
    else ranges.push(member);
  }
  const readable = [...exact, ...ranges.flatMap(withoutUnreadable)];
  return readable.length > 0 ? readable : ranges;
}

function memberHolds(member: Member, code: number): boolean {
  return 'escape' in member
    ? member.escape.test(String.fromCodePoint(code))
    : member.from <= code && code <= member.to;
}

function escapeSpans(native: RegExp, unicode: boolean): readonly Span[] {
  return firstWindow(windowsOf(native.source), unicode, (code) => native.test(String.fromCodePoint(code)));
}

function windowsOf(source: string) {
  if (/Emoji|Pictographic/.test(source)) return EMOJI_WINDOWS;
  return source.startsWith('\\p') ? PROPERTY_WINDOWS : WINDOWS;
}

function firstWindow(
  windows: readonly (readonly Span[])[],
  unicode: boolean,
  has: (code: number) => boolean,
): readonly Span[] {
  for (const window of windows) {
    if (window === PLANE_1 && !unicode) continue;
    const found = window.flatMap((part) => scan(part, has));
    if (found.length > 0) return found;
  }
  return [];
}

/** The runs of characters within a span for which `has` holds. */
function scan({ from, to }: Span, has: (code: number) => boolean): Span[] {
  const runs: Span[] = [];
  let start = -1;
  for (let code = from; code <= to + 1; code++) {
    const inside = code <= to && has(code);
    if (inside && start < 0) start = code;
    if (inside || start < 0) continue;
    runs.push(span(start, code - 1));
    start = -1;
  }
  return runs;
}

function withoutUnreadable(whole: Span): Span[] {
  let rest = [whole];
  for (const { from, to } of UNREADABLE) {
    rest = rest.flatMap((part) => {
      const parts = [
        span(part.from, Math.min(part.to, from - 1)),
        span(Math.max(part.from, to + 1), part.to),
      ];
      return part.to < from || part.from > to ? [part] : parts.filter((cut) => cut.from <= cut.to);
    });
  }
  return rest;
}
