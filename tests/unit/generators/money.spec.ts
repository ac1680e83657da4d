/** @module-tag deep */
import cardValidator from 'card-validator';
import { isValidBIC, isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { fields } from '../../../src/catalogue/fields.ts';
import { banks } from '../../../src/generators/data/banks.ts';
import { type ColumnDocument, cellsOfColumn, schemaOf, tableOf } from '../../fixtures/any-schema.ts';
import { CURRENCY_OF } from '../../fixtures/currencies.ts';
import { recordsOf } from '../../fixtures/dialog-records.ts';
import { broken, cell, expectInEvery, recordsOfDocument } from '../../fixtures/records.ts';
import { categoryRun } from '../../fixtures/runs.ts';
import { SPECIFIED_CATEGORIES } from '../../fixtures/specification.ts';

const ROWS = 100_000;

const labels = SPECIFIED_CATEGORIES.find(({ id }) => id === 'finance')?.labels ?? [];
const rows = recordsOf(categoryRun('finance'), ROWS);
const withoutIbans = recordsOf(
  categoryRun('finance', { fields: labels.filter((label) => label !== 'IBAN') }),
  ROWS,
);

const HAS_IBANS = new Set(Object.values(CURRENCY_OF));

describe('currencies', () => {
  it('are all currencies in use if there is no IBAN', () => {
    const codes = new Set(withoutIbans.map((row) => cell(row, 'Currency Code')));
    const retired = ['ANG', 'BGN', 'ZWL', 'HRK', 'SLL', 'CUC'];
    expect(retired.filter((code) => codes.has(code))).toEqual([]);
    expect(['XCG', 'ZWG', 'USD', 'EUR', 'JPY', 'INR', 'CAD'].filter((code) => !codes.has(code))).toEqual([]);
    expect(codes.size).toBeGreaterThan(150);
  });

  it('are those of countries that use IBANs if the row has an IBAN', () => {
    const codes = [...new Set(rows.map((row) => cell(row, 'Currency Code')))];
    expect(codes.filter((code) => !HAS_IBANS.has(code))).toEqual([]);
    expect(codes.length).toBeGreaterThan(60);
  });

  it('change because of an IBAN only if they are more frequent than the accounts in them', () => {
    const currency: ColumnDocument = { name: 'currency', field: 'finance.currencyCode' };
    const alone = recordsOfDocument([currency]);
    const beside = recordsOfDocument([currency, { name: 'iban', field: 'finance.iban' }]);
    const changed = alone.filter((row, i) => row.currency !== beside[i]?.currency);
    expect(changed.length).toBeGreaterThan(alone.length / 20);
    const rareBefore = ['EUR', 'PLN', 'RUB', 'RON'];
    expect(changed.filter((row) => rareBefore.includes(cell(row, 'currency')))).toEqual([]);
  });

  it('have one name and one symbol each', () => {
    const names = new Map<string, string>();
    const differing = withoutIbans.filter((row) => {
      const text = `${row['Currency Name']} ${row['Currency Symbol']}`;
      const code = cell(row, 'Currency Code');
      const known = names.get(code) ?? text;
      names.set(code, known);
      return known !== text;
    });
    expect(differing).toEqual([]);
    expect(names.get('KZT')).toBe('Tenge ₸');
    expect(names.get('RUB')).toBe('Russian Ruble ₽');
    expect(names.get('PHP')).toBe('Philippine Peso ₱');
    expect(names.get('BOB')).toBe('Boliviano Bs');
  });
});

describe('amounts', () => {
  const BENFORD = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => Math.log10(1 + 1 / digit));

  function firstDigitShares(amounts: readonly string[]): readonly number[] {
    const digits = amounts.flatMap((amount) => /[1-9]/.exec(amount)?.[0] ?? []);
    return BENFORD.map((_, i) => digits.filter((digit) => digit === String(i + 1)).length / digits.length);
  }

  it.each([{}, { min: 5, max: 20_000 }, { max: 1_000_000, dec: 0 }])(
    'begin with the digits of Benford’s law, within a point: %j',
    (options) => {
      const amounts = cellsOfColumn({ field: 'finance.amount', options }, ROWS).map(String);
      const shares = firstDigitShares(amounts);
      expect(shares.filter((share, i) => Math.abs(share - (BENFORD[i] ?? 0)) > 0.01)).toEqual([]);
    },
  );

  it('are uniform if the options ask for that', () => {
    const options = { max: 900, dec: 0, min: 1, distribution: 'uniform' };
    const amounts = cellsOfColumn({ field: 'finance.amount', options }, ROWS).map(Number);
    const mean = amounts.reduce((sum, amount) => sum + amount, 0) / ROWS;
    expect(Math.abs(mean - 450.5)).toBeLessThan(5);
  });

  it('begin with the digits of Benford’s law in a currency, too', () => {
    const shares = firstDigitShares(rows.map((row) => cell(row, 'Amount')));
    expect(shares.filter((share, i) => Math.abs(share - (BENFORD[i] ?? 0)) > 0.01)).toEqual([]);
  });

  /** Roughly the number of units that were worth a dollar in 2025. */
  const PER_DOLLAR = {
    ...{
      USD: 1,
      EUR: 0.89,
      GBP: 0.76,
      CHF: 0.83,
      CAD: 1.4,
      AUD: 1.55,
      JPY: 149,
      CNY: 7.2,
      INR: 87,
      KRW: 1420,
    },
    ...{
      BRL: 5.6,
      MXN: 19,
      SEK: 9.8,
      PLN: 3.8,
      CZK: 22,
      HUF: 350,
      TRY: 39,
      ZAR: 18,
      IDR: 16_400,
      VND: 25_900,
    },
    ...{ KWD: 0.31, BHD: 0.376, JOD: 0.709, CLP: 950, COP: 4050, NGN: 1530, XOF: 580, THB: 33, PHP: 57 },
  };

  it('have the same worth in every currency', () => {
    const amounts = new Map(Object.keys(PER_DOLLAR).map((code) => [code, [] as number[]]));
    for (const row of withoutIbans) amounts.get(cell(row, 'Currency Code'))?.push(Number(row.Amount));
    for (const [code, perDollar] of Object.entries(PER_DOLLAR)) {
      const sorted = (amounts.get(code) ?? []).sort((a, b) => a - b);
      expect(sorted.length, code).toBeGreaterThan(200);
      const dollars = (sorted[sorted.length >> 1] ?? 0) / perDollar;
      expect(dollars, code).toBeGreaterThan(14);
      expect(dollars, code).toBeLessThan(70);
    }
  });

  it('are from 0 to 1,000 with two decimals if the row has no currency', () => {
    const alone = recordsOf(categoryRun('finance', { fields: ['Amount'] }), ROWS).map((row) => row.Amount);
    expect(alone.filter((amount = '') => !/^\d{1,3}\.\d\d$|^1000\.00$/.test(amount))).toEqual([]);
  });

  it.each([{ max: 1000 }, { min: 0, max: 5 }, { min: 200 }, { max: 1000, distribution: 'uniform' }])(
    'lie in the range that is asked for, whatever the currency: %j',
    (options) => {
      const { min = 0, max = 1000 } = options;
      const columns: readonly ColumnDocument[] = [
        { name: 'amount', field: 'finance.amount', options },
        { name: 'currency', field: 'finance.currencyCode' },
      ];
      const all = recordsOfDocument(columns, 20_000);
      expectInEvery(all, ({ amount }) => Number(amount) >= min && Number(amount) <= max);
    },
  );

  it('lie in the range, whatever its digits', () => {
    const options = { min: 0.125, max: 0.5 };
    const amounts = cellsOfColumn({ field: 'finance.amount', options }, ROWS).map(Number);
    expect(amounts.filter((amount) => amount < 0.125 || amount > 0.5)).toEqual([]);
  });
});

