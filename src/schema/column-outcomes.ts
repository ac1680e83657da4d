import type { Json } from '../catalogue/field.ts';
import type { FieldId, FieldIdOfValues, FieldIdTypedByColumns } from '../catalogue/fields.ts';
import { ANY_NUMBER, type Bounds, hull, union, widened, widenedIfLarge } from '../expression/bounds.ts';
import { CALENDAR, timeOf } from '../expression/dates.ts';
import { parseFormula } from '../expression/formula.ts';
import { formulaOutcome, type Outcome, withinCalendar } from '../expression/outcome.ts';
import type { Aggregate } from '../expression/row-functions.ts';
import { isNumeric, isTime } from '../expression/types.ts';
import { alternativesOf, hasOtherwise } from './cases.ts';
import { isWithinCalendar, type RelativeOptions, relativeLimits, relativeUnits } from './date-ranges.ts';
import { columnGraph, columnSteps, isChained, orderOfColumns, parentTableName } from './dependencies.ts';
import { type BoundsContext, canHaveMoments, fieldBounds, unitOfDates } from './field-bounds.ts';
import { numbersOf, rowsOf, rowsWithoutCurrency, ungroupedRows } from './field-numbers.ts';
import { givenFacts } from './given/given-facts.ts';
import { aggregateOutcome, hullOf, totalOutcome } from './group-outcomes.ts';
import { GROUP_ROWS_MAX, groupSize } from './groups.ts';
import { itemColumn, nestedColumns } from './nested.ts';
import { columnTypeByOptions, typeOfSeries } from './option-types.ts';
import type { ColumnOptions, ColumnSchema, Schema, TableSchema } from './schema.ts';
import { lastWithin, seriesOptions, startAndStep, startColumn } from './series.ts';
import { NO_TABLE } from './unchecked-tables.ts';
import { type ColumnTypes, valueTypesOf } from './value-types.ts';
import { findsParent } from './where.ts';

/** Whether each column of a schema can be null, and its bounds. Covers nested columns too. */
export interface ColumnOutcomes {
  of(column: ColumnSchema): Outcome;
  /** The column of an array's items. `of` accepts it. */
  itemOf(array: ColumnSchema): ColumnSchema;
  /** Whether dates in the column, or in an array's items, can fall outside the calendar. Those dates become null. */
  leavesCalendar(column: ColumnSchema): boolean;
  /** Whether no row has a date in the column, because none in its range is after or before the other columns. */
  hasNoDates(column: ColumnSchema): boolean;
}

/** The most outcomes of a chain's columns that are worked out. */
const ROUNDS_MAX = 100_000;

function either(one: Outcome, other: Outcome | undefined): Outcome {
  return {
    ...one,
    canBeNull: one.canBeNull || other?.canBeNull === true,
    bounds: hullOf(one.bounds, other?.bounds),
  };
}

function isSame(one: Outcome, other: Outcome | undefined): boolean {
  return (
    one.canBeNull === other?.canBeNull &&
    one.bounds?.min === other.bounds?.min &&
    one.bounds?.max === other.bounds?.max
  );
}

/** The inputs that decide a column's outcome. */
interface ColumnInputs extends BoundsContext {
  readonly parse: typeof parseFormula;
  readonly column: (name: string) => Outcome;
  readonly previous: (name: string) => Outcome;
  readonly aggregate: (aggregate: Aggregate) => Outcome;
  /** For a reference or a lookup: the columns that it reads. The last one is the parent's column that it copies. */
  readonly sources: readonly Outcome[];
  readonly isSelfReference: boolean;
  /** The outcomes of the column's cases. */
  readonly alternatives?: readonly Outcome[];
  /** Whether a row may have no parent that fulfils the conditions of its reference. */
  readonly canLackParent: boolean;
  readonly lacksCells: (column: ColumnSchema) => boolean;
}

const UNKNOWN: Outcome = { canBeNull: false, bounds: ANY_NUMBER };

/**
 * Works out which columns can be null, because of their own options or of the columns they read, and their bounds.
 * @param lacksCells whether a column of a table, or within its cells, is null in some rows because of their locale
 */
