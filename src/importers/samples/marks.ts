import { PERHAPS_NULL } from './cell.ts';
import { dateTextOf, momentBy, type Order } from './date-forms.ts';

/** Signs that stand for a number which is not known, not shown or beyond a limit, such as `*`, `..`, `<5` and `≥ 90`. */
const SIGN = /^(?:[*.:…§†#^~?!-]{1,3}|[<>≤≥]=?\s?\d{1,9}(?:[.,]\d{1,4})?%?)$/;
const WORDS: ReadonlySet<string> = new Set([
  ...['unknown', 'n.a.', 'n/a', 'na', 'nd', 'n.d.', 'n/d', 'not available', 'not applicable', 'not known'],
  ...['missing', 'none', 'null', 'nil', 'tbd', 'tba', 'suppressed', 'withheld', 'confidential', 'redacted'],
  ...['not reported', 'not stated', 'not recorded', 'no data', 'dnf', 'dns', 'undefined', 'pending', 'other'],
  ...['unbekannt', 'k.a.', 'k. a.', 'inconnu', 'nc', 'sin datos', 's/d', 'onbekend', '(null)', '[null]'],
]);

/** A column with more texts that are no numbers has codes. */
const MARKS_MAX = 8;
/** Other words are marks only if they are so rare, so few and repeated. In percent of the column. */
export const RARE_PERCENT_MAX = 20;
const OTHERS_MAX = 3;
const LENGTH_MAX = 20;

/** In JSON, an empty text is no null. */
export const isKnownMark = (text: string) => text === '' || SIGN.test(text) || WORDS.has(text.toLowerCase());

/** The other orders name a month in words, which can be any words, or have no day: seasons such as 2012-13 are no dates. */
const NUMERIC_ORDERS: ReadonlySet<Order> = new Set(['YMD', 'MDY', 'DMY']);

/** Whether a text is written like a date that no calendar has, such as 2021-02-31. */
function isImpossibleDate(text: string): boolean {
  const written = dateTextOf(text);
  if (written === undefined || written.orders.length === 0) return false;
  // Codes such as 40-50-03 are no dates.
  if (!written.parts.some((part) => part.length === 4)) return false;
  return written.orders.every((order) => NUMERIC_ORDERS.has(order) && momentBy(order, written) === undefined);
}

/** A mark of texts has so many rows; another text is one if it has so many rows, and so many of 100. */
const MARK_COUNT_MIN = 2;
const FREQUENT_COUNT_MIN = 10;
const FREQUENT_PERCENT = 10;
const FREQUENT_LENGTH_MAX = 40;
/** Fewer other texts are values of a list. */
const TEXTS_MIN = 3;

/** The texts of a column of texts that stand for no value, or that many rows have, with their counts. */
export function marksAmongTexts(
  counts: ReadonlyMap<string, number>,
  values: number,
): ReadonlyMap<string, number> {
  const least = Math.max(FREQUENT_COUNT_MIN, (FREQUENT_PERCENT * values) / 100);
  const found = [...counts].filter(
    ([text, count]) =>
      count >= MARK_COUNT_MIN &&
      text.length <= FREQUENT_LENGTH_MAX &&
      (count >= least || (text.length <= LENGTH_MAX && (PERHAPS_NULL.has(text) || isKnownMark(text)))),
  );
  return counts.size - found.length < TEXTS_MIN
    ? new Map()
    : new Map(found.toSorted(([, one], [, other]) => other - one).slice(0, MARKS_MAX));
}

/**
 * The texts of a column that are no values beside its numbers or dates, with their counts. Empty if the column does not consist of
 * both. Words are no marks if one of them could tell about a single row.
 */
export function marksAmong(counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const marks = new Map<string, number>();
  let values = 0;
  let others = 0;
  let rareOthers = 0;
  for (const [written, count] of counts) {
    const text = written.trim();
    values += count;
    const isImpossible = isImpossibleDate(text);
    if (/\d/.test(text) && !SIGN.test(text) && !isImpossible) continue;
    marks.set(written, count);
    if (marks.size > MARKS_MAX || marks.size === counts.size) return new Map();
    if (isKnownMark(text)) continue;
    rareOthers += count;
    if (isImpossible) continue;
    others++;
    if (count < 2 || others > OTHERS_MAX || text.length > LENGTH_MAX) return new Map();
  }
  return rareOthers * 100 > RARE_PERCENT_MAX * values ? new Map() : marks;
}