describe('IBANs', () => {
  it('can be chosen from every country that occurs without a choice', () => {
    const { choices } = fields['finance.iban'].options.countryCode;
    expect(choices).toEqual(Object.keys(CURRENCY_OF).toSorted());
    expect(choices).toEqual(
      banks
        .split('\n')
        .filter((line) => !line.split(' ')[2]?.endsWith('-'))
        .map((line) => line.slice(0, 2))
        .toSorted(),
    );
  });

  /** Eurostat and national statistics, 1 January 2024, in millions. */
  const POPULATION = {
    ...{ DE: 83.4, GB: 68.3, FR: 68.4, IT: 59, ES: 48.6, PL: 36.6, NL: 17.9, BE: 11.8, CZ: 10.9 },
    ...{ PT: 10.6, SE: 10.6, GR: 10.4, AT: 9.2, CH: 9 },
  };

  it('are of countries as frequent as their adults, who nearly all have accounts in Europe', () => {
    const countries = rows.map((row) => cell(row, 'IBAN').slice(0, 2));
    const count = (country: string) => countries.filter((one) => one === country).length;
    const counts = Object.entries(POPULATION).map(([country, people]) => ({
      country,
      people,
      count: count(country),
    }));
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const perPerson = sum(counts.map((one) => one.count)) / sum(counts.map(({ people }) => people));
    const off = counts.filter(({ people, count }) => Math.abs(count / (people * perPerson) - 1) > 0.1);
    expect(off).toEqual([]);
    expect(count('SV')).toBeLessThan(ROWS / 1000);
    expect(sum(counts.map((one) => one.count))).toBeGreaterThan(0.7 * ROWS);
  });

  it('contain the account number of their row', () =>
    expect(broken(rows, (row) => cell(row, 'IBAN').slice(4).includes(cell(row, 'Account Number')))).toEqual(
      [],
    ));

  const accounts = recordsOfDocument(
    [
      { name: 'bic', field: 'finance.bic' },
      { name: 'iban', field: 'finance.iban' },
      { name: 'branch', field: 'finance.bic', options: { includeBranchCode: true } },
      { name: 'account', field: 'finance.accountNumber', options: { length: 12 } },
    ],
    ROWS,
  );

  it('are of the bank and the country of their BIC', () => {
    const letters = ['BG', 'BH', 'GB', 'IE', 'KW', 'LV', 'MT', 'NL', 'PK', 'QA', 'RO'];
    expectInEvery(accounts, ({ iban = '', bic = '', branch }) => {
      const country = iban.slice(0, 2);
      return (
        isValidBIC(bic) &&
        bic.slice(4, 6) === country &&
        branch === `${bic}XXX` &&
        (!letters.includes(country) || iban.slice(4, 8) === bic.slice(0, 4))
      );
    });
  });

  /** Bank codes in public lists of the Bundesbank, the Banque de France, Banca d’Italia and others. */
  const CODES = {
    ...{ COBADEFF: '37040044', INGDDEFF: '50010517', BNPAFRPP: '30004', SOGEFRPP: '30003' },
    ...{ UNCRITMM: '02008', CAIXESBB: '2100', BBVAESMM: '0182', GIBAATWW: '20111', POFICHBE: '09000' },
    ...{ CGDIPTPL: '0035', KOMBCZPP: '0100', NDEASESS: '300', ETHNGRAA: '011', TCZBTR2A: '00010' },
  };

  it('have the code of the bank of their BIC', () => {
    for (const [bic, code] of Object.entries(CODES)) {
      const own = accounts.filter((row) => row.bic === bic);
      expect(own.length, bic).toBeGreaterThan(20);
      const at = bic.slice(4, 6) === 'IT' ? 5 : 4;
      expect(own.filter(({ iban = '' }) => !iban.startsWith(code, at))).toEqual([]);
    }
  });

  it('contain account numbers whose length an option decides', () =>
    expectInEvery(
      accounts,
      ({ iban = '', account = '' }) => /^\d{12}$/.test(account) && iban.includes(account.replace(/^0+/, '')),
    ));

  it('are valid, with their countries’ own check digits', () =>
    expect(broken(rows, (row) => isValidIBAN(cell(row, 'IBAN')))).toEqual([]));

  it('are valid, and distinct in a unique column', () => {
    const unique = recordsOfDocument(
      [
        { name: 'iban', field: 'finance.iban', unique: true },
        { name: 'currency', field: 'finance.currencyCode' },
      ],
      ROWS,
    );
    expect(broken(unique, ({ iban = '' }) => isValidIBAN(iban))).toEqual([]);
    expect(new Set(unique.map(({ iban }) => iban)).size).toBe(ROWS);
    expect(
      broken(unique, ({ iban = '', currency = '' }) => {
        return CURRENCY_OF[iban.slice(0, 2)] === currency;
      }),
    ).toEqual([]);
  });

  it.each(['NO', 'DE', 'CZ', 'GB', 'VG'])(
    'of %s are distinct, and their currency is the country’s',
    (countryCode) => {
      const unique = recordsOfDocument(
        [
          { name: 'iban', field: 'finance.iban', unique: true, options: { countryCode } },
          { name: 'currency', field: 'finance.currencyCode' },
        ],
        ROWS,
      );
      expect(new Set(unique.map(({ iban }) => iban)).size).toBe(ROWS);
      expect(
        broken(unique, ({ iban = '', currency }) => {
          return isValidIBAN(iban) && iban.startsWith(countryCode) && currency === CURRENCY_OF[countryCode];
        }),
      ).toEqual([]);
    },
  );
});

