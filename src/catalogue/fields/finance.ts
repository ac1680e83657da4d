import { anyText, type Field, type OptionInfo, wholeText } from '../field.ts';

/** Countries that have IBANs: those of `generators/data/banks.ts`. */
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

const independentOption = {
  independent: {
    kind: 'boolean',
    label: 'Any country',
    help: 'Uses any country, not only that of the row.',
    more: 'Rows that are all American have any country without this option. Set it for all columns of one account or for none.',
    ofEntity: 'every-column',
  },
} as const satisfies Record<string, OptionInfo>;

export const finance = {
  'finance.accountNumber': {
    label: 'Account Number',
    type: 'text',
    whenTooLong: 'cut-at-end',
    format: 'by-options',
    entity: 'currency',
    options: {
      length: {
        kind: 'integer',
        label: 'Length',
        help: 'Number of digits. Empty: 8, or those of the IBAN.',
        more: 'If the row has an IBAN, the number is a part of it. Numbers of a unique column are not.',
        min: 1,
        max: NUMBER_LENGTH_MAX,
      },
    },
  },
  'finance.accountName': { label: 'Account Name', ...anyText },
  'finance.amount': {
    label: 'Amount',
    type: 'decimal',
    entity: 'currency',
    options: {
      min: {
        kind: 'number',
        label: 'Minimum',
        help: 'Lowest amount.',
        default: 0,
        min: -AMOUNT_MAX,
        max: AMOUNT_MAX,
      },
      max: {
        kind: 'number',
        label: 'Maximum',
        help: 'Highest amount. Default: 1,000.',
        more: 'If the row has a currency and the minimum is 0, the default is the worth of 1,000 US dollars in that currency.',
        min: -AMOUNT_MAX,
        max: AMOUNT_MAX,
      },
      dec: {
        kind: 'integer',
        label: 'Decimals',
        help: 'Digits after the decimal point. Empty: those of the currency.',
        more: 'If the row has no currency, amounts have two decimals.',
        min: 0,
        max: AMOUNT_DECIMALS_MAX,
      },
      distribution: {
        kind: 'choice',
        label: 'Distribution',
        help: 'How amounts spread over the range. Log-normal by default.',
        more: 'Log-normal amounts are mostly small, as in real life. Unique amounts and ranges with negative amounts are uniform.',
        choices: ['log-normal', 'uniform'],
        labels: { 'log-normal': 'Log-normal', uniform: 'Uniform' },
      },
    },
  },
  'finance.transactionType': { label: 'Transaction Type', ...anyText },
  'finance.currencyCode': {
    label: 'Currency Code',
    ...wholeText,
    entity: 'currency',
    options: independentOption,
  },
  'finance.currencyName': {
    label: 'Currency Name',
    ...anyText,
    entity: 'currency',
    options: independentOption,
  },
  'finance.currencySymbol': {
    label: 'Currency Symbol',
    ...wholeText,
    entity: 'currency',
    options: independentOption,
  },
  'finance.bitcoinAddress': {
    label: 'Bitcoin Address',
    ...wholeText,
    options: {
      type: {
        kind: 'choice',
        label: 'Type',
        help: 'Kind of address. Any by default.',
        choices: ['legacy', 'segwit', 'bech32', 'taproot'],
        labels: { legacy: 'Legacy', segwit: 'SegWit', bech32: 'Bech32', taproot: 'Taproot' },
        empty: 'Any',
      },
      network: {
        kind: 'choice',
        label: 'Network',
        help: 'Network of the address.',
        choices: ['mainnet', 'testnet'],
        labels: { mainnet: 'Mainnet', testnet: 'Testnet' },
        default: 'mainnet',
      },
    },
  },
  'finance.creditCardNumber': {
    label: 'Credit Card Number',
    ...wholeText,
    entity: 'card',
    options: {
      issuer: {
        kind: 'choice',
        label: 'Issuer',
        help: 'Card network. Any by default, as frequent as in real life.',
        choices: ['american_express', 'diners_club', 'discover', 'jcb', 'mastercard', 'visa'],
        labels: {
          american_express: 'American Express',
          diners_club: 'Diners Club',
          discover: 'Discover',
          jcb: 'JCB',
          mastercard: 'Mastercard',
          visa: 'Visa',
        },
        empty: 'Any',
        ofEntity: true,
      },
      testNumbers: {
        kind: 'boolean',
        label: 'Test numbers',
        help: 'Only numbers that card networks publish for testing.',
        more: 'No real account has them. There are only a few, so they repeat.',
        ofEntity: true,
      },
    },
  },
  'finance.creditCardIssuer': { label: 'Credit Card Issuer', ...anyText, entity: 'card' },
  'finance.iban': {
    label: 'IBAN',
    ...wholeText,
    entity: 'currency',
    options: {
      countryCode: {
        kind: 'choice',
        label: 'Country',
        help: 'Country of the account. By default that of the row.',
        more: 'If all rows are American, countries are as common as accounts with an IBAN. Currencies in the same row are then those of the countries, unless the currency column is unique.',
        choices: IBAN_COUNTRIES,
        empty: 'Any',
        ofEntity: true,
      },
      formatted: {
        kind: 'boolean',
        label: 'Spaces',
        help: 'Puts a space after every four characters, as on paper.',
        default: false,
      },
      ...independentOption,
    },
  },
  'finance.bic': {
    label: 'BIC',
    ...wholeText,
    entity: 'currency',
    options: {
      includeBranchCode: {
        kind: 'boolean',
        label: 'Branch code',
        help: 'Adds the code of the head office, XXX.',
        more: 'BICs of a unique column have other branch codes, and are not those of the row’s IBAN.',
        default: false,
      },
      ...independentOption,
    },
  },
  'finance.creditCardCVV': { label: 'Credit Card CVV', ...wholeText, entity: 'card' },
  'finance.ethereumAddress': { label: 'Ethereum Address', ...wholeText },
  'finance.pin': {
    label: 'PIN',
    type: 'text',
    whenTooLong: 'cut-at-end',
    format: 'by-options',
    options: {
      length: {
        kind: 'integer',
        label: 'Length',
        help: 'Number of digits.',
        default: 4,
        min: 1,
        max: NUMBER_LENGTH_MAX,
      },
    },
  },
  'finance.routingNumber': { label: 'Routing Number', ...wholeText },
} as const satisfies Record<string, Field>;
