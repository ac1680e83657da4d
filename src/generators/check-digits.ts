/** Appends the digit that makes the weighted sum a multiple of ten. The weights repeat. */
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
