import type { finance as fields } from '../../catalogue/fields/finance.ts';
import { countryByCode } from '../../locales/country-codes.ts';
import { amountRange } from '../amounts.ts';
import { withRoutingDigit } from './check-digits.ts';
import { decimalValues } from './decimals.ts';
import { characters, entriesOf, texts } from './texts.ts';
import type { ValuesOf } from './values.ts';
import { unlimited } from './values.ts';

/** Decimals of unique amounts: those of most currencies. */
const CENTS = 2;
const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** ISO 3166's, and Kosovo, for which ISO 9362 uses a code that ISO 3166 leaves to its users. */
const BIC_COUNTRIES = [...Object.keys(countryByCode), 'XK'];

export const finance = {
  'finance.accountNumber': ({ options: { length } }) => texts(characters(DIGITS, length)),
  'finance.amount': ({ options }) => decimalValues(amountRange(options, CENTS, 1)),
  'finance.currencyCode': 'entry',
  'finance.currencyName': 'entry',
  'finance.bitcoinAddress': () => unlimited,
  'finance.creditCardNumber': 'number',
  'finance.iban': 'number',
  'finance.bic': ({ options: { includeBranchCode } }) =>
    texts([
      ...characters(LETTERS, 4),
      entriesOf(BIC_COUNTRIES),
      ...characters(DIGITS + LETTERS, includeBranchCode ? 5 : 2),
    ]),
  'finance.ethereumAddress': () => unlimited,
  'finance.pin': ({ options: { length } }) => texts(characters(DIGITS, length)),
  'finance.routingNumber': ({ faker }) =>
    texts(
      [entriesOf(faker.definitions.finance.federal_reserve_routing_symbol), ...characters(DIGITS, 4)],
      withRoutingDigit,
    ),
} satisfies ValuesOf<typeof fields>;
