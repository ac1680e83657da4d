import type { Json } from '../../catalogue/field.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { COLUMNS_MAX } from '../../schema/schema.ts';
import { percentOf } from '../choose/percent.ts';
import { guessByWords } from '../guess/guess-field.ts';
import { NEVER_MS } from '../guess/past.ts';
import { isoDuration } from '../iso-duration.ts';
import type { SampleFacts, SourceType } from '../source-tables.ts';
import {
  BOOLEAN_PAIRS,
  isWrittenNull,
  kindOfNumber,
  kindOfText,
  kindOfWritten,
  PAIRS_LIKE_CODES,
  PERHAPS_NULL,
  type SampleCell,
  type ScalarKind,
  timeOfIso,
} from './cell.ts';
import { ClockTimes, secondsOfClock } from './clock-times.ts';
import { contactForm } from './contact-forms.ts';
import { CountrySigns } from './country-signs.ts';
import { DateFinder, endOfMonth, type FoundDates } from './date-forms.ts';
import { dateParts } from './date-parts.ts';
import { decimalsWritten } from './decimals-written.ts';
import { areExceptions } from './exceptions.ts';
import { binsOf, Histogram } from './histogram.ts';
import { IsoForm } from './iso-form.ts';
import { MailFinder } from './mail-form.ts';
import { marksAmong, marksAmongTexts } from './marks.ts';
import { mainDateForm } from './mixed-dates.ts';
import { haveMainForm, MixedShapes, type PatternForm, patternOfForms } from './mixed-shapes.ts';
import { monthlySeries } from './monthly-series.ts';
import { NameTexts, personsPercentMin } from './name-texts.ts';
import { isWithoutUnit, numberFormOf } from './number-form.ts';
import { type NumberPart, numberParts } from './number-parts.ts';
import { numberStyleOf, THOUSANDS_MIN } from './number-styles.ts';
import { printedDates } from './printed-dates.ts';
import { publicCodes } from './public-codes.ts';
import { RowOrder } from './row-order.ts';
import { RowRuns, type SortedRows } from './row-runs.ts';
import { endsWithoutStrays } from './strays.ts';
import { FormFinder } from './text-forms.ts';
import { LanguageFinder } from './text-language.ts';
import { ShapeFinder } from './text-shape.ts';
import { timeStep } from './time-steps.ts';
import { ToldTexts } from './told-texts.ts';
import { UrlForm } from './url-form.ts';
import { WordForms } from './word-forms.ts';

/** What all columns of a source share, so that its memory has a bound. */
export class SampleBudget {
  /** Different values that can be kept: about 100 bytes each. */
  distinct = 1_500_000;
  columns = COLUMNS_MAX;
}

/** Engines copy texts up to this length. */
const SHORT = 12;
/** So many values are few, and so many texts if each occurs often on average. */
const FEW_VALUES = 20;
const FEW_TEXTS = 100;
/** Numbers below tell nothing about a person, even if one row has them. */
const PUBLIC_BELOW = 1000;
/** Fewer times of day than minutes of a morning are those at which events begin. */
const FEW_TIMES = 240;
const FEW_TEXTS_COUNT_MIN = 20;
/** More texts are values if most rows have one that many rows have. The schema holds no other text. */
const FREQUENT_TEXTS = 250;
const FREQUENT_COUNT_MIN = 10;
const FREQUENT_PERCENT = 80;
/** Towns and districts that so many rows have are public, if so many of 100 rows have one of these. */
const PLACES = /^location\.(?:city|county|state)$/;
const PLACE_COUNT_MIN = 5;
const PLACE_PERCENT = 50;
/** Codes of countries, currencies, airports and the like, and scores such as 2:1, which may occur less often on average. */
const CODE = /^(?:[A-Z]{3}|\d{1,2}[:–-]\d{1,2})$/;
/** Longer texts are copied if each occurs several times on average. */
const FEW_LENGTH = 40;
const FEW_LENGTH_MAX = 200;
/** In a large sample, a value that occurs once says nothing about the column, but perhaps something about a person. */
const LARGE_ROWS = 100;
/** Values of a sample are copied only if there are so many rows, or if each occurs so often on average. */
const FEW_ROWS_MIN = 20;
const FEW_COUNT_MIN = 5;
/** So many percent of the rows of a small sample may have texts that occur once. */
const SINGLES_PERCENT_MAX = 10;
/** With more of those, the column has not few values. */
const RARE_VALUES = 5;

/** Postal codes have more digits than numbers of a column whose name can mean them. */
const ZIP_CODES_FROM = 100;

/** Phone numbers have more digits than counts of them. */
const PHONES_FROM = 100_000;

/** The digits of a day without separators, and how many of them are days by their name alone. */
const COMPACT_LENGTH = 8;
const COMPACT_DISTINCT_MIN = 5;

/** Numbers with fewer digits after the point are no results of binary fractions. */
const BINARY_DECIMALS_MIN = 12;
/** So many percent of the numbers have the digits that a column writes. */
const WRITTEN_PERCENT = 95;
/** Numbers with so many digits after the point, such as coordinates, have more of them in some rows: so many percent have no more. */
const LONG_DECIMALS_MIN = 5;
const LONG_PERCENT = 70;

/** Forms of texts that a few values can have, such as the one time zone of all rows. */
const OF_LISTS: ReadonlySet<string> = new Set(['internet.url', 'location.timeZone', 'system.mimeType']);

const MONTHS_MIN = 4;
/** Columns of JSON with so many percent of numbers are numbers. Texts in place of all of them would be wrong in more rows. */
const NUMBERS_PERCENT = 90;
/** In characters: shorter texts have forms of words. */
const TOLD_LENGTH_MIN = 40;
/** Fewer different texts do not show whether they are names of persons. */
const DISTINCT_MIN = 10;
const DAY_MS = 86_400_000;
const SECOND_MS = 1000;
const CLOCK_FORMAT = 'HH:mm:ss';
/** The number of no row, for values without an order. */
const OUT_OF_ORDER = -1;

/** Databases also take words of different pairs for one column. */
const TRUE_WORDS = new Set(['1', ...BOOLEAN_PAIRS.map(([yes]) => yes)]);

type Origin = 'written' | 'text' | 'number' | 'boolean';

export interface ScalarFacts {
  readonly type: SourceType['value'];
  readonly facts: SampleFacts;
  /** What may be wrong about the column, as sentences without their subject. */
  readonly doubts: readonly string[];
  /** How the column writes its values, where computers read them otherwise; likewise. */
  readonly styles: readonly string[];
  readonly hasDecimalComma?: true;
}