export function columnOutcomes(
  schema: Pick<Schema, 'tables' | 'now'>,
  graph = columnGraph(schema),
  types: ColumnTypes = valueTypesOf(schema, graph),
  lacksCells: (table: TableSchema, column: ColumnSchema) => boolean = () => false,
): ColumnOutcomes {
  const now = timeOf(schema.now);
  const known = new Map<ColumnSchema, Outcome>();
  const items = new Map<ColumnSchema, ColumnSchema>();
  const leaving = new Set<ColumnSchema>();
  const empty = new Set<ColumnSchema>();
  const of = (column: ColumnSchema | undefined) => (column && known.get(column)) ?? UNKNOWN;
  const tablesByName = new Map(schema.tables.map((table) => [table.name, table]));
  const tableOf = new Map<ColumnSchema, TableSchema>();
  const columnsOf = new Map<string, ReadonlyMap<string, ColumnSchema>>();
  const rowsOfTable = new Map(schema.tables.map((table) => [table, rowsOf(table)]));
  const tableNamed = new Map(schema.tables.map((table) => [table.name, table]));
  for (const table of schema.tables) {
    columnsOf.set(table.name, new Map(table.columns.map((column) => [column.name, column])));
    for (const column of table.columns) tableOf.set(column, table);
  }

  const formulas = new Map<string, ReturnType<typeof parseFormula>>();

  /** A chain works out its formulas up to once for each row of a group. */
  function parse(expression: string): ReturnType<typeof parseFormula> {
    const parsed = formulas.get(expression) ?? parseFormula(expression);
    formulas.set(expression, parsed);
    return parsed;
  }

  for (const step of columnSteps(schema, graph)) {
    for (const column of step) addColumn(column);
    if (isChained(step)) settle(step);
  }

  /** Rows of a chain widen its bounds from row to row, as many as a group has. */
  function settle(chain: readonly ColumnSchema[]): void {
    const [first] = chain;
    const rows = first ? rowsOfTable.get(tableOf.get(first) ?? NO_TABLE)?.groupRows : undefined;
    const rounds = Math.min(rows ?? 0, GROUP_ROWS_MAX);
    if (rounds * chain.length > ROUNDS_MAX) {
      for (const column of chain) known.set(column, { ...of(column), canBeNull: true, bounds: ANY_NUMBER });
      return;
    }
    for (let round = 1; round < rounds; round++) {
      const before = chain.map(of);
      for (const column of chain) addColumn(column);
      for (const [i, column] of chain.entries()) known.set(column, either(of(column), before[i]));
      if (chain.every((column, i) => isSame(of(column), before[i]))) return;
    }
  }

  function addColumn(column: ColumnSchema): void {
    const table = tableOf.get(column);
    const own = columnsOf.get(table?.name ?? '');
    add(column, {
      parse,
      lacksCells: (each) => table !== undefined && lacksCells(table, each),
      rows: (table && rowsOfTable.get(table)) ?? rowsWithoutCurrency(0),
      now,
      column: (name) => of(own?.get(name)),
      // A column of a chain that has no outcome yet is null in the row before.
      previous: (name) => {
        const read = own?.get(name);
        return { ...((read && known.get(read)) ?? { bounds: undefined }), canBeNull: true };
      },
      aggregate: ({ name, table: child, column: read }) => {
        const size = groupSize(tablesByName.get(child) ?? NO_TABLE);
        const ofRead = read === undefined ? UNKNOWN : of(columnsOf.get(child)?.get(read));
        return size ? aggregateOutcome(name, ofRead, size) : { ...UNKNOWN, canBeNull: true };
      },
      sources: (graph.get(column) ?? []).map(of),
      isSelfReference: column.field === 'reference' && parentTableName(column, own) === table?.name,
      canLackParent:
        table !== undefined && !findsParent(table, tableNamed.get(String(column.options.table)), column),
    });
  }
  return {
    of,
    itemOf: (array) => items.get(array) ?? itemColumn(array),
    leavesCalendar: (column) => leaving.has(column),
    hasNoDates: (column) => empty.has(column),
  };

  function add(column: ColumnSchema, inputs: ColumnInputs): void {
    const alternatives = alternativesOf(column);
    for (const alternative of alternatives) {
      add(alternative, { ...inputs, sources: [], isSelfReference: false, canLackParent: false });
    }
    known.set(
      column,
      columnOutcome(
        column,
        { ...inputs, alternatives: alternatives.map(of) },
        types.get(column) ?? columnTypeByOptions(column),
      ),
    );
    const moments = momentBounds(column, inputs);
    if (moments && !isWithinCalendar(moments)) leaving.add(column);
    if (moments && moments.min > moments.max) empty.add(column);
    addNested(column, inputs);
  }

  /** Columns of an object can read each other and the columns around the object. Items of an array read no columns. */
  function addNested(column: ColumnSchema, inputs: ColumnInputs): void {
    if (column.field === 'array' && column.options.field !== undefined) {
      const item = itemColumn(column);
      add(item, {
        ...inputs,
        rows: ungroupedRows({ columns: [item], rows: Number(column.options.maxItems) }),
        column: () => UNKNOWN,
        sources: [],
      });
      items.set(column, item);
      if (leaving.has(item)) leaving.add(column);
    }
    if (column.field !== 'json') return;
    const { order } = orderOfColumns(nestedColumns(column));
    const own = new Map(order.map((inner) => [inner.name, inner]));
    const read = (name: string) => {
      const inner = own.get(name);
      return inner ? of(inner) : inputs.column(name);
    };
    for (const inner of order)
      add(inner, { ...inputs, column: read, sources: [], isSelfReference: false, canLackParent: false });
  }
}

