/** @module-tag deep */
import cardValidator from 'card-validator';
import { isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { createRowsApi } from '../../../workers/rows-api.ts';
import { type ColumnDocument, cellsByName, cellsOfColumn } from '../../fixtures/any-schema.ts';
import { categoryRun } from '../../fixtures/runs.ts';

type Row = Readonly<Record<string, string>>;

const ROWS = 100_000;

/** Rows of what the worker gives for the category. */
function financeRows(): Row[] {
  const worker = createRowsApi();
  return Array.from({ length: ROWS / 5000 }, (_, seed) => seed).flatMap((seed) => {
    const answer = worker.rows(categoryRun('finance', { seed, rows: 5000 }), 0, 5000);
    if (!answer.ok) throw new Error(answer.error);
    const { columns, rows } = answer.value;
    return rows.map((row) => Object.fromEntries(row.map((cell, i) => [columns[i] ?? '', cell])));
  });
}

function documentRows(columns: readonly ColumnDocument[], rows = ROWS): Row[] {
  const cells = [...cellsByName([{ name: 't', rows, columns }], 't')];
  return Array.from({ length: rows }, (_, i) =>
    Object.fromEntries(cells.map(([name, column]) => [name, String(column[i])])),
  );
}

const rows = financeRows();
const cell = (row: Row, name: string) => row[name] ?? '';
const broken = (all: readonly Row[], holds: (row: Row) => boolean) =>
  all.filter((row) => !holds(row)).slice(0, 5);

/** The currency of a country, by the Unicode consortium's data: those of accounts that are made here. */
const CURRENCY_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
    USD: 'SV TL VG',
    CHF: 'CH LI',
    DKK: 'DK FO GL',
    ILS: 'IL PS',
    XOF: 'CI SN',
    XAF: 'CM',
    ...{ AED: 'AE', ALL: 'AL', AOA: 'AO', AZN: 'AZ', BAM: 'BA', BHD: 'BH', BIF: 'BI', BRL: 'BR', BYN: 'BY' },
    ...{ CRC: 'CR', CVE: 'CV', CZK: 'CZ', DJF: 'DJ', DOP: 'DO', DZD: 'DZ', EGP: 'EG', FKP: 'FK', GBP: 'GB' },
    ...{ GEL: 'GE', GIP: 'GI', GTQ: 'GT', HNL: 'HN', HUF: 'HU', IQD: 'IQ', IRR: 'IR', ISK: 'IS', JOD: 'JO' },
    ...{ KMF: 'KM', KWD: 'KW', KZT: 'KZ', LBP: 'LB', LYD: 'LY', MAD: 'MA', MDL: 'MD', MGA: 'MG', MKD: 'MK' },
    ...{ MNT: 'MN', MRU: 'MR', MUR: 'MU', MZN: 'MZ', NIO: 'NI', NOK: 'NO', OMR: 'OM', PKR: 'PK', PLN: 'PL' },
    ...{ QAR: 'QA', RON: 'RO', RSD: 'RS', RUB: 'RU', SAR: 'SA', SCR: 'SC', SDG: 'SD', SEK: 'SE', SOS: 'SO' },
    ...{ STN: 'ST', TND: 'TN', TRY: 'TR', UAH: 'UA', XCD: 'LC', YER: 'YE' },
  }).flatMap(([currency, countries]) => countries.split(' ').map((country) => [country, currency])),
);
const WITH_IBANS = new Set(Object.values(CURRENCY_OF));

