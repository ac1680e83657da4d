import type { RandomStream } from '../../random/stream.ts';
import { createWeightedTable, type WeightedTable } from '../../random/weighted.ts';
import { currencies as packed } from '../data/currencies.ts';
import { createIbans, type Ibans } from '../iban/iban.ts';
import type { EntityOptions, PartMaker } from './part.ts';

interface Currency {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: string;
  readonly weight: number;
}

function readCurrency(text: string): Currency {
  const [title = '', symbol = '', decimals = '', weight = ''] = text.split(',');
  return {
    code: title.slice(0, 3),
    name: title.slice(4),
    symbol,
    decimals,
    weight: Number(weight),
  };
}

/** Those of ISO 4217 that are in use, and what accounts need. */
interface Money {
  readonly currencies: readonly Currency[];
  readonly weights: WeightedTable;
  readonly ibans: Ibans;
}

function readMoney(stream: RandomStream): Money {
  const currencies = packed.split('|').map(readCurrency);
  const weights = createWeightedTable(currencies.map(({ weight }) => weight));
  return { currencies, weights, ibans: createIbans(stream) };
}

/** A currency, and an account in it. */
export function currencyParts(stream: RandomStream) {
  let money: Money | undefined;
  return ({ chosen, listed, sampled, number }: PartMaker, { countryCode }: EntityOptions) => {
    money ??= readMoney(stream);
    const { currencies, weights, ibans } = money;
    const own = countryCode === undefined ? undefined : ibans.currencyOf(countryCode);
    const possible = own === undefined ? currencies : currencies.filter(({ code }) => code === own);
    const entry = chosen('entry', possible.length, own === undefined ? weights : undefined);
    const text = (name: 'code' | 'name' | 'symbol' | 'decimals') =>
      listed(
        entry,
        possible.map((currency) => currency[name]),
      );
    const code = text('code');
    return {
      code,
      name: text('name'),
      symbol: text('symbol'),
      /** Digits after the point. */
      decimals: text('decimals'),
      iban: sampled('iban', (i) => {
        const distinct = number?.at(i);
        return countryCode === undefined
          ? ibans.inCurrency(code.at(i), distinct)
          : ibans.ofCountry(countryCode, distinct);
      }),
    };
  };
}
