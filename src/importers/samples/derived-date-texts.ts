import { quoted } from '../../expression/written-names.ts';
import { areExceptions } from './exceptions.ts';

/** A formula that writes one text for each month, or for each weekday, of a date. */
interface DateTextRule {
  readonly expression: (date: string) => string;
  /** @param time in milliseconds; NaN for null */
  readonly holds: (time: number, text: string) => boolean;
}

/** A part of a date, such as its month, that decides the text of another column. */
interface Cycle {
  readonly partOf: (time: number) => number;
  /** @param parts as numbers */
  readonly test: (date: string, parts: readonly number[]) => string;
}

const DAY_MS = 86_400_000;
const WEEK = 7;
/** 1900-01-01 was a Monday. */
const MONDAY = '1900-01-01';
const MONDAY_MS = Date.parse(MONDAY);

const isOneOf = (part: string, numbers: readonly number[]) =>
  numbers.length === 1 ? `${part} = ${numbers[0]}` : `${part} in (${numbers.join(', ')})`;

const CYCLES: readonly Cycle[] = [
  {
    partOf: (time) => new Date(time).getUTCMonth() + 1,
    test: (date, months) => isOneOf(`month(${date})`, months),
  },
  {
    partOf: (time) => Math.floor((time - MONDAY_MS) / DAY_MS) % WEEK,
    test: (date, days) => isOneOf(`daysBetween('${MONDAY}', ${date}) % ${WEEK}`, days),
  },
];

const TEXTS_MIN = 2;
/** A text has so many rows on average: that of a single row is never copied. */
const ROWS_EACH = 3;
const ROWS_MIN = 20;
/** In so many parts, texts do not follow them by chance. */
const PARTS_MIN = 5;

/**
 * The texts of the months or weekdays of dates, such as their names in any language, seasons and quarters.
 *
 * @param times of the rows in milliseconds; NaN for null
 */
export function findDateText(texts: readonly string[], times: readonly number[]): DateTextRule | undefined {
  if (texts.length < ROWS_MIN) return undefined;
  for (const cycle of CYCLES) {
    const rule = ruleOf(cycle, texts, times);
    if (rule) return rule;
  }
  return undefined;
}

function ruleOf(
  { partOf, test }: Cycle,
  texts: readonly string[],
  times: readonly number[],
): DateTextRule | undefined {
  const textOf = new Map<number, string>();
  const rowsOf = new Map<string, number>();
  let exceptions = 0;
  for (const [row, text] of texts.entries()) {
    const time = times[row] ?? Number.NaN;
    if (Number.isNaN(time) && text === '') continue;
    const part = partOf(time);
    const known = textOf.get(part);
    if (Number.isNaN(part) || text === '' || (known !== undefined && known !== text)) {
      if (!areExceptions(++exceptions, texts.length)) return undefined;
      continue;
    }
    textOf.set(part, text);
    rowsOf.set(text, (rowsOf.get(text) ?? 0) + 1);
  }
  const isShown = textOf.size >= PARTS_MIN && rowsOf.size >= TEXTS_MIN;
  const least = Math.min(...rowsOf.values());
  if (!isShown || least < 2 || texts.length < ROWS_EACH * rowsOf.size) return undefined;
  const partsOf = new Map<string, number[]>();
  for (const [part, text] of [...textOf].sort(([one], [other]) => one - other))
    partsOf.set(text, [...(partsOf.get(text) ?? []), part]);
  return {
    expression: (date) => {
      const all = [...partsOf];
      const [last = ''] = all.at(-1) ?? [];
      return all
        .slice(0, -1)
        .reduceRight(
          (rest, [text, parts]) => `if(${test(date, parts)}, ${quoted(text)}, ${rest})`,
          quoted(last),
        );
    },
    holds: (time, text) => (Number.isNaN(time) ? text === '' : textOf.get(partOf(time)) === text),
  };
}
