import type { RandomStream } from '../../random/stream.ts';
import { createWeightedTable, type WeightedTable } from '../../random/weighted.ts';
import { currencies as packed } from '../data/currencies.ts';
import { createIbans, type Ibans } from '../iban/iban.ts';
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

/** The currencies of ISO 4217 that are in use, and a sampler of accounts. */
interface Money {
  readonly currencies: readonly Currency[];
  readonly weights: WeightedTable;
  /** `weights` without the currencies that no country with IBANs uses. */
  readonly weightsOfIbans: WeightedTable;
  readonly ibans: Ibans;
}

const TWO_POW_20 = 1_048_576;

function readMoney(stream: RandomStream): Money {
  const currencies = packed.split('|').map(readCurrency);
  const ibans = createIbans(stream);
  const hasIbans = currencies.map(({ code }) => ibans.currencies.has(code));
  const weights = createWeightedTable(currencies.map(({ weight }) => weight));
  const others = createWeightedTable(currencies.map(({ weight }, i) => (hasIbans[i] ? weight : 0)));
  return {
    currencies,
    weights,
    // Pick again with the lower bits of the fraction.
    weightsOfIbans: (fraction) => {
      const index = weights(fraction);
      return hasIbans[index] ? index : others((fraction * TWO_POW_20) % 1);
    },
    ibans,
  };
}

/** The decimals of amounts if no other column shows the currency. */
const CENTS = 2;

/**
 * A currency and an account in it. If the entity has an IBAN column, the currency is that of a country with IBANs,
 * unless currencies must be unique.
 */
export function currencyParts(stream: RandomStream) {
  const { currencies, weights, weightsOfIbans, ibans } = readMoney(stream);
  return (
    { chosen, derived, listed, sampled, number, fields }: PartMaker,
    { countryCode }: EntityOptions,
  ) => {
    const own = countryCode === undefined ? undefined : ibans.currencyOf(countryCode);
    const possible = own === undefined ? currencies : currencies.filter(({ code }) => code === own);
    const byWeight = fields.has('finance.iban') ? weightsOfIbans : weights;
    const entry = chosen('entry', possible.length, own === undefined ? byWeight : undefined);
    const all = <Name extends keyof Currency>(name: Name) =>
      listed(
        entry,
        possible.map((currency) => currency[name]),
      );
    const code = all('code');
    const hasCurrencyColumn = [...fields].some((field) => field !== 'finance.amount');
    return {
      code,
      name: all('name'),
      symbol: all('symbol'),
      /** The digits after the point in amounts. */
      decimals: hasCurrencyColumn ? all('decimals') : derived(() => CENTS),
      /** How many units are worth a dollar. */
      perDollar: hasCurrencyColumn ? all('perDollar') : derived(() => 1),
      iban: sampled('iban', (i) => {
        const distinct = number?.at(i);
        return countryCode === undefined
          ? ibans.inCurrency(code.at(i), distinct)
          : ibans.ofCountry(countryCode, distinct);
      }),
    };
  };
}