/** The facts of the values of one column that are neither objects nor arrays. */
export class ColumnFacts {
  readonly #name: string;
  readonly #budget: SampleBudget;
  /** How often each value occurs. Empty once there are too many. */
  readonly #counts = new Map<string, number>();
  #values = 0;
  #distinct = 0;
  #hasDuplicates = false;
  #isCapped = false;
  readonly #kinds = new Set<ScalarKind>();
  readonly #origins = new Set<Origin>();
  readonly #perhapsNull = new Map<string, number>();
  readonly #order = new RowOrder();
  readonly #runs = new RowRuns();
  /** Present once the values are no longer kept. */
  #texts: TextFacts | undefined;
  #min: End | undefined;
  #max: End | undefined;
  /** How many numbers have so many digits after the point. */
  readonly #decimals: number[] = [];
  #minTime = Number.POSITIVE_INFINITY;
  #maxTime = Number.NEGATIVE_INFINITY;
  #hasClock = false;
  /** The day of the month of all moments; 0 if they differ. */
  #dayOfMonth: number | undefined;
  /** The first date that stands for “never”, and how often it occurs among values that are no longer kept. */
  #never: { readonly text: string; count: number } | undefined;
  readonly #isoForm = new IsoForm();
  readonly #clock = new ClockTimes();
  #histogram: Histogram | undefined;

  constructor(name: string, budget: SampleBudget) {
    this.#name = name;
    this.#budget = budget;
  }

  /** A cell of a file without types. @param row the row's number, from 0 */
  addWritten(text: string, row: number): void {
    if (!isWrittenNull(text)) this.#add(text, row, 'written');
  }

  /** A cell of a database: an empty text is no null. @param row the row's number, from 0 */
  addCell(text: string, row: number): void {
    this.#add(text, row, 'written');
  }

  addText(text: string, row: number): void {
    this.#add(text, row, 'text');
  }

  addNumber(digits: string, row: number): void {
    this.#add(digits, row, 'number');
  }

  addBoolean(value: boolean, row: number): void {
    this.#add(String(value), row, 'boolean');
  }

  /** How often each text occurs. Undefined if there are too many. */
  texts(): ReadonlyMap<string, number> | undefined {
    return this.#isCapped ? undefined : this.#counts;
  }

