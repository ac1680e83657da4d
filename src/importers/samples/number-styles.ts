/** How people write numbers that computers do not read. */
interface NumberStyle {
  /** The rest of a sentence whose subject is a column. */
  readonly note: string;
  readonly hasDecimalComma?: true;
  readonly test: RegExp;
  /** Each matches at least one text: together, they show that the style is no other one. */
  readonly proofs: readonly RegExp[];
  /** So many texts match the last proof at least. */
  readonly least?: number;
  readonly toDigits: (text: string) => string;
}

/** How a column writes its numbers, where computers write them otherwise. */
export interface NumberForm {
  readonly decimal: ',' | '.';
  /** Between thousands. */
  readonly thousands?: string;
  /** Around the digits, such as `€ `. The sign is before them. */
  readonly before?: string;
  readonly after?: string;
  readonly hasPlus?: true;
  readonly hasParentheses?: true;
  /** How many digits all numbers have after the point. */
  readonly decimals?: number;
}

interface FoundStyle extends Pick<NumberStyle, 'note' | 'hasDecimalComma' | 'toDigits'> {
  readonly form: NumberForm;
}

/** Fewer numbers can have three digits behind a point or a comma by chance. */
export const THOUSANDS_MIN = 10;

const STYLES: readonly NumberStyle[] = [
  {
    note: 'uses a decimal comma',
    hasDecimalComma: true,
    test: /^-?(?!0\d)(?:\d{1,3}(?:\.\d{3}){1,9}|\d{1,30})(?:,\d{1,15})?$/,
    proofs: [/,(?:\d{1,2}|\d{4,15})$|\.\d{3},/],
    toDigits: (text) => text.replaceAll('.', '').replace(',', '.'),
  },
  {
    note: 'is written with points between thousands',
    test: /^-?[1-9]\d{0,2}(?:\.\d{3}){0,9}$/,
    proofs: [/^-?\d{1,3}$/, /\.\d{3}$/],
    toDigits: (text) => text.replaceAll('.', ''),
  },
  {
    note: 'is written with commas between thousands',
    test: /^-?(?!0\d)(?:\d{1,3}(?:,\d{3}){1,9}|\d{1,30})(?:\.\d{1,15})?$/,
    proofs: [/,\d{3}[.,]/],
    toDigits: (text) => text.replaceAll(',', ''),
  },
  {
    note: 'is written with commas between thousands',
    test: /^-?(?:0|[1-9]\d{0,2}(?:,\d{3}){0,9})$/,
    proofs: [/^-?\d{1,3}$/, /,\d{3}$/],
    least: THOUSANDS_MIN,
    toDigits: (text) => text.replaceAll(',', ''),
  },
  {
    note: 'is written with spaces between thousands and a decimal comma',
    hasDecimalComma: true,
    test: /^-?(?!0\d)(?:\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3}){1,9}|\d{1,30})(?:,\d{1,15})?$/,
    proofs: [/[ \u00a0\u2009\u202f]\d{3},/],
    toDigits: (text) => text.replace(/\s/g, '').replace(',', '.'),
  },
  {
    note: 'is written with spaces or apostrophes between thousands',
    test: /^-?(?!0\d)(?:\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3}){1,9}|\d{1,30})(?:\.\d{1,15})?$/,
    proofs: [/\d[ \u00a0\u2009\u202f'’]\d{3}/],
    toDigits: (text) => text.replace(/[\s'’]/g, ''),
  },
  {
    note: 'is written with plus signs',
    test: /^[+-]?(?:0|[1-9]\d{0,6}|(?=\.))(?:\.\d{0,15})?$/,
    proofs: [/^(?:\+|-0$)/, /^-|^\+?0/],
    toDigits: (text) => withDigits(text.replace('+', '')),
  },
  {
    note: 'has points without digits behind or before them',
    test: /^-?(?:0|[1-9]\d{0,29}|(?=\.\d))(?:\.\d{0,15})?$/,
    proofs: [/\.$/],
    toDigits: (text) => withDigits(text),
  },
];

const withDigits = (text: string) => text.replace(/\.$/, '');

/** Digits as computers read them, next to a unit. */
const PLAIN: NumberStyle = {
  note: '',
  test: /^-?(?:0|[1-9]\d{0,29})(?:\.\d{1,15})?$/,
  proofs: [],
  toDigits: (text) => text,
};

const UNIT = '[€$£¥₹%]|EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|AUD|CAD';
const BEFORE = new RegExp(`^(-?)(${UNIT})\\s?(?=[-\\d])`);
const AFTER = new RegExp(`(?<=\\d)\\s?(${UNIT})$`);

const unitIn = (text: string) => BEFORE.exec(text)?.[2] ?? AFTER.exec(text)?.[1];
const withoutUnit = (text: string) => text.replace(BEFORE, '$1').replace(AFTER, '');

/** Accountants write −5 as (5). */
const NEGATIVE = /^\(([^()-]+)\)$/;
const withMinus = (text: string) => text.replace(NEGATIVE, '-$1');

/** The style in which all texts are written; undefined if there is none, or if it could be another one. */
export function numberStyleOf(texts: Iterable<string>): FoundStyle | undefined {
  const all = Array.from(texts, (text) => text.trim());
  const hasParentheses = all.some((text) => NEGATIVE.test(text));
  const style = hasParentheses
    ? styleWithUnit(all.map(withMinus), [PLAIN, ...STYLES])
    : styleWithUnit(all, STYLES);
  if (style === undefined) return undefined;
  const form = formOf(all, style);
  if (!hasParentheses) return { ...style, form };
  return {
    ...style,
    form: { ...form, hasParentheses },
    note: `${style.note === '' ? '' : `${style.note}, and `}has negative numbers in parentheses`,
    toDigits: (text) => style.toDigits(withMinus(text)),
  };
}

const THOUSANDS = /\d([.,'’ \u00a0\u2009\u202f])\d{3}(?!\d)/;
const SIGNED = /^\+/;
const AROUND = /^[-+(]?([^-\d.,]*)[-.\d](?:.*\d)?([^\d)]*)\)?$/;

function formOf(
  texts: readonly string[],
  { hasDecimalComma, toDigits }: Omit<FoundStyle, 'form'>,
): NumberForm {
  const decimal = hasDecimalComma ? ',' : '.';
  const marked = texts.flatMap((text) => THOUSANDS.exec(text)?.[1] ?? []).find((mark) => mark !== decimal);
  const [, before = '', after = ''] = AROUND.exec(texts[0] ?? '') ?? [];
  const places = new Set(texts.map((text) => toDigits(text).split('.')[1]?.length ?? 0));
  const [only, ...others] = places;
  return {
    decimal,
    ...(marked !== undefined && { thousands: marked }),
    ...(before !== '' && { before }),
    ...(after !== '' && { after }),
    ...(texts.some((text) => SIGNED.test(text)) && { hasPlus: true }),
    ...(only !== undefined && others.length === 0 && { decimals: only }),
  };
}

function styleWithUnit(
  all: readonly string[],
  withoutUnits: readonly NumberStyle[],
): Omit<FoundStyle, 'form'> | undefined {
  const unit = unitIn(all[0] ?? '');
  if (unit === undefined) return styleOf(all, withoutUnits);
  if (!all.every((text) => unitIn(text) === unit)) return undefined;
  const style = styleOf(all.map(withoutUnit), [PLAIN, ...STYLES]);
  if (style === undefined) return undefined;
  const how = style.note === '' ? '' : `${style.note} and `;
  return {
    ...style,
    note: `${how}${how === '' ? 'is written ' : ''}with “${unit}”: the schema holds the numbers alone`,
    toDigits: (text) => style.toDigits(withoutUnit(text)),
  };
}

function styleOf(texts: readonly string[], styles: readonly NumberStyle[]): NumberStyle | undefined {
  let possible = styles.map((style) => ({ style, proofs: style.proofs }));
  for (const trimmed of texts) {
    possible = possible.filter(({ style }) => style.test.test(trimmed));
    if (possible.length === 0) return undefined;
    for (const one of possible) one.proofs = one.proofs.filter((proof) => !proof.test(trimmed));
  }
  const hasLeast = ({ proofs, least = 0 }: NumberStyle) =>
    least === 0 || texts.filter((text) => proofs.at(-1)?.test(text)).length >= least;
  return possible.find(({ style, proofs }) => proofs.length === 0 && hasLeast(style))?.style;
}
