import type { commerce as fields } from '../../catalogue/fields/commerce.ts';
import { pickUniform } from '../../random/uniform.ts';
import { commerce as byDefault } from '../commerce.ts';
import type { GeneratorsOf } from '../generator.ts';
import { decimalText, decimalUnits, sampleDecimals } from './decimals.ts';

/** How often prices end in which digit: half in 9, three in ten in 5, one in ten in 0, one in ten in any. */
const LAST_DIGITS = [...'0123456789', ...'9'.repeat(50), ...'5'.repeat(30), ...'0'.repeat(10)].map(Number);

export const commerce = {
  ...byDefault,
  'commerce.price': ({ faker, stream, options: { min, max, dec } }) => {
    if (min === 1 && max === 1000 && dec === 2) return () => faker.commerce.price();
    if (dec === 0) return sampleDecimals(stream, { min, max, dec });
    const units = decimalUnits({ min, max, dec });
    const [first, last] = [Number(units.first), Number(units.last)];
    return () => {
      const price = first + pickUniform(stream, last - first + 1);
      const rounded = price - (price % 10) + faker.helpers.arrayElement(LAST_DIGITS);
      return decimalText(rounded >= first && rounded <= last ? rounded : price, dec);
    };
  },
  'commerce.isbn': ({ faker, options: { variant, separator } }) => {
    const given = { variant: variant === '13' ? 13 : 10, separator } as const;
    return () => faker.commerce.isbn(given);
  },
  'commerce.upc':
    ({ faker }) =>
    () =>
      faker.commerce.upc(),
} satisfies GeneratorsOf<typeof fields>;
