import { type FieldId, fields, isFieldId } from '../../catalogue/fields.ts';
import type { SetOptions } from '../imported-schema.ts';
import { areAddresses } from '../samples/country-signs.ts';
import { escaped, LOCALES } from '../samples/text-shape.ts';
import type { SampleFacts } from '../source-tables.ts';
import { byName } from './by-name.ts';
import type { Choice, Chooser, ColumnContext } from './choice.ts';
import { sampledNever } from './never-dates.ts';
import { percentOf } from './percent.ts';

type SampleRule = (facts: SampleFacts, context: ColumnContext) => Choice | undefined;

function choice(field: FieldId, options: SetOptions, why: string): Choice {
  return { field, options, evidence: 'sample', confidence: 'sure', why };
}

/** A column that every row computes from others. */
const derived: SampleRule = ({ derived: found, looksLike: form }) => {
  if (!found) return undefined;
  if (found.kind === 'formula')
    return choice('formula', { expression: found.expression }, `Every row is ${found.expression}`);
  const text = form === 'internet.email' ? withReservedHost(found.text) : found.text;
  const reason = text === found.text ? '' : '. Its host is a reserved one, so that no mail arrives';
  return choice('template', { text }, `Every row is ${found.text}${reason}`);
};

/** A template of e-mail addresses whose host keeps its words before a top-level domain that nobody can have: https://www.rfc-editor.org/rfc/rfc2606#section-2 */
function withReservedHost(text: string): string {
  const [, before, host] = /^([^@]*@)(.*)$/.exec(text) ?? [];
  if (before === undefined || host === undefined || RESERVED_HOST.test(host)) return text;
  return `${before}${host.replace(TOP_LEVEL, '')}.example`;
}

const RESERVED_HOST = /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost)$/;
const TOP_LEVEL = /(?:\.(?:com?|org|net|ac|gov|edu))?\.[a-z]{2,}$/i;

const ordered: SampleRule = ({ order }) => {
  if (!order) return undefined;
  if (order.kind === 'series') {
    const { from, step, jitter } = order;
    const options = { from, step, ...(typeof jitter === 'number' ? { jitter } : {}) };
    return choice('series', options, 'Each row adds the same step');
  }
  const { start, step, pad, prefix } = order;
  const options = {
    ...(start === 1 ? {} : { start }),
    ...(step === 1 ? {} : { step }),
    ...(pad ? { pad } : {}),
    ...(prefix ? { prefix } : {}),
  };
  return choice('sequence', options, 'Each row adds the same step');
};

const looksLike: SampleRule = (facts) => {
  const { looksLike: field, pattern: found } = facts;
  if (field === undefined || !isFieldId(field)) return undefined;
  const written = found === undefined ? undefined : AS_PATTERN[field]?.(found);
  if (written !== undefined) return choice('regex', { pattern: written }, 'The pattern of all values');
  return choice(field, OPTIONS_OF_FORM[field]?.(facts) ?? {}, 'The format of all values');
};

/** Mailboxes of offices at domains for documentation: https://www.rfc-editor.org/rfc/rfc2606 */
const offices: SampleRule = ({ looksLike: field, mails }, { key }) => {
  const { mailboxes = [] } = mails ?? {};
  if (field !== 'internet.email' || mailboxes.length === 0 || key !== undefined) return undefined;
  const texts = mailboxes.map(({ text }) => escaped(text));
  const options = { pattern: `(${texts.join('|')})@example\\.(com|net|org)` };
  return choice('regex', options, 'Mailboxes that several rows have');
};

/** Fields of texts about anything, and of names of columns that say little. */
const OF_PROSE_FIELDS =
  /^(?:lorem\.\w+|word\.(?:sentences|title|noun)|company\.(?:catchPhrase|buzzPhrase)|commerce\.productDescription|hacker\.phrase|person\.bio|regex|list)$/;