describe('The last of 10,000,000,000 unique IBANs', () => {
  const ROWS_MAX = 10 ** 10;

  it('are valid and distinct, and of no country whose accounts are too short for them', () => {
    const columns = [
      { name: 'iban', field: 'finance.iban', unique: true },
      { name: 'currency', field: 'finance.currencyCode' },
    ] as const;
    const table = tableOf(schemaOf([{ name: 't', rows: ROWS_MAX, columns }]), 't');
    const ibans = table.readColumn('iban', ROWS_MAX - ROWS, ROWS_MAX).map(String);
    expect(new Set(ibans).size).toBe(ROWS);
    expect(ibans.filter((iban) => !isValidIBAN(iban))).toEqual([]);
    expect(ibans.filter((iban) => iban.startsWith('NO'))).toEqual([]);
    const ofIbans = new Set(Object.values(CURRENCY_OF));
    const foreign = table
      .readColumn('currency', ROWS_MAX - ROWS, ROWS_MAX)
      .map(String)
      .filter((code, i) => ofIbans.has(code) && CURRENCY_OF[ibans[i]?.slice(0, 2) ?? ''] !== code);
    expect(new Set(foreign)).toEqual(new Set(['NOK', 'EUR']));
  });

  it.each([
    ['NO', 10 ** 8],
    ['BE', 10 ** 9],
  ] as const)('of a country are valid and distinct: %s', (countryCode, most) => {
    const columns = [
      { name: 'iban', field: 'finance.iban', unique: true, options: { countryCode } },
    ] as const;
    const table = tableOf(schemaOf([{ name: 't', rows: most, columns }]), 't');
    const ibans = table.readColumn('iban', most - ROWS, most).map(String);
    expect(new Set(ibans).size).toBe(ROWS);
    expect(ibans.filter((iban) => !isValidIBAN(iban))).toEqual([]);
  });
});