describe('currencies', () => {
  it('are those that the runtime’s table of ISO 4217 has in use, by its decimals', () => {
    const decimals = new Map(rows.map((row) => [cell(row, 'Currency Code'), cell(row, 'Amount')]));
    const retired = ['ANG', 'BGN', 'ZWL', 'HRK', 'SLL', 'CUC'];
    expect(retired.filter((code) => decimals.has(code))).toEqual([]);
    expect(['XCG', 'ZWG', 'USD', 'EUR', 'JPY', 'INR'].filter((code) => !decimals.has(code))).toEqual([]);
    expect(decimals.size).toBeGreaterThan(150);
  });

  it('have amounts of their decimals', () => {
    const NONE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
    const THREE = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
    expect(
      broken(rows, (row) => {
        const code = cell(row, 'Currency Code');
        const form = NONE.includes(code) ? /^\d+$/ : THREE.includes(code) ? /^\d+\.\d{3}$/ : /^\d+\.\d{2}$/;
        return form.test(cell(row, 'Amount')) && Number(row.Amount) <= 1000;
      }),
    ).toEqual([]);
  });

  it('have one name and one symbol each', () => {
    const names = new Map<string, string>();
    const differing = rows.filter((row) => {
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

  it('are as frequent as any other where they are asked for so', () => {
    const options = { max: 900, dec: 0, min: 1, distribution: 'uniform' };
    const amounts = cellsOfColumn({ field: 'finance.amount', options }, ROWS).map(Number);
    const mean = amounts.reduce((sum, amount) => sum + amount, 0) / ROWS;
    expect(Math.abs(mean - 450.5)).toBeLessThan(5);
  });

  it('lie in the range, whatever its digits', () => {
    const options = { min: 0.125, max: 0.5 };
    const amounts = cellsOfColumn({ field: 'finance.amount', options }, ROWS).map(Number);
    expect(amounts.filter((amount) => amount < 0.125 || amount > 0.5)).toEqual([]);
  });
});

describe('IBANs', () => {
  it('are valid, with their countries’ own check digits', () =>
    expect(broken(rows, (row) => isValidIBAN(cell(row, 'IBAN')))).toEqual([]));

  it('are of a country of the row’s currency, where one has IBANs', () => {
    const own = rows.filter((row) => WITH_IBANS.has(cell(row, 'Currency Code')));
    expect(own.length).toBeGreaterThan(ROWS * 0.8);
    expect(broken(own, (row) => CURRENCY_OF[cell(row, 'IBAN').slice(0, 2)] === row['Currency Code'])).toEqual(
      [],
    );
  });

  it('are valid and distinct where they must be', () => {
    const unique = documentRows([
      { name: 'iban', field: 'finance.iban', unique: true },
      { name: 'currency', field: 'finance.currencyCode' },
    ]);
    expect(broken(unique, ({ iban = '' }) => isValidIBAN(iban))).toEqual([]);
    expect(new Set(unique.map(({ iban }) => iban)).size).toBe(ROWS);
    expect(
      broken(unique, ({ iban = '', currency = '' }) => {
        return !WITH_IBANS.has(currency) || CURRENCY_OF[iban.slice(0, 2)] === currency;
      }),
    ).toEqual([]);
  });

  it.each(['NO', 'DE', 'CZ', 'GB', 'VG'])(
    'of %s are distinct, and their currency is the country’s',
    (countryCode) => {
      const unique = documentRows([
        { name: 'iban', field: 'finance.iban', unique: true, options: { countryCode } },
        { name: 'currency', field: 'finance.currencyCode' },
      ]);
      expect(new Set(unique.map(({ iban }) => iban)).size).toBe(ROWS);
      expect(
        broken(unique, ({ iban = '', currency }) => {
          return isValidIBAN(iban) && iban.startsWith(countryCode) && currency === CURRENCY_OF[countryCode];
        }),
      ).toEqual([]);
    },
  );
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

  it.each([true, false])('have the issuer and the code of their number (unique: %s)', (unique) => {
    const cards = documentRows([
      { name: 'number', field: 'finance.creditCardNumber', unique },
      { name: 'issuer', field: 'finance.creditCardIssuer' },
      { name: 'code', field: 'finance.creditCardCVV' },
    ]);
    expect(
      broken(cards, ({ number, issuer, code }) => {
        const { isValid, card } = cardValidator.number(number);
        return isValid && card?.niceType === issuer && code?.length === card?.code.size;
      }),
    ).toEqual([]);
    if (unique) expect(new Set(cards.map(({ number }) => number)).size).toBe(ROWS);
  });

  it('are the networks’ published test numbers where these are asked for', () => {
    const cards = documentRows([
      { name: 'number', field: 'finance.creditCardNumber', options: { testNumbers: true } },
      { name: 'issuer', field: 'finance.creditCardIssuer' },
    ]);
    const numbers = new Set(cards.map(({ number = '' }) => number.replaceAll('-', '')));
    expect(numbers.size).toBeLessThan(25);
    expect([...numbers].filter((number) => !cardValidator.number(number).isValid)).toEqual([]);
    expect(numbers).toContain('4111111111111111');
    expect(
      broken(cards, ({ number, issuer }) => cardValidator.number(number).card?.niceType === issuer),
    ).toEqual([]);
  });
});
