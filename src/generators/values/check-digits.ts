/** The Luhn check digit that ends a number; what is no digit is skipped. https://en.wikipedia.org/wiki/Luhn_algorithm */
export function withLuhnDigit(text: string): string {
  let sum = 0;
  let doubled = true;
  for (let i = text.length - 1; i >= 0; i--) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) continue;
    const value = doubled ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
    doubled = !doubled;
  }
  return `${text}${(10 - (sum % 10)) % 10}`;
}

/** The digits, weighted in turn, and the digit that makes their sum a multiple of ten. */
function withWeightedDigit(digits: string, weights: readonly number[]): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (weights[i % weights.length] ?? 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** https://www.gs1.org/services/how-calculate-check-digit-manually */
export const withUpcDigit = (digits: string) => withWeightedDigit(digits, [3, 1]);

/** https://en.wikipedia.org/wiki/ABA_routing_transit_number#Check_digit */
export const withRoutingDigit = (digits: string) => withWeightedDigit(digits, [3, 7, 1]);

/** https://en.wikipedia.org/wiki/ISBN#Check_digits */
export const withIsbn13Digit = (digits: string) => withWeightedDigit(digits, [1, 3]);

export function withIsbn10Digit(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (i + 1);
  return `${digits}${sum % 11 === 10 ? 'X' : sum % 11}`;
}

/** An IBAN of a country and an account: ISO 7064 MOD 97-10. https://en.wikipedia.org/wiki/International_Bank_Account_Number */
export function withIbanDigits(country: string, account: string): string {
  let rest = 0;
  for (const character of `${account}${country}00`) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return `${country}${String(98 - rest).padStart(2, '0')}${account}`;
}
