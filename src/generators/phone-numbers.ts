import { phone } from '../catalogue/fields/phone.ts';
import type { FakerLists } from '../locales/faker-lists.ts';

export const phoneStyles = phone['phone.number'].options.style.choices;
type PhoneStyle = (typeof phoneStyles)[number];

/** How a number is written: the text before its area code, before its exchange, and before its line number. */
export interface PhoneForm {
  readonly start: string;
  readonly afterArea: string;
  readonly afterExchange: string;
}

/** The placeholder for area codes and exchanges in faker's formats. */
const THREE_DIGITS = '!##';
const LINE = '####';
const EXTENSION = ' x';

/** The forms of a style without an extension. */
export function phoneForms(lists: FakerLists, style: PhoneStyle): readonly PhoneForm[] {
  const formats = lists.phone_number.format[style] ?? [];
  return formats
    .filter((format) => withoutExtension(format) === format)
    .map((format) => {
      const [start = '', afterArea = '', rest = ''] = format.split(THREE_DIGITS);
      return { start, afterArea, afterExchange: rest.replace(LINE, '') };
    });
}

/** Removes the extension: `212-555-0100 x123` becomes `212-555-0100`. The `x` can be a capital. */
export function withoutExtension(number: string): string {
  const end = number.toLowerCase().indexOf(EXTENSION);
  return end < 0 ? number : number.slice(0, end);
}

/** The length of the longest number of a style without an extension. */
export function phoneLength(lists: FakerLists, style: PhoneStyle): number {
  return Math.max(
    ...phoneForms(lists, style).map(
      ({ start, afterArea, afterExchange }) =>
        start.length + afterArea.length + afterExchange.length + 2 * THREE_DIGITS.length + LINE.length,
    ),
  );
}