  /** How often each value occurs, as the source writes it. Undefined if there are too many or of several kinds. */
  cells(): ReadonlyMap<SampleCell, number> | undefined {
    const [origin, ...others] = this.#origins;
    if (this.#isCapped || origin === undefined || others.length > 0) return undefined;
    if (origin !== 'number') return this.#counts;
    return new Map([...this.#counts].map(([digits, count]) => [{ digits }, count]));
  }

  #add(text: string, row: number, origin: Origin): void {
    if (origin === 'written' && text.length <= 19 && PERHAPS_NULL.has(text)) {
      this.#perhapsNull.set(text, (this.#perhapsNull.get(text) ?? 0) + 1);
      return;
    }
    this.#values++;
    this.#order.add(text, row);
    this.#runs.add(text, row);
    const count = this.#counts.get(text);
    if (count !== undefined) {
      this.#counts.set(text, count + 1);
      this.#hasDuplicates = true;
      return;
    }
    if (!this.#isCapped) this.#keep(text);
    this.#learn(text, origin);
    if (this.#histogram) this.#addToHistogram(this.#histogram, text, 1);
  }

  #keep(text: string): void {
    this.#distinct++;
    if (this.#budget.distinct > 0) {
      this.#budget.distinct--;
      // An engine may keep the whole source in memory for a part of it, but not for a copy.
      this.#counts.set(text.length > SHORT ? ` ${text}`.slice(1) : text, 1);
      return;
    }
    this.#isCapped = true;
    this.#texts = this.#textFacts();
    const first = sizeOf(this.#counts.keys().next().value ?? text);
    if (!Number.isNaN(first)) {
      this.#histogram = new Histogram(first, this.#unit());
      for (const [value, count] of this.#counts) this.#addToHistogram(this.#histogram, value, count);
    }
    this.#budget.distinct += this.#counts.size;
    if (this.#never) this.#never.count = this.#counts.get(this.#never.text) ?? 0;
    this.#counts.clear();
  }

  #addToHistogram(histogram: Histogram, text: string, count: number): void {
    const value = sizeOf(text);
    if (Number.isNaN(value)) this.#histogram = undefined;
    else if (text !== this.#never?.text) histogram.add(value, count);
  }

  #learn(text: string, origin: Origin): void {
    const kind = kindBy(origin, text);
    this.#kinds.add(kind);
    this.#origins.add(origin);
    if (kind === 'integer' || kind === 'decimal') this.#learnNumber(text.trim());
    if (kind === 'date' || kind === 'timestamp') {
      this.#learnTime(timeOfIso(text.trim()) ?? 0, text);
      this.#isoForm.add(text.trim());
    }
    if (kind === 'time') this.#clock.add(text);
    this.#texts?.add(text);
  }

  /** The facts of all texts. They are not needed for most columns, so the texts are read at the end. */
  #textFacts(): TextFacts {
    return this.#texts ?? new TextFacts(this.#counts);
  }

  #learnNumber(digits: string): void {
    const value = Number(digits);
    const decimals = decimalsWritten(digits);
    this.#decimals[decimals] = (this.#decimals[decimals] ?? 0) + 1;
    if (this.#min === undefined || compareDigits(digits, value, this.#min) < 0) this.#min = { digits, value };
    if (this.#max === undefined || compareDigits(digits, value, this.#max) > 0) this.#max = { digits, value };
  }

  #learnTime(time: number, text: string): void {
    if (time >= NEVER_MS) {
      this.#never ??= { text, count: 0 };
      if (text === this.#never.text) {
        if (this.#isCapped) this.#never.count++;
        return;
      }
    }
    this.#minTime = Math.min(this.#minTime, time);
    this.#maxTime = Math.max(this.#maxTime, time);
    if (time % DAY_MS !== 0) this.#hasClock = true;
    if (this.#dayOfMonth !== 0) {
      const day = new Date(time).getUTCDate();
      this.#dayOfMonth = (this.#dayOfMonth ?? day) === day ? day : 0;
    }
  }

  /**
   * @param rows of the table, or objects around
   * @param known the type that a definition of the column gives. By default the values decide
   */
  result(rows: number, known?: SourceType['value']): ScalarFacts {
    // A column of the type date stays one, whatever days its rows have.
    if (known !== undefined) this.#dayOfMonth = 0;
    const rewritten =
      known === undefined && !this.#isCapped
        ? (this.#amongNumbers(rows) ?? this.#inOneZone(rows) ?? this.#readOtherwise(rows))
        : undefined;
    if (rewritten) return rewritten;
    const dates = known === undefined || known === 'text' ? this.#datesFound() : undefined;
    const type = known ?? this.#typeBy(dates);
    const isText = type === 'text';
    const ofMoments = known === 'text' ? this.#typeOfMoments(dates) : undefined;
    if (isText) this.#readPerhapsNull();
    const besideMarks = isText && known === undefined ? this.#besideMarks(rows) : undefined;
    if (besideMarks) return besideMarks;
    const texts = isText ? this.#textFacts() : undefined;
    const form = texts?.forms.found(this.#distinct);
    const looksLike = type === 'uuid' ? 'string.uuid' : form?.field;
    const sorted = this.#sortedBy(dates?.type ?? type, dates?.format?.read ?? sizeOf);
    const order =
      (dates ? this.#orderOfDates(rows, dates) : this.#orderFound(rows, type)) ??
      this.#stepFound(rows, sorted, dates);
    const dayOfMonth = this.#monthlyDay(type);
    const written = dates?.format?.text ?? this.#isoForm.format();
    const format = known === undefined ? written : ofMoments && (written ?? FORMATS_OF_TEXTS[ofMoments]);
    const canBeFew = (looksLike === undefined || OF_LISTS.has(looksLike)) && order === undefined;
    const few = canBeFew
      ? (this.#fewFound(type, known !== undefined) ?? (isText ? this.#frequentTexts() : undefined))
      : undefined;
    const filled = this.#runs.filled(rows, this.#values);
    const isUnique = this.#values > 0 && !this.#hasDuplicates && (!this.#isCapped || this.#order.isEven);
    const countrySigns = texts?.countries.result();
    // Fields that have the form write it by themselves.
    const isPostcode = countrySigns?.includes('five digits') && this.#guessByName() === 'location.zipCode';
    const shown = texts?.patterns(looksLike !== undefined);
    const isOfOneArea = /^\d\d/.test(shown?.pattern ?? '');
    const { pattern, forms } = (isPostcode && !isOfOneArea ? texts?.patterns(true) : shown) ?? {};
    const names = texts?.names.found();
    const language = texts?.languages.found();
    const wordForm =
      texts && few === undefined && pattern === undefined && looksLike === undefined
        ? texts.words.found({
            isUnique,
            isWordless: this.#areOfPersons(texts),
            canBeFew: known === undefined,
          })
        : undefined;
    const mails = looksLike === 'internet.email' ? texts?.mails.found() : undefined;
    const told =
      texts && few === undefined && pattern === undefined && looksLike === undefined
        ? this.#told(texts)
        : undefined;
    const contacts = isText && !this.#isCapped ? contactForm(this.#counts, isUnique) : undefined;
    const callingCodes = texts?.countries.callingCodes ?? [];
    return {
      type,
      doubts: this.#doubtsBy(type, dates, few === undefined ? form?.exceptions : 0),
      styles: [],
      facts: {
        rows,
        nulls: rows - this.#values,
        distinct: this.#order.isEven ? this.#values : this.#distinct,
        isDistinctCapped: this.#isCapped && !this.#order.isEven,
        isUnique,
        ...(few === undefined ? {} : { few: sorted ? this.#placed(few) : few }),
        ...(few && isText && this.#formBesideMarks(rows)),
        ...(sorted && { sorted: sorted.by }),
        ...(filled && { filled }),
        ...this.#rangeWithoutStrays(ofMoments ?? dates?.type ?? type, dates),
        ...(texts ? { minLength: texts.minLength, maxLength: texts.maxLength } : {}),
        ...(texts?.isSlug ? { isSlug: true } : {}),
        ...(names === undefined ? {} : { names }),
        ...(language === undefined ? {} : { language }),
        ...(texts?.languages.arePhrases ? { arePhrases: true as const } : {}),
        ...(texts && this.#showsPersons(texts) && { persons: texts.names.persons() }),
        ...(wordForm === undefined ? {} : { wordForm }),
        ...(mails === undefined ? {} : { mails }),
        ...(contacts && { contacts }),
        ...(told && { told }),
        ...(texts?.isUpper ? { isUpper: true } : {}),
        ...(pattern === undefined ? {} : { pattern }),
        ...(forms === undefined ? {} : { forms }),
        ...(countrySigns === undefined ? {} : { countrySigns }),
        ...(callingCodes.length === 0 ? {} : { callingCodes }),
        ...(looksLike === undefined ? {} : { looksLike }),
        ...(format === undefined ? {} : { dateFormat: this.#clock.found().dateFormat ?? format }),
        ...(dayOfMonth === undefined ? {} : { dayOfMonth }),
        ...(dates?.format?.isUpper ? { isUpperDate: true } : {}),
        ...(order === undefined ? {} : { order }),
      },
    };
  }

  /** The facts of numbers of JSON among a few texts. */
  #amongNumbers(rows: number): ScalarFacts | undefined {
    if (!this.#origins.has('text') || !this.#origins.has('number') || this.#origins.size > 2)
      return undefined;
    const texts = new Set(
      [...this.#counts.keys()].filter((text) => kindOfWritten(text) !== kindOfNumber(text)),
    );
    const others = [...texts].reduce((sum, text) => sum + (this.#counts.get(text) ?? 0), 0);
    if (others * 100 > (100 - NUMBERS_PERCENT) * this.#values) return undefined;
    const numbers = new ColumnFacts(this.#name, this.#budget);
    for (const [text, count] of this.#counts) if (!texts.has(text)) numbers.#addTimes(text, count, 'number');
    const read = numbers.result(rows);
    const doubt = `has ${others} texts among its numbers: no row of the schema has them`;
    return {
      ...read,
      facts: { ...read.facts, nulls: rows - this.#values },
      doubts: [...read.doubts, doubt],
    };
  }

  /** The facts of moments with the same distance from UTC, which the schema writes behind the times of day of their zone. */
  #inOneZone(rows: number): ScalarFacts | undefined {
    const { offset } = this.#isoForm;
    if (offset === undefined || [...this.#kinds].join() !== 'timestamp') return undefined;
    const read = this.#rewritten((text) => text.slice(0, -offset.length)).result(rows);
    const { dateFormat } = read.facts;
    if (dateFormat === undefined) return undefined;
    return { ...read, facts: { ...read.facts, dateFormat: `${dateFormat}[${offset}]` } };
  }

  /** The facts of numbers that computers read otherwise, and of numbers and dates among marks. */
  #readOtherwise(rows: number): ScalarFacts | undefined {
    const areDays = this.#areMostlyDays();
    if (!this.#kinds.has('text') && !this.#isoForm.isMixed && !this.#mayHaveThousands() && !areDays)
      return undefined;
    if (areDays) return this.#rewritten((text) => text, marksAmong(this.#counts)).result(rows);
    const printed = printedDates(this.#counts);
    if (printed) {
      const read = this.#rewritten(printed.rewrite).result(rows);
      return { ...read, facts: { ...read.facts, dateFormat: printed.format } };
    }
    const style = numberStyleOf(this.#counts.keys());
    if (style !== undefined) {
      const { note, hasDecimalComma, toDigits } = style;
      const facts = this.#rewritten((text) => toDigits(text).replace(MINUS_ZERO, '0')).result(rows);
      const styles = [note, ...facts.styles];
      const written = numberFormOf(this.#counts.keys(), toDigits, hasDecimalComma ? ',' : '.');
      const form = written && this.#origins.has('written') && isWithoutUnit(written) ? undefined : written;
      return {
        ...facts,
        facts: { ...facts.facts, ...(form && { numberForm: form }) },
        styles,
        ...(hasDecimalComma && { hasDecimalComma }),
      };
    }
    const dates = mainDateForm(this.#counts);
    if (dates !== undefined) {
      const facts = this.#rewritten(dates.rewrite).result(rows);
      return { ...facts, styles: [dates.note, ...facts.styles] };
    }
    const known = marksAmong(this.#counts);
    const marks = known.size === 0 ? this.#exceptionsAmong() : known;
    if (marks.size === 0 || this.#areFewTexts()) return undefined;
    const facts = this.#rewritten((text) => text, marks).result(rows);
    const hasNumbers = this.#origins.has('written') || this.#origins.has('number');
    return (hasNumbers ? SIZED_TYPES : TIME_TYPES).has(facts.type) ? facts : undefined;
  }

  /** The few texts that are no dates among dates in ISO 8601, and the few words among numbers. Empty if they are many, or none. */
  #exceptionsAmong(): ReadonlyMap<string, number> {
    const areDates = this.#kinds.has('date') || this.#kinds.has('timestamp');
    const areNumbers = this.#kinds.has('integer') || this.#kinds.has('decimal');
    if (areDates === areNumbers) return NO_MARKS;
    const others = [...this.#counts].filter(([text]) =>
      areDates ? timeOfIso(text.trim()) === undefined : Number.isNaN(Number(text)),
    );
    // Codes with digits are values too.
    if (areNumbers && others.some(([text]) => /\d/.test(text))) return NO_MARKS;
    const rows = others.reduce((sum, [, count]) => sum + count, 0);
    return areExceptions(rows, this.#values) ? new Map(others) : NO_MARKS;
  }

  /** The facts of texts among texts that stand for no value, such as `n/a`, or that many rows have. */
  #besideMarks(rows: number): ScalarFacts | undefined {
    const marks = this.#isCapped ? NO_MARKS : marksAmongTexts(this.#counts, this.#values);
    if (marks.size === 0 || this.#fewFound('text') || this.#frequentTexts()) return undefined;
    const read = this.#others(new Set(marks.keys())).result(rows);
    const { type } = read;
    // The others are counted without their rows.
    const { filled: _, sorted: __, ...facts } = read.facts;
    if ((type !== 'text' && type !== 'uuid') || facts.few || facts.order) return undefined;
    const filled = this.#runs.filled(rows, this.#values);
    return {
      ...read,
      type: 'text',
      facts: {
        ...facts,
        ...(filled && { filled }),
        nulls: rows - this.#values,
        distinct: this.#distinct,
        isUnique: false,
        marks: [...marks].map(([value, count]) => ({ value, count })),
      },
    };
  }

  /** The form of codes beside texts that stand for no value, for a schema that must not hold the codes. */
  #formBesideMarks(rows: number): Partial<SampleFacts> {
    const marks = [...marksAmongTexts(this.#counts, Number.POSITIVE_INFINITY)];
    if (marks.length === 0) return {};
    const { pattern, forms } = this.#others(new Set(marks.map(([text]) => text))).result(rows).facts;
    return {
      ...(pattern !== undefined && { pattern, ...(forms && { forms }) }),
      marks: marks.map(([value, count]) => ({ value, count })),
    };
  }

  #others(left: ReadonlySet<string>): ColumnFacts {
    const others = new ColumnFacts(this.#name, this.#budget);
    const [origin = 'text'] = this.#origins;
    for (const [text, count] of this.#counts) if (!left.has(text)) others.#addTimes(text, count, origin);
    return others;
  }

  /** Whether integers such as 20261121 are days, and others such as 20261100 are not. */
  #areMostlyDays(): boolean {
    if ([...this.#kinds].join() !== 'integer' || !this.#canBeDays()) return false;
    const marks = marksAmong(this.#counts);
    const rare = [...marks.values()].reduce((sum, count) => sum + count, 0);
    return marks.size > 0 && rare * 100 <= (100 - WRITTEN_PERCENT) * this.#values;
  }

  /** Whether points are between thousands: all have three digits behind them, and numbers below 1,000 have none. */
  #mayHaveThousands(): boolean {
    const [none = 0, one = 0, two = 0, three = 0] = this.#decimals;
    const { min, max } = { min: this.#min?.value ?? 0, max: this.#max?.value ?? 0 };
    return (
      this.#decimals.length === 4 &&
      one + two === 0 &&
      none > 0 &&
      three >= THOUSANDS_MIN &&
      min >= 1 &&
      max < 1000
    );
  }

  /** Whether few texts are the values: in a small sample, numbers that occur once show that the column has numbers. */
  #areFewTexts(): boolean {
    const few = this.#fewFound('text');
    if (few === undefined || this.#values >= LARGE_ROWS) return few !== undefined;
    return few.reduce((sum, { count }) => sum + count, 0) === this.#values;
  }

  /** The same values, written as computers read them. Marks could stand for null. */
  #rewritten(write: (text: string) => string, marks = NO_MARKS): ColumnFacts {
    const facts = new ColumnFacts(this.#name, this.#budget);
    for (const [text, count] of this.#counts) {
      if (!marks.has(text)) facts.#addTimes(write(text.trim()), count);
    }
    for (const [text, count] of [...this.#perhapsNull, ...marks]) facts.#perhapsNull.set(text, count);
    facts.#runs.follow(this.#runs);
    return facts;
  }

  #addTimes(text: string, count: number, origin: Origin = 'written'): void {
    this.#add(text, OUT_OF_ORDER, origin);
    this.#values += count - 1;
    if (count > 1) this.#hasDuplicates = true;
    const known = this.#counts.get(text);
    if (known !== undefined) this.#counts.set(text, known + count - 1);
  }

  #datesFound(): FoundDates | undefined {
    const kinds = [...this.#kinds].join();
    if (kinds === 'text') return this.#textFacts().dates.found();
    if (kinds !== 'integer' || this.#isCapped || !this.#canBeDays()) return undefined;
    const found = this.#textFacts().dates.found();
    return found?.format ? found : undefined;
  }

  /** Eight digits that can be days, such as 20261121, or fourteen with a time of day. */
  #canBeDays(): boolean {
    const unit = (this.#min?.digits.length ?? 0) > COMPACT_LENGTH ? 1e6 : 1;
    const isInRange =
      (this.#min?.value ?? 0) >= 16_000_101 * unit && (this.#max?.value ?? 0) < 21_000_000 * unit;
    const least = this.#guessByName()?.startsWith('date') ? 2 : COMPACT_DISTINCT_MIN;
    return isInRange && this.#distinct >= least;
  }

  /** The rows of dates that are not written as in ISO 8601 have an order if all differ: only then are they kept in order. */
  #orderOfDates(rows: number, { type, format }: FoundDates): SampleFacts['order'] {
    if (format === undefined || this.#hasDuplicates || this.#isCapped || rows !== this.#counts.size)
      return undefined;
    const times = [...this.#counts.keys()].map((text) => format.read(text.trim()));
    const monthly = monthlySeries(times);
    if (monthly || format.isOfMonths) return monthly;
    const order = new RowOrder();
    for (const [row, time] of times.entries()) order.add(isoOf(time, type), row);
    return order.found(rows);
  }

  /** The type of moments, if all texts are moments of one form. Undefined for other texts. */
  #typeOfMoments(dates: FoundDates | undefined): MomentType | undefined {
    if (this.#distinct < 2) return undefined;
    if (dates) return dates.format && dates.type;
    const [kind, ...others] = this.#kinds;
    const isOfOneForm = kind === 'time' || !this.#isoForm.isMixed;
    return others.length === 0 && isOfOneForm && isMomentType(kind) ? kind : undefined;
  }

  #typeBy(dates: FoundDates | undefined): SourceType['value'] {
    if (dates) return dates.type;
    const kinds = [...this.#kinds].sort();
    const [only] = kinds;
    if (only === undefined) return 'unknown';
    if (kinds.length === 1) return this.#singleType(only);
    if (kinds.join() === 'decimal,integer') return 'decimal';
    if (kinds.join() !== 'date,timestamp') return 'text';
    return this.#hasClock ? 'timestamp' : 'date';
  }

  #singleType(kind: ScalarKind): SourceType['value'] {
    if (kind === 'boolean') return this.#booleanPair() ? 'boolean' : 'text';
    if (kind === 'timestamp') return this.#areMidnights() ? 'date' : 'timestamp';
    if (kind !== 'integer') return kind;
    return this.#isZipCode() || this.#isPhone() || this.#hasCheckDigits() ? 'text' : 'integer';
  }

  /** Days that are written with a time of day, such as 1996-07-04 00:00:00. */
  #areMidnights(): boolean {
    return !this.#hasClock && this.#isoForm.format() !== undefined;
  }

  /** Zip codes of other places can begin with a zero. In JSON they would be texts. */
  #isZipCode(): boolean {
    const isLong = (this.#max?.value ?? 0) >= ZIP_CODES_FROM;
    return isLong && this.#origins.has('written') && this.#guessByName() === 'location.zipCode';
  }

  /** Digits of phone numbers and faxes are no numbers: their first ones are those of a town or a network. */
  #isPhone(): boolean {
    const isLong = (this.#max?.value ?? 0) >= PHONES_FROM;
    return isLong && this.#origins.has('written') && this.#guessByName() === 'phone.number';
  }

  /** Long numbers whose check digits are all right, such as those of cards, are texts. */
  #hasCheckDigits(): boolean {
    const isLong = (this.#min?.value ?? Number.NaN) >= 1e11;
    return isLong && this.#textFacts().forms.found(this.#distinct) !== undefined;
  }

  /** The day of the month of all dates in ISO 8601, if they are of several months: of three dates, it could be chance. */
  #monthlyDay(type: SourceType['value']): number | undefined {
    const day = this.#dayOfMonth ?? 0;
    const isMonthly =
      type === 'date' && !this.#hasClock && day > 0 && day <= 28 && this.#distinct >= MONTHS_MIN;
    return isMonthly ? day : undefined;
  }

  /** Digits that are texts stay texts if they are padded, even to one digit. */
  #orderFound(rows: number, type: SourceType['value']): SampleFacts['order'] {
    if (this.#monthlyDay(type) && !this.#hasDuplicates && !this.#isCapped && rows === this.#counts.size) {
      const monthly = monthlySeries([...this.#counts.keys()].map(sizeOf));
      if (monthly) return monthly;
    }
    const order = this.#order.found(rows);
    if (order === undefined || type !== 'text') return order;
    if (order.kind === 'series') return undefined;
    return order.prefix === undefined ? { pad: 1, ...order } : order;
  }

  /** How the rows are in order by this column. Values that are no longer kept do not tell. */
  #sortedBy(type: SourceType['value'], read: (text: string) => number): SortedRows | undefined {
    if (this.#isCapped || type === 'boolean') return undefined;
    const isSized = SORTED_TYPES.has(type);
    return this.#runs.sorted(this.#counts, isSized ? (text) => read(text.trim()) : undefined);
  }

  /** A series with the step of nearly all rows, where other steps are exceptions. */
  #stepFound(
    rows: number,
    sorted: SortedRows | undefined,
    dates: FoundDates | undefined,
  ): SampleFacts['order'] {
    const { step = 0, first = 0, by } = sorted ?? {};
    if (by !== 'up' || step <= 0 || rows !== this.#values || this.#hasDuplicates) return undefined;
    const type = dates?.type ?? this.#typeBy(dates);
    if (dates?.format?.isOfMonths || this.#monthlyDay(type)) return undefined;
    if (type === 'integer') return { kind: 'sequence', start: first, step };
    if (type !== 'date' && type !== 'timestamp') return undefined;
    return { kind: 'series', from: isoOf(first, type), step: isoDuration(step) };
  }

  /** Frequent values with their places in the order in which they occur first. */
  #placed(few: NonNullable<SampleFacts['few']>): NonNullable<SampleFacts['few']> {
    const places = new Map([...this.#counts.keys()].map((text, place) => [text.trim(), place]));
    return few.map((one) => {
      const place = places.get(String(one.value).trim()) ?? places.get(String(one.value));
      return place === undefined ? one : { ...one, place };
    });
  }

  /** The words for true and false, if all values are one of them. `true` alone says enough, `yes` alone does not. */
  #booleanPair(): readonly [string, string] | undefined {
    const words = new Set([...this.#counts.keys()].map((text) => text.trim().toLowerCase()));
    const pair = BOOLEAN_PAIRS.find((each) => [...words].every((word) => each.includes(word)));
    if (!pair || (words.size < 2 && pair[0] !== 'true')) return undefined;
    return PAIRS_LIKE_CODES.includes(pair) && this.#isOfPlaces() ? undefined : pair;
  }

  /** Words other than those of files, such as `Y` and `N`, which the rows of the schema have too. */
  #hasWordsOfItsOwn(): boolean {
    return [...this.#counts.keys()].some((text) => text !== 'true' && text !== 'false');
  }

  /** Whether the name says that the values are countries, languages or the like. */
  #isOfPlaces(): boolean {
    return this.#guessByName()?.startsWith('location.') === true;
  }

  /** Few texts tell nothing about persons, unless each is frequent and none is like a name. */
  #showsPersons({ names }: TextFacts): boolean {
    if (this.#distinct >= DISTINCT_MIN) return true;
    return this.#values >= FREQUENT_COUNT_MIN * this.#distinct && names.persons().percent === 0;
  }

  /** Texts of shared words. Names of persons have none. */
  #told(texts: TextFacts): readonly string[] | undefined {
    if (this.#isCapped || texts.maxLength < TOLD_LENGTH_MIN || this.#areOfPersons(texts)) return undefined;
    const told = new ToldTexts();
    for (const text of this.#counts.keys()) told.add(text);
    return told.found();
  }

  #areOfPersons({ names }: TextFacts): boolean {
    const least = names.found() === 'persons' ? 0 : personsPercentMin(this.#name);
    return names.persons().percent >= least && this.#guessByName()?.startsWith('person.') === true;
  }

  #guessByName(): FieldId | undefined {
    return guessByWords({ name: '', columns: [] }, this.#name)?.field;
  }

  /** Texts that could stand for null are texts in a column of texts. */
  #readPerhapsNull(): void {
    for (const [text, count] of this.#perhapsNull) {
      this.#values += count;
      this.#distinct++;
      if (count > 1) this.#hasDuplicates = true;
      if (!this.#isCapped) this.#counts.set(text, count);
      this.#learn(text, 'text');
    }
    this.#perhapsNull.clear();
  }

  #rangeBy(type: SourceType['value'], dates: FoundDates | undefined): Partial<SampleFacts> {
    if (type === 'integer' || type === 'decimal') {
      const decimals = this.#exactDecimals();
      const parts = this.#isCapped
        ? undefined
        : numberParts(this.#numbers(Number), { rows: this.#values, decimals });
      return {
        min: numberOf(this.#min?.digits ?? '0'),
        max: numberOf(this.#max?.digits ?? '0'),
        decimals,
        ...this.#bins(this.#min?.value ?? Number.NaN, this.#max?.value ?? Number.NaN),
        ...(parts && factsOfParts(parts, decimals, [this.#min?.value, this.#max?.value])),
      };
    }
    if (type === 'time') return this.#clockRange();
    if (type !== 'date' && type !== 'timestamp') return {};
    if (dates && dates.format === undefined) return {};
    const never = this.#neverFound();
    const read = dates?.format?.read ?? sizeOf;
    const min = dates?.format?.min ?? this.#minTime;
    const last = this.#monthlyDay(type) ? endOfMonth(this.#maxTime) : this.#maxTime;
    const max = dates?.format?.max ?? last;
    // The type comes from a definition, and no value is written as this reads dates.
    if (min > max) return {};
    const format = dates?.format?.text ?? this.#isoForm.format();
    const step = type === 'timestamp' ? this.#timeStep(format, read) : undefined;
    const isOfDays =
      type === 'date' && !this.#isCapped && !never && !this.#monthlyDay(type) && !dates?.format?.isOfMonths;
    const days = isOfDays ? dateParts([...this.#numbers(read)], this.#values) : undefined;
    const unit = step ?? (dates?.format ? (type === 'date' ? DAY_MS : 1) : this.#unit());
    return {
      min: isoOf(min, type),
      max: isoOf(max, type),
      ...(never === undefined ? {} : { never }),
      ...(step !== undefined && { step: isoDuration(step) }),
      ...(days && { days }),
      ...this.#bins(min, max, unit, read),
    };
  }

  /** The range of the values without those that are far from nearly all others, such as days of wrong years. */
  #rangeWithoutStrays(type: SourceType['value'], dates: FoundDates | undefined): Partial<SampleFacts> {
    const read = dates?.format?.read ?? sizeOf;
    const canStray = SORTED_TYPES.has(type) && !this.#isCapped && !dates?.format?.isOfMonths;
    const ends = canStray ? endsWithoutStrays([...this.#numbers(read)]) : undefined;
    if (ends === undefined) return this.#rangeBy(type, dates);
    const isStray = (text: string) => {
      const value = read(text.trim());
      return value < ends.min || value > ends.max;
    };
    const others = this.#others(new Set([...this.#counts.keys()].filter(isStray)));
    return others.#rangeBy(
      type,
      dates && { ...dates, ...(dates.format && { format: { ...dates.format, ...ends } }) },
    );
  }

  #timeStep(format: string | undefined, read: (text: string) => number): number | undefined {
    if (this.#isCapped) return undefined;
    const shown: (readonly [number, number])[] = [];
    for (const entry of this.#numbers(read)) if (shown.push(entry) === SHAPE_TEXTS) break;
    return timeStep(shown, format);
  }

  /** The range of times of day, and how they are spread. */
  #clockRange(): Partial<SampleFacts> {
    const range = this.#clock.found();
    const read = (text: string) => (secondsOfClock(text) ?? Number.NaN) * SECOND_MS;
    if (
      range.min === undefined ||
      range.max === undefined ||
      this.#isCapped ||
      range.min.length > CLOCK_FORMAT.length
    )
      return range;
    const step = this.#timeStep(range.dateFormat ?? CLOCK_FORMAT, read);
    const [min, max] = [read(range.min), read(range.max)];
    const bins = this.#bins(min, max, step ?? SECOND_MS, read);
    return { ...range, ...(step !== undefined && { step: isoDuration(step) }), ...bins };
  }

  /** A late date among others of our time. Where there are no others, it is a date like any. */
  #neverFound(): SampleFacts['never'] {
    if (!this.#never) return undefined;
    const { text, count } = this.#never;
    if (this.#minTime <= this.#maxTime && this.#maxTime < NEVER_MS)
      return { text: text.trim(), count: count + (this.#counts.get(text) ?? 0) };
    const time = timeOfIso(text.trim()) ?? 0;
    this.#minTime = Math.min(this.#minTime, time);
    this.#maxTime = Math.max(this.#maxTime, time);
    return undefined;
  }

  /** The most digits after the point, without those of a few results of binary fractions, such as 0.30000000000000004. */
  #writtenDecimals(): number {
    const most = this.#decimals.length - 1;
    if (most < LONG_DECIMALS_MIN && this.#values < LARGE_ROWS) return most;
    const counts = this.#rowsByDecimals();
    const all = counts.reduce((sum, count) => sum + count, 0);
    const within = (percent: number) => {
      let below = 0;
      return counts.findIndex((count) => {
        below += count;
        return below * 100 >= percent * all;
      });
    };
    const long = within(LONG_PERCENT);
    if (long >= LONG_DECIMALS_MIN) return long;
    const usual = within(WRITTEN_PERCENT);
    return most < BINARY_DECIMALS_MIN || usual < BINARY_DECIMALS_MIN - 5 ? usual : most;
  }

  /** How many rows have so many digits after the point: how many values if values are no longer kept. */
  #rowsByDecimals(): readonly number[] {
    const rows = Array.from(this.#decimals, (count = 0) => (this.#isCapped ? count : 0));
    for (const [text, count] of this.#counts) {
      const decimals = decimalsWritten(text.trim());
      rows[decimals] = (rows[decimals] ?? 0) + count;
    }
    return rows;
  }

  /** The digits after the point, as many as doubles can count in steps from end to end. */
  #exactDecimals(): number {
    const largest = Math.max(1, Math.abs(this.#min?.value ?? 0), Math.abs(this.#max?.value ?? 0));
    const most = Math.floor(Math.log10(Number.MAX_SAFE_INTEGER / 2 / largest));
    return Math.max(0, Math.min(15, this.#writtenDecimals(), most));
  }

  #unit(): number {
    if (this.#min !== undefined) return 10 ** -this.#exactDecimals();
    return this.#hasClock ? 1 : DAY_MS;
  }

  #bins(min: number, max: number, unit = this.#unit(), read = sizeOf): Partial<SampleFacts> {
    const range = { min, max, unit, rows: this.#values };
    if (!Number.isSafeInteger(Math.trunc(min)) || !Number.isSafeInteger(Math.trunc(max))) return {};
    const bins = binsOf(this.#histogram ? this.#histogram.entries() : this.#numbers(read), range);
    return bins === undefined ? {} : { bins };
  }

  *#numbers(read: (text: string) => number): Iterable<readonly [number, number]> {
    for (const [text, count] of this.#counts) {
      if (text !== this.#never?.text) yield [read(text.trim()), count];
    }
  }

  #fewFound(type: SourceType['value'], isDefined = false): SampleFacts['few'] {
    const isDate = type === 'date' || type === 'timestamp';
    const codes = type === 'text' && !this.#isCapped ? publicCodes(this.#counts) : undefined;
    const manyMax = codes || type === 'time' ? FEW_TIMES : FEW_TEXTS;
    if (!(FEW_TYPES.has(type) || isDate) || this.#isCapped || this.#distinct > manyMax + RARE_VALUES)
      return undefined;
    const all = this.#typedCounts(type, isDefined);
    const isPublic = ([text, { value }]: (typeof all)[number]) =>
      codes?.has(text) || (typeof value === 'number' && Math.abs(value) < PUBLIC_BELOW);
    const repeated = all.filter((one) => one[1].count > 1 || isPublic(one));
    const isLarge = this.#values >= LARGE_ROWS;
    const singles = all.length - repeated.length;
    const areRare = type === 'text' && singles * 100 <= SINGLES_PERCENT_MAX * this.#values;
    const found = isLarge || (this.#values >= FEW_ROWS_MIN && areRare) ? repeated : all;
    const dropped = all.length - found.length;
    if (dropped > RARE_VALUES && dropped * 100 > SINGLES_PERCENT_MAX * this.#values) return undefined;
    const average = this.#values / found.length;
    const lengthMax = average >= FEW_COUNT_MIN ? FEW_LENGTH_MAX : FEW_LENGTH;
    const isRepeated =
      type === 'boolean' ||
      found.every((one) => (one[1].count > 1 || (isLarge && isPublic(one))) && one[0].length <= lengthMax);
    const isCommon = this.#values >= FEW_ROWS_MIN || average >= FEW_COUNT_MIN;
    if (type === 'text' && !isCommon) return undefined;
    const areRuns = isDate && singles === 0 && average >= RUN_COUNT_MIN;
    if (isDate && !(isLarge && (areRuns || average >= DATE_COUNT_MIN))) return undefined;
    const areCodes = average >= FEW_COUNT_MIN && found.every(([text]) => CODE.test(text));
    const areTimes = type === 'time' && average >= FEW_COUNT_MIN;
    const areMany =
      codes || areTimes || areRuns || (type === 'text' && (average >= FEW_TEXTS_COUNT_MIN || areCodes));
    const most = areMany ? manyMax : FEW_VALUES;
    const hasFew = found.length > 0 && found.length <= most && this.#distinct <= most + RARE_VALUES;
    if (!hasFew || !isRepeated) return undefined;
    return found
      .sort(([a, x], [b, y]) => y.count - x.count || (a < b ? -1 : 1))
      .map(([, { value, count }]) => ({ value, count }));
  }

  /** The texts that many rows have, if most rows have one of them. Names of persons are invented. */
  #frequentTexts(): SampleFacts['few'] {
    const { least, percent } = PLACES.test(this.#guessByName() ?? '')
      ? { least: PLACE_COUNT_MIN, percent: PLACE_PERCENT }
      : { least: FREQUENT_COUNT_MIN, percent: FREQUENT_PERCENT };
    const rare = (this.#values * (100 - percent)) / 100;
    if (this.#isCapped || this.#distinct > FREQUENT_TEXTS + rare) return undefined;
    const found = [...this.#counts].filter(
      ([text, count]) => count >= least && text.length <= FEW_LENGTH_MAX,
    );
    const rows = found.reduce((sum, [, count]) => sum + count, 0);
    const areMost = rows * 100 >= percent * this.#values && found.length <= FREQUENT_TEXTS;
    if (!areMost || found.length < 2 || this.#textFacts().names.found() === 'persons') return undefined;
    return found
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .map(([value, count]) => ({ value, count }));
  }

  /** @param isDefined whether a definition gives the type: a database has booleans, whatever their words */
  #typedCounts(
    type: SourceType['value'],
    isDefined: boolean,
  ): [string, { readonly value: Json; readonly count: number }][] {
    const areBooleans = type === 'boolean' && (isDefined || !this.#hasWordsOfItsOwn());
    if (!areBooleans) {
      return [...this.#counts].map(([text, count]) => [text, { value: typedValue(type, text), count }]);
    }
    const yes = this.#booleanPair()?.[0];
    const isTrue = (text: string) => (yes === undefined ? TRUE_WORDS.has(text) : text === yes);
    let trues = 0;
    for (const [text, count] of this.#counts) if (isTrue(text.trim().toLowerCase())) trues += count;
    const both: [string, { readonly value: Json; readonly count: number }][] = [
      ['true', { value: true, count: trues }],
      ['false', { value: false, count: this.#values - trues }],
    ];
    return both.filter(([, { count }]) => count > 0);
  }

  #doubtsBy(type: SourceType['value'], dates: FoundDates | undefined, exceptions = 0): readonly string[] {
    const doubts: string[] = [];
    if (exceptions > 0) {
      doubts.push(
        `has ${exceptions} of ${this.#distinct} texts in another form: no row of the schema has it`,
      );
    }
    if (dates && dates.format === undefined) {
      doubts.push('holds dates, but no value shows whether the day or the month comes first');
    }
    if (this.#origins.has('text') && (this.#origins.has('number') || this.#origins.has('boolean'))) {
      doubts.push('holds texts as well as numbers or booleans: it was read as texts');
    }
    if (type !== 'text' && this.#perhapsNull.size > 0) {
      const all = this.#values + [...this.#perhapsNull.values()].reduce((sum, count) => sum + count, 0);
      const shares = [...this.#perhapsNull].map(([word, count]) => `“${word}” (${percentOf(count, all)} %)`);
      doubts.push(`has ${shares.join(', ')}, which was read as null`);
    }
    return doubts;
  }
}

const SLUG = /^[a-z0-9][a-z0-9._/-]*$/;

/** The shapes of so many texts are all read. */
const SHAPE_TEXTS = 10_000;

/** Dates are values of a list if each occurs so often on average. */
const DATE_COUNT_MIN = 10;
/** Moments of runs, which all rows of a run share, have so many rows on average, and none has one alone. */
const RUN_COUNT_MIN = 3;

/** What texts of a column have in common. */
class TextFacts {
  readonly countries = new CountrySigns();
  readonly forms = new FormFinder();
  readonly shape = new ShapeFinder();
  readonly mixed = new MixedShapes();
  readonly urls = new UrlForm();
  readonly names = new NameTexts();
  readonly words = new WordForms();
  readonly languages = new LanguageFinder();
  readonly mails = new MailFinder();
  readonly dates = new DateFinder();
  minLength = Number.POSITIVE_INFINITY;
  maxLength = 0;
  isSlug = true;
  isUpper = false;
  #texts = 0;

  constructor(counts: ReadonlyMap<string, number>) {
    for (const [text, count] of counts) this.add(text, count);
  }

  /** @param rows that have the text, as far as they are counted */
  add(text: string, rows = 1): void {
    this.minLength = Math.min(this.minLength, text.length);
    this.maxLength = Math.max(this.maxLength, text.length);
    this.isSlug &&= SLUG.test(text);
    this.isUpper = (this.isUpper || this.#texts === 0) && text === text.toUpperCase() && /\p{Lu}/u.test(text);
    this.#texts++;
    this.names.add(text);
    this.words.add(text, rows);
    this.languages.add(text);
    this.mails.add(text, rows);
    this.countries.add(text);
    this.forms.add(text);
    this.urls.add(text, rows);
    this.#addShape(text, rows);
    this.dates.add(text);
  }

  /** All texts take a third of the time of an import. Among many texts, each 16th shows the forms of the others. */
  #addShape(text: string, rows: number): void {
    if (this.#texts > SHAPE_TEXTS && this.#texts % 16 !== 0) return;
    this.shape.add(text);
    this.mixed.add(text, rows);
  }

  /** The pattern of the texts, with its forms if it has several. */
  patterns(isCoarse: boolean): {
    readonly pattern?: string | undefined;
    readonly forms?: readonly PatternForm[];
  } {
    const urls = this.urls.forms();
    if (urls.length > 0) return { pattern: patternOfForms(urls), ...(urls.length > 1 && { forms: urls }) };
    const one = this.shape.found(isCoarse, true);
    const forms = one === undefined ? this.mixed.forms(isCoarse) : undefined;
    const mixed = forms && patternOfForms(forms);
    const places = forms && haveMainForm(forms) ? undefined : this.shape.found(isCoarse, false);
    const pattern = one ?? places ?? mixed;
    return forms && forms.length > 1 && pattern === mixed ? { pattern, forms } : { pattern };
  }
}

/** Types that texts of JSON have. Its numbers are no texts. */
const TIME_TYPES: ReadonlySet<SourceType['value']> = new Set(['date', 'timestamp', 'time']);
/** Types of values that have an order. */
const SIZED_TYPES: ReadonlySet<SourceType['value']> = new Set([...TIME_TYPES, 'integer', 'decimal']);
/** Types whose values can sort rows. */
const SORTED_TYPES: ReadonlySet<SourceType['value']> = new Set(['date', 'timestamp', 'integer', 'decimal']);
/** Read again, it would be no number but the same text, without an end. */
const MINUS_ZERO = /^-0$/;
const NO_MARKS: ReadonlyMap<string, number> = new Map();
const FEW_TYPES: ReadonlySet<SourceType['value']> = new Set([
  'text',
  'integer',
  'decimal',
  'boolean',
  'time',
]);

/** One part says no more than the whole column, unless it has a step, fewer decimals or other ends. */
function factsOfParts(
  parts: readonly NumberPart[],
  decimals: number,
  [min, max]: readonly (number | undefined)[],
): Partial<SampleFacts> {
  const [only, ...others] = parts;
  if (only === undefined || others.length > 0) return others.length > 0 ? { parts } : {};
  const { count: _, ...facts } = only;
  const isWhole = facts.decimals === decimals && facts.min === min && facts.max === max;
  return facts.step === undefined && isWhole ? {} : facts;
}

type MomentType = 'date' | 'timestamp' | 'time';

const isMomentType = (kind: ScalarKind | undefined): kind is MomentType =>
  kind === 'date' || kind === 'timestamp' || kind === 'time';

/** How moments are written in columns that are declared as texts. */
const FORMATS_OF_TEXTS: Readonly<Record<MomentType, string>> = {
  date: 'YYYY-MM-DD',
  timestamp: 'YYYY-MM-DD[T]HH:mm:ss.SSS[Z]',
  time: 'HH:mm:ss',
};

function kindBy(origin: Origin, text: string): ScalarKind {
  switch (origin) {
    case 'written':
      return kindOfWritten(text);
    case 'text':
      return kindOfText(text);
    case 'number':
      return kindOfNumber(text);
    case 'boolean':
      return 'boolean';
  }
}

function typedValue(type: SourceType['value'], text: string): Json {
  return type === 'integer' || type === 'decimal' ? numberOf(text.trim()) : text;
}

/** A number as it is, a date as its milliseconds. */
function sizeOf(text: string): number {
  return timeOfIso(text) ?? Number(text);
}

/** An integer beyond 2^53 stays a text of its digits. */
function numberOf(digits: string): number | string {
  const value = Number(digits);
  return Number.isInteger(value) && !Number.isSafeInteger(value) && /^-?\d+$/.test(digits) ? digits : value;
}

/** The least or the greatest number so far, with its digits, because a double cannot hold all integers. */
interface End {
  readonly digits: string;
  readonly value: number;
}

function compareDigits(digits: string, value: number, end: End): number {
  if (value !== end.value || Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value - end.value;
  if (!/^-?\d+$/.test(digits) || !/^-?\d+$/.test(end.digits)) return 0;
  const difference = BigInt(digits) - BigInt(end.digits);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function isoOf(time: number, type: 'date' | 'timestamp'): string {
  const iso = new Date(time).toISOString();
  return type === 'date' ? iso.slice(0, 10) : iso;
}
