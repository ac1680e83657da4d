import type { commerce as fields } from '../catalogue/fields/commerce.ts';
import { pickUniform } from '../random/uniform.ts';
import { withIsbn10Digit, withIsbn13Digit, withUpcDigit } from './counted/check-digits.ts';
import { decimalColumn, decimalText, decimalUnits } from './counted/decimals.ts';
import { characters, entriesOf, texts, uncountable } from './counted/texts.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf, Values } from './generator.ts';
import { chosen } from './values.ts';

/** How often prices end in which digit: half in 9, three in ten in 5, one in ten in 0, one in ten in any. */
const LAST_DIGITS = [...'0123456789', ...'9'.repeat(50), ...'5'.repeat(30), ...'0'.repeat(10)].map(Number);

const DIGITS = '0123456789';

export const commerce = {
  'commerce.department': ({ faker }) => chosen(faker, faker.definitions.commerce.department),
  'commerce.productName': part('product', 'name'),
  'commerce.price': ({ faker, stream, options: { min, max, dec } }) => {
    const column = decimalColumn(stream, { min, max, dec });
    if (min === 1 && max === 1000 && dec === 2) return { ...column, sample: () => faker.commerce.price() };
    if (dec === 0) return column;
    const units = decimalUnits({ min, max, dec });
    const [first, last] = [Number(units.first), Number(units.last)];
    return {
      ...column,
      sample: () => {
        const price = first + pickUniform(stream, last - first + 1);
        const rounded = price - (price % 10) + faker.helpers.arrayElement(LAST_DIGITS);
        return decimalText(rounded >= first && rounded <= last ? rounded : price, dec);
      },
    };
  },
  'commerce.productAdjective': part('product', 'adjective'),
  'commerce.productMaterial': part('product', 'material'),
  'commerce.product': part('product', 'product'),
  'commerce.isbn': ({ faker, options: { variant, separator } }) => {
    const given = { variant: variant === '13' ? 13 : 10, separator } as const;
    return { sample: () => faker.commerce.isbn(given), values: isbnValues(given) };
  },
  'commerce.upc': ({ faker }) => ({
    sample: () => faker.commerce.upc(),
    values: texts(characters(DIGITS, 11), withUpcDigit),
  }),
} satisfies GeneratorsOf<typeof fields>;

/** Of the groups 0 and 1, which are English. */
function isbnValues({
  variant,
  separator,
}: {
  readonly variant: 10 | 13;
  readonly separator: string;
}): Values {
  if (separator !== '') {
    return uncountable(
      'ISBNs can be unique without a separator alone. Leave the separator empty, or make the column not unique.',
    );
  }
  const book = [entriesOf('01'), ...characters(DIGITS, 8)];
  return variant === 13 ? texts(['978', ...book], withIsbn13Digit) : texts(book, withIsbn10Digit);
}
