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

type FoundStyle = Pick<NumberStyle, 'note' | 'hasDecimalComma' | 'toDigits'>;

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
  if (!all.some((text) => NEGATIVE.test(text))) return styleWithUnit(all, STYLES);
  const style = styleWithUnit(all.map(withMinus), [PLAIN, ...STYLES]);
  if (style === undefined) return undefined;
  return {
    ...style,
    note: `${style.note === '' ? '' : `${style.note}, and `}has negative numbers in parentheses`,
    toDigits: (text) => style.toDigits(withMinus(text)),
  };
}

function styleWithUnit(all: readonly string[], withoutUnits: readonly NumberStyle[]): FoundStyle | undefined {
  const unit = unitIn(all[0] ?? '');
  if (unit === undefined) return styleOf(all, withoutUnits);
  if (!all.every((text) => unitIn(text) === unit)) return undefined;
  const style = styleOf(all.map(withoutUnit), [PLAIN, ...STYLES]);
  if (style === undefined) return undefined;
  const how = style.note === '' ? '' : `${style.note} and `;
  return {
    ...style,
    note: `${how}${how === '' ? 'is written ' : ''}with “${unit}”`,
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
