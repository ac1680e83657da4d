import type { finance as fields } from '../../catalogue/fields/finance.ts';
import { bitcoinSampler } from '../bitcoin/addresses.ts';
import { finance as byDefault } from '../finance.ts';
import type { GeneratorsOf } from '../generator.ts';
import { hexDigits } from '../hexadecimal.ts';
import { sampleDecimals } from './decimals.ts';

export const finance = {
  ...byDefault,
  'finance.accountNumber': ({ faker, options: { length } }) =>
    length === 8 ? () => faker.finance.accountNumber() : () => faker.finance.accountNumber(length),
  'finance.amount': ({ faker, stream, options: { min, max, dec } }) => {
    const isDefault = min === 0 && max === 1000 && dec === 2;
    return isDefault ? () => faker.finance.amount() : sampleDecimals(stream, { min, max, dec });
  },
  'finance.bitcoinAddress': ({ stream, options: { type, network } }) => bitcoinSampler(stream, network, type),
  'finance.creditCardNumber': ({ faker, options: { issuer } }) =>
    issuer === undefined
      ? () => faker.finance.creditCardNumber()
      : () => faker.finance.creditCardNumber(issuer),
  'finance.iban': ({ faker, options: { countryCode, formatted } }) => {
    const given = { ...(countryCode ? { countryCode } : {}), formatted };
    return countryCode === undefined && !formatted
      ? () => faker.finance.iban()
      : () => faker.finance.iban(given);
  },
  'finance.bic':
    ({ faker, options: { includeBranchCode } }) =>
    () =>
      faker.finance.bic({ includeBranchCode }),
  'finance.creditCardCVV':
    ({ faker }) =>
    () =>
      faker.finance.creditCardCVV(),
  'finance.ethereumAddress':
    ({ stream }) =>
    () =>
      `0x${hexDigits(stream, 40)}`,
  'finance.pin':
    ({ faker, options: { length } }) =>
    () =>
      faker.finance.pin(length),
  'finance.routingNumber':
    ({ faker }) =>
    () =>
      faker.finance.routingNumber(),
} satisfies GeneratorsOf<typeof fields>;
