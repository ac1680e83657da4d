import type { Field } from '../field.ts';

/** Countries that have IBANs: those of `iban-layouts.ts`. */
const IBAN_COUNTRIES = [
  'AD AE AL AO AT AZ BA BE BG BH BI BR BY CH CI CM CR CV CY CZ DE DJ DK DO DZ EE EG ES FI FK FO FR GB GE',
  'GI GL GR GT HN HR HU IE IL IQ IR IS IT JO KM KW KZ LB LC LI LT LU LV LY MA MC MD ME MG MK MN MR MT MU',
  'MZ NI NL NO OM PK PL PS PT QA RO RS RU SA SC SD SE SI SK SM SN SO ST SV TL TN TR UA VA VG XK YE',
].flatMap((codes) => codes.split(' '));

const AMOUNT_MAX = 1_000_000_000_000;
/** As many as a wei, the smallest part of an ether, needs; the check allows fewer for larger amounts. */
const AMOUNT_DECIMALS_MAX = 18;
/** In characters. */
const NUMBER_LENGTH_MAX = 10_000;

export const finance = {
  'finance.accountNumber': {
    label: 'Account Number',
    type: 'text',
    options: {
      length: {
        kind: 'integer',
        label: 'Length',
        help: 'How many digits a number has.',
        default: 8,
        min: 1,
        max: NUMBER_LENGTH_MAX,
      },
    },
  },
  'finance.accountName': { label: 'Account Name', type: 'text' },
  'finance.amount': {
    label: 'Amount',
    type: 'decimal',
    entity: 'currency',
    options: {
      min: {
        kind: 'number',
        label: 'Minimum',
        help: 'The lowest amount.',
        default: 0,
        min: -AMOUNT_MAX,
        max: AMOUNT_MAX,
      },
      max: {
        kind: 'number',
        label: 'Maximum',
        help: 'The highest amount. If empty, 1,000. If the row has a currency and the minimum is 0, the worth of 1,000 dollars in it.',
        min: -AMOUNT_MAX,
        max: AMOUNT_MAX,
      },
      dec: {
        kind: 'integer',
        label: 'Decimals',
        help: 'Digits after the point; where it is empty as many as the row’s currency has, or two if the row says none.',
        min: 0,
        max: AMOUNT_DECIMALS_MAX,
      },
      distribution: {
        kind: 'choice',
        label: 'Distribution',
        help: 'Log-normal where it is empty: small amounts are more frequent than great ones, as in life. Amounts that can be negative, and unique ones, are uniform.',
        choices: ['log-normal', 'uniform'],
      },
    },
  },
  'finance.transactionType': { label: 'Transaction Type', type: 'text' },
  'finance.currencyCode': {
    label: 'Currency Code',
    type: 'text',
    whenTooLong: 'refused',
    entity: 'currency',
  },
  'finance.currencyName': { label: 'Currency Name', type: 'text', entity: 'currency' },
  'finance.currencySymbol': {
    label: 'Currency Symbol',
    type: 'text',
    whenTooLong: 'refused',
    entity: 'currency',
  },
  'finance.bitcoinAddress': {
    label: 'Bitcoin Address',
    type: 'text',
    whenTooLong: 'refused',
    options: {
      type: {
        kind: 'choice',
        label: 'Type',
        help: 'The kind of address. If empty, any of them.',
        choices: ['legacy', 'segwit', 'bech32', 'taproot'],
      },
      network: {
        kind: 'choice',
        label: 'Network',
        help: 'The network that the address belongs to.',
        choices: ['mainnet', 'testnet'],
        default: 'mainnet',
      },
    },
  },
  'finance.creditCardNumber': {
    label: 'Credit Card Number',
    type: 'text',
    whenTooLong: 'refused',
    entity: 'card',
    options: {
      issuer: {
        kind: 'choice',
        label: 'Issuer',
        help: 'The network that the card belongs to. If empty, any network, as frequent as in real life.',
        choices: ['american_express', 'diners_club', 'discover', 'jcb', 'mastercard', 'visa'],
        labels: {
          american_express: 'American Express',
          diners_club: 'Diners Club',
          discover: 'Discover',
          jcb: 'JCB',
          mastercard: 'Mastercard',
          visa: 'Visa',
        },
        ofEntity: true,
      },
      testNumbers: {
        kind: 'boolean',
        label: 'Test numbers',
        help: 'Only the numbers that networks publish for tests. No account has them, and they repeat.',
        ofEntity: true,
      },
    },
  },
  'finance.creditCardIssuer': { label: 'Credit Card Issuer', type: 'text', entity: 'card' },
  'finance.iban': {
    label: 'IBAN',
    type: 'text',
    whenTooLong: 'refused',
    entity: 'currency',
    options: {
      countryCode: {
        kind: 'choice',
        label: 'Country',
        help: 'The two letters of the account’s country. If empty, a country with the row’s currency; unless currencies must be unique, that is the currency of a country with IBANs.',
        choices: IBAN_COUNTRIES,
        ofEntity: true,
      },
      formatted: {
        kind: 'boolean',
        label: 'In groups',
        help: 'Groups of four characters with spaces between them, as on paper.',
        default: false,
      },
    },
  },
  'finance.bic': {
    label: 'BIC',
    type: 'text',
    whenTooLong: 'refused',
    options: {
      includeBranchCode: {
        kind: 'boolean',
        label: 'Branch code',
        help: 'Three characters for a branch end the code.',
        default: false,
      },
    },
  },
  'finance.creditCardCVV': { label: 'Credit Card CVV', type: 'text', whenTooLong: 'refused', entity: 'card' },
  'finance.ethereumAddress': { label: 'Ethereum Address', type: 'text', whenTooLong: 'refused' },
  'finance.pin': {
    label: 'PIN',
    type: 'text',
    options: {
      length: {
        kind: 'integer',
        label: 'Length',
        help: 'How many digits a PIN has.',
        default: 4,
        min: 1,
        max: NUMBER_LENGTH_MAX,
      },
    },
  },
  'finance.routingNumber': { label: 'Routing Number', type: 'text', whenTooLong: 'refused' },
} as const satisfies Record<string, Field>;
