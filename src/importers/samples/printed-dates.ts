import { createDateFormat } from '../../expression/format-date.ts';
import { momentOf } from './cell.ts';

/** A form in which programs print moments, with a zone that no token of a format writes. */
interface PrintedForm {
  /** Its groups are the parts of `parts`. */
  readonly test: RegExp;
  readonly parts: readonly Part[];
  /** A format with a `%` in place of the zone. */
  readonly format: string;
}

type Part = 'year' | 'month' | 'day' | 'clock' | 'zone';

/** How all dates of a column are printed. */
interface PrintedDates {
  /** The format, with the most frequent zone in brackets. */
  readonly format: string;
  /** Writes the date in ISO 8601, without its zone. */
  readonly rewrite: (text: string) => string;
}

const FORMS: readonly PrintedForm[] = [
  {
    // JavaScript: https://tc39.es/ecma262/#sec-date.prototype.tostring
    test: /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) (\d\d) (\d{4}) (\d\d:\d\d:\d\d) (GMT[+-]\d{4}(?: \([\p{L}\d .+-]{1,40}\))?)$/u,
    parts: ['month', 'day', 'year', 'clock', 'zone'],
    format: 'ddd MMM DD YYYY HH:mm:ss %',
  },
  {
    // E-mail and HTTP: https://www.rfc-editor.org/rfc/rfc5322#section-3.3
    test: /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d:\d\d:\d\d) (GMT|UTC|[+-]\d{4})$/,
    parts: ['day', 'month', 'year', 'clock', 'zone'],
    format: 'ddd, DD MMM YYYY HH:mm:ss %',
  },
  {
    // The command date, and social networks.
    test: /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) (\d\d) (\d\d:\d\d:\d\d) ([A-Z]{3,4}|[+-]\d{4}) (\d{4})$/,
    parts: ['month', 'day', 'clock', 'zone', 'year'],
    format: 'ddd MMM DD HH:mm:ss % YYYY',
  },
];

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const MIDNIGHT = '00:00:00';

/** How dates are printed, if a program has printed all of them in one form. */
export function printedDates(counts: ReadonlyMap<string, number>): PrintedDates | undefined {
  const [first = ''] = counts.keys();
  const form = FORMS.find(({ test }) => test.test(first.trim()));
  if (form === undefined) return undefined;
  const zones = new Map<string, number>();
  let areDays = true;
  for (const [text, count] of counts) {
    const { zone, clock } = partsOf(text.trim(), form);
    if (zone === undefined || isoOf(text.trim(), form) === undefined) return undefined;
    areDays &&= clock === MIDNIGHT;
    zones.set(zone, (zones.get(zone) ?? 0) + count);
  }
  const [[zone] = ['']] = [...zones].sort(([, one], [, other]) => other - one);
  const format = form.format.replace('%', `[${zone}]`);
  const rewrite = (text: string) => isoOf(text, form) ?? text;
  if (!areDays) return { format, rewrite };
  return {
    format: format.replace('HH:mm:ss', `[${MIDNIGHT}]`),
    rewrite: (text) => rewrite(text).slice(0, 'YYYY-MM-DD'.length),
  };
}

function partsOf(text: string, { test, parts }: PrintedForm): Partial<Readonly<Record<Part, string>>> {
  const groups = test.exec(text)?.slice(1) ?? [];
  return Object.fromEntries(groups.map((group, i) => [parts[i], group]));
}

/** The moment in ISO 8601. Undefined for other texts, and for days of the week that the day is not. */
function isoOf(text: string, form: PrintedForm): string | undefined {
  const { year, month = '', day, clock = '' } = partsOf(text, form);
  const [hour = 0, minute = 0, second = 0] = clock.split(':').map(Number);
  const at = MONTHS.indexOf(month);
  const moment = momentOf(Number(year), at / 3 + 1, Number(day), [hour, minute, second, 0]);
  if (moment === undefined || at % 3 !== 0 || !text.startsWith(weekdayOf(moment))) return undefined;
  return new Date(moment).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length);
}

const weekdayOf = createDateFormat('ddd');
