import type { finance as fields } from '../catalogue/fields/finance.ts';
import { charactersOf } from '../expression/character-set.ts';
import type { RandomStream } from '../random/stream.ts';
import { pickOne } from '../random/uniform.ts';
import { currencyOf } from '../schema/field-numbers.ts';
import { amountRange, amountsByCurrency } from './amounts.ts';
import { bitcoinSampler } from './bitcoin/addresses.ts';
import { cardsOf, issuers } from './cards.ts';
import { DIGITS, LOWER_HEX, UPPER } from './characters.ts';
import { withRoutingDigit } from './check-digits.ts';
import { currencies } from './data/currencies.ts';
import { decimalTextValues } from './decimal-texts.ts';
import { repeating, unlimited } from './distinct-values.ts';
import { type EntriesOf, ofTexts, oneOf, part } from './field-entry.ts';
import { hexSampler } from './hexadecimal.ts';
import { bankCountries, banksInCountry, numbersOfAny } from './iban/banks.ts';
import { accountLength, ibanLength } from './iban/iban-length.ts';
import { powerOfTen } from './number-range.ts';
import { once } from './once.ts';
import { textSampler } from './random-text.ts';
import { combinations, textPlaces } from './text-combinations.ts';
import { chained, characterSets, knownFacts } from './text-facts.ts';
import { asOftenAs } from './weighted.ts';

/** Unique amounts have two decimals, as most currencies do. */
const CENTS = 2;
const IBAN_GROUP = 4;
const BITCOIN_LENGTHS = { legacy: 35, segwit: 35, bech32: 42, taproot: 62 } as const;

/** The length of the longest card number with its hyphens. */
const cardLength = once(() =>
  Math.max(
    ...issuers.map((issuer) => cardsOf(issuer).groups.reduce<number>((sum, digits) => sum + digits + 1, -1)),
  ),
);

/** Each entry of the table reads `EUR Euro,€,2,…`. */
const currencyEntries = () => currencies.split('|').map((entry) => entry.split(','));
const currencyNames = () => currencyEntries().map(([title = '']) => title.slice(4));
const currencySymbols = () => currencyEntries().map(([, symbol = '']) => symbol);

/** The digits of an account number without an IBAN and without an option. */
const ACCOUNT_DIGITS = 8;

/**
 * The characters of a BIC's location. A 0 or 1 at its end marks BICs for testing and of banks without a connection to
 * the network, and O looks like 0. https://www.iso9362.org
 */
const LOCATION = [...DIGITS.slice(2), ...UPPER.filter((letter) => letter !== 'O')];
/** The first characters of branch codes. X is that of the head office, XXX. */
const BRANCH_START = [...DIGITS, ...UPPER.filter((letter) => letter !== 'X')];

/**
 * Counts the texts of `length` digits. The limit of 2^104 keeps texts of 29 to 31 digits counted, so that their
 * existing values do not change.
 */
const digitValues = (length: number) =>
  combinations(textPlaces(DIGITS, length), { fastest: 'last', unlimitedFrom: 2n ** 104n });

