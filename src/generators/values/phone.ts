import type { phone as fields } from '../../catalogue/fields/phone.ts';
import { DIGITS } from '../documents/characters.ts';
import { EXCHANGES, type PhoneForm, phoneForms, phoneLength, RESERVED_EXCHANGE } from '../phone-numbers.ts';
import { combinations, masked } from './combinations.ts';
import type { ValuesOf } from './values.ts';

const IMEI = '##-######-######-';

/** Shares the numbers among their forms without a pattern: a prime. */
const FORM_MODULUS = 9973;

export const phone = {
  // Distinct numbers have no extension, and each has one form, so that no two of them ring the same telephone.
  'phone.number': ({ faker, tables: { places }, options: { style, reserved } }) => {
    const areas = places?.areaCodesOfCity.flat() ?? [];
    const line = reserved ? [['01'], DIGITS, DIGITS] : [DIGITS, DIGITS, DIGITS, DIGITS];
    const exchanges = reserved ? [RESERVED_EXCHANGE] : EXCHANGES;
    const forms = phoneForms(faker, style);
    const values = combinations([areas, exchanges, ...line], (number) => {
      const form = forms[(Number(number) % FORM_MODULUS) % forms.length];
      return form ? written(number, form) : '';
    });
    return { ...values, maxLength: phoneLength(faker, style) };
  },
  // Faker adds the check digit to digits that are given.
  'phone.imei': ({ faker }) =>
    masked(IMEI, (digits) => faker.helpers.replaceCreditCardSymbols(`${digits}L`, '#')),
} satisfies ValuesOf<typeof fields>;

function written(number: string, { start, afterArea, afterExchange }: PhoneForm): string {
  return start + number.slice(0, 3) + afterArea + number.slice(3, 6) + afterExchange + number.slice(6);
}
