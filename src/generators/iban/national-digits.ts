/** Check digits that a country's account numbers hold: writes them where the account has a zero for each. */
export type NationalDigits = (account: string) => string;

const ZERO = 48;

function digitAt(text: string, at: number): number {
  return text.charCodeAt(at) - ZERO;
}

function withText(text: string, at: number, written: string): string {
  return text.slice(0, at) + written + text.slice(at + written.length);
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/** The remainder of digits of any number. */
export function remainderOf(text: string, divisor: number): number {
  let rest = 0;
  for (let i = 0; i < text.length; i++) rest = (rest * 10 + digitAt(text, i)) % divisor;
  return rest;
}

/** Digits from a place on, weighted in turn. */
function weightedSum(text: string, from: number, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += digitAt(text, from + i) * (weights[i] ?? 0);
  return sum;
}

/** ISO 7064 MOD 97-10 of the whole account. */
const mod97: NationalDigits = (account) =>
  withText(account, account.length - 2, twoDigits(98 - remainderOf(account, 97)));

/** The remainder of ten digits, 97 where there is none. */
const belgian: NationalDigits = (account) =>
  withText(account, 10, twoDigits(remainderOf(account.slice(0, 10), 97) || 97));

/** The account with its key is a multiple of 97. */
const french: NationalDigits = (account) => withText(account, 21, twoDigits(97 - remainderOf(account, 97)));

const SPANISH = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

function spanishDigit(sum: number): number {
  const digit = 11 - (sum % 11);
  return digit > 9 ? 11 - digit : digit;
}

const spanish: NationalDigits = (account) => {
  const bank = spanishDigit(weightedSum(account, 0, SPANISH.slice(2)));
  return withText(account, 8, `${bank}${spanishDigit(weightedSum(account, 10, SPANISH))}`);
};

/** Digits of which one is moved on until their weighted sum leaves a remainder that a digit can make up for. */
function withModulo11(account: string, from: number, weights: readonly number[], movable: number): string {
  let text = account;
  for (;;) {
    const rest = weightedSum(text, from, weights) % 11;
    if (rest !== 1) return withText(text, from + weights.length, String(rest === 0 ? 0 : 11 - rest));
    text = withText(text, movable, String((digitAt(text, movable) + 1) % 10));
  }
}

const norwegian: NationalDigits = (account) => withModulo11(account, 0, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], 0);

const czech: NationalDigits = (account) =>
  withModulo11(withModulo11(account, 4, [10, 5, 8, 4, 2], 4), 10, [6, 3, 7, 9, 10, 5, 8, 4, 2], 10);

/** The digit that makes up for a sum to the next multiple of ten. */
function tenDigit(sum: number): string {
  return String((10 - (sum % 10)) % 10);
}

const POLISH = [3, 9, 7, 1, 3, 9, 7];
const polish: NationalDigits = (account) => withText(account, 7, tenDigit(weightedSum(account, 0, POLISH)));

const HUNGARIAN = [9, 7, 3, 1, 9, 7, 3, 1, 9, 7, 3, 1, 9, 7, 3];
const hungarian: NationalDigits = (account) => {
  const withBank = withText(account, 7, tenDigit(weightedSum(account, 0, HUNGARIAN.slice(0, 7))));
  return withText(withBank, 23, tenDigit(weightedSum(withBank, 8, HUNGARIAN)));
};

const ESTONIAN = [7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7];
const estonian: NationalDigits = (account) =>
  withText(account, 15, tenDigit(weightedSum(account, 2, ESTONIAN)));

/** Luhn's digit. */
const finnish: NationalDigits = (account) => {
  let sum = 0;
  for (let i = 0; i < 13; i++) {
    const value = digitAt(account, i) * (i % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return withText(account, 13, tenDigit(sum));
};

/** ISO 7064 MOD 11,10. */
function croatianDigit(account: string, from: number, to: number): string {
  let product = 10;
  for (let i = from; i < to; i++) product = (((product + digitAt(account, i)) % 10 || 10) * 2) % 11;
  return String((11 - product) % 10);
}

const croatian: NationalDigits = (account) => {
  const withBank = withText(account, 6, croatianDigit(account, 0, 6));
  return withText(withBank, 16, croatianDigit(withBank, 7, 16));
};

/** What digits at odd places count, from the first on. */
const ITALIAN = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

const italian: NationalDigits = (account) => {
  let sum = 0;
  for (let i = 1; i < account.length; i++) {
    const digit = digitAt(account, i);
    sum += i % 2 === 1 ? (ITALIAN[digit] ?? 0) : digit;
  }
  return withText(account, 0, String.fromCharCode(65 + (sum % 26)));
};

export const nationalDigits: Readonly<Record<string, NationalDigits>> = {
  ...{ BA: mod97, ME: mod97, MK: mod97, PT: mod97, RS: mod97, SI: mod97, TL: mod97, XK: mod97 },
  ...{ BE: belgian, FR: french, MC: french, ES: spanish, NO: norwegian, CZ: czech, SK: czech, PL: polish },
  ...{ HU: hungarian, EE: estonian, FI: finnish, HR: croatian, IT: italian, SM: italian },
};