export const finance = {
  'finance.accountNumber': {
    generate: {
      entity: 'currency',
      prepare: ({ stream, entity: { account }, options: { length } }) => {
        if (account) return length === undefined ? account : (i) => withLength(account.at(i), length);
        return digitSampler(stream, length ?? ACCOUNT_DIGITS);
      },
    },
    values: ({ options: { length } }) => digitValues(length ?? ACCOUNT_DIGITS),
    length: ({ options: { length } }) => length ?? accountLength(),
    characters: characterSets.digits,
  },
  'finance.accountName': oneOf(({ language: { accountEnd, banking, lists } }) =>
    asOftenAs(lists.finance.account_type, banking.accounts).map((type) => type + accountEnd),
  ),
  'finance.amount': {
    generate: {
      entity: 'currency',
      prepare: ({ stream, entity: { decimals, perDollar }, options }) => {
        const amountOf = amountsByCurrency(stream, options);
        return (i) => amountOf(decimals.at(i), perDollar.at(i));
      },
    },
    values: ({ options }) => decimalTextValues(amountRange(options, CENTS, 1)),
    // Each currency has its own decimals and its own range.
    hasMoreValues: (column, { currencies }) => currencies.has(currencyOf(column)),
    // The currency, and with it the number of decimals, can come from another column.
    length: 'by-other-columns',
  },
  'finance.transactionType': oneOf(({ language: { banking, lists } }) =>
    asOftenAs(lists.finance.transaction_type, banking.transactions),
  ),
  'finance.currencyCode': part('currency', 'code', {
    values: 'entry',
    length: 3,
    characters: characterSets.codes,
  }),
  'finance.currencyName': part('currency', 'name', { values: 'entry', ...ofTexts(currencyNames) }),
  'finance.currencySymbol': part('currency', 'symbol', { values: repeating, ...ofTexts(currencySymbols) }),
  'finance.bitcoinAddress': {
    generate: ({ stream, options: { type, network } }) => bitcoinSampler(stream, network, type),
    values: unlimited,
    length: ({ options: { type } }) =>
      type === undefined ? Math.max(...Object.values(BITCOIN_LENGTHS)) : BITCOIN_LENGTHS[type],
    characters: characterSets.alphanumeric,
  },
  'finance.creditCardNumber': part('card', 'number', {
    values: 'number',
    length: cardLength,
    characters: charactersOf([...DIGITS, '-']),
  }),
  'finance.creditCardIssuer': part('card', 'issuerName', {
    values: repeating,
    ...ofTexts(() => issuers.map((issuer) => cardsOf(issuer).name)),
  }),
  'finance.iban': {
    needs: 'ibans',
    generate: {
      entity: 'currency',
      prepare: ({ entity: { iban }, options: { formatted } }) =>
        formatted ? (i) => inGroups(iban.at(i)) : iban,
    },
    values: 'number',
    // Rows have the numbers with as many digits in any order. Without a country, accounts in foreign currencies take the place
    // of those that are too short.
    numberedRows: ({ countryCode }) =>
      countryCode === undefined
        ? Number.POSITIVE_INFINITY
        : powerOfTen(String(numbersOfAny(banksInCountry(countryCode).list)).length - 1),
    length: ({ options: { countryCode, formatted } }) => {
      const length = ibanLength(countryCode);
      return formatted ? length + Math.ceil(length / IBAN_GROUP) - 1 : length;
    },
    characters: ({ options: { formatted } }) =>
      chained(1, knownFacts(IBAN_GROUP, characterSets.codes), formatted ? ' ' : '').characters(),
  },
  'finance.bic': {
    generate: {
      entity: 'currency',
      prepare: ({ entity: { bic }, options: { includeBranchCode } }) =>
        includeBranchCode ? (i) => `${bic.at(i)}XXX` : bic,
    },
    // Unique BICs have the form of BICs. The table has too few banks for them.
    values: ({ country: { code, currency }, options: { includeBranchCode, independent = false } }) => {
      const all = bankCountries().map(({ country }) => country);
      const countries = currency === undefined || independent || !all.includes(code) ? all : [code];
      const places = [...textPlaces(UPPER, 4), countries, ...textPlaces(LOCATION, 2)];
      const branch = includeBranchCode ? [BRANCH_START, ...textPlaces([...DIGITS, ...UPPER], 2)] : [];
      return combinations([...places, ...branch], { fastest: 'last' });
    },
    length: ({ options: { includeBranchCode } }) => (includeBranchCode ? 11 : 8),
    characters: characterSets.codes,
  },
  'finance.creditCardCVV': part('card', 'code', {
    values: repeating,
    length: once(() => Math.max(...issuers.map((issuer) => cardsOf(issuer).cvvDigits))),
    characters: characterSets.digits,
  }),
  'finance.ethereumAddress': {
    generate: ({ stream }) => {
      const sample = hexSampler(stream, 40);
      return () => `0x${sample()}`;
    },
    values: unlimited,
    length: 42,
    characters: charactersOf(['0x', ...LOWER_HEX]),
  },
  'finance.pin': {
    generate: ({ stream, options: { length } }) => digitSampler(stream, length),
    values: ({ options: { length } }) => digitValues(length),
    length: ({ options: { length } }) => length,
    characters: characterSets.digits,
  },
  'finance.routingNumber': {
    needs: 'routingNumbers',
    generate: ({ language: { lists }, stream }) => {
      const starts = lists.finance.federal_reserve_routing_symbol;
      const digits = textSampler(stream, DIGITS);
      return () => withRoutingDigit(pickOne(stream, starts) + digits(4));
    },
    values: ({ language: { lists } }) =>
      combinations([lists.finance.federal_reserve_routing_symbol, ...textPlaces(DIGITS, 4)], {
        fastest: 'last',
        write: withRoutingDigit,
      }),
    length: 9,
    characters: characterSets.digits,
  },
} satisfies EntriesOf<typeof fields>;

function digitSampler(stream: RandomStream, length: number): () => string {
  const digits = textSampler(stream, DIGITS);
  return () => digits(length);
}

/** The last digits of an account number, with zeros before them if it is shorter. */
function withLength(account: string, length: number): string {
  return account.slice(-length).padStart(length, '0');
}

/** Splits an IBAN into groups of four characters, as it is printed. */
function inGroups(iban: string): string {
  let text = iban.slice(0, IBAN_GROUP);
  for (let at = IBAN_GROUP; at < iban.length; at += IBAN_GROUP) text += ` ${iban.slice(at, at + IBAN_GROUP)}`;
  return text;
}