/** In characters: the form of shorter texts says more. */
const TOLD_LENGTH_MIN = 80;

const told: SampleRule = ({ told: found, wordForm: form, arePhrases, maxLength = 0 }, context) => {
  const isShort = form !== undefined && maxLength < TOLD_LENGTH_MIN;
  if (!found || isShort || context.key !== undefined) return undefined;
  const field = byName({ ...context, samples: undefined })?.field;
  const isProse = field === undefined ? arePhrases === true && !form : OF_PROSE_FIELDS.test(field);
  return isProse
    ? choice('list', { values: found }, 'Words that follow each other in several rows')
    : undefined;
};

/** A pattern that says more than the forms of its texts: neither several forms nor digits of several lengths. */
const isTelling = (found: string) => !found.startsWith('(') && !/^\\d\{\d+,\d+\}$/.test(found);

/** Phone numbers in the forms of the sample, and postal codes of its region. */
const contacts: SampleRule = ({ contacts: found, pattern: whole, looksLike: field }, context) => {
  if (!found) return undefined;
  const named = field ?? byName({ ...context, samples: undefined })?.field;
  const isShown =
    named === 'phone.number'
      ? !found.isAmerican && (whole === undefined || !isTelling(whole))
      : named === 'location.zipCode' && found.isOfArea === true;
  return isShown ? choice('regex', { pattern: found.pattern }, 'The forms of the values') : undefined;
};

/** The patterns of +14807103242, +49301234567 and the like, without separators. */
const INTERNATIONAL_PHONE = /^\\\+\d*(?:\[1-9\])?\\d\{[\d,]+\}$/;
/** The pattern of (480) 710-3242. */
const NATIONAL_PHONE = '\\(\\d{3}\\) \\d{3}-\\d{4}';

