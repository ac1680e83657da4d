import type { phone as fields } from '../../catalogue/fields/phone.ts';
import { masked, union } from './combinations.ts';
import type { ValuesOf } from './values.ts';

const IMEI = '##-######-######-';

export const phone = {
  // Distinct numbers have no extension, such that no two of them ring the same telephone.
  'phone.number': ({ faker, options: { style } }) => {
    const formats = faker.definitions.phone_number.format[style] ?? [];
    return union(formats.filter((format) => !format.includes('x')).map((format) => masked(format)));
  },
  // Faker adds the check digit to digits that are given.
  'phone.imei': ({ faker }) =>
    masked(IMEI, (digits) => faker.helpers.replaceCreditCardSymbols(`${digits}L`, '#')),
} satisfies ValuesOf<typeof fields>;
