import type { FieldId } from '../../catalogue/fields.ts';
import { areExceptions, EXCEPTIONS_MAX } from './exceptions.ts';

export interface FoundForm {
  readonly field: FieldId;
  /** How many different texts have another form. */
  readonly exceptions: number;
}

/** A form of texts that a field generates, strict enough to recognise the field without its name. */
interface TextForm {
  readonly field: FieldId;
  readonly test: (text: string) => boolean;
  /** At least one text must pass this too, if the form alone is common. */
  readonly proof?: (text: string) => boolean;
  /** Fewer different texts can have the form by chance. */
  readonly distinctMin?: number;
}

const matches = (expression: RegExp) => (text: string) => expression.test(text);
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** https://en.wikipedia.org/wiki/Luhn_algorithm */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** The check digit of UPC and EAN: 3 and 1 in turn, from the right. */
function isEan(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++)
    sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 1 : 3);
  return sum % 10 === 0;
}

/** ISO 13616: the remainder by 97 of the country and check digits behind the rest, with letters as 10 to 35. */
function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

function vinValue(character: string): number {
  if (character >= '0' && character <= '9') return Number(character);
  const first = 'ABCDEFGH'.indexOf(character);
  if (first >= 0) return first + 1;
  const second = 'JKLMN#P#R'.indexOf(character);
  if (second >= 0) return second + 1;
  return 'STUVWXYZ'.indexOf(character) + 2;
}

/** The check digit of North American vehicles. https://www.ecfr.gov/current/title-49/section-565.15 */
function isVin(text: string): boolean {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(text)) return false;
  const sum = VIN_WEIGHTS.reduce((total, weight, i) => total + weight * vinValue(text[i] ?? '0'), 0);
  return text[8] === (sum % 11 === 10 ? 'X' : String(sum % 11));
}

function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return (
    parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
  );
}

function isIpv6(text: string): boolean {
  if (!/^[0-9a-fA-F:]{3,39}$/.test(text)) return false;
  const [head = '', tail, ...more] = text.split('::');
  const groups = [head, tail ?? ''].flatMap((part) => (part === '' ? [] : part.split(':')));
  const fits = tail === undefined ? groups.length === 8 : more.length === 0 && groups.length < 8;
  return fits && groups.every((group) => group.length > 0 && group.length <= 4);
}

/** With a country code, or as people in North America write it. Ten digits alone could be any number. */
function isPhone(text: string): boolean {
  if (/^\+\d[\d ().-]{5,22}\d$/.test(text)) {
    const { length } = digitsOf(text);
    return length >= 8 && length <= 15;
  }
  return /^(?:1[ .-])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[ .-])\d{3}[ .-]\d{4}(?: ?x\d{1,6})?$/.test(text);
}

/** The first digits and the lengths of Visa, Mastercard, Discover, JCB, UnionPay, American Express and Diners Club: https://en.wikipedia.org/wiki/Payment_card_number */
const CARD = /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|2[2-7]|35|6[0245])\d{14}|3[47]\d{13}|3[068]\d{12})$/;

/** French SIRET numbers have the check digit of cards too, and other lengths. */
function isCard(text: string): boolean {
  const digits = text.replace(/[ -]/g, '');
  return text.length <= digits.length + 4 && CARD.test(digits) && isLuhn(digits);
}

function isIsbn(text: string): boolean {
  if (!/^97[89][\d-]{10,14}$/.test(text)) return false;
  const digits = digitsOf(text);
  return digits.length === 13 && isEan(digits);
}

/** Of two forms that fit, the first counts. */
const FORMS: readonly TextForm[] = [
  { field: 'internet.email', test: matches(/^[\w.%+'-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/) },
  { field: 'internet.url', test: matches(/^https?:\/\/[^\s/]+(?:\/\S*)?$/i) },
  { field: 'internet.ipv4', test: isIpv4 },
  { field: 'internet.ipv6', test: isIpv6 },
  { field: 'internet.mac', test: matches(/^(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}$/i) },
  { field: 'internet.userAgent', test: matches(/^Mozilla\/\d\.\d \(/) },
  { field: 'finance.iban', test: isIban },
  { field: 'finance.creditCardNumber', test: isCard, distinctMin: 5 },
  { field: 'finance.ethereumAddress', test: matches(/^0x[0-9a-f]{40}$/i) },
  { field: 'commerce.isbn', test: isIsbn, distinctMin: 2 },
  { field: 'commerce.upc', test: (text) => /^\d{12}$/.test(text) && isEan(text), distinctMin: 5 },
  { field: 'vehicle.vin', test: isVin, proof: matches(/[A-Z]/), distinctMin: 2 },
  { field: 'phone.number', test: isPhone },
  {
    field: 'location.zipCode',
    test: matches(/^\d{5}(?:-\d{4})?$/),
    proof: matches(/^0|-/),
    distinctMin: 2,
  },
  { field: 'color.rgb', test: matches(/^#[0-9a-f]{6}$/i) },
  { field: 'git.commitSha', test: matches(/^[0-9a-f]{40}$/), proof: matches(/[a-f]/) },
  { field: 'string.ulid', test: matches(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/), proof: matches(/[A-Z]/) },
  {
    field: 'system.mimeType',
    test: matches(/^(?:application|audio|font|image|message|model|multipart|text|video)\/[\w.+-]+$/),
  },
  {
    field: 'system.semver',
    // A third part that is a year belongs to a date, such as 22.3.2021.
    test: matches(/^\d{1,4}\.\d{1,4}\.(?!(?:19|20)\d\d$)\d{1,4}(?:-[0-9A-Za-z.-]+)?$/),
    // Major versions have few digits, unlike parts of numbers such as 123.456.789-09.
    proof: matches(/^\d{1,2}\./),
    distinctMin: 2,
  },
  {
    field: 'location.timeZone',
    test: matches(/^(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[\w+/-]+$/),
  },
  {
    field: 'internet.domainName',
    test: matches(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/),
    proof: matches(/\.(?:com|org|net|edu|gov|info|biz|io)$/),
    distinctMin: 2,
  },
];

/** Forms that no other texts have by chance, so that a few other texts are exceptions. */
const CLEAR: ReadonlySet<FieldId> = new Set(['internet.url', 'internet.email']);

/** Finds the field whose form the texts of a column have. A few of many texts may have another one. */
export class FormFinder {
  #texts = 0;
  #forms: readonly { readonly form: TextForm; isProved: boolean; exceptions: number }[] | undefined;

  add(text: string): void {
    this.#texts++;
    this.#forms ??= FORMS.map((form) => ({ form, isProved: form.proof === undefined, exceptions: 0 }));
    if (this.#forms.length === 0) return;
    for (const one of this.#forms) {
      if (!one.form.test(text)) one.exceptions++;
      else one.isProved ||= one.form.proof?.(text) === true;
    }
    this.#forms = this.#forms.filter(
      ({ form, exceptions }) => exceptions <= (CLEAR.has(form.field) ? EXCEPTIONS_MAX : 0),
    );
  }

  /** @param distinct how many different texts there were, at least */
  found(distinct: number): FoundForm | undefined {
    const found = this.#forms?.find(
      ({ form, isProved, exceptions }) =>
        isProved && distinct >= (form.distinctMin ?? 1) && areExceptions(exceptions, this.#texts),
    );
    return found && { field: found.form.field, exceptions: found.exceptions };
  }
}
