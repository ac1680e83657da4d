import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { createEngines } from '../../../src/dataset/engines.ts';
import { locales } from '../../../src/locales/registry.ts';
import { localeCells } from '../../fixtures/locales/cells.ts';

const engineFor = createEngines(locales);
const ROWS = 5000;

const COUNTRIES = [
  { locale: 'fr', country: 'FR', code: 'EUR', name: 'Euro', symbol: '€', accountLength: 11 },
  { locale: 'de', country: 'DE', code: 'EUR', name: 'Euro', symbol: '€', accountLength: 10 },
  { locale: 'en_GB', country: 'GB', code: 'GBP', name: 'Pound Sterling', symbol: '£', accountLength: 8 },
] as const;

const MONEY = {
  iban: 'finance.iban',
  bic: 'finance.bic',
  code: 'finance.currencyCode',
  name: 'finance.currencyName',
  symbol: 'finance.currencySymbol',
  account: 'finance.accountNumber',
  amount: 'finance.amount',
};

/** The key of a French account: 97 minus what remains of bank, branch and account, times 100, modulo 97. @see https://fr.wikipedia.org/wiki/Clé_RIB */
const keyOf = (iban: string) => {
  const number = [...iban.slice(4, -2)]
    .map((digit) => BigInt(digit))
    .reduce((all, digit) => all * 10n + digit);
  return 97n - ((number * 100n) % 97n);
};

const distinct = (texts: readonly string[]) => [...new Set(texts)];

describe.each(COUNTRIES)('Money of $locale', ({ locale, country, code, name, symbol, accountLength }) => {
  it('has IBANs of the country, valid by ibantools, which knows the forms of each country', async () => {
    const ibans = (await localeCells(locale, { iban: 'finance.iban' }, ROWS))('iban');
    const isWrong = (iban: string) => !isValidIBAN(iban) || !iban.startsWith(country);
    expect(ibans.filter(isWrong)).toEqual([]);
    expect(distinct(ibans).length).toBeGreaterThan(ROWS * 0.99);
  });

  it('has the currency of the country in every row, with the account of its IBAN', async () => {
    const cells = await localeCells(locale, MONEY, ROWS);
    expect([code, name, symbol].map((text) => [text])).toEqual(
      ['code', 'name', 'symbol'].map((column) => distinct(cells(column))),
    );
    expect(cells('account').filter((account) => account.length !== accountLength)).toEqual([]);
    expect(cells('account').filter((account, i) => !cells('iban')[i]?.includes(account))).toEqual([]);
    expect(cells('amount').filter((amount) => !/^\d+\.\d\d$/.test(Number(amount).toFixed(2)))).toEqual([]);
  });

  it('has BICs of the country, also in a unique column', async () => {
    const bics = [
      ...(await localeCells(locale, { bic: 'finance.bic' }, 200))('bic'),
      ...(await localeCells(locale, { bic: { field: 'finance.bic', unique: true } }, 200))('bic'),
    ];
    expect(bics.filter((bic) => !isValidBIC(bic) || bic.slice(4, 6) !== country)).toEqual([]);
  });

  it('keeps the country in unique IBANs', async () => {
    const ibans = (await localeCells(locale, { iban: { field: 'finance.iban', unique: true } }, ROWS))(
      'iban',
    );
    expect(ibans.filter((iban) => !isValidIBAN(iban) || !iban.startsWith(country))).toEqual([]);
    expect(distinct(ibans)).toHaveLength(ROWS);
  });

  it('has the currency of an account in another country where the column names that', async () => {
    const columns = {
      iban: { field: 'finance.iban', options: { countryCode: 'CH', formatted: true } },
      code: 'finance.currencyCode',
    };
    const cells = await localeCells(locale, columns, 50);
    expect(cells('iban').filter((iban) => !electronicFormatIBAN(iban)?.startsWith('CH'))).toEqual([]);
    expect(distinct(cells('code'))).toEqual(['CHF']);
  });

  it('has any currency if it is independent, or if it must be unique', async () => {
    const independent = { field: 'finance.currencyCode', options: { independent: true } };
    expect(distinct((await localeCells(locale, { code: independent }, 500))('code')).length).toBeGreaterThan(
      10,
    );
    const unique = { field: 'finance.currencyCode', unique: true };
    expect(distinct((await localeCells(locale, { code: unique }, 60))('code'))).toHaveLength(60);
  });
});

