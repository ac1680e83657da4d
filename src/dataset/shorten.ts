import type { WhenTooLong } from '../catalogue/field.ts';
import { cutAt } from '../expression/text.ts';
import { withoutExtension } from '../generators/phone-numbers.ts';

/** Shortens a text that is longer than `length` to at most `length` UTF-16 units. `length` is at least 1. */
type Shorten = (text: string, length: number) => string;

/**
 * Returns the function that shortens texts. It cuts the end, never inside a character, unless the field has its own
 * rule. Each rule takes linear time.
 * @param isDistinct whether texts must stay distinct: then the number at the end is kept, because it makes them
 * distinct
 */
export function shortenBy(rule: WhenTooLong, isDistinct: boolean): Shorten {
  switch (rule) {
    case 'username':
      return (text, length) =>
        withEnd(text, isDistinct ? digitsBefore(text, text.length) : text.length, length);
    case 'file-name':
      return (text, length) => withEnd(text, text.lastIndexOf('.'), length);
    case 'phone-number':
      return (text) => withoutExtension(text);
    case 'email':
    case 'refused':
    case 'cut-at-end':
      return (text, length) => shortenText(text, length, isDistinct);
  }
}

const LINE_BREAK = /[\n\r\u2028\u2029]/;
const SPACE = /\s/;

/** Shortens an email address in its name, before the number. Templates can write addresses too. */
function shortenText(text: string, length: number, isDistinct: boolean): string {
  const at = text.indexOf('@');
  const end = at < 0 ? text.length : at;
  if ((at < 0 && !isDistinct) || LINE_BREAK.test(text)) return cutAt(text, length);
  const from = digitsBefore(text, end);
  const isEmail = at > 0 && from === at && !text.includes('@', at + 1) && !SPACE.test(text);
  if (isEmail) return withEnd(text, from, length);
  const kept = text.length - from;
  return kept === 0 || kept >= length
    ? cutAt(text, length)
    : cutAt(text.slice(0, from), length - kept) + text.slice(from);
}

const ZERO = 48;
const NINE = 57;

/** The start of the digits that end before `place`. `place` itself if there are none. */
function digitsBefore(text: string, place: number): number {
  let from = place;
  while (from > 0) {
    const code = text.charCodeAt(from - 1);
    if (code < ZERO || code > NINE) break;
    from--;
  }
  return from;
}

const isSeparator = (character: string | undefined) =>
  character === '.' || character === '_' || character === '-';

/**
 * Keeps everything from index `from` on, and as much of the text before it as fits. That part ends in no point, hyphen
 * or underscore, unless a digit follows.
 */
function withEnd(text: string, from: number, length: number): string {
  const kept = text.length - from;
  if (from < 0 || kept >= length) return cutAt(text, length);
  const room = length - kept;
  const head = cutAt(text.slice(0, from), room);
  const isNumbered =
    kept > 0 && from < text.length && text.charCodeAt(from) >= ZERO && text.charCodeAt(from) <= NINE;
  return (isNumbered ? head : withoutSeparatorAtEnd(text.slice(0, from), head, room)) + text.slice(from);
}

/**
 * Drops separators at the end of `head`, and fills the room with the next characters of `whole` that are no separators.
 */
function withoutSeparatorAtEnd(whole: string, head: string, room: number): string {
  let end = head.length;
  while (end > 0 && isSeparator(head[end - 1])) end--;
  if (end === head.length || end === 0) return head;
  let made = head.slice(0, end);
  for (const character of whole.slice(head.length)) {
    if (made.length + character.length > room) break;
    if (!isSeparator(character)) made += character;
  }
  return made;
}
