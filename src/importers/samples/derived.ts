import { bracketed, nameInFormula } from '../../expression/written-names.ts';
import type {
  SampleFacts,
  SourceAffix,
  SourceAgreement,
  SourceBound,
  SourceBoxes,
  SourceComparison,
  SourceCorrelation,
  SourceDependence,
  SourceNullStates,
  SourceRatio,
  SourceValueStates,
} from '../source-tables.ts';
import { Affixes } from './affixes.ts';
import { Agreements } from './agreements.ts';
import {
  decimalsOf,
  isWrittenNull,
  kindOfNumber,
  kindOfWritten,
  PERHAPS_NULL,
  type SampleCell,
  type SampleRow,
  timeOfIso,
} from './cell.ts';
import { Correlations } from './correlations.ts';
import { DateFinder } from './date-forms.ts';
import { Dependences } from './dependences.ts';
import { type ChoiceRule, findChoiceRule, findResultRule } from './derived-choices.ts';
import { findDateText } from './derived-date-texts.ts';
import { type DatePart, NUMBER_PARTS, TEXT_PARTS } from './derived-dates.ts';
import { findNumberRule, findSumRule, type NumericColumn } from './derived-numbers.ts';
import { CLOSE_EXCEPTIONS_MAX, findTextRule, Pieces, type TextColumn } from './derived-texts.ts';
import { endsOf } from './ends.ts';
import { areExceptions, EXCEPTIONS_MAX } from './exceptions.ts';
import { NullStates } from './null-states.ts';
import { NumberBounds } from './number-bounds.ts';
import { NumberOrders } from './number-orders.ts';
import { numberStyleOf } from './number-styles.ts';
import { PointBoxes } from './point-boxes.ts';
import { Ratios } from './ratios.ts';

export type Derived = NonNullable<SampleFacts['derived']>;

/** Rules are guessed from the first rows, and then tried on all others. */
const FIRST_ROWS = 500;
/** Columns beyond these take part in no rule. */
const COLUMNS_MAX = 100;
const DISTINCT_MIN = 5;

interface DerivedRule {
  readonly target: number;
  readonly sources: readonly number[];
  readonly derived: Derived;
  readonly holds: (row: SampleRow) => boolean;
  /** Present if the target is a part of a date, and the source is that date. */
  readonly isDatePart?: true;
  /** Present if some rows may have another text, as slugs have that a person wrote. */
  readonly isClose?: true;
  /** Rows in which it does not hold. Absent if there is none. */
  exceptions?: number;
}

/** A cell as a text; empty for null, objects and arrays. */
export function textOf(cell: SampleCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return isWrittenNull(cell) ? '' : cell;
  if (typeof cell === 'boolean') return String(cell);
  return 'digits' in cell ? cell.digits : '';
}

type ReadNumber = (cell: SampleCell | undefined) => number;

/** NaN for anything but a number that a double holds. */
function numberOf(cell: SampleCell | undefined): number {
  return numberIn(textOf(cell));
}

function numberIn(text: string): number {
  if (text === '') return Number.NaN;
  const value = Number(text);
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? Number.NaN : value;
}

/** Finds columns that every row computes from other columns, and columns of dates in a fixed order. */
export class DerivedFinder {
  readonly #names: readonly string[];
  #first: SampleRow[] | undefined = [];
  #rules: DerivedRule[] = [];
  #rows = FIRST_ROWS;
  #nullStates: NullStates | undefined;
  #numberOrders: NumberOrders | undefined;
  #numberBounds: NumberBounds | undefined;
  #agreements: Agreements | undefined;
  #correlations: Correlations | undefined;
  #ratios: Ratios | undefined;
  #dependences: Dependences | undefined;
  #affixes: Affixes | undefined;
  #pointBoxes: PointBoxes | undefined;
  /** How the columns of the orders are read, by their indexes. */
  readonly #readers: ReadNumber[] = [];
  /** How numbers are read that computers do not read, by the indexes of columns. */
  readonly #numbers: ReadNumber[] = [];

