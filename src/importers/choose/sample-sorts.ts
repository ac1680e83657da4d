import type { Json } from '../../catalogue/field.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { bracketed, nameInFormula, quoted } from '../../expression/written-names.ts';
import { durationMs } from '../../schema/duration.ts';
import { EXPRESSION_LENGTH_MAX } from '../../schema/parse-options.ts';
import type { SetOptions } from '../imported-schema.ts';
import { timeOfIso } from '../samples/cell.ts';
import type { DatePart } from '../samples/date-parts.ts';
import type { SampleFacts, SourceComparison } from '../source-tables.ts';
import type { Choice } from './choice.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { freeName } from './free-name.ts';
import { areNested } from './null-states.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;
/** 1970-01-01 was a Thursday: weeks begin on Mondays. */
const DAYS_SINCE_MONDAY = 3;
/** The least distance of neighbouring values, in units, at which places vary within a step and values still differ. */
const WIDE = 10;
const JITTER = 0.9;

/** Rows of a sample with values of one part of a range, in units from the least value. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/**
 * Keeps the order of a sample's rows: a formula of the row's place gives the sorted column its values, and a hidden series counts the places. Columns
 * that rise together stay together.
 * @param told columns that are left as they are
 */
export function keepSampledSorts(table: TableDraft, told?: ReadonlySet<string>): TableDraft {
  const places = new Places(table);
  const sorted = new Set<string>();
  for (const column of table.columns) {
    const { sample, name } = column.context.column;
    if (
      !sample?.sorted ||
      told?.has(name) ||
      column.context.key !== undefined ||
      column.choice.evidence !== 'sample'
    )
      continue;
    const expression = expressionOf(column, sample, places);
    if (expression === undefined || expression.length > EXPRESSION_LENGTH_MAX / 2) continue;
    sorted.add(name);
    const why = sample.sorted === 'runs' ? 'Equal values are side by side' : 'The rows are in its order';
    column.choice = { ...column.choice, field: 'formula', options: { expression }, why };
  }
  if (sorted.size === 0) return table;
  const comparisons = table.source.comparisons.filter((comparison) => {
    const { higher } = endsOf(comparison);
    return comparison.sampledGap === undefined || !sorted.has(higher);
  });
  for (const comparison of table.source.comparisons) {
    if (comparison.sampledGap !== undefined && sorted.has(endsOf(comparison).higher))
      keepAbove(table, comparison);
  }
  return { ...table, source: { ...table.source, comparisons }, columns: places.withDrawn(table.columns) };
}

function endsOf({ left, right, operator }: SourceComparison) {
  return operator.startsWith('>') ? { higher: left, lower: right } : { higher: right, lower: left };
}

/** Takes the lower value of the row where the place of the row gives one that is below. */
function keepAbove({ columns, source }: TableDraft, comparison: SourceComparison): void {
  const ends = endsOf(comparison);
  const [higher, lower] = [ends.higher, ends.lower].map((name) =>
    columns.find(({ context }) => context.column.name === name),
  );
  if (!higher || !lower || !areNested(source.nullStates, ends.higher, ends.lower)) return;
  if (!ORDERED.has(lower.choice.field)) return;
  const { expression } = higher.choice.options ?? {};
  higher.choice = {
    ...higher.choice,
    options: { expression: `max(${String(expression)}, ${bracketed(ends.lower)})` },
  };
}

const ORDERED: ReadonlySet<FieldId> = new Set([
  'number',
  'date',
  'timestamp',
  'formula',
  'sequence',
  'series',
]);

/** Gives columns that only rows of a sample side by side have values in the same rows. */
export function keepSampledBlocks(table: TableDraft): void {
  const places = new Places(table);
  for (const column of table.columns) {
    const { sample } = column.context.column;
    const { nulls = 0, nullWhen } = column.properties;
    if (!sample?.filled || nulls === 0 || nullWhen !== undefined || column.context.key !== undefined)
      continue;
    const { first, last } = sample.filled;
    const place = nameInFormula(places.name(0));
    const ends = [
      ...(first > 0 ? [`${place} < ${first}`] : []),
      ...(last < sample.rows - 1 ? [`${place} > ${last + 1}`] : []),
    ];
    column.properties = { ...column.properties, nulls: 0, nullWhen: ends.join(' or ') };
  }
  table.columns = places.withDrawn(table.columns);
}

/** The hidden columns that count rows. Each varies by another part of a step. */
class Places {
  readonly #table: TableDraft;
  readonly #names: Set<string>;
  readonly #drawn = new Map<number, string>();
  readonly #computed: (readonly [name: string, expression: string])[] = [];
  readonly #rows: number;

  constructor(table: TableDraft) {
    this.#table = table;
    this.#names = new Set(table.columns.map(({ context }) => context.column.name));
    this.#rows = Math.max(...table.columns.map(({ context }) => context.column.sample?.rows ?? 0));
  }

