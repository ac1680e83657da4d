import { currencyFields } from '../../catalogue/currency-fields.ts';
import type { Locale } from '../../locales/locale.ts';
import type { RandomStream } from '../../random/stream.ts';
import { createWeightedTable, type WeightedTable } from '../../random/weighted.ts';
import { currencies as packed } from '../data/currencies.ts';
import {
  banksInCountry,
  banksInCurrency,
  currenciesOfIbans,
  currencyOfIbans,
  foreignBanks,
  hasIbans,
  numbersOfAny,
} from '../iban/banks.ts';
import { sampleIban } from '../iban/iban.ts';
import { once } from '../once.ts';
import type { EntityOptions, PartMaker } from './part.ts';

interface Currency {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly weight: number;
  /** How many units are worth a dollar: 1, 2 or 5 times a power of ten. */
  readonly perDollar: number;
}

function readCurrency(text: string): Currency {
  const [title = '', symbol = '', decimals = '', weight = '', perDollar = '1'] = text.split(',');
  return {
    code: title.slice(0, 3),
    name: title.slice(4),
    symbol,
    decimals: Number(decimals),
    weight: Number(weight),
    perDollar: Number(perDollar),
  };
}

/** The currencies of ISO 4217 that are in use. */
interface Currencies {
  readonly list: readonly Currency[];
  readonly weights: WeightedTable;
  /** The shares of the currencies among accounts with IBANs. Gives as many currencies of `weights` as possible. */
  readonly weightsOfIbans: WeightedTable;
}

const TWO_POW_20 = 1_048_576;

function readCurrencies(): Currencies {
  const list = packed.split('|').map(readCurrency);
  const weights = createWeightedTable(list.map(({ weight }) => weight));
  const ofIbans = currenciesOfIbans();
  const shares = sharesOf(list.map(({ weight }) => weight));
  const wanted = sharesOf(list.map(({ code }) => ofIbans.get(code) ?? 0));
  /** The part of the rows with a currency that keep it. */
  const kept = shares.map((share, i) => Math.min(1, (wanted[i] ?? 0) / share));
  const others = createWeightedTable(shares.map((share, i) => Math.max(0, (wanted[i] ?? 0) - share)));
  return {
    list,
    weights,
    weightsOfIbans: (fraction) => {
      const index = weights(fraction);
      const keeps = kept[index] ?? 0;
      // Decide with the lower bits of the fraction.
      const lower = (fraction * TWO_POW_20) % 1;
      return lower < keeps ? index : others((lower - keeps) / (1 - keeps));
    },
  };
}

function sharesOf(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** All accounts can hold numbers of so many digits. */
const SHORT_DIGITS = 8;

/** The decimals of amounts if no other column shows the currency. */
const CENTS = 2;

/**
 * A currency, and an account in it at a bank. Both are of the country that the options name, or else of the country of the
 * row. If neither has a currency, or if currencies must be unique, they are of any country. Countries are then as frequent
 * as their accounts if the entity has an IBAN column, unless currencies must be unique.
 */
export function currencyParts(stream: RandomStream, { country }: Locale) {
  const { list, weights, weightsOfIbans } = readCurrencies();
  return (
    { chosen, derived, listed, sampled, weighted, number, fields, isDistinct }: PartMaker,
    { countryCode: chosenCode, independent = false }: EntityOptions,
  ) => {
    const isOfRow = chosenCode === undefined && country.currency !== undefined && !independent && !isDistinct;
    const countryCode = isOfRow ? country.code : chosenCode;
    const own = isOfRow ? country.currency : chosenCode && currencyOfIbans(chosenCode);
    const possible = own === undefined ? list : list.filter(({ code }) => code === own);
    const hasIban = fields.has('finance.iban');
    const byWeight = hasIban ? weightsOfIbans : weights;
    const entry = chosen('entry', possible.length, own === undefined ? byWeight : undefined);
    const all = <Name extends keyof Currency>(name: Name) =>
      listed(
        entry,
        possible.map((currency) => currency[name]),
      );
    const banks = possible.map(({ code }) =>
      once(() => {
        const ofCountry = countryCode === undefined ? undefined : banksInCountry(countryCode);
        return ofCountry && ofCountry.list.length > 0 ? ofCountry : banksInCurrency(code, hasIban);
      }),
    );
    const numbers = banks.map((banksOf) => once(() => numbersOfAny(banksOf().list)));
    /** Norwegian and Belgian accounts are too short for the greatest numbers. */
    const isTooGreat = (text: string, currency: number) =>
      text.length > SHORT_DIGITS && Number(text) >= defined(numbers[currency])();
    const bank = weighted('bank', (i) => {
      const currency = entry.at(i);
      return number && isTooGreat(number.at(i), currency) ? foreignBanks() : defined(banks[currency])();
    });
    const iban = sampled('iban', (i) => sampleIban(stream, bank.at(i).account(), number?.at(i)));
    const showsCurrency = currencyFields.some((field) => fields.has(field));
    return {
      code: all('code'),
      name: all('name'),
      symbol: all('symbol'),
      /** The digits after the point in amounts. */
      decimals: showsCurrency ? all('decimals') : derived(() => CENTS),
      /** How many units are worth a dollar. */
      perDollar: showsCurrency ? all('perDollar') : derived(() => 1),
      iban,
      bic: derived((i) => bank.at(i).bic),
      /** The account number in the IBAN, if the row or its country has one. */
      account:
        hasIban || (isOfRow && hasIbans(country.code))
          ? derived((i) => {
              const { from, to } = bank.at(i).account();
              return iban.at(i).slice(from, to);
            })
          : undefined,
    };
  };
}

function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('There is no such currency');
  return value;
}
