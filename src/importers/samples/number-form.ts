import type { SampleFacts } from '../source-tables.ts';

/** How nearly all numbers of a column are written that computers read otherwise. */
export type NumberForm = NonNullable<SampleFacts['numberForm']>;

/** So many texts show the form of the others. */
const TEXTS_MAX = 2000;
/** So many percent of the texts have the form. */
const FORM_PERCENT = 95;

const BODY = /\d(?:[\d.,'’ \u00a0\u2009\u202f]{0,40}\d)?/;

interface WrittenNumber {
  readonly text: string;
  readonly value: number;
  readonly prefix: string;
  readonly suffix: string;
  readonly whole: string;
  readonly decimals: number;
}

/** @param toDigits writes a number as computers read it */
export function numberFormOf(
  texts: Iterable<string>,
  toDigits: (text: string) => string,
  mark: '.' | ',',
): NumberForm | undefined {
  const written: WrittenNumber[] = [];
  for (const text of texts) {
    if (written.length === TEXTS_MAX) break;
    const one = readNumber(text.trim(), toDigits, mark);
    if (one) written.push(one);
  }
  const [first] = written;
  if (first === undefined) return undefined;
  const separators = new Set(written.flatMap(({ whole }) => /\D/.exec(whole) ?? []));
  const [thousands] = separators;
  const { prefix, suffix, decimals } = first;
  const form = {
    prefix,
    suffix,
    mark,
    ...(thousands !== undefined && { thousands }),
    ...(decimals > 0 && written.every((one) => one.decimals === decimals) && { decimals }),
  };
  const alike = written.filter(({ text, value }) => writeNumber(value, form) === text);
  return alike.length * 100 >= FORM_PERCENT * written.length ? form : undefined;
}

/** Whether the cells are numbers of a language: an option of CSV writes their decimal commas, and readers need no marks between thousands. */
export const isWithoutUnit = ({ prefix, suffix }: NumberForm): boolean => prefix === '' && suffix === '';

function readNumber(
  text: string,
  toDigits: (text: string) => string,
  mark: string,
): WrittenNumber | undefined {
  const body = BODY.exec(text);
  const value = Number(toDigits(text));
  if (!body || Number.isNaN(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
    return undefined;
  const at = body[0].lastIndexOf(mark);
  const whole = at < 0 ? body[0] : body[0].slice(0, at);
  return {
    text,
    value,
    prefix: text.slice(0, body.index).replace('-', ''),
    suffix: text.slice(body.index + body[0].length),
    whole,
    decimals: at < 0 ? 0 : body[0].length - at - 1,
  };
}

/** A number as the form writes it. */
export function writeNumber(
  value: number,
  { prefix, suffix, mark, thousands = '', decimals }: NumberForm,
): string {
  const size = Math.abs(value);
  const [whole = '', fraction] = (decimals === undefined ? String(size) : size.toFixed(decimals)).split('.');
  const grouped = thousands === '' ? whole : groupsOf(whole).join(thousands);
  return `${value < 0 ? '-' : ''}${prefix}${grouped}${fraction === undefined ? '' : mark + fraction}${suffix}`;
}

/** The digits of an integer, three by three from the end. */
function groupsOf(whole: string): readonly string[] {
  const first = whole.length % 3 || 3;
  const rest = Math.ceil((whole.length - first) / 3);
  return [
    whole.slice(0, first),
    ...Array.from({ length: rest }, (_, i) => whole.slice(first + 3 * i, first + 3 * i + 3)),
  ];
}
