import { pickIndex, type RandomStream } from '../../random/stream.ts';
import { createWeightedPicker } from '../../random/weighted.ts';
import { foreignAccountCountries, ibanLayouts } from '../data/iban-layouts.ts';
import { type Codes, codesOf, fillDigits, textOf, ZERO } from '../digits.ts';
import { scatteredDigits } from '../scattered.ts';
import { type NationalDigits, nationalDigits } from './national-digits.ts';

/** The most digits of an account that a row's number fills. */
const DISTINCT_DIGITS = 10;
/** The length of the country code and the check digits before the account. */
const HEAD = 4;

/** The format of a country's IBANs. */
interface IbanLayout {
  readonly country: string;
  readonly currency: string;
  readonly weight: number;
  /** The bank codes that an account can begin with. All have the same length. */
  readonly banks: readonly Codes[];
  /** The character codes of a whole IBAN, which each sample overwrites. */
  readonly codes: number[];
  /** The indexes of the account's digits, from left to right. */
  readonly places: readonly number[];
  /** `places` without the digits that the national check digits can change. */
  readonly ownPlaces: readonly number[];
  readonly check: NationalDigits | undefined;
  /** Maps a row's unique number to unique digits. */
  readonly distinctDigits: (number: string) => string;
}

function readLayout(text: string): IbanLayout {
  const [country = '', currency = '', weight = '', holds = '', ...banks] = text.split(' ');
  const bank = (banks[0] ?? '').replaceAll(/./g, 'b');
  const mask = holds
    .replace('*', bank)
    .replaceAll(/(\d{0,2})([nrk])/g, (_, count: string, mark: string) => mark.repeat(Number(count || 1)));
  const places = [...mask].flatMap((mark, i) => ('nr'.includes(mark) ? [HEAD + i] : []));
  const ownPlaces = [...mask].flatMap((mark, i) => (mark === 'n' ? [HEAD + i] : []));
  return {
    country,
    currency,
    weight: Number(weight),
    banks: banks.map(codesOf),
    codes: codesOf(`${country}00${mask}`),
    places,
    ownPlaces,
    check: nationalDigits[country],
    distinctDigits: scatteredDigits(Math.min(ownPlaces.length, DISTINCT_DIGITS)),
  };
}

/** Below this, a remainder still fits 31 bits after one more letter, which multiplies it by 100. */
const REST_MAX = 10_000_000;

/**
 * ISO 7064 MOD 97-10 of the account and the country code. The letters count as 10 to 35.
 * https://en.wikipedia.org/wiki/International_Bank_Account_Number
 */
function writeCheckDigits(codes: number[]): void {
  codes[2] = ZERO;
  codes[3] = ZERO;
  let rest = 0;
  for (let read = 0, at = HEAD; read < codes.length; read++, at++) {
    if (at === codes.length) at = 0;
    const code = codes[at] ?? 0;
    rest = code < 65 ? rest * 10 + code - ZERO : rest * 100 + code - 55;
    if (rest >= REST_MAX) rest %= 97;
  }
  const check = 98 - (rest % 97);
  codes[2] = ZERO + Math.floor(check / 10);
  codes[3] = ZERO + (check % 10);
}

/** Samples an IBAN of random digits. If a unique `number` is given, it fills the last digits. */
function sampleIban(stream: RandomStream, layout: IbanLayout, number: string | undefined): string {
  const { codes, banks, places, ownPlaces, check } = layout;
  const bank = banks[banks.length > 1 ? pickIndex(stream, banks.length) : 0] ?? [];
  for (let i = 0; i < bank.length; i++) codes[HEAD + i] = bank[i] ?? 0;
  fillDigits(stream, codes, places);
  if (number !== undefined) {
    const own = layout.distinctDigits(number);
    const first = ownPlaces.length - own.length;
    for (let i = 0; i < own.length; i++) codes[ownPlaces[first + i] ?? 0] = own.charCodeAt(i);
  }
  check?.(codes);
  writeCheckDigits(codes);
  return textOf(codes);
}

/** Samples IBANs by currency or by country. */
export interface Ibans {
  /** The currencies of the countries that have IBANs. */
  readonly currencies: ReadonlySet<string>;
  /**
   * Samples an IBAN of a country that uses the currency, by the countries' weights. If no country does, takes one
   * that holds accounts in foreign currencies.
   */
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
  const byCurrency = new Map<string, () => IbanLayout>();

  function pickerOf(
    choices: readonly IbanLayout[],
    weightOf: (layout: IbanLayout) => number,
  ): () => IbanLayout {
    const pick = createWeightedPicker(stream, choices.map(weightOf));
    return () => {
      const layout = choices[pick()];
      if (!layout) throw new RangeError('There are no countries');
      return layout;
    };
  }

  function pickerFor(currency: string): () => IbanLayout {
    const known = byCurrency.get(currency);
    if (known) return known;
    const own = [...layouts.values()].filter((layout) => layout.currency === currency);
    const made = own.length > 0 ? pickerOf(own, ({ weight }) => weight) : pickerOf(foreign, () => 1);
    byCurrency.set(currency, made);
    return made;
  }

  return {
    currencies: new Set([...layouts.values()].map(({ currency }) => currency)),
    inCurrency: (currency, number) => sampleIban(stream, pickerFor(currency)(), number),
    ofCountry: (country, number) => {
      const layout = layouts.get(country);
      return layout ? sampleIban(stream, layout, number) : '';
    },
    currencyOf: (country) => layouts.get(country)?.currency,
  };
}
