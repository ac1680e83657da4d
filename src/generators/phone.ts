import type { phone as fields } from '../catalogue/fields/phone.ts';
import { charactersOf } from '../expression/character-set.ts';
import { pickOne, pickUniform } from '../random/uniform.ts';
import { DIGITS } from './characters.ts';
import { codesOf, textOf, writeDigits, writeText } from './digits.ts';
import type { EntriesOf } from './field-entry.ts';
import { createImeiSampler, IMEI_LENGTH, imeiValues } from './imei.ts';
import { powerOfTen } from './number-range.ts';
import { type PhoneForm, phoneForms, phoneLength } from './phone-numbers.ts';
import { combinations, textPlaces } from './text-combinations.ts';
import { longestOf, maskTexts } from './text-facts.ts';

const AREA_DIGITS = 3;
const EXCHANGE_DIGITS = 3;
const LINE_DIGITS = 4;
const LINES = 10_000;
/** One in 20 numbers of the style `human` has an extension, unless the number is reserved. */
const ROWS_PER_EXTENSION = 20;
const EXTENSION_DIGITS = [3, 4, 5];

/**
 * A prime. The form of a number is chosen by the number modulo this, so that consecutive numbers show no regular
 * pattern.
 */
const FORM_MODULUS = 9973;

/**
 * A template for numbers of a form: the character codes, which each sample overwrites, and the indexes of the parts.
 */
function formTemplate({ start, afterArea, afterExchange }: PhoneForm) {
  const area = start.length;
  const exchange = area + AREA_DIGITS + afterArea.length;
  const line = exchange + EXCHANGE_DIGITS + afterExchange.length;
  return { codes: codesOf(`${start}000${afterArea}000${afterExchange}0000`), area, exchange, line };
}

export const phone = {
  /** A number with an area code of the row's place. */
  'phone.number': {
    generate: {
      entity: 'place',
      prepare: ({
        stream,
        language: { lists },
        country: { phones },
        entity: { areaCode },
        options: { style, reserved },
      }) => {
        const forms = phoneForms(lists, style).map(formTemplate);
        const { exchanges } = phones;
        const { exchange: reservedExchange, lineStart } = phones.reserved;
        const reservedLines = powerOfTen(LINE_DIGITS - lineStart.length);
        const pickExchange = () => pickOne(stream, exchanges);
        return (i) => {
          const form = forms[pickUniform(stream, forms.length)];
          if (!form) return '';
          const { codes, area, exchange, line } = form;
          writeText(codes, area, areaCode.at(i));
          writeText(codes, exchange, reserved ? reservedExchange : pickExchange());
          const number = reserved
            ? Number(lineStart) * reservedLines + pickUniform(stream, reservedLines)
            : pickUniform(stream, LINES);
          writeDigits(codes, line, LINE_DIGITS, number);
          const text = textOf(codes);
          if (style !== 'human' || reserved || pickUniform(stream, ROWS_PER_EXTENSION) > 0) return text;
          const digits = EXTENSION_DIGITS[pickUniform(stream, EXTENSION_DIGITS.length)] ?? LINE_DIGITS;
          const least = powerOfTen(digits - 1);
          return `${text} x${least + pickUniform(stream, 9 * least)}`;
        };
      },
    },
    // Unique numbers have no extension, and each is written in one form only: no two of them reach the same
    // telephone.
    values: ({
      language: { lists },
      country: { phones },
      tables: { places },
      options: { style, reserved },
    }) => {
      const areas = places?.areaCodes() ?? [];
      const { exchange, lineStart } = phones.reserved;
      const line = reserved
        ? [[lineStart], ...textPlaces(DIGITS, LINE_DIGITS - lineStart.length)]
        : textPlaces(DIGITS, LINE_DIGITS);
      const exchanges = reserved ? [exchange] : phones.exchanges;
      const forms = phoneForms(lists, style);
      const write = (number: string) => {
        const form = forms[(Number(number) % FORM_MODULUS) % forms.length];
        return form ? written(number, form) : '';
      };
      const values = combinations([areas, exchanges, ...line], { write });
      return { ...values, maxLength: phoneLength(lists, style) };
    },
    length: ({ language: { lists }, options: { style, reserved } }) =>
      reserved ? phoneLength(lists, style) : longestOf(lists.phone_number.format[style] ?? []),
    characters: ({ language: { lists }, options: { style } }) =>
      maskTexts(lists.phone_number.format[style] ?? []).characters(),
  },
  'phone.imei': {
    generate: ({ stream }) => createImeiSampler(stream),
    values: imeiValues,
    length: IMEI_LENGTH,
    characters: charactersOf([...DIGITS, '-']),
  },
} satisfies EntriesOf<typeof fields>;

function written(number: string, { start, afterArea, afterExchange }: PhoneForm): string {
  return start + number.slice(0, 3) + afterArea + number.slice(3, 6) + afterExchange + number.slice(6);
}
