import type { RandomStream } from '../../random/stream.ts';
import { codesOf, fillDigits, textOf, ZERO } from '../digits.ts';
import { powerOfTen } from '../number-range.ts';
import { scatteredDigits } from '../scattered.ts';
import { type NationalDigits, nationalDigits } from './national-digits.ts';

/** The most digits of an account that a row's number fills. */
const DISTINCT_DIGITS = 10;
/** The length of the country code and the check digits. */
const HEAD = 4;

/** The format of a bank's IBANs. */
export interface Account {
  /** The character codes of a whole IBAN, which each sample overwrites. */
  readonly codes: number[];
  /** The indexes of the random digits, from left to right. */
  readonly places: readonly number[];
  /** `places` without the digits that the national check digits can change. */
  readonly ownPlaces: readonly number[];
  /** Where the account number begins and ends. */
  readonly from: number;
  readonly to: number;
  readonly check: NationalDigits | undefined;
  /** Maps a row's unique number to unique digits. */
  readonly distinctDigits: (number: string) => string;
  /** The indexes of the digits of the bank's code. */
  readonly codePlaces: readonly number[];
  /** The codes of the country's banks as integers, in order. */
  readonly bankCodes: readonly number[];
}

/** Replaces marks such as `3n` by `nnn`. */
function withoutCounts(layout: string): string {
  return layout.replaceAll(/(\d{0,2})([nrko])/g, (_, count: string, mark: string) =>
    mark.repeat(Number(count || 1)),
  );
}

/** @param bankCodes the codes of the country's banks that are digits only */
export function readAccount(
  country: string,
  layout: string,
  bic: string,
  code: string,
  bankCodes: readonly string[],
): Account {
  const marks = withoutCounts(layout).replaceAll('o', '0').replace('^', bic.slice(0, HEAD));
  const codeAt = HEAD + marks.replaceAll('/', '').indexOf('*');
  const withSlashes = `${country}00${marks.replace('*', code)}`;
  const [before = '', account = ''] = withSlashes.split('/');
  const mask = withSlashes.replaceAll('/', '');
  const indexesOf = (wanted: string) => [...mask].flatMap((mark, i) => (wanted.includes(mark) ? [i] : []));
  const ownPlaces = indexesOf('n');
  return {
    codes: codesOf(mask),
    places: indexesOf('nr'),
    ownPlaces,
    from: before.length,
    to: before.length + account.length,
    check: nationalDigits[country],
    distinctDigits: scatteredDigits(Math.min(ownPlaces.length, DISTINCT_DIGITS)),
    codePlaces: [...code].flatMap((mark, i) => (mark >= '0' && mark <= '9' ? [codeAt + i] : [])),
    bankCodes: bankCodes.map(Number).sort((a, b) => a - b),
  };
}

/** How many unique numbers an account can hold. */
export function accountNumbers({ ownPlaces, codePlaces, bankCodes }: Account): number {
  if (ownPlaces.length >= DISTINCT_DIGITS) return powerOfTen(DISTINCT_DIGITS);
  const codes = codePlaces.length === 0 ? 0 : powerOfTen(codePlaces.length) - bankCodes.length;
  return powerOfTen(ownPlaces.length) * (1 + codes);
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

/** Samples an IBAN of random digits. If a unique `number` is given, it decides the last digits. */
export function sampleIban(stream: RandomStream, account: Account, number: string | undefined): string {
  let { codes } = account;
  fillDigits(stream, codes, account.places);
  if (number !== undefined) codes = withNumber(codes, account, number);
  account.check?.(codes);
  writeCheckDigits(codes);
  return textOf(codes);
}

/**
 * Writes the unique digits. A number with more digits than the account has continues in the code of the bank, which is
 * then that of no bank in the table.
 */
function withNumber(
  codes: number[],
  { ownPlaces, distinctDigits, codePlaces, bankCodes }: Account,
  number: string,
): number[] {
  const digits = Math.min(ownPlaces.length, DISTINCT_DIGITS);
  const own = distinctDigits(number.slice(-digits));
  const first = ownPlaces.length - digits;
  for (let i = 0; i < digits; i++) codes[ownPlaces[first + i] ?? 0] = own.charCodeAt(i);
  if (number.length <= digits) return codes;
  let code = Number(number.slice(0, -digits)) - 1;
  for (const known of bankCodes) if (code >= known) code++;
  const changed = [...codes];
  const text = String(code).padStart(codePlaces.length, '0');
  codePlaces.forEach((place, i) => {
    changed[place] = text.charCodeAt(i);
  });
  return changed;
}