function columnOutcome(
  column: ColumnSchema,
  inputs: ColumnInputs,
  { type }: ReturnType<typeof columnTypeByOptions>,
): Outcome {
  const { canBeNull, bounds, hasSmallBigints } = fieldOutcome(column, inputs);
  const hasBounds = isNumeric(type) || isTime(type);
  return {
    canBeNull:
      canBeNull ||
      hasNulls(column) ||
      inputs.lacksCells(column) ||
      inputs.isSelfReference ||
      inputs.canLackParent,
    bounds: hasBounds ? bounds : undefined,
    isWhole: type === 'integer',
    hasSmallBigints,
  };
}

type OutcomeOf = (column: ColumnSchema, inputs: ColumnInputs) => Outcome;

function copiedOutcome(_: ColumnSchema, { sources }: ColumnInputs): Outcome {
  const { bounds, hasSmallBigints } = sources.at(-1) ?? UNKNOWN;
  return { canBeNull: sources.some(({ canBeNull }) => canBeNull), bounds, hasSmallBigints };
}

/** The outcome of each field whose type other columns decide. */
const OF_COLUMNS: Readonly<Record<FieldIdTypedByColumns, OutcomeOf>> = {
  cases: (column, { alternatives = [] }) => ({
    canBeNull: !hasOtherwise(column) || alternatives.some(({ canBeNull }) => canBeNull),
    bounds: union(alternatives.map(({ bounds }) => bounds)),
    hasSmallBigints: alternatives.some(({ hasSmallBigints = false }) => hasSmallBigints),
  }),
  formula: ({ options }, { parse, column, previous, aggregate, rows }) => {
    const formula = parse(String(options.expression));
    if (!formula.ok) return UNKNOWN;
    return formulaOutcome(formula.value, {
      column,
      previous,
      total: (name) => totalOutcome(column(name), rows.groupRows),
      aggregate,
      row: hull(0, Math.max(0, rows.count - 1)),
    });
  },
  reference: copiedOutcome,
  lookup: copiedOutcome,
};

function isTypedByColumns(field: FieldId): field is FieldIdTypedByColumns {
  return Object.hasOwn(OF_COLUMNS, field);
}

/** The outcome before the column's own nulls, and before a format or a prefix turns the values into text. */
function fieldOutcome(column: ColumnSchema, inputs: ColumnInputs): Outcome {
  const { field } = column;
  if (isTypedByColumns(field)) return OF_COLUMNS[field](column, inputs);
  if (field === 'series' && column.options.within === true) return seriesOutcome(column, inputs);
  const moments = momentBounds(column, inputs);
  if (!moments) {
    const hasSmallBigints = numbersOf(column, inputs.rows).bigints === 'all';
    return { canBeNull: false, bounds: fieldBounds(column, inputs), hasSmallBigints };
  }
  const { after, before } = relativeOptions(column);
  const read = [after, before].flatMap((name) => (name === undefined ? [] : [inputs.column(name)]));
  // There may be no date between the two columns, or beside one in the range.
  const canLackDate = read.length === 2 || moments.canBeNone;
  return withinCalendar(moments, canLackDate || read.some((other) => other.canBeNull));
}

