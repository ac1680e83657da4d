import type { Json } from '../../catalogue/field.ts';
import { families, NO_VALUES } from '../../catalogue/list-words.ts';
import { withoutAccents } from '../../catalogue/without-accents.ts';

type Texts = readonly string[];

const plain = (text: string) => withoutAccents(text).toLowerCase().replace(/[_-]/g, ' ');

/** The texts of a column as its default writes them: `PENDING` calls for capitals, and `in_progress` for underscores. */
function writtenAs(example: string, texts: Texts): Texts {
  if (FORMAT.test(example)) return texts;
  if (LOCALE.test(example)) return texts.map((text) => localeAs(example, text));
  const letters = example.replace(/[^\p{L}]/gu, '');
  const isUpper = letters !== '' && letters === letters.toUpperCase();
  const isTitle = !isUpper && /^\p{Lu}/u.test(example);
  const isLower = letters !== '' && letters === letters.toLowerCase();
  const [mark = isUpper || isLower ? '_' : ' '] = /[ _-]/.exec(example) ?? [];
  const cased = (text: string) => {
    if (isUpper) return text.toUpperCase();
    const lower = isLower || isTitle ? text.toLowerCase() : text;
    return isTitle ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
  };
  return [...new Set(texts.map((text) => cased(text).replace(/[ _-]/g, mark)))];
}

/** `Y-m-d`, whose case has a meaning. */
const FORMAT = /^[a-z]{1,4}[-/.][a-z]{1,4}[-/.][a-z]{1,4}/i;
/** `en_US` or `en-us`, as which other locales are written. */
const LOCALE = /^[a-z]{2}[_-](?:[A-Z]{2}|[a-z]{2})$/;

function localeAs(example: string, text: string): string {
  const [language = '', country = ''] = text.split(/[ _-]/);
  const isUpper = example.slice(3) === example.slice(3).toUpperCase();
  return `${language.toLowerCase()}${example.charAt(2)}${isUpper ? country.toUpperCase() : country.toLowerCase()}`;
}

/** The list with a default of a column: of `draft`, the life of an article. */
export function textsWithDefault(text: string): Texts | undefined {
  // Many columns, not only those of genders, can be `unknown`.
  const family =
    plain(text) === 'unknown' ? undefined : families.find((texts) => texts.includes(plain(text)));
  return family && writtenAs(text, family).map((one) => (plain(one) === plain(text) ? text : one));
}

/** The texts with a default among them, in its spelling. */
export function listWithDefault(text: string, texts: Texts): Texts {
  if (texts.includes(text)) return texts;
  const isAmong = texts.some((one) => plain(one) === plain(text));
  const family = isAmong ? undefined : textsWithDefault(text);
  return family ?? [text, ...writtenAs(text, texts).filter((one) => plain(one) !== plain(text))];
}

const NUMBERED = /(?<![\w.-])(-?\d{1,3}) {0,2}(?:==?|=>|:|-|–|\)|\.) {0,2}['"]?\p{L}/gu;
const CODED = /(?<![\p{L}\d])([\p{L}\d]{1,12}) {0,2}(?:=>?|:) {0,2}['"]?\p{L}/gu;
/** Chinese, which has no blanks: `0正常 1停用`. */
const BEFORE_HAN = /(?<![\p{L}\d.-])(\d{1,2}) {0,2}[-:：=、]? {0,2}(?=\p{Script=Han})/gu;
const RANGE =
  /(?<![\w.,/-])(-?\d{1,5}) {0,2}(?:-|–|~|\.\.\.?|to) {0,2}(\d{1,5})(?![\w.,/-]|\.\d| ?(?:char|byte|bit|digit))/g;
const QUOTED = /(?<![\p{L}\d])['"‘“]([\p{L}\d][\p{L}\d _-]{0,29})['"’”]/gu;
const COMMENT_MAX = 400;

/** The values that a comment lists: `0=off, 1=on`, `A: active, I: inactive`, `'draft', 'sent'` or `draft/sent/paid`. */
export function valuesInComment(comment: string, isNumber: boolean): readonly Json[] | undefined {
  const text = comment.slice(0, COMMENT_MAX);
  const all = (form: RegExp) =>
    [...new Set([...text.matchAll(form)].map((match) => match[1] ?? ''))].filter(
      (value) => !NO_VALUES.test(value),
    );
  const several = (values: Texts) => (values.length > 1 ? values : undefined);
  const numbered = several(all(BEFORE_HAN));
  if (isNumber) return (several(all(NUMBERED)) ?? numbered)?.map(Number);
  return several(all(QUOTED)) ?? several(all(CODED)) ?? numbered ?? several(inRow(text));
}

/** The only range that a comment tells, as in `rating, 1-5`. */
export function rangeInComment(comment: string): readonly [min: number, max: number] | undefined {
  const [range, ...others] = [...comment.slice(0, COMMENT_MAX).matchAll(RANGE)];
  const [min, max] = [Number(range?.[1]), Number(range?.[2])];
  return range && others.length === 0 && min < max ? [min, max] : undefined;
}

/** One word, or two with capitals, such as `Bank Account`. */
const WORD = /^(?:\p{L}[\p{L}\d_-]{1,29}|\p{Lu}[\p{L}\d]{1,19} \p{Lu}[\p{L}\d]{1,19})$/u;

/** Words in a row with `,`, `|` or `/` between them, behind a colon or alone. */
function inRow(text: string): Texts {
  const [rest = ''] = text.split(':').slice(-1);
  const parts = rest
    .split(/[,|/]|\bor\b/)
    .map((part) => part.trim().replace(/[.)(]/g, ''))
    .filter((part) => part !== '');
  const least =
    text.includes(':') || /[|/]/.test(rest) || parts.every((part) => /^\p{Lu}/u.test(part)) ? 2 : 3;
  const isRow = parts.length >= least && parts.every((part) => WORD.test(part) && !NO_VALUES.test(part));
  return isRow ? parts : [];
}