/** The patterns of fields that have values of other forms than those of the sample. */
const AS_PATTERN: Partial<Record<FieldId, (pattern: string) => string | undefined>> = {
  'internet.url': (found) => found,
  'phone.number': (found) => {
    // North American numbers begin with neither 0 nor 1.
    const written = found.replace(/^(\\\()?\\d\{3\}/, '$1[2-9]\\d{2}');
    return written === found || found === NATIONAL_PHONE ? undefined : written;
  },
};

/** Options of fields whose values can have several forms. */
const OPTIONS_OF_FORM: Partial<Record<FieldId, (facts: SampleFacts) => SetOptions>> = {
  'internet.email': () => ({ reserved: true }),
  'color.rgb': ({ pattern: found = '' }) => {
    const hasSmall = found.includes('a-f') || found === '';
    const casing = found.includes('A-F') ? (hasSmall ? 'mixed' : 'upper') : 'lower';
    return { format: 'hex', ...(casing === 'lower' ? {} : { casing }) };
  },
  'location.zipCode': ({ minLength, maxLength }) => {
    if (minLength !== maxLength) return {};
    return { format: maxLength === 5 ? '#####' : '#####-####' };
  },
  'finance.iban': ({ pattern: found = '' }) => {
    const [, countryCode] = /^([A-Z]{2})\\d/.exec(found) ?? [];
    const isKnown = fields['finance.iban'].options.countryCode.choices.some((code) => code === countryCode);
    return {
      ...(countryCode !== undefined && isKnown ? { countryCode } : {}),
      ...(found.includes(' ') ? { formatted: true } : {}),
    };
  },
  'phone.number': ({ pattern: found = '' }) => {
    if (INTERNATIONAL_PHONE.test(found)) return { style: 'international' };
    return found === NATIONAL_PHONE ? { style: 'national' } : {};
  },
};

/** Shorter texts of hexadecimal digits can be other codes. */
const HEXADECIMAL_LENGTH_MIN = 16;

/** Digests, and UUIDs without hyphens. */
const hexadecimal: SampleRule = ({ pattern: found = '' }) => {
  const [, upper, lower, length] = /^\[0-9(A-F)?(a-f)?\]\{(\d+)\}$/.exec(found) ?? [];
  if ((upper === undefined && lower === undefined) || Number(length) < HEXADECIMAL_LENGTH_MIN)
    return undefined;
  const casing = upper && lower ? 'mixed' : upper ? 'upper' : 'lower';
  const options = { length: Number(length), prefix: '', ...(casing === 'mixed' ? {} : { casing }) };
  return choice('string.hexadecimal', options, 'The format of all values');
};

/** How often texts occur at least: on average, and on average in a sample of fewer rows than `ROWS_LEAST`. */
const OFTEN = 3;
const VERY_OFTEN = 5;
const ROWS_LEAST = 20;

const few: SampleRule = ({ few: values, isUnique }, { key, column }) => {
  if (!values || values.length === 0 || key) return undefined;
  const total = values.reduce((sum, { count }) => sum + count, 0);
  const areBooleans = typeof values[0]?.value === 'boolean';
  if (column.type.value === 'boolean') {
    if (!areBooleans) return weighted(values, `${values.length} words for true and false`);
  } else if (isUnique) return undefined;
  if (areBooleans) {
    const percent = percentOf(values.find(({ value }) => value === true)?.count ?? 0, total);
    return choice('boolean', percent === 50 ? {} : { percent }, `${percent}% are true`);
  }
  if (!values.every(({ value }) => typeof value !== 'object')) return undefined;
  const average = total / values.length;
  const isText = values.some(({ value }) => typeof value === 'string');
  if (isText && average < (total < ROWS_LEAST ? VERY_OFTEN : OFTEN)) return undefined;
  const [first] = values;
  if (values.length === 1 && first) {
    return choice('constant', { value: first.value }, 'The same value in every row');
  }
  return weighted(values, `${values.length} values, each several times`);
};

function weighted(values: NonNullable<SampleFacts['few']>, why: string): Choice {
  const options = {
    values: values.map(({ value }) => value),
    weights: values.map(({ count }) => count),
  };
  return choice('list', options, why);
}

/** A histogram, unless all values must differ. */
function distributionOf({ bins }: SampleFacts, key: ColumnContext['key']): SetOptions {
  const isFlat = !bins || bins.length < 2 || !bins.some((bin) => bin > 0) || key !== undefined;
  return isFlat ? {} : { distribution: 'histogram', bins };
}

/** Integers beyond 2^53. */
const bigIntegers: SampleRule = ({ min, max }, { column }) => {
  if (column.type.value !== 'integer' || min === undefined || max === undefined) return undefined;
  if (typeof min === 'number' && typeof max === 'number') return undefined;
  const why = `From ${min} to ${max}`;
  if (min === max) return choice('constant', { value: min }, why);
  return choice('number.bigInt', { min: String(min), max: String(max) }, why);
};

const numbers: SampleRule = (facts, { column, key }) => {
  const { min, max, decimals = 0, step } = facts;
  if (typeof min !== 'number' || typeof max !== 'number') return undefined;
  if (column.type.value !== 'integer' && column.type.value !== 'decimal') return undefined;
  const why = `From ${min} to ${max}`;
  if (min === max) return choice('constant', { value: min }, why);
  const places = column.type.value === 'decimal' ? { decimals: Math.min(decimals, 15) } : {};
  const steps = step === undefined || key !== undefined ? {} : { step };
  const ends = key === undefined ? { min, max } : denseEnds(facts, min, max);
  const options = { ...ends, ...(places.decimals ? places : {}), ...steps, ...distributionOf(facts, key) };
  return choice('number', options, why);
};

/** Numbers of keys have no histogram, which a part of them could exhaust. So few parts of the range with so many of 100 have room enough. */
const DENSE_PERCENT = 85;
const DENSE_WIDTH_MAX = 0.5;
const ROOM = 1.2;

/** The ends of the parts that nearly all numbers of a key lie in: a few far outside would spread all others. */
function denseEnds({ bins = [], distinct }: SampleFacts, min: number, max: number) {
  const total = bins.reduce((sum, count) => sum + count, 0);
  const width = (max - min) / Math.max(1, bins.length);
  let best: { from: number; to: number } | undefined;
  for (let from = 0; from < bins.length; from++) {
    let count = 0;
    for (let to = from; to < bins.length; to++) {
      count += bins[to] ?? 0;
      if (count * 100 < DENSE_PERCENT * total) continue;
      if (!best || to - from < best.to - best.from) best = { from, to };
      break;
    }
  }
  if (!best || !Number.isInteger(min) || !Number.isInteger(max)) return { min, max };
  const from = Math.floor(min + best.from * width);
  const to = Math.ceil(Math.max(min + (best.to + 1) * width, from + ROOM * distinct));
  return to - from <= DENSE_WIDTH_MAX * (max - min) ? { min: from, max: to } : { min, max };
}

const dates: SampleRule = (facts, { column, key }) => {
  const { min, max, dateFormat, never, step } = facts;
  if (typeof min !== 'string' || typeof max !== 'string') return undefined;
  const field = fieldOfDates(column.type.value, min);
  if (!field) return undefined;
  const withNever = key === undefined ? sampledNever(facts) : undefined;
  if (withNever) return choice('list', withNever, `From ${min} to ${max}, and ${never?.text} for “never”`);
  const options = {
    from: min,
    to: max,
    ...(step === undefined || key !== undefined ? {} : { step }),
    ...distributionOf(facts, key),
    ...(dateFormat === undefined ? {} : { format: dateFormat }),
  };
  const form = dateFormat === undefined ? '' : `, written as ${dateFormat}, which is text in SQL`;
  return choice(field, options, `From ${min} to ${max}${form}`);
};

/** Whether an end of a range has a day. */
const isMoment = (end: string) => /^\d{4}-/.test(end);

const CLOCK = /^\d\d:\d\d:\d\d$/;

function fieldOfDates(type: string, min: string): 'date' | 'timestamp' | 'time' | undefined {
  if (type === 'date' || type === 'timestamp' || (type === 'time' && !isMoment(min))) return type;
  if (type === 'text' && CLOCK.test(min)) return 'time';
  if ((type !== 'text' && type !== 'time') || !isMoment(min)) return undefined;
  return min.length === 10 ? 'date' : 'timestamp';
}

/** Codes of the languages and countries that files name most, whatever those of the sample are. */
const FREQUENT_LOCALES = [
  'en-US',
  'en-GB',
  'de-DE',
  'fr-FR',
  'es-ES',
  'it-IT',
  'pt-BR',
  'ja-JP',
  'nl-NL',
  'zh-CN',
];

const pattern: SampleRule = ({ pattern: found }) => {
  if (found === undefined) return undefined;
  if (found === LOCALES)
    return choice('list', { values: FREQUENT_LOCALES }, 'Codes of languages and countries');
  return choice('regex', { pattern: withDays(found) }, 'The pattern of all values');
};

/** A day, a month and a year, with the same mark between them. */
const DATE_PATTERN =
  /^((?:\[[^\]]{1,9}\]|[^[\]]){1,40}?)(\\\/|\\\.|-)((?:\[[^\]]{1,9}\]|[^[\]]){1,40}?)\2(\(?(?:00|18|19|20|\\d\{4\}|\[12\]).{0,200})$/;

/** The pattern of days in several forms, such as 3/25/1969, with days and months that there are. */
export function withDays(found: string): string {
  const [, first = '', mark = '', second = '', year = ''] = DATE_PATTERN.exec(found) ?? [];
  const canBeDate = OF_DIGITS.test(first) && OF_DIGITS.test(second) && [first, second, year].every(isWhole);
  if (!canBeDate || canBe(first, LONGER) || canBe(second, LONGER)) return found;
  const isDay = (part: string) => canBe(part, ABOVE_MONTHS) && !canBe(part, ABOVE_DAYS);
  const isDayFirst = isDay(first)
    ? !isDay(second)
    : canBe(first, ABOVE_MONTHS) && !canBe(second, ABOVE_MONTHS);
  const part = (text: string, isOfDays: boolean) =>
    canBe(text, ['5'])
      ? isOfDays
        ? '([1-9]|1\\d|2[0-8])'
        : '([1-9]|1[0-2])'
      : isOfDays
        ? '(0[1-9]|1\\d|2[0-8])'
        : '(0[1-9]|1[0-2])';
  const written = year === '\\d{4}' ? '20[0-2]\\d' : year;
  return [part(first, isDayFirst), part(second, !isDayFirst), written].join(mark);
}

/** A part of a pattern that has digits alone. */
const OF_DIGITS = /^[\dd\\[\](){},|?-]{1,40}$/;
const ABOVE_MONTHS = ['13', '20', '28'];
const ABOVE_DAYS = ['45', '99'];
const LONGER = ['012', '123', '555'];

/** Whether the groups that begin in a part of a pattern end there. */
const isWhole = (part: string) => part.split('(').length === part.split(')').length;

/** Whether a part of a pattern has one of some texts. */
const canBe = (part: string, texts: readonly string[]) =>
  texts.some((text) => new RegExp(`^(?:${part})$`).test(text));

/** Names of things that are no words of the vocabulary, such as stations and areas, are mostly names of places. */
const NAMES: Readonly<Record<NonNullable<SampleFacts['names']>, FieldId>> = {
  persons: 'person.fullName',
  firms: 'company.name',
  others: 'location.city',
};

const names: SampleRule = ({ names: kind, rows, nulls }, { column }) => {
  const isVague = rows - nulls < NAMES_LEAST || OF_PROSE.test(column.name);
  if (!kind || (kind === 'others' && isVague)) return undefined;
  return { ...choice(NAMES[kind], {}, 'All values look like names'), confidence: 'unsure' };
};

/** Fewer names can be those of anything. */
const NAMES_LEAST = 10;

/** Columns of short descriptions, which begin with a capital as names do. */
const OF_PROSE = /note|notas|info|desc|comment|remark|observ|motiv|razon|text|bemerk|hinweis/i;

/** Texts put together from frequent words of the sample and invented ones. */
const wordForm: SampleRule = ({ wordForm: found, names: kind }) => {
  if (found === undefined || kind === 'persons') return undefined;
  const why =
    found.words.length === 0
      ? 'Invented words like those of the sample'
      : 'Frequent words of the sample, and invented ones';
  return choice('regex', { pattern: found.pattern }, why);
};

/** Addresses that tell their country. */
const addresses: SampleRule = ({ countrySigns }) =>
  areAddresses(countrySigns) ? choice('location.fullAddress', {}, 'Many values are addresses') : undefined;

const ofSample =
  (...rules: readonly SampleRule[]): Chooser =>
  (context) => {
    const { sample } = context.column;
    if (!sample || sample.rows === sample.nulls) return undefined;
    for (const rule of rules) {
      const found = rule(sample, context);
      if (found) return sample.rows - sample.nulls > 1 ? found : { ...found, confidence: 'unsure' };
    }
    return undefined;
  };

/** What the rows of a sample decide, whatever the column is called. */
export const bySample = ofSample(
  derived,
  ordered,
  few,
  contacts,
  offices,
  told,
  looksLike,
  hexadecimal,
  bigIntegers,
  numbers,
  dates,
);

/** The range of numbers and moments, for a column whose formula cannot be kept. */
export const bySampleRange = ofSample(bigIntegers, numbers, dates);

/** The form of texts, which says less than a name that is known. */
export const bySamplePattern = ofSample(addresses, pattern, wordForm, names);
