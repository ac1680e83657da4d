import type { phone as fields } from '../catalogue/fields/phone.ts';
import type { GeneratorsOf, PreparedColumn } from './generator.ts';
import { masked, union } from './texts.ts';

const IMEI = '##-######-######-';

export const phone = {
  'phone.number': ({ faker, options: { style } }): PreparedColumn => {
    const formats = faker.definitions.phone_number.format[style] ?? [];
    return {
      sample: style === 'human' ? () => faker.phone.number() : () => faker.phone.number({ style }),
      // Distinct numbers have no extension, such that no two of them ring the same telephone.
      values: union(formats.filter((format) => !format.includes('x')).map((format) => masked(format))),
    };
  },
  'phone.imei': ({ faker }): PreparedColumn => ({
    sample: () => faker.phone.imei(),
    // Faker adds the check digit to digits that are given.
    values: masked(IMEI, (digits) => faker.helpers.replaceCreditCardSymbols(`${digits}L`, '#')),
  }),
} satisfies GeneratorsOf<typeof fields>;
