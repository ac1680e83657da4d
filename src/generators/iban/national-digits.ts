/** Writes a country's national check digits into the character codes of an IBAN. The account begins at index 4. */
export type NationalDigits = (codes: number[]) => void;

const ZERO = 48;
/** The index at which the account begins. */
const START = 4;

function digitAt(codes: readonly number[], at: number): number {
  return (codes[START + at] ?? ZERO) - ZERO;
}

function writeDigit(codes: number[], at: number, digit: number): void {
  codes[START + at] = ZERO + digit;
}

function writeTwoDigits(codes: number[], at: number, number: number): void {
  writeDigit(codes, at, Math.floor(number / 10));
  writeDigit(codes, at + 1, number % 10);
}

/** The remainder modulo 97 of the account's first `to` digits. */
function remainderOf97(codes: readonly number[], to: number): number {
  let rest = 0;
  for (let i = 0; i < to; i++) rest = (rest * 10 + digitAt(codes, i)) % 97;
  return rest;
}

/** The sum of the digits from index `from` on, each times its weight. */
function weightedSum(codes: readonly number[], from: number, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += digitAt(codes, from + i) * (weights[i] ?? 0);
  return sum;
}

/** ISO 7064 MOD 97-10 over the whole account. */
const mod97: NationalDigits = (codes) => {
  const end = codes.length - START - 2;
  writeTwoDigits(codes, end, 98 - ((remainderOf97(codes, end) * 100) % 97));
};

/** The first ten digits modulo 97, or 97 if the remainder is 0. */
const belgian: NationalDigits = (codes) => writeTwoDigits(codes, 10, remainderOf97(codes, 10) || 97);

/** Makes the account with its key a multiple of 97. */
const french: NationalDigits = (codes) => {
  const end = codes.length - START - 2;
  writeTwoDigits(codes, end, 97 - ((remainderOf97(codes, end) * 100) % 97));
};

const SPANISH_BANK = [4, 8, 5, 10, 9, 7, 3, 6];
const SPANISH = [1, 2, ...SPANISH_BANK];

function spanishDigit(sum: number): number {
  const digit = 11 - (sum % 11);
  return digit > 9 ? 11 - digit : digit;
}

const spanish: NationalDigits = (codes) => {
  writeDigit(codes, 8, spanishDigit(weightedSum(codes, 0, SPANISH_BANK)));
  writeDigit(codes, 9, spanishDigit(weightedSum(codes, 10, SPANISH)));
};

/**
 * Writes the digit that makes the weighted sum a multiple of 11. While that would need the value 10, increases the
 * digit at index `changed`.
 */
function writeModulo11(codes: number[], from: number, weights: readonly number[], changed = from): void {
  let rest = weightedSum(codes, from, weights) % 11;
  while (rest === 1) {
    writeDigit(codes, changed, (digitAt(codes, changed) + 1) % 10);
    rest = weightedSum(codes, from, weights) % 11;
  }
  writeDigit(codes, from + weights.length, rest === 0 ? 0 : 11 - rest);
}

const NORWEGIAN = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
/** The length of the bank's code, after which the account number begins. */
const NORWEGIAN_BANK = 4;
const norwegian: NationalDigits = (codes) => writeModulo11(codes, 0, NORWEGIAN, NORWEGIAN_BANK);

const CZECH_PREFIX = [10, 5, 8, 4, 2];
const CZECH = [6, 3, 7, 9, 10, 5, 8, 4, 2];
const czech: NationalDigits = (codes) => {
  writeModulo11(codes, 4, CZECH_PREFIX);
  writeModulo11(codes, 10, CZECH);
};

/** The digit that completes a sum to the next multiple of ten. */
function tenDigit(sum: number): number {
  return (10 - (sum % 10)) % 10;
}

const POLISH = [3, 9, 7, 1, 3, 9, 7];
const polish: NationalDigits = (codes) => writeDigit(codes, 7, tenDigit(weightedSum(codes, 0, POLISH)));

const HUNGARIAN_BANK = [9, 7, 3, 1, 9, 7, 3];
const HUNGARIAN = [...HUNGARIAN_BANK, 1, 9, 7, 3, 1, 9, 7, 3];
const hungarian: NationalDigits = (codes) => {
  writeDigit(codes, 7, tenDigit(weightedSum(codes, 0, HUNGARIAN_BANK)));
  writeDigit(codes, 23, tenDigit(weightedSum(codes, 8, HUNGARIAN)));
};

const ESTONIAN = [7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7];
const estonian: NationalDigits = (codes) => writeDigit(codes, 15, tenDigit(weightedSum(codes, 2, ESTONIAN)));

/** The Luhn check digit: https://en.wikipedia.org/wiki/Luhn_algorithm */
const finnish: NationalDigits = (codes) => {
  let sum = 0;
  for (let i = 0; i < 13; i++) {
    const value = digitAt(codes, i) * (i % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  writeDigit(codes, 13, tenDigit(sum));
};

/** Writes the ISO 7064 MOD 11,10 check digit of the digits from `from` to before `to` after them. */
function writeModulo11And10(codes: number[], from: number, to: number): void {
  let product = 10;
  for (let i = from; i < to; i++) product = (((product + digitAt(codes, i)) % 10 || 10) * 2) % 11;
  writeDigit(codes, to, (11 - product) % 10);
}

const croatian: NationalDigits = (codes) => {
  writeModulo11And10(codes, 0, 6);
  writeModulo11And10(codes, 7, 16);
};

/** The values of the digits 0 to 9 at odd positions of the CIN's sum. */
const ITALIAN = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

const italian: NationalDigits = (codes) => {
  let sum = 0;
  for (let i = 1; START + i < codes.length; i++) {
    const digit = digitAt(codes, i);
    sum += i % 2 === 1 ? (ITALIAN[digit] ?? 0) : digit;
  }
  codes[START] = 65 + (sum % 26);
};

export const nationalDigits: Readonly<Record<string, NationalDigits>> = {
  ...{ BA: mod97, ME: mod97, MK: mod97, PT: mod97, RS: mod97, SI: mod97, TL: mod97, XK: mod97 },
  ...{ AO: mod97, CV: mod97, MZ: mod97 },
  ...{ BI: french, CM: french, DJ: french, KM: french, MA: french, MG: french, MR: french, TN: french },
  ...{ BE: belgian, FR: french, MC: french, ES: spanish, NO: norwegian, CZ: czech, SK: czech, PL: polish },
  ...{ HU: hungarian, EE: estonian, FI: finnish, HR: croatian, IT: italian, SM: italian },
};
