/**
 * The check digit of ISO 7064 MOD 11,10, as the Federal Central Tax Office describes it:
 * https://de.wikipedia.org/wiki/Steuerliche_Identifikationsnummer#Aufbau_der_Identifikationsnummer
 */
export function mod11And10Digit(digits: string): number {
  let product = 10;
  for (let i = 0; i < digits.length; i++) {
    const sum = (Number(digits[i]) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10;
}

/** The check digit of Luhn: https://en.wikipedia.org/wiki/Luhn_algorithm */
export function luhnDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const doubled = Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (sum % 10)) % 10;
}

/** A number with zeros before it, up to so many digits. */
export const padded = (number: number, digits: number) => String(number).padStart(digits, '0');