describe('A million rows of unique numbers', () => {
  const MILLION = 1_000_000;

  it.each([
    ['finance.iban', { countryCode: 'NO' }],
    ['finance.creditCardNumber', { issuer: 'diners_club' }],
  ] as const)('are all distinct by digits before their check digits: %s', (field, options) => {
    const cells = cellsOfColumn({ field, options, unique: true }, MILLION);
    expect(new Set(cells.map((cell) => String(cell).replaceAll('-', '').slice(-11, -1))).size).toBe(MILLION);
  });
});

describe('cards', () => {
  const SHARES = {
    visa: 0.52,
    mastercard: 0.31,
    'american-express': 0.09,
    discover: 0.05,
    jcb: 0.02,
    'diners-club': 0.01,
  };

  it('are valid, and as frequent by network as in life', () => {
    const kinds = rows.map((row) => {
      const { isValid, card } = cardValidator.number(cell(row, 'Credit Card Number'));
      return isValid ? card?.type : undefined;
    });
    const share = (kind: string) => kinds.filter((one) => one === kind).length / ROWS;
    for (const [kind, expected] of Object.entries(SHARES)) {
      expect(Math.abs(share(kind) - expected), kind).toBeLessThan(0.005);
    }
    expect(kinds.filter((kind) => kind === undefined)).toEqual([]);
  });

  it('have the issuer and the code of their number if the number is unique', () => {
    const cards = recordsOfDocument(
      [
        { name: 'number', field: 'finance.creditCardNumber', unique: true },
        { name: 'issuer', field: 'finance.creditCardIssuer' },
        { name: 'code', field: 'finance.creditCardCVV' },
      ],
      ROWS,
    );
    expectInEvery(cards, ({ number, issuer, code }) => {
      const { isValid, card } = cardValidator.number(number);
      return isValid && card?.niceType === issuer && code?.length === card?.code.size;
    });
    expect(new Set(cards.map(({ number }) => number)).size).toBe(ROWS);
  });

  it('are the networks’ published test numbers if the options ask for them', () => {
    const cards = recordsOfDocument(
      [
        { name: 'number', field: 'finance.creditCardNumber', options: { testNumbers: true } },
        { name: 'issuer', field: 'finance.creditCardIssuer' },
      ],
      ROWS,
    );
    const numbers = new Set(cards.map(({ number = '' }) => number.replaceAll('-', '')));
    expect(numbers.size).toBeLessThan(25);
    expect([...numbers].filter((number) => !cardValidator.number(number).isValid)).toEqual([]);
    expect(numbers).toContain('4111111111111111');
    expect(
      broken(cards, ({ number, issuer }) => cardValidator.number(number).card?.niceType === issuer),
    ).toEqual([]);
  });
});
