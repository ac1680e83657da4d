import type { finance as fields } from '../../catalogue/fields/finance.ts';
import { amountsByCurrency } from '../amounts.ts';
import { bitcoinSampler } from '../bitcoin/addresses.ts';
import { part } from '../entities/entities.ts';
import { finance as byDefault } from '../finance.ts';
import type { GeneratorsOf } from '../generator.ts';
import { hexSampler } from '../hexadecimal.ts';

export const finance = {
  ...byDefault,
  'finance.accountNumber': ({ faker, options: { length } }) =>
    length === 8 ? () => faker.finance.accountNumber() : () => faker.finance.accountNumber(length),
  'finance.amount': {
    entity: 'currency',
    prepare: ({ stream, entity: { decimals, perDollar }, options }) => {
      const amountOf = amountsByCurrency(stream, options);
      return (i) => amountOf(decimals.at(i), perDollar.at(i));
    },
  },
  'finance.bitcoinAddress': ({ stream, options: { type, network } }) => bitcoinSampler(stream, network, type),
  'finance.creditCardIssuer': part('card', 'issuerName'),
  'finance.iban': {
    entity: 'currency',
    prepare: ({ entity: { iban }, options: { formatted } }) =>
      formatted ? (i) => inGroups(iban.at(i)) : (i) => iban.at(i),
  },
  'finance.bic':
    ({ faker, options: { includeBranchCode } }) =>
    () =>
      faker.finance.bic({ includeBranchCode }),
  'finance.creditCardCVV': part('card', 'code'),
  'finance.ethereumAddress': ({ stream }) => {
    const sample = hexSampler(stream, 40);
    return () => `0x${sample()}`;
  },
  'finance.pin':
    ({ faker, options: { length } }) =>
    () =>
      faker.finance.pin(length),
  'finance.routingNumber':
    ({ faker }) =>
    () =>
      faker.finance.routingNumber(),
} satisfies GeneratorsOf<typeof fields>;

/** Groups of four, as on paper. */
function inGroups(iban: string): string {
  let text = iban.slice(0, 4);
  for (let at = 4; at < iban.length; at += 4) text += ` ${iban.slice(at, at + 4)}`;
  return text;
}