  /** @param names may grow while rows are added */
  constructor(names: readonly string[]) {
    this.#names = names;
  }

  add(row: SampleRow): void {
    if (this.#first) {
      this.#first.push(row);
      if (this.#first.length === FIRST_ROWS) this.#guess();
      return;
    }
    this.#rows++;
    this.#rules = this.#rules.filter((rule) => isKept(rule, row));
    this.#nullStates?.add((index) => textOf(row[index]));
    this.#agreements?.add(row, textOf);
    const numberAt = (index: number) => (this.#numbers[index] ?? numberOf)(row[index]);
    this.#correlations?.add(numberAt);
    this.#ratios?.add(numberAt);
    this.#numberBounds?.add(numberAt);
    this.#dependences?.add((index) => textOf(row[index]));
    this.#affixes?.add((index) => textOf(row[index]));
    this.#pointBoxes?.add(numberAt, (index) => textOf(row[index]));
    this.#numberOrders?.add((index) => this.#readers[index]?.(row[index]) ?? Number.NaN);
  }

  /** By the index of the column. */
  rules(): ReadonlyMap<number, Derived> {
    return new Map(this.#kept().map(({ target, derived }) => [target, derived]));
  }

  /** The indexes of dates that others are parts of: a list of dates has texts, which have no parts. */
  dates(): ReadonlySet<number> {
    return new Set(this.#kept().flatMap(({ sources, isDatePart }) => (isDatePart ? sources : [])));
  }

  #kept(): readonly DerivedRule[] {
    this.#guess();
    return this.#rules.filter((rule) => isShownBy(rule, this.#rows));
  }

  comparisons(): readonly SourceComparison[] {
    this.#guess();
    return this.#numberOrders?.result() ?? [];
  }

  boxes(): SourceBoxes | undefined {
    this.#guess();
    return this.#pointBoxes?.result();
  }

  correlations(): readonly SourceCorrelation[] {
    this.#guess();
    return this.#correlations?.result() ?? [];
  }

  affixes(): readonly SourceAffix[] {
    this.#guess();
    return this.#affixes?.result() ?? [];
  }

  ratios(): readonly SourceRatio[] {
    this.#guess();
    return this.#ratios?.result() ?? [];
  }

  bounds(): readonly SourceBound[] {
    this.#guess();
    return this.#numberBounds?.result() ?? [];
  }

  dependences(): readonly SourceDependence[] {
    this.#guess();
    return this.#dependences?.result((index, text) => (this.#numbers[index] ?? numberOf)(text)) ?? [];
  }

  agreements(): readonly SourceAgreement[] {
    this.#guess();
    return this.#agreements?.result() ?? [];
  }

  valueStates(): readonly SourceValueStates[] {
    this.#guess();
    return this.#nullStates?.valueStates() ?? [];
  }

  nullStates(): readonly SourceNullStates[] {
    this.#guess();
    return this.#nullStates?.result() ?? [];
  }

  #guess(): void {
    const rows = this.#first;
    if (rows === undefined) return;
    this.#first = undefined;
    const columns = this.#names.slice(0, COLUMNS_MAX).map((name, index) => readColumn(name, index, rows));
    for (const { index, readNumber } of columns)
      if (readNumber !== numberOf) this.#numbers[index] = readNumber;
    this.#nullStates = new NullStates(columns);
    this.#rows = rows.length;
    this.#rules = findRules(columns).filter((rule) => {
      for (const row of rows) isKept(rule, row);
      return isShownBy(rule, rows.length);
    });
    const targets = new Set(this.#rules.map(({ target }) => target));
    const placed = columns.flatMap((column) =>
      targets.has(column.index) ? [] : (placedOf(column, rows) ?? []),
    );
    for (const { index, read } of placed) this.#readers[index] = read;
    this.#numberOrders = new NumberOrders(placed);
    this.#numberBounds = new NumberBounds(
      placed.filter(({ moments }) => moments === undefined),
      this.#numberOrders.indexes,
    );
    const measured = columns.flatMap(({ index, numeric }) =>
      numeric && !targets.has(index) ? [{ index, column: numeric }] : [],
    );
    this.#correlations = new Correlations(measured);
    this.#ratios = new Ratios(measured);
    this.#dependences = new Dependences(columns.filter(({ index, time }) => !time && !targets.has(index)));
    this.#affixes = new Affixes(columns.filter(({ index }) => !targets.has(index)));
    this.#pointBoxes = new PointBoxes(
      measured,
      columns.filter(({ index, isText }) => isText && !targets.has(index)),
    );
    for (const row of rows)
      this.#pointBoxes.add(
        (index) => (this.#numbers[index] ?? numberOf)(row[index]),
        (index) => textOf(row[index]),
      );
    this.#agreements = new Agreements(columns.filter(({ time }) => !time));
  }
}

