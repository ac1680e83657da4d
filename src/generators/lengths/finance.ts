import type { finance as fields } from '../../catalogue/fields/finance.ts';
import { cardsOf, issuers } from '../cards.ts';
import { currencies } from '../data/currencies.ts';
import { ibanLayouts } from '../data/iban-layouts.ts';
import type { LengthsOf } from './lengths.ts';
import { longestOf, once } from './lengths.ts';

/** `EUR Euro,€,2,…`. */
const currencyEntries = () => currencies.split('|').map((entry) => entry.split(','));
const COUNTRY_AND_CHECK_DIGITS = 4;
const IBAN_GROUP = 4;

/** Of a country's accounts, or of any: `DE EUR 300 18n`, with banks after it where `*` stands. */
function ibanLength(countryCode: string | undefined): number {
  const layouts = ibanLayouts.split('|').map((entry) => entry.split(' '));
  const own = layouts.filter(([country]) => countryCode === undefined || country === countryCode);
  const lengths = own.map(([, , , holds = '', bank = '']) => {
    const account = holds
      .replace('*', bank)
      .replaceAll(/(\d{0,2})([nrk])/g, (_, count: string, mark: string) => mark.repeat(Number(count || 1)));
    return COUNTRY_AND_CHECK_DIGITS + account.length;
  });
  return Math.max(...lengths);
}

/** Digits of a card, with a hyphen between two groups. */
const CARD_LENGTH = Math.max(
  ...issuers.map((issuer) => {
    const { groups } = cardsOf(issuer);
    return groups.reduce<number>((sum, digits) => sum + digits + 1, -1);
  }),
);

const BITCOIN_LENGTHS = { legacy: 35, segwit: 35, bech32: 42, taproot: 62 } as const;

export const finance = {
  'finance.accountNumber': ({ options: { length } }) => length,
  'finance.currencyCode': 3,
  'finance.currencyName': once(() => longestOf(currencyEntries().map(([title = '']) => title.slice(4)))),
  'finance.currencySymbol': once(() => longestOf(currencyEntries().map(([, symbol]) => symbol))),
  'finance.bitcoinAddress': ({ options: { type } }) =>
    type === undefined ? Math.max(...Object.values(BITCOIN_LENGTHS)) : BITCOIN_LENGTHS[type],
  'finance.creditCardNumber': CARD_LENGTH,
  'finance.creditCardIssuer': longestOf(issuers.map((issuer) => cardsOf(issuer).name)),
  'finance.iban': ({ options: { countryCode, formatted } }) => {
    const length = ibanLength(countryCode);
    return formatted ? length + Math.ceil(length / IBAN_GROUP) - 1 : length;
  },
  'finance.bic': ({ options: { includeBranchCode } }) => (includeBranchCode ? 11 : 8),
  'finance.creditCardCVV': Math.max(...issuers.map((issuer) => cardsOf(issuer).cvvDigits)),
  'finance.ethereumAddress': 42,
  'finance.pin': ({ options: { length } }) => length,
  'finance.routingNumber': 9,
} satisfies LengthsOf<typeof fields>;
