import type { finance as fields } from '../catalogue/fields/finance.ts';
import { countryByCode } from '../locales/country-codes.ts';
import { cardValues } from './counted/cards.ts';
import { withRoutingDigit } from './counted/check-digits.ts';
import { decimalColumn } from './counted/decimals.ts';
import { ibanValues } from './counted/ibans.ts';
import { characters, entriesOf, texts } from './counted/texts.ts';
import { part } from './entities/entities.ts';
import type { GeneratorsOf } from './generator.ts';
import { chosen, unlimited } from './values.ts';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** ISO 3166's, and Kosovo, for which ISO 9362 uses a code that ISO 3166 leaves to its users. */
const BIC_COUNTRIES = [...Object.keys(countryByCode), 'XK'];

export const finance = {
  'finance.accountNumber': ({ faker, options: { length } }) => ({
    sample: length === 8 ? () => faker.finance.accountNumber() : () => faker.finance.accountNumber(length),
    values: texts(characters(DIGITS, length)),
  }),
  'finance.accountName': ({ faker }) =>
    chosen(
      faker,
      faker.definitions.finance.account_type.map((type) => `${type} Account`),
    ),
  'finance.amount': ({ faker, stream, options: { min, max, dec } }) => {
    const column = decimalColumn(stream, { min, max, dec });
    const isDefault = min === 0 && max === 1000 && dec === 2;
    return isDefault ? { ...column, sample: () => faker.finance.amount() } : column;
  },
  'finance.transactionType': ({ faker }) => chosen(faker, faker.definitions.finance.transaction_type),
  'finance.currencyCode': part('currency', 'code', 'entry'),
  'finance.currencyName': part('currency', 'name', 'entry'),
  'finance.currencySymbol': part('currency', 'symbol'),
  'finance.bitcoinAddress': ({ faker, options: { type, network } }) => {
    const given = { ...(type ? { type } : {}), network };
    return {
      sample:
        type === undefined && network === 'mainnet'
          ? () => faker.finance.bitcoinAddress()
          : () => faker.finance.bitcoinAddress(given),
      values: unlimited,
    };
  },
  'finance.creditCardNumber': ({ faker, options: { issuer } }) => ({
    sample:
      issuer === undefined
        ? () => faker.finance.creditCardNumber()
        : () => faker.finance.creditCardNumber(issuer),
    values: cardValues(faker.definitions.finance.credit_card, issuer),
  }),
  'finance.iban': ({ faker, options: { countryCode, formatted } }) => {
    const given = { ...(countryCode ? { countryCode } : {}), formatted };
    return {
      sample:
        countryCode === undefined && !formatted
          ? () => faker.finance.iban()
          : () => faker.finance.iban(given),
      values: ibanValues(countryCode, formatted),
    };
  },
  'finance.bic': ({ faker, options: { includeBranchCode } }) => {
    const bank = [
      ...characters(LETTERS, 4),
      entriesOf(BIC_COUNTRIES),
      ...characters(DIGITS + LETTERS, includeBranchCode ? 5 : 2),
    ];
    return { sample: () => faker.finance.bic({ includeBranchCode }), values: texts(bank) };
  },
  'finance.creditCardCVV': ({ faker }) => ({
    sample: () => faker.finance.creditCardCVV(),
    values: texts(characters(DIGITS, 3)),
  }),
  'finance.ethereumAddress': ({ faker }) => ({
    sample: () => faker.finance.ethereumAddress(),
    values: unlimited,
  }),
  'finance.pin': ({ faker, options: { length } }) => ({
    sample: () => faker.finance.pin(length),
    values: texts(characters(DIGITS, length)),
  }),
  'finance.routingNumber': ({ faker }) => ({
    sample: () => faker.finance.routingNumber(),
    values: texts(
      [entriesOf(faker.definitions.finance.federal_reserve_routing_symbol), ...characters(DIGITS, 4)],
      withRoutingDigit,
    ),
  }),
} satisfies GeneratorsOf<typeof fields>;