/** Counts a row that is an exception. */
function isKept(rule: DerivedRule, row: SampleRow): boolean {
  if (rule.holds(row)) return true;
  rule.exceptions = (rule.exceptions ?? 0) + 1;
  return rule.isClose || rule.exceptions <= EXCEPTIONS_MAX;
}

const isShownBy = ({ exceptions = 0, isClose }: DerivedRule, rows: number) =>
  isClose ? exceptions <= rows * CLOSE_EXCEPTIONS_MAX : areExceptions(exceptions, rows);

/** A column of numbers or of moments in seconds. */
function placedOf({ index, name, numeric, time, readNumber }: ReadColumn, rows: readonly SampleRow[]) {
  if (numeric) return { index, numeric, read: readNumber };
  if (time === undefined) return undefined;
  const read = (cell: SampleCell | undefined) => Math.floor(time.read(textOf(cell)) / 1000);
  const values = rows.map((row) => read(row[index]));
  return {
    index,
    read,
    moments: time.type,
    numeric: { name, type: 'integer', decimals: 0, values },
  } as const;
}

interface ReadColumn extends TextColumn {
  readonly index: number;
  readonly distinct: number;
  readonly isText: boolean;
  readonly numeric: NumericColumn | undefined;
  readonly readNumber: ReadNumber;
  /** How moments are read, in milliseconds; NaN for null. Undefined for other columns. */
  readonly time: { readonly type: 'date' | 'timestamp'; readonly read: (text: string) => number } | undefined;
  /** Whether a template writes the cells as the sample does. */
  readonly isTemplateSource: boolean;
}

const isNullIn = (text: string) => isWrittenNull(text) || PERHAPS_NULL.has(text);

const TEMPLATE_KINDS: ReadonlySet<string> = new Set(['text', 'integer', 'date', 'uuid']);

function kindOfCell(cell: SampleCell | undefined): string | undefined {
  if (cell === null || cell === undefined) return undefined;
  if (typeof cell === 'string') return isNullIn(cell) ? undefined : kindOfWritten(cell);
  if (typeof cell === 'boolean') return 'boolean';
  return 'digits' in cell ? kindOfNumber(cell.digits) : 'json';
}

/** The kinds of cells, without texts if nearly all others are dates. */
function kindsOf(cells: readonly (string | undefined)[]): ReadonlySet<string> {
  const known = cells.filter((kind) => kind !== undefined);
  const texts = known.filter((kind) => kind === 'text').length;
  const kinds = new Set(known);
  const areDates = kinds.has('date') || kinds.has('timestamp');
  if (areDates && areExceptions(texts, known.length)) kinds.delete('text');
  return kinds;
}

