import type { Cell } from '../../src/catalogue/field.ts';
import type { FieldId } from '../../src/catalogue/fields.ts';
import { isLuhnValid, isValidIban } from '../../tests/fixtures/check-digits.ts';

type Check = (cell: Cell) => boolean;

const like =
  (form: RegExp): Check =>
  (cell) =>
    form.test(String(cell));

const between =
  (low: number, high: number): Check =>
  (cell) =>
    Number(cell) >= low && Number(cell) <= high;

/** The sum of a text's digits, each multiplied by the weight of its place. The weights repeat. X counts as 10. */
function weighted(text: string, ...weights: readonly number[]): number {
  return [...text].reduce(
    (sum, digit, i) => sum + (digit === 'X' ? 10 : Number(digit)) * (weights[i % weights.length] ?? 0),
    0,
  );
}

/** https://en.wikipedia.org/wiki/Vehicle_identification_number#Check-digit_calculation */
function isVin(cell: Cell): boolean {
  const text = String(cell);
  const values = '0123456789.......12345678.12345.7.923456789';
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce(
    (total, weight, i) => total + weight * Number(values[text.charCodeAt(i) - 48]),
    0,
  );
  return /^[A-HJ-NPR-Z\d]{17}$/.test(text) && 'XX0123456789X'.charAt((sum % 11) + 2) === text.charAt(8);
}

function isTimeZone(cell: Cell): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: String(cell) }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const EMAIL = /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const coordinates = { latitude: between(-90, 90), longitude: between(-180, 180) };

/** Checks that need only the value: check digits, and the forms and ranges that a standard defines. */
export const fieldChecks: Readonly<Partial<Record<FieldId, Check>>> = {
  'airline.flightNumber': like(/^[A-Z\d]{2}[1-9]\d{0,3}$/),
  'airline.recordLocator': like(/^[A-Z]{6}$/),
  'airline.seat': like(/^[1-9]\d?[A-K]$/),
  'commerce.isbn': (cell) => weighted(String(cell).replaceAll('-', ''), 1, 3) % 10 === 0,
  'commerce.price': like(/^\d+\.\d{2}$/),
  'commerce.upc': (cell) => weighted(String(cell), 3, 1) % 10 === 0,
  'database.mongodbObjectId': like(/^[\da-f]{24}$/),
  'finance.bic': like(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/),
  'finance.creditCardNumber': (cell) => isLuhnValid(String(cell)),
  'finance.currencyCode': like(/^[A-Z]{3}$/),
  'finance.ethereumAddress': like(/^0x[\da-f]{40}$/),
  'finance.iban': (cell) => isValidIban(String(cell)),
  'finance.routingNumber': (cell) => weighted(String(cell), 3, 7, 1) % 10 === 0,
  'git.commitSha': like(/^[\da-f]{40}$/),
  'image.url': (cell) => URL.canParse(String(cell)),
  'image.avatar': (cell) => URL.canParse(String(cell)),
  'internet.email': like(EMAIL),
  'internet.exampleEmail': like(EMAIL),
  'internet.ipv4': like(new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`)),
  'internet.ipv6': like(/^(?:[\da-f]{4}:){7}[\da-f]{4}$/),
  'internet.mac': like(/^(?:[\da-f]{2}:){5}[\da-f]{2}$/),
  'internet.port': between(0, 65_535),
  'internet.url': (cell) => URL.canParse(String(cell)),
  'location.countryCode': like(/^[A-Z]{2}$/),
  'location.latitude': coordinates.latitude,
  'location.longitude': coordinates.longitude,
  'location.stateAbbreviation': like(/^[A-Z]{2}$/),
  'location.timeZone': isTimeZone,
  'location.zipCode': like(/^\d{5}(?:-\d{4})?$/),
  'string.uuid': like(UUID),
  'vehicle.vin': isVin,
};