/** The rows of a group of a series. Those beyond its end are null. */
function seriesOutcome({ options }: ColumnSchema, { column, rows, now }: ColumnInputs): Outcome {
  const series = seriesOptions(options);
  const name = startColumn(series);
  const { start, step } = startAndStep(series, 1);
  const first = name === undefined ? { canBeNull: false, bounds: hull(start) } : column(name);
  const { min, max } = first.bounds ?? CALENDAR;
  const last = lastWithin(series, now);
  const greatest = max + (Math.max(0, rows.groupRows - 1) + series.jitter) * step;
  const canBeNull = first.canBeNull || greatest > last;
  const bounds = { min, max: Math.max(min, Math.min(greatest, last)) };
  if (typeof options.from === 'string') return withinCalendar(bounds, canBeNull);
  return {
    canBeNull,
    bounds: typeOfSeries(options) === 'decimal' ? widened(bounds) : widenedIfLarge(bounds),
  };
}

/** Bounds of moments. A moment can be outside the calendar. */
interface MomentBounds extends Bounds {
  /** Whether a row can have no moment. Always, if `min` is greater than `max`. */
  readonly canBeNone?: boolean;
}

/** The range of a column's moments before those outside the calendar become null. Undefined for other columns. */
function momentBounds(column: ColumnSchema, inputs: ColumnInputs): MomentBounds | undefined {
  const { field } = column;
  // The check refuses a series that leaves the calendar, and others are numbers. Given dates are within the calendar.
  if (!canHaveMoments(field) || field === 'series' || field === 'given') return undefined;
  const isRelative = field === 'date' || field === 'timestamp';
  const relative = isRelative ? relativeBounds(column, inputs, unitOfDates(field)) : undefined;
  return relative ?? fieldBounds(column, inputs);
}

/** The range of dates that come after one column, before another, or between both. */
function relativeBounds(
  column: ColumnSchema,
  inputs: ColumnInputs,
  unitMs: number,
): MomentBounds | undefined {
  const relative = relativeOptions(column);
  const { after, before } = relative;
  if (after === undefined && before === undefined) return undefined;
  const limits = relativeLimits(relative, inputs.now, unitMs);
  const timesOf = (name: string | undefined) =>
    name === undefined ? undefined : (inputs.column(name).bounds ?? CALENDAR);
  const starts = timesOf(after);
  const ends = timesOf(before);
  const earliest = relativeUnits(starts?.min, ends?.min, limits, unitMs);
  const latest = relativeUnits(starts?.max, ends?.max, limits, unitMs);
  const canBeNone = earliest.first > earliest.last || latest.first > latest.last;
  return { min: earliest.first * unitMs, max: latest.last * unitMs, canBeNone };
}

function relativeOptions({ options }: ColumnSchema): RelativeOptions {
  const text = (value: Json | undefined) => (typeof value === 'string' ? value : undefined);
  return {
    after: text(options.after),
    before: text(options.before),
    within: text(options.within),
    from: text(options.from),
    to: text(options.to),
  };
}

/** Whether the options of each field that writes values of an option contain a null that it writes. */
const NULL_VALUES: Readonly<Record<FieldIdOfValues, (options: ColumnOptions) => boolean>> = {
  constant: ({ value = null }) => value === null,
  list: ({ values }) => Array.isArray(values) && values.includes(null),
  series: () => false,
};

function writesValues(field: FieldId): field is FieldIdOfValues {
  return Object.hasOwn(NULL_VALUES, field);
}

/** Whether the column's own options produce nulls. */
function hasNulls({ field, nulls, nullWhen, options }: ColumnSchema): boolean {
  if (field === 'given' && givenFacts(options).hasNulls) return true;
  return nulls > 0 || nullWhen !== undefined || (writesValues(field) && NULL_VALUES[field](options));
}
