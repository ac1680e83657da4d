import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { pickUniform } from '../../random/uniform.ts';
import { createWeightedPicker } from '../../random/weighted.ts';
import { foreignAccountCountries, ibanLayouts } from '../data/iban-layouts.ts';
import { scatteredDigits } from '../scattered.ts';
import { type NationalDigits, nationalDigits, remainderOf } from './national-digits.ts';

/** Of nine digits, a random number of 32 bits is of all. */
const CHUNK = 1_000_000_000;
const CHUNK_DIGITS = 9;

/** What an account of a country holds. */
interface Layout {
  readonly country: string;
  readonly currency: string;
  readonly weight: number;
  readonly banks: readonly string[];
  /** Where digits stand: `n` any, `r` and `k` as the country's check digits need. */
  readonly mask: string;
  readonly end: string;
  /** Places of any digits. */
  readonly digits: number;
  readonly check: NationalDigits | undefined;
  /** Digits that no other row has, of a number that none has. */
  readonly distinctDigits: (number: string) => string;
}

function readLayout(text: string): Layout {
  const [country = '', currency = '', weight = '', holds = '', ...banks] = text.split(' ');
  const end = /[A-Z][A-Z0-9]*$/.exec(holds)?.[0] ?? '';
  const mask = holds
    .slice(0, holds.length - end.length)
    .replace('*', '')
    .replaceAll(/(\d*)([nrk])/g, (_, count: string, mark: string) => mark.repeat(Number(count || 1)));
  const digits = mask.replaceAll(/[^n]/g, '').length;
  return {
    country,
    currency,
    weight: Number(weight),
    banks,
    mask,
    end,
    digits,
    check: nationalDigits[country],
    distinctDigits: scatteredDigits(Math.min(digits, DISTINCT_DIGITS)),
  };
}

/** At most so many digits are made of a row's number. */
const DISTINCT_DIGITS = 10;

/** So many random digits, of which the last are given ones. */
function digitsOf(stream: RandomStream, count: number, own: string): string {
  let text = '';
  while (text.length < count) text += String(pickUniform(stream, CHUNK)).padStart(CHUNK_DIGITS, '0');
  return text.slice(0, count - own.length) + own;
}

function accountOf(stream: RandomStream, layout: Layout, number: string | undefined): string {
  const { mask, banks, end, check } = layout;
  const own = number === undefined ? '' : layout.distinctDigits(number);
  const digits = digitsOf(stream, layout.digits, own);
  let account = '';
  let next = 0;
  for (let i = 0; i < mask.length; i++) {
    const mark = mask.charAt(i);
    if (mark === 'n') account += digits.charAt(next++);
    else account += mark === 'r' ? String(pickIndex(stream, 10)) : '0';
  }
  const bank = banks.length > 0 ? (banks[pickIndex(stream, banks.length)] ?? '') : '';
  return bank + (check ? check(account) : account) + end;
}

/** Letters count 10 to 35. */
function asDigits(text: string): string {
  let digits = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    digits += code < 65 ? text.charAt(i) : String(code - 55);
  }
  return digits;
}

/** ISO 7064 MOD 97-10. https://en.wikipedia.org/wiki/International_Bank_Account_Number */
function ibanOf(country: string, account: string): string {
  const check = 98 - remainderOf(`${asDigits(account)}${asDigits(country)}00`, 97);
  return `${country}${check < 10 ? '0' : ''}${check}${account}`;
}

/** Makes IBANs in a currency. */
export interface Ibans {
  /** Of a currency's countries, as frequent as their accounts; of one that holds foreign currencies where it has none. */
  readonly inCurrency: (currency: string, number?: string) => string;
  readonly ofCountry: (country: string, number?: string) => string;
  readonly currencyOf: (country: string) => string | undefined;
}

export function createIbans(stream: RandomStream): Ibans {
  const layouts = new Map(
    ibanLayouts
      .split('|')
      .map(readLayout)
      .map((layout) => [layout.country, layout]),
  );
  const foreign = foreignAccountCountries.flatMap((country) => layouts.get(country) ?? []);
  const byCurrency = new Map<string, () => Layout>();

  function pickerOf(choices: readonly Layout[], weightOf: (layout: Layout) => number): () => Layout {
    const pick = createWeightedPicker(stream, choices.map(weightOf));
    return () => {
      const layout = choices[pick()];
      if (!layout) throw new RangeError('There are no countries');
      return layout;
    };
  }

  function pickerFor(currency: string): () => Layout {
    const known = byCurrency.get(currency);
    if (known) return known;
    const own = [...layouts.values()].filter((layout) => layout.currency === currency);
    const made = own.length > 0 ? pickerOf(own, ({ weight }) => weight) : pickerOf(foreign, () => 1);
    byCurrency.set(currency, made);
    return made;
  }

  const made = (layout: Layout, number: string | undefined) =>
    ibanOf(layout.country, accountOf(stream, layout, number));
  return {
    inCurrency: (currency, number) => made(pickerFor(currency)(), number),
    ofCountry: (country, number) => {
      const layout = layouts.get(country);
      return layout ? made(layout, number) : '';
    },
    currencyOf: (country) => layouts.get(country)?.currency,
  };
}