it('gives French accounts their key', async () => {
  const ibans = (await localeCells('fr', { iban: 'finance.iban' }, ROWS))('iban');
  expect(ibans.filter((iban) => BigInt(iban.slice(-2)) !== keyOf(iban))).toEqual([]);
});

it('gives German accounts a bank code of a bank in Germany, and British ones a sort code of their bank', async () => {
  const german = await localeCells('de', { iban: 'finance.iban', bic: 'finance.bic' }, 500);
  const banks = new Map(german('iban').map((iban, i) => [iban.slice(4, 12), german('bic')[i]]));
  expect(banks.get('10010010')).toBe('PBNKDEFF');
  expect(german('bic').filter((bic, i) => banks.get(german('iban')[i]?.slice(4, 12) ?? '') !== bic)).toEqual(
    [],
  );
  const british = await localeCells('en_GB', { iban: 'finance.iban', bic: 'finance.bic' }, 500);
  expect(british('iban').filter((iban, i) => iban.slice(4, 8) !== british('bic')[i]?.slice(0, 4))).toEqual(
    [],
  );
});

describe('Money in rows of several countries', () => {
  const document = (locale: object, columns: readonly object[]) => ({
    version: 1,
    seed: 4,
    now: '2026-11-28T00:00:00Z',
    tables: [{ name: 't', rows: 400, locale, columns }],
  });
  const columns = [
    { name: 'country', field: 'location.countryCode' },
    { name: 'code', field: 'finance.currencyCode' },
    { name: 'iban', field: 'finance.iban' },
    { name: 'plate', field: 'vehicle.vrm' },
  ];

  it('is that of the row: dollars and no IBAN in American rows', async () => {
    const source = document({ en_US: 2, en_GB: 1, de: 1, fr: 1 }, columns);
    const engine = await engineFor(source);
    const checked = engine.check(source);
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    const [countries = [], codes = [], ibans = []] =
      engine.open(checked.value).table('t')?.read(0, 400).columns ?? [];
    const pairs = new Set(
      countries.map(
        (country, i) => `${country} ${codes[i]} ${ibans[i] === null ? '-' : String(ibans[i]).slice(0, 2)}`,
      ),
    );
    expect([...pairs].sort()).toEqual(['DE EUR DE', 'FR EUR FR', 'GB GBP GB', 'US USD -']);
  });

  it('has American plates in American rows', async () => {
    const source = document({ en_US: 1, de: 1 }, columns);
    const engine = await engineFor(source);
    const checked = engine.check(source);
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    const [countries = [], , , plates = []] =
      engine.open(checked.value).table('t')?.read(0, 400).columns ?? [];
    const isGerman = (plate: unknown) => /^[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} \d{1,4}$/.test(String(plate));
    expect(plates.filter((plate, i) => isGerman(plate) !== (countries[i] === 'DE'))).toEqual([]);
    const isBritish = (plate: unknown) => /^[A-Z]{2}\d\d[A-Z]{3}$/.test(String(plate));
    expect(plates.filter(isBritish)).toEqual([]);
  });
});

it.each([
  { locale: 'de', account: 'Girokonto', transaction: 'Zahlung' },
  { locale: 'fr', account: 'Compte courant', transaction: 'paiement' },
  { locale: 'en_GB', account: 'Current Account', transaction: 'payment' },
] as const)('has mostly $account and $transaction in $locale', async ({ locale, account, transaction }) => {
  const columns = { account: 'finance.accountName', transaction: 'finance.transactionType' };
  const cells = await localeCells(locale, columns, ROWS);
  const mostOf = (texts: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
  };
  expect(mostOf(cells('account'))).toBe(account);
  expect(mostOf(cells('transaction'))).toBe(transaction);
});