function readColumn(name: string, index: number, rows: readonly SampleRow[]): ReadColumn {
  const kinds = kindsOf(rows.map((row) => kindOfCell(row[index])));
  const texts = rows.map((row) => textOf(row[index]));
  const has = (...allowed: readonly string[]) =>
    kinds.size > 0 && [...kinds].every((kind) => allowed.includes(kind));
  const toDigits = has('integer', 'decimal') ? (text: string) => text : otherwiseWritten(kinds, texts);
  const numberText = (cell: SampleCell | undefined) => {
    const text = textOf(cell);
    return toDigits === undefined || isNullIn(text) ? '' : toDigits(text.trim());
  };
  const readNumber: ReadNumber = has('integer', 'decimal') ? numberOf : (cell) => numberIn(numberText(cell));
  const decimals = toDigits ? rows.map((row) => decimalsOf(numberText(row[index]))) : [];
  return {
    name,
    index,
    texts,
    distinct: new Set(texts).size,
    isText: has('text') && toDigits === undefined,
    readNumber,
    numeric: toDigits
      ? {
          name,
          type: kinds.has('decimal') || Math.max(0, ...decimals) > 0 ? 'decimal' : 'integer',
          decimals: Math.max(0, ...decimals),
          values: rows.map((row) => readNumber(row[index])),
        }
      : undefined,
    time: has('date', 'timestamp')
      ? { type: kinds.has('timestamp') ? 'timestamp' : 'date', read: (text) => timeOfIso(text) ?? Number.NaN }
      : has('text')
        ? writtenTime(texts)
        : undefined,
    isTemplateSource:
      (has(...TEMPLATE_KINDS) && (toDigits === undefined || has('integer'))) ||
      (has('decimal') &&
        texts.every((text) => text === '' || isNullIn(text) || String(Number(text)) === text)),
  };
}

/** Reads numbers such as 1.234,5 as computers do. Undefined for other texts. */
function otherwiseWritten(
  kinds: ReadonlySet<string>,
  texts: readonly string[],
): ((text: string) => string) | undefined {
  if (!kinds.has('text') || [...kinds].some((kind) => !OF_STYLES.has(kind))) return undefined;
  return numberStyleOf(texts.filter((text) => text !== '' && !isNullIn(text)))?.toDigits;
}

/** Kinds of texts that can be numbers with signs of their own. */
const OF_STYLES: ReadonlySet<string> = new Set(['text', 'integer', 'decimal']);

/** Reads moments that are not written as in ISO 8601. */
function writtenTime(texts: readonly string[]): ReadColumn['time'] {
  const finder = new DateFinder();
  for (const text of texts) if (text !== '') finder.add(text);
  const { type, format } = finder.found() ?? {};
  return type && format && !format.isOfMonths ? { type, read: format.read } : undefined;
}

function findRules(columns: readonly ReadColumn[]): DerivedRule[] {
  const rules = equalColumns(columns);
  const sourcesOf = new Map(rules.map(({ target, sources }) => [target, sources]));

  /** Whether a column is computed from another one, directly or through others. */
  function dependsOn(column: number, other: number): boolean {
    return column === other || (sourcesOf.get(column) ?? []).some((source) => dependsOn(source, other));
  }

  function add(rule: DerivedRule | undefined): void {
    if (rule === undefined || sourcesOf.has(rule.target)) return;
    rules.push(rule);
    sourcesOf.set(rule.target, rule.sources);
  }

  for (const target of columns) add(datePartRule(target, columns) ?? dateTextRule(target, columns));
  const isOpen = ({ index, distinct }: ReadColumn) => distinct >= DISTINCT_MIN && !sourcesOf.has(index);
  // A total is computed from its parts and not the other way round: the columns before it come first, and factors such as
  // 1.07 before 0.9346.
  for (const factorDigits of [2, 4]) {
    for (const target of columns) {
      if (!isOpen(target)) continue;
      const before = columns.slice(0, target.index).filter(({ index }) => !dependsOn(index, target.index));
      const rule = numberRule(target, before, factorDigits);
      add((rule && asSum(rule, columns, (total) => isOpen(total))) ?? rule);
    }
    for (const target of columns) {
      if (!isOpen(target)) continue;
      add(
        numberRule(
          target,
          columns.filter(({ index }) => !dependsOn(index, target.index)),
          factorDigits,
        ),
      );
    }
  }
  const pieces = new Pieces();
  for (const target of columns) {
    const isResult = target.isText && target.distinct < DISTINCT_MIN;
    if (!isOpen(target) && !isResult) continue;
    const sources = columns.filter(({ index }) => !dependsOn(index, target.index));
    add((isResult ? undefined : textRule(target, sources, { pieces })) ?? choiceRule(target, sources));
  }
  for (const target of columns) {
    if (!isOpen(target)) continue;
    const sources = columns.filter(({ index }) => !dependsOn(index, target.index));
    add(textRule(target, sources, { pieces, isChanged: true }));
  }
  return rules;
}

