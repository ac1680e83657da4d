import type { phone } from '../catalogue/fields/phone.ts';
import type { NumberPlan, Phones, ReservedNumbers } from '../locales/country.ts';
import { DIGITS } from './characters.ts';
import { codesOf } from './digits.ts';

export type PhoneStyle = (typeof phone)['phone.number']['options']['style']['choices'][number];

const EXTENSION = ' x';
/** The longest extension as a mask. */
const EXTENSION_MASK = ' x#####';

export const formsOf = ({ forms }: NumberPlan, style: PhoneStyle): readonly string[] =>
  forms[style].split('|');

/** The number of digits of a plan's area codes. */
export const areaDigits = ({ forms }: NumberPlan): number => forms.international.split('a').length - 1;

/** The plans whose numbers a style can have. Where a country tells mobile numbers apart, the style `mobile` has no others. */
function plansOf({ plans, mobile }: Phones, style: PhoneStyle): readonly NumberPlan[] {
  if (!mobile) return plans;
  return style === 'mobile' ? mobile.plans : [...plans, ...mobile.plans];
}

/**
 * The reserved numbers that a style can have. The style `mobile` has the mobile ones alone, if the country has such, and the others
 * have all.
 */
export function reservedOf({ reserved }: Phones, style: PhoneStyle): readonly ReservedNumbers[] {
  const mobile = reserved.filter(({ isMobile }) => isMobile);
  return style === 'mobile' && mobile.length > 0 ? mobile : reserved;
}

/** The plans that say how reserved numbers are written. */
export const plansOfReserved = ({ plans, mobile }: Phones, { isMobile }: ReservedNumbers) =>
  isMobile && mobile ? mobile.plans : plans;

const masksOf = (phones: Phones, style: PhoneStyle) =>
  plansOf(phones, style).flatMap((plan) => formsOf(plan, style));

/** Whether some numbers of a style end with an extension. */
export const hasExtensions = (phones: Phones, style: PhoneStyle): boolean =>
  phones.hasExtensions && style === 'human';

/** Removes the extension: `212-555-0100 x123` becomes `212-555-0100`. The `x` can be a capital. */
export function withoutExtension(number: string): string {
  const end = number.toLowerCase().indexOf(EXTENSION);
  return end < 0 ? number : number.slice(0, end);
}

/** The length of the longest number of a style without an extension. */
export function phoneLength(phones: Phones, style: PhoneStyle): number {
  return Math.max(...masksOf(phones, style).map(({ length }) => length));
}

/** Masks of all numbers of a style, in which `#` is a digit. */
export function phoneMasks(phones: Phones, style: PhoneStyle): readonly string[] {
  const masks = masksOf(phones, style).map((mask) => mask.replaceAll(/[ael]/g, '#'));
  return hasExtensions(phones, style) ? [...masks, ...masks.map((mask) => mask + EXTENSION_MASK)] : masks;
}

/** A form as character codes, which each sample overwrites, with the places of its parts. */
export interface PhoneTemplate {
  readonly codes: number[];
  /** The places of the area code's digits, and where the exchange begins. */
  readonly area: readonly number[];
  readonly exchange: number;
  /** The places of the line's digits, and the first one if they stand together, or else -1. */
  readonly line: readonly number[];
  readonly wholeLine: number;
}

export function phoneTemplate(form: string): PhoneTemplate {
  const placesOf = (mark: string) => [...form].flatMap((character, i) => (character === mark ? [i] : []));
  const line = placesOf('l');
  const [first = 0] = line;
  return {
    codes: codesOf(form),
    area: placesOf('a'),
    exchange: form.indexOf('e'),
    line,
    wholeLine: line.every((place, i) => place === first + i) ? first : -1,
  };
}

/** The digits of a number in the order of its parts, written in a form. */
export function inForm(digits: string, form: string): string {
  let next = 0;
  return form.replaceAll(/[ael]/g, () => digits.charAt(next++));
}

/** The lines of a plan from a start on: the start, and the digits after it. */
export function lineDigits({ forms }: NumberPlan, start = ''): readonly (string | readonly string[])[] {
  const count = forms.international.split('l').length - 1;
  return [
    ...(start === '' ? [] : [start]),
    ...new Array<readonly string[]>(count - start.length).fill(DIGITS),
  ];
}
