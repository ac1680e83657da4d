import type { Cell } from '../catalogue/field.ts';
import { createIsoTexts, isIsoTime } from './iso-time.ts';
import type { ExpressionType } from './types.ts';

/** The longest text of a cell, in UTF-16 code units: longer results are cut, and so are intermediate ones. */
export const MAX_TEXT_LENGTH = 65_536;

/** The most steps of a formula or a template: each takes some two milliseconds for a text of 65,536 characters. */
export const MAX_REWRITES = 64;

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;
const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;

/** Cuts a text to at most `length` (1 or more) UTF-16 units, without half a surrogate pair at the end. */
export function cutAt(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length);
}

/** Cuts a text to the longest that a cell holds. */
export const cut = (text: string) => cutAt(text, MAX_TEXT_LENGTH);

/** Shortens a text for people to read, with `…` in place of the rest. */
export function shortened(text: string, length: number): string {
  return text.length > length ? `${cutAt(text, length)}…` : text;
}

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** What UTF-8 makes of a text: each half of a surrogate pair becomes U+FFFD. */
export const wellFormed = (text: string) => text.replace(LONE_SURROGATE, '\ufffd');

/** Whether every surrogate of a text belongs to a pair. */
export const isWellFormed = (text: string) => text.search(LONE_SURROGATE) < 0;

/**
 * A cell as formulas and templates write it: a date as YYYY-MM-DD, null and a date outside the calendar as an empty text,
 * anything else as in JSON.
 */
export function textOf(cell: Cell, type: ExpressionType): string {
  if (cell === null) return '';
  if (typeof cell === 'number' && (type === 'date' || type === 'timestamp')) {
    if (!isIsoTime(cell)) return '';
    const iso = new Date(cell).toISOString();
    return type === 'date' ? iso.slice(0, -'T00:00:00.000Z'.length) : iso;
  }
  return String(cell);
}

/** Does what `textOf` does, for many cells: it caches dates, which take ten times as long without a cache. */
export function createTextOf(): typeof textOf {
  const iso = createIsoTexts();
  return (cell, type) => {
    if (typeof cell === 'string') return cell;
    if (typeof cell !== 'number' || !isIsoTime(cell)) return textOf(cell, type);
    if (type === 'timestamp') return iso.time(cell);
    return type === 'date' ? iso.date(cell) : String(cell);
  };
}

/** The index in code units of the code point at `position`, counted from `from`; the text's length past its end. */
function indexOfCodePoint(text: string, from: number, position: number): number {
  let index = from;
  for (let left = position; left > 0 && index < text.length; left--) {
    const pair = isHighSurrogate(text.charCodeAt(index)) && isLowSurrogate(text.charCodeAt(index + 1));
    index += pair ? 2 : 1;
  }
  return index;
}

/** In code points. */
export function lengthOf(text: string): number {
  let length = text.length;
  for (let i = 0; i < text.length - 1; i++) {
    if (isHighSurrogate(text.charCodeAt(i)) && isLowSurrogate(text.charCodeAt(i + 1))) length--;
  }
  return length;
}

/**
 * As SQL's: code points from `start`, counted from 1; those before the first count in `length`.
 * https://www.postgresql.org/docs/current/functions-string.html
 */
export function substring(text: string, start: number, length = Number.POSITIVE_INFINITY): string {
  const first = Math.max(start, 1);
  const count = Math.max(0, start + length - first);
  const from = indexOfCodePoint(text, 0, first - 1);
  return text.slice(from, indexOfCodePoint(text, from, count));
}

export const firstOf = (text: string, count: number) => substring(text, 1, count);
export const lastOf = (text: string, count: number) => substring(text, lengthOf(text) - count + 1);

/** Replaces every occurrence; an empty text never occurs. Stops once the result would be cut. */
export function replaceAll(text: string, search: string, replacement: string): string {
  if (search === '') return text;
  const parts: string[] = [];
  let length = 0;
  let from = 0;
  for (let at = text.indexOf(search); at >= 0; at = text.indexOf(search, from)) {
    parts.push(text.slice(from, at), replacement);
    length += at - from + replacement.length;
    from = at + search.length;
    if (length > MAX_TEXT_LENGTH) return cut(parts.join(''));
  }
  return parts.length === 0 ? text : cut(parts.join('') + text.slice(from));
}

/** By code point: -1, 0 or 1. JavaScript's own order, of UTF-16 code units, puts U+10000 before U+E000. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  for (let i = 0; i < shorter; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    if (isSurrogate(x) !== isSurrogate(y) && x >= 0xd800 && y >= 0xd800) return isSurrogate(x) ? 1 : -1;
    return x < y ? -1 : 1;
  }
  return a.length < b.length ? -1 : 1;
}
