import { createWeightedTable, type WeightedList } from '../../random/weighted.ts';
import { foreignAccountCountries, banks as packed } from '../data/banks.ts';
import { once } from '../once.ts';
import { type Account, accountNumbers, readAccount } from './iban.ts';

export interface Bank {
  /** Eight characters. */
  readonly bic: string;
  /** The format of its accounts. */
  readonly account: () => Account;
}

interface BankCountry {
  readonly country: string;
  readonly currency: string;
  readonly hasIbans: boolean;
  readonly weight: number;
  readonly layout: string;
  readonly banks: readonly Bank[];
}

/** The share of a country's accounts that counts where people seldom use IBANs. */
const SELDOM_USED = 0.1;

const DIGITS_ONLY = /^\d+$/;

function readCountry(line: string): BankCountry {
  const [country = '', currency = '', weight = '', layout = '', ...entries] = line.split(' ');
  const split = entries.map((entry) => entry.split('='));
  const codes = split.map(([, code = '']) => code).filter((code) => DIGITS_ONLY.test(code));
  return {
    country,
    currency,
    hasIbans: !weight.endsWith('-'),
    weight: Number.parseFloat(weight) * (weight.endsWith('~') ? SELDOM_USED : 1),
    layout,
    banks: split.map(([bic = '', code = '']) => ({
      bic,
      account: once(() => readAccount(country, layout, bic, code, codes)),
    })),
  };
}

export const bankCountries = once(() => packed.split('\n').map(readCountry));

/** The banks of some countries. Those of one country are equally likely. */
function banksOf(countries: readonly BankCountry[], weightOf = ({ weight }: BankCountry) => weight) {
  const list = countries.flatMap(({ banks }) => banks);
  const weights = countries.flatMap((one) => one.banks.map(() => weightOf(one) / one.banks.length));
  return { list, indexAt: createWeightedTable(weights) };
}

/** The countries of a currency. If it has none, the countries that keep accounts in foreign currencies. */
export function banksInCurrency(currency: string, withIbans: boolean): WeightedList<Bank> {
  const all = bankCountries();
  const own = all.filter((one) => one.currency === currency && (one.hasIbans || !withIbans));
  return own.length > 0 ? banksOf(own) : foreignBanks();
}

/** How many unique numbers the accounts of any of these banks can hold. */
export const numbersOfAny = (banks: readonly Bank[]) =>
  Math.min(...banks.map(({ account }) => accountNumbers(account())));

/** The banks that keep accounts in foreign currencies. Their account numbers are long. */
export const foreignBanks = once(() =>
  banksOf(
    bankCountries().filter(({ country }) => foreignAccountCountries.includes(country)),
    () => 1,
  ),
);

export function banksInCountry(country: string): WeightedList<Bank> {
  return banksOf(bankCountries().filter((one) => one.country === country));
}

export function currencyOfIbans(country: string): string | undefined {
  return bankCountries().find((one) => one.hasIbans && one.country === country)?.currency;
}

/** Whether accounts in a country have IBANs. */
export const hasIbans = (country: string) => currencyOfIbans(country) !== undefined;

/** The weights of the currencies among accounts with IBANs. */
export function currenciesOfIbans(): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { hasIbans, currency, weight } of bankCountries()) {
    if (hasIbans) weights.set(currency, (weights.get(currency) ?? 0) + weight);
  }
  return weights;
}
