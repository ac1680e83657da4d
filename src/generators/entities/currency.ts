import type { RandomStream } from '../../random/stream.ts';
import { createWeightedPicker } from '../../random/weighted.ts';
import { currencies as packed } from '../data/currencies.ts';
import { createIbans, type Ibans } from '../iban/iban.ts';
import type { EntityOptions, PartMaker } from './part.ts';

interface Currency {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly weight: number;
}

function readCurrency(text: string): Currency {
  const [title = '', symbol = '', decimals = '', weight = ''] = text.split(',');
  return {
    code: title.slice(0, 3),
    name: title.slice(4),
    symbol,
    decimals: Number(decimals),
    weight: Number(weight),
  };
}

/** Those of ISO 4217 that are in use, and what accounts need. */
interface Money {
  readonly currencies: readonly Currency[];
  readonly pick: () => number;
  readonly ibans: Ibans;
}

function readMoney(stream: RandomStream): Money {
  const currencies = packed.split('|').map(readCurrency);
  const pick = createWeightedPicker(
    stream,
    currencies.map(({ weight }) => weight),
  );
  return { currencies, pick, ibans: createIbans(stream) };
}

/** A currency, and an account in it. */
export function currencyParts(stream: RandomStream) {
  let money: Money | undefined;
  return ({ chosen, derived, sampled, number }: PartMaker, { countryCode }: EntityOptions) => {
    money ??= readMoney(stream);
    const { currencies, pick, ibans } = money;
    const own = countryCode === undefined ? undefined : ibans.currencyOf(countryCode);
    const entry =
      own === undefined
        ? chosen('entry', currencies, pick)
        : chosen(
            'entry',
            currencies.filter(({ code }) => code === own),
          );
    return {
      code: derived((i) => entry.at(i).code),
      name: derived((i) => entry.at(i).name),
      symbol: derived((i) => entry.at(i).symbol),
      /** Digits after the point. */
      decimals: derived((i) => String(entry.at(i).decimals)),
      iban: sampled('iban', (i) => {
        const distinct = number?.at(i);
        return countryCode === undefined
          ? ibans.inCurrency(entry.at(i).code, distinct)
          : ibans.ofCountry(countryCode, distinct);
      }),
    };
  };
}