  /** The column that grows from 0 to the rows of the sample. */
  name(jitter: number): string {
    const found = this.#drawn.get(jitter) ?? this.#present(jitter);
    if (found !== undefined) return found;
    const name = freeName('place', this.#names);
    this.#names.add(name);
    this.#drawn.set(jitter, name);
    return name;
  }

  /** A hidden column of a formula that others read several times. */
  computed(wished: string, expression: string): string {
    const name = freeName(wished, this.#names);
    this.#names.add(name);
    this.#computed.push([name, expression]);
    return name;
  }

  #options(jitter: number): SetOptions {
    const from = jitter === 0 ? 0.5 : 0;
    return { from, to: from + this.#rows - 1, ...(jitter > 0 && { jitter }) };
  }

  #present(jitter: number): string | undefined {
    const options = JSON.stringify(this.#options(jitter));
    const found = this.#table.columns.find(
      ({ choice, properties }) =>
        properties.hidden && choice.field === 'series' && JSON.stringify(choice.options) === options,
    );
    return found?.context.column.name;
  }

  withDrawn(columns: readonly ColumnDraft[]): readonly ColumnDraft[] {
    const [like] = columns;
    if (!like) return columns;
    const hidden = [
      ...[...this.#drawn].map(([jitter, name]) => [name, 'series', this.#options(jitter)] as const),
      ...this.#computed.map(([name, expression]) => [name, 'formula', { expression }] as const),
    ];
    const drawn = hidden.map(([name, field, options]): ColumnDraft => {
      const column = { name, type: { value: 'unknown' }, nullable: false } as const;
      const why = 'The places of the rows. No file has this column';
      const choice: Choice = { field, options, evidence: 'sample', confidence: 'sure', why };
      return {
        context: { ...like.context, key: undefined, column },
        choice,
        properties: { hidden: true },
        repairs: [],
        tried: new Set(),
      };
    });
    return [...columns, ...drawn];
  }
}

function expressionOf(column: ColumnDraft, sample: SampleFacts, places: Places): string | undefined {
  const { field } = column.choice;
  const type = column.context.column.type.value;
  if (field === 'list' && (type === 'date' || type === 'timestamp'))
    return runsOfMoments(sample, type, places) ?? momentsOf(column, type, sample, places);
  if (field === 'list' || (field === 'number' && sample.sorted === 'runs' && sample.few))
    return runsOf(sample, places, literal);
  if (sample.sorted === 'runs' || sample.dayOfMonth !== undefined) return undefined;
  if (field === 'number') return numbersOf(sample, places);
  if (field === 'date' || field === 'timestamp') return momentsOf(column, field, sample, places);
  return undefined;
}

/** The values of a list, each in the rows side by side that have it. */
function runsOf(
  { few = [], rows }: SampleFacts,
  places: Places,
  literal: (value: Json) => string,
): string | undefined {
  if (few.some(({ place }) => place === undefined)) return undefined;
  const total = few.reduce((sum, { count }) => sum + count, 0);
  const ordered = few.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  let before = 0;
  const branches = ordered.map(({ value, count }) => {
    before += count;
    return { until: rounded((before * rows) / total), text: literal(value) };
  });
  return choiceOf(branches, nameInFormula(places.name(1)));
}

/** Moments of a list as moments, which other columns can follow. Undefined if they are not written as in ISO 8601. */
function runsOfMoments(sample: SampleFacts, type: 'date' | 'timestamp', places: Places): string | undefined {
  const isoOf = (value: Json) => {
    const time = timeOfIso(String(value).trim());
    return time === undefined ? undefined : new Date(time).toISOString().slice(0, type === 'date' ? 10 : 24);
  };
  if ((sample.few ?? []).some(({ value }) => isoOf(value) === undefined)) return undefined;
  return runsOf(sample, places, (value) => `addDays('${isoOf(value)}', 0)`);
}

const literal = (value: Json) => (typeof value === 'string' ? quoted(value) : String(value));

/** A formula that takes the first branch whose end is after a place. */
function choiceOf(
  branches: readonly { readonly until: number; readonly text: string }[],
  place: string,
): string {
  const middle = branches.length >> 1;
  const [left, right] = [branches.slice(0, middle), branches.slice(middle)];
  const end = left.at(-1)?.until;
  if (end === undefined) return branches[0]?.text ?? 'null';
  return `if(${place} < ${end}, ${choiceOf(left, place)}, ${choiceOf(right, place)})`;
}

/** @returns the parts of a column's range, from the first rows to the last ones */
function partsOf(
  { bins, parts, rows, nulls, sorted }: SampleFacts,
  values: number,
  index: (value: number) => number,
) {
  const ofParts = parts
    ?.map(({ min, max, count }): Part => ({ from: index(min), to: index(max) + 1, count }))
    .toSorted((one, other) => one.from - other.from);
  const areApart = ofParts?.every(({ from }, i) => from >= (ofParts[i - 1]?.to ?? from) - 1);
  const whole = bins ?? [rows - nulls];
  const ofBins = whole.map(
    (count, i): Part => ({
      from: (i * values) / whole.length,
      to: ((i + 1) * values) / whole.length,
      count,
    }),
  );
  const found = (ofParts && areApart ? ofParts : ofBins).filter(({ count }) => count > 0);
  return sorted === 'down' ? found.toReversed() : found;
}

/** The units between the least value and that of the row's place, as a formula. */
function unitsAt(sample: SampleFacts, found: readonly Part[], places: Places): string {
  const { isUnique, sorted, rows } = sample;
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const slopes = found.map(({ from, to, count }) => (((to - from) / count) * total) / rows);
  const jitter = isUnique ? (Math.min(...slopes) >= WIDE ? JITTER : 0) : 1;
  const place = nameInFormula(places.name(jitter));
  let before = 0;
  const branches = found.map(({ from, to, count }, i) => {
    const start = (before * rows) / total;
    before += count;
    const slope = (slopes[i] ?? 0) * (sorted === 'down' ? -1 : 1);
    const base = (sorted === 'down' ? to : from) - slope * start;
    const sign = slope < 0 ? '-' : '+';
    return {
      until: rounded((before * rows) / total),
      text: `${rounded(base)} ${sign} ${rounded(Math.abs(slope))} * ${place}`,
    };
  });
  return choiceOf(branches, place);
}

const rounded = (value: number) => Number(value.toPrecision(12));

function numbersOf(sample: SampleFacts, places: Places): string | undefined {
  const { min, max, decimals = 0, step } = sample;
  if (typeof min !== 'number' || typeof max !== 'number' || min === max) return undefined;
  const unit = typeof step === 'number' ? step : Number(`1e-${decimals}`);
  const index = (value: number) => Math.round((value - min) / unit);
  const values = index(max) + 1;
  if (values > Number.MAX_SAFE_INTEGER / WIDE) return undefined;
  const units = `floor(${unitsAt(sample, partsOf(sample, values, index), places)})`;
  const scaled = unit === 1 ? units : `${units} * ${unit}`;
  const sum = min === 0 ? scaled : `${min} + ${scaled}`;
  const kept = `max(min(${sum}, ${max}), ${min})`;
  return decimals > 0 ? `round(${kept}, ${decimals})` : kept;
}

function momentsOf(
  { context }: ColumnDraft,
  field: 'date' | 'timestamp',
  sample: SampleFacts,
  places: Places,
): string | undefined {
  const { min, max, step, days, dateFormat = '' } = sample;
  if (typeof min !== 'string' || typeof max !== 'string' || min === max) return undefined;
  const stepMs = typeof step === 'string' ? durationMs(step) : undefined;
  const shown = dateFormat === '' || dateFormat.includes('s') ? 1000 : 60_000;
  const unit = field === 'date' ? DAY_MS : (stepMs ?? shown);
  const start = Date.parse(min);
  const index = (time: number) => Math.round((time - start) / unit);
  const values = index(Date.parse(max)) + 1;
  const parts = partsOf(sample, values, index);
  const kept = (sum: string) => `max(min(${sum}, '${max}'), '${min}')`;
  if (field === 'timestamp') {
    const units = `floor(${unitsAt(sample, parts, places)})`;
    return kept(`addSeconds('${min}', ${unit === 1000 ? units : `${units} * ${unit / 1000}`})`);
  }
  const shares = weekdayShares(days);
  if (!shares) return kept(`addDays('${min}', floor(${unitsAt(sample, parts, places)}))`);
  const weekday = (start / DAY_MS + DAYS_SINCE_MONDAY) % WEEK;
  const monday = new Date(start - weekday * DAY_MS).toISOString().slice(0, min.length);
  const shifted = parts.map(({ from, to, count }) => ({ from: from + weekday, to: to + weekday, count }));
  const units = places.computed(`${context.column.name} - ${monday}`, unitsAt(sample, shifted, places));
  return kept(`addDays('${monday}', ${onWeekdays(nameInFormula(units), shares)})`);
}

/** The part of the rows that each weekday from Monday on has. Undefined if they do not differ. */
function weekdayShares(days: readonly DatePart[] = []): readonly number[] | undefined {
  const shares = new Array<number>(WEEK).fill(0);
  for (const { min, count, isWeekly, areWorkingDays } of days) {
    if (areWorkingDays) for (let day = 0; day < 5; day++) shares[day] = (shares[day] ?? 0) + count / 5;
    const weekday = (Date.parse(min) / DAY_MS + DAYS_SINCE_MONDAY) % WEEK;
    if (isWeekly) shares[weekday] = (shares[weekday] ?? 0) + count;
  }
  const total = shares.reduce((sum, share) => sum + share, 0);
  return total === 0 ? undefined : shares.map((share) => share / total);
}

/** Days from a Monday, of whose week the weekdays have parts as large as their shares. */
function onWeekdays(units: string, shares: readonly number[]): string {
  let before = 0;
  const branches = shares.flatMap((share, day) => {
    before += share * WEEK;
    return share === 0 ? [] : [{ until: rounded(before), text: String(day) }];
  });
  const inWeek = `${units} - 7 * floor(${units} / 7)`;
  return `7 * floor(${units} / 7) + ${choiceOf(branches, inWeek)}`;
}
