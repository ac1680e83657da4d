import type { commerce as fields } from '../../catalogue/fields/commerce.ts';
import { withIsbn10Digit, withIsbn13Digit, withUpcDigit } from './check-digits.ts';
import { decimalValues } from './decimals.ts';
import { characters, entriesOf, texts } from './texts.ts';
import type { ValuesOf } from './values.ts';
import { uncountable } from './values.ts';

const DIGITS = '0123456789';

export const commerce = {
  'commerce.product': 'entry',
  'commerce.price': ({ options }) => decimalValues(options),
  /** Of the groups 0 and 1, which are English. */
  'commerce.isbn': ({ options: { variant, separator } }) => {
    if (separator !== '') {
      return uncountable(
        'ISBNs can be unique without a separator alone. Leave the separator empty, or make the column not unique.',
      );
    }
    const book = [entriesOf('01'), ...characters(DIGITS, 8)];
    return variant === '13' ? texts(['978', ...book], withIsbn13Digit) : texts(book, withIsbn10Digit);
  },
  'commerce.upc': () => texts(characters(DIGITS, 11), withUpcDigit),
} satisfies ValuesOf<typeof fields>;