/** The rule that the first of several columns is the sum of the others, instead of a difference that others could make negative. */
function asSum(
  { sources, target }: DerivedRule,
  columns: readonly ReadColumn[],
  isOpen: (column: ReadColumn) => boolean,
): DerivedRule | undefined {
  const [total, ...parts] = [...sources, target].flatMap((index) => columns[index] ?? []);
  if (parts.length < 2 || parts.length !== sources.length || !total?.numeric || !isOpen(total))
    return undefined;
  const endsIn = ({ numeric }: ReadColumn) =>
    endsOf((numeric?.values ?? []).filter((value) => !Number.isNaN(value)));
  const [[leastTotal], ends] = [endsIn(total), parts.map(endsIn)];
  const most = ends.slice(0, -1).reduce((sum, [, end]) => sum + end, 0);
  if (ends.some(([least]) => least < 0) || leastTotal >= most) return undefined;
  const rule = numberRule(total, parts, 0);
  const sum = parts.map(({ name }) => nameInFormula(name)).join(' + ');
  return rule?.derived.kind === 'formula' && rule.derived.expression === sum ? rule : undefined;
}

/** Columns whose texts are those of an earlier column. */
function equalColumns(columns: readonly ReadColumn[]): DerivedRule[] {
  const known = new Map<string, ReadColumn[]>();
  return columns.flatMap((column) => {
    // A few moments, each to the second, are not the same in all rows by chance.
    if (column.distinct < (column.time ? 2 : DISTINCT_MIN)) return [];
    const beginning = JSON.stringify(column.texts.slice(0, 10));
    const similar = known.get(beginning) ?? [];
    known.set(beginning, [...similar, column]);
    const source = similar.find(({ texts }) => texts.every((text, row) => text === column.texts[row]));
    if (source === undefined) return [];
    const { index: target } = column;
    const { index, name } = source;
    // Brackets tell that a column of moments is read, which a hidden column may have to hold.
    const expression = source.time ? bracketed(name) : nameInFormula(name);
    const derived = { kind: 'formula', expression } as const;
    return [
      { target, sources: [index], derived, holds: (row) => textOf(row[index]) === textOf(row[target]) },
    ];
  });
}

/** The part of a date that a column has, such as the year. */
function datePartRule(target: ReadColumn, others: readonly ReadColumn[]): DerivedRule | undefined {
  if (target.time?.type === 'timestamp' || target.distinct < 2) return undefined;
  for (const { name, index, time, texts } of others) {
    // A day can be that of a moment, and no day is that of a day.
    if (!time || index === target.index || (target.time && time.type === 'date')) continue;
    const holds = ({ write }: DatePart, date: string, part: string) =>
      date === '' ? part === '' : write(time.read(date)) === part;
    const exceptionsTo = (part: DatePart) =>
      texts.filter((date, row) => !holds(part, date, target.texts[row] ?? '')).length;
    const parts = target.numeric ? NUMBER_PARTS : TEXT_PARTS;
    const sure = parts.find((part) => areExceptions(exceptionsTo(part), texts.length));
    const close = sure
      ? undefined
      : parts.find(
          (part) =>
            exceptionsTo(part) * CLOSE_PART_SHARE <= texts.length &&
            exceptionsTo(part) * CLOSER <=
              byChance(
                texts.map((text) => part.write(time.read(text)) ?? ''),
                target.texts,
              ),
        );
    const found = sure ?? close;
    if (found === undefined) continue;
    return {
      target: target.index,
      sources: [index],
      derived: found.derived(name),
      isDatePart: true,
      ...(close && { isClose: true }),
      holds: (row) => holds(found, textOf(row[index]), textOf(row[target.index])),
    };
  }
  return undefined;
}

/** One of so many rows may have another part than that of its date, as years that stand for “not known”. */
const CLOSE_PART_SHARE = 6;
/** So many times more rows would have another part by chance. */
const CLOSER = 3;

