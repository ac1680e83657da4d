import type { phone as fields } from '../../catalogue/fields/phone.ts';
import { DIGITS } from '../documents/characters.ts';
import { EXCHANGES, phoneForms, RESERVED_EXCHANGE } from '../phone-numbers.ts';
import { combinations, masked, union } from './combinations.ts';
import type { ValuesOf } from './values.ts';

const IMEI = '##-######-######-';

export const phone = {
  // Distinct numbers have no extension, such that no two of them ring the same telephone.
  'phone.number': ({ faker, tables: { places }, options: { style, reserved } }) => {
    const areas = places?.areaCodesOfCity.flat() ?? [];
    const line = reserved ? [['01'], DIGITS, DIGITS] : [DIGITS, DIGITS, DIGITS, DIGITS];
    const exchanges = reserved ? [RESERVED_EXCHANGE] : EXCHANGES;
    return union(
      phoneForms(faker, style).map(({ start, afterArea, afterExchange }) =>
        combinations([[start], areas, [afterArea], exchanges, [afterExchange], ...line]),
      ),
    );
  },
  // Faker adds the check digit to digits that are given.
  'phone.imei': ({ faker }) =>
    masked(IMEI, (digits) => faker.helpers.replaceCreditCardSymbols(`${digits}L`, '#')),
} satisfies ValuesOf<typeof fields>;
