/** @module-tag deep */
import cardValidator from 'card-validator';
import { isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { fields } from '../../../src/catalogue/fields.ts';
import { ibanLayouts } from '../../../src/generators/data/iban-layouts.ts';
import { type ColumnDocument, cellsOfColumn } from '../../fixtures/any-schema.ts';
import { CURRENCY_OF } from '../../fixtures/currencies.ts';
import { broken, cell, expectInEvery, recordsOf, recordsOfDocument } from '../../fixtures/records.ts';
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
    const codes = new Set(rows.map((row) => cell(row, 'Currency Code')));
    expect([...codes].sort()).toEqual([...HAS_IBANS].sort());
  });

  it('change because of an IBAN only if no country with IBANs has the currency', () => {
    const currency: ColumnDocument = { name: 'currency', field: 'finance.currencyCode' };
    const alone = recordsOfDocument([currency]);
    const beside = recordsOfDocument([currency, { name: 'iban', field: 'finance.iban' }]);
    const changed = alone.filter((row, i) => row.currency !== beside[i]?.currency);
    expect(changed.length).toBeGreaterThan(alone.length / 20);
    expect(changed.filter((row) => HAS_IBANS.has(cell(row, 'currency')))).toEqual([]);
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
      ibanLayouts
        .split('|')
        .map((layout) => layout.slice(0, 2))
        .toSorted(),
    );
  });

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