/** How many rows would have different texts in two columns that have nothing to do with each other. */
function byChance(texts: readonly string[], others: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const equal = others.reduce((sum, other) => sum + (counts.get(other) ?? 0), 0) / texts.length;
  return texts.length - equal;
}

/** The text that a month or a weekday has in a column, such as its name in another language. */
function dateTextRule(target: ReadColumn, others: readonly ReadColumn[]): DerivedRule | undefined {
  if (!target.isText || target.time) return undefined;
  for (const { name, index, time, texts } of others) {
    if (!time) continue;
    const rule = findDateText(
      target.texts,
      texts.map((text) => (text === '' ? Number.NaN : time.read(text))),
    );
    if (rule === undefined) continue;
    return {
      target: target.index,
      sources: [index],
      derived: { kind: 'formula', expression: rule.expression(bracketed(name)) },
      isDatePart: true,
      holds: (row) => rule.holds(time.read(textOf(row[index])), textOf(row[target.index])),
    };
  }
  return undefined;
}

function numberRule(
  target: ReadColumn,
  others: readonly ReadColumn[],
  factorDigits: number,
): DerivedRule | undefined {
  if (target.numeric === undefined) return undefined;
  const sources = others.flatMap(({ numeric, distinct }) => (numeric && distinct > 1 ? [numeric] : []));
  const rule = findNumberRule(target.numeric, sources, factorDigits) ?? findSumRule(target.numeric, sources);
  if (rule === undefined) return undefined;
  const read = rule.sources.flatMap((name) => others.find((column) => column.name === name) ?? []);
  return {
    target: target.index,
    sources: read.map(({ index }) => index),
    derived: { kind: 'formula', expression: rule.expression },
    holds: (row) =>
      rule.holds(
        read.map(({ index, readNumber }) => readNumber(row[index])),
        target.readNumber(row[target.index]),
      ),
  };
}

function textRule(
  target: ReadColumn,
  others: readonly ReadColumn[],
  search: { readonly pieces: Pieces; readonly isChanged?: boolean },
): DerivedRule | undefined {
  if (target.numeric !== undefined || target.time) return undefined;
  const sources = others.filter(({ isTemplateSource, distinct }) => isTemplateSource && distinct > 1);
  const rule = findTextRule(target, sources, search);
  if (rule === undefined) return undefined;
  const indexes = rule.sources.map((name) => others.find((column) => column.name === name)?.index ?? -1);
  return {
    target: target.index,
    sources: indexes,
    derived: { kind: 'template', text: rule.template },
    ...(rule.isClose && { isClose: true }),
    holds: (row) =>
      rule.holds(
        indexes.map((index) => textOf(row[index])),
        textOf(row[target.index]),
      ),
  };
}

function choiceRule(target: ReadColumn, others: readonly ReadColumn[]): DerivedRule | undefined {
  if (target.numeric !== undefined || target.time) return undefined;
  const texts = others.filter(({ numeric, time }) => !numeric && !time);
  const numbers = others.flatMap(({ numeric }) => numeric ?? []);
  const rule: ChoiceRule | undefined =
    target.distinct < DISTINCT_MIN ? findResultRule(target, numbers) : findChoiceRule(target, texts, numbers);
  if (rule === undefined) return undefined;
  const indexOf = (name: string) => others.find((column) => column.name === name)?.index ?? -1;
  const ofTexts = rule.texts.map(indexOf);
  const ofNumbers = rule.numbers.flatMap((name) => others.find((column) => column.name === name) ?? []);
  return {
    target: target.index,
    sources: [...ofTexts, ...ofNumbers.map(({ index }) => index)],
    derived: { kind: 'formula', expression: rule.expression },
    ...(rule.isClose && { isClose: true }),
    holds: (row) =>
      rule.holds(
        ofTexts.map((index) => textOf(row[index])),
        ofNumbers.map(({ index, readNumber }) => readNumber(row[index])),
        textOf(row[target.index]),
      ),
  };
}
