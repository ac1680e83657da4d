import type { Json } from '../catalogue/field.ts';
import { ANY_NUMBER, type Bounds, hull } from '../expression/bounds.ts';
import { CALENDAR, timeOf } from '../expression/dates.ts';
import { parseFormula } from '../expression/formula.ts';
import { formulaOutcome, type Outcome, withinCalendar } from '../expression/outcome.ts';
import { isNumeric, isTime } from '../expression/types.ts';
import { isWithinCalendar, type RelativeOptions, relativeLimits, relativeUnits } from './date-ranges.ts';
import { columnGraph, orderOfColumns, parentTableName } from './dependencies.ts';
import { type BoundsContext, fieldBounds, unitOfDates } from './field-bounds.ts';
import { rowsOf, rowsWithoutCurrency } from './field-numbers.ts';
import { orderOf } from './graph.ts';
import { itemColumn, nestedColumns } from './nested.ts';
import { columnTypeByOptions } from './option-types.ts';
import type { ColumnSchema, Schema, TableSchema } from './schema.ts';
import { type ColumnTypes, valueTypesOf } from './value-types.ts';

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

/** The inputs that decide a column's outcome. */
interface ColumnInputs extends BoundsContext {
  readonly column: (name: string) => Outcome;
  /** For a reference or a lookup: the columns that it reads. The last one is the parent's column that it copies. */
  readonly sources: readonly Outcome[];
  readonly isSelfReference: boolean;
}

const UNKNOWN: Outcome = { canBeNull: false, bounds: ANY_NUMBER };

/** Works out which columns can be null, because of their own options or of the columns they read, and their bounds. */
export function columnOutcomes(
  schema: Pick<Schema, 'tables' | 'now'>,
  graph = columnGraph(schema),
  types: ColumnTypes = valueTypesOf(schema, graph),
): ColumnOutcomes {
  const now = timeOf(schema.now);
  const known = new Map<ColumnSchema, Outcome>();
  const items = new Map<ColumnSchema, ColumnSchema>();
  const leaving = new Set<ColumnSchema>();
  const empty = new Set<ColumnSchema>();
  const of = (column: ColumnSchema | undefined) => (column && known.get(column)) ?? UNKNOWN;
  const tableOf = new Map<ColumnSchema, TableSchema>();
  const columnsOf = new Map<string, ReadonlyMap<string, ColumnSchema>>();
  const rowsOfTable = new Map(schema.tables.map((table) => [table, rowsOf(table)]));
  for (const table of schema.tables) {
    columnsOf.set(table.name, new Map(table.columns.map((column) => [column.name, column])));
    for (const column of table.columns) tableOf.set(column, table);
  }

  for (const column of orderOf(graph.keys(), (needed) => graph.get(needed) ?? []).order) {
    const table = tableOf.get(column);
    const own = columnsOf.get(table?.name ?? '');
    add(column, {
      rows: (table && rowsOfTable.get(table)) ?? rowsWithoutCurrency(0),
      now,
      column: (name) => of(own?.get(name)),
      sources: (graph.get(column) ?? []).map(of),
      isSelfReference: column.field === 'reference' && parentTableName(column, own) === table?.name,
    });
  }
  return {
    of,
    itemOf: (array) => items.get(array) ?? itemColumn(array),
    leavesCalendar: (column) => leaving.has(column),
    hasNoDates: (column) => empty.has(column),
  };

  function add(column: ColumnSchema, inputs: ColumnInputs): void {
    known.set(column, columnOutcome(column, inputs, types.get(column) ?? columnTypeByOptions(column)));
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
        rows: rowsOf({ columns: [item], rows: Number(column.options.maxItems) }),
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
    for (const inner of order) add(inner, { ...inputs, column: read, sources: [], isSelfReference: false });
  }
}

function columnOutcome(
  column: ColumnSchema,
  inputs: ColumnInputs,
  { type }: ReturnType<typeof columnTypeByOptions>,
): Outcome {
  const { canBeNull, bounds } = fieldOutcome(column, inputs);
  const hasBounds = isNumeric(type) || isTime(type);
  return {
    canBeNull: canBeNull || hasNulls(column) || inputs.isSelfReference,
    bounds: hasBounds ? bounds : undefined,
    isWhole: type === 'integer',
  };
}

/** The outcome before the column's own nulls, and before a format or a prefix turns the values into text. */
function fieldOutcome(column: ColumnSchema, inputs: ColumnInputs): Outcome {
  const { field, options } = column;
  switch (field) {
    case 'template':
    case 'json':
    case 'array':
      return { canBeNull: false, bounds: undefined };
    case 'formula': {
      const formula = parseFormula(String(options.expression));
      if (!formula.ok) return UNKNOWN;
      const rows = hull(0, Math.max(0, inputs.rows.count - 1));
      return formulaOutcome(formula.value, { column: inputs.column, row: rows });
    }
    case 'reference':
    case 'lookup': {
      const parent = inputs.sources.at(-1) ?? UNKNOWN;
      return { canBeNull: inputs.sources.some((source) => source.canBeNull), bounds: parent.bounds };
    }
    default: {
      const moments = momentBounds(column, inputs);
      if (!moments) return { canBeNull: false, bounds: fieldBounds(column, inputs) };
      const { after, before } = relativeOptions(column);
      const read = [after, before].flatMap((name) => (name === undefined ? [] : [inputs.column(name)]));
      // There may be no date between the two columns, or beside one in the range.
      const canLackDate = read.length === 2 || moments.canBeNone;
      return withinCalendar(moments, canLackDate || read.some((other) => other.canBeNull));
    }
  }
}

/** Bounds of moments, some of which can be outside the calendar. */
interface MomentBounds extends Bounds {
  /** Whether a row can have no moment. Always, if `min` is greater than `max`. */
  readonly canBeNone?: boolean;
}

/** The range of a column's moments before those outside the calendar become null. Undefined for other fields. */
function momentBounds(column: ColumnSchema, inputs: ColumnInputs): MomentBounds | undefined {
  const { field } = column;
  switch (field) {
    case 'date':
    case 'timestamp':
      return relativeBounds(column, inputs, unitOfDates(field)) ?? fieldBounds(column, inputs);
    case 'date.past':
    case 'date.future':
    case 'date.soon':
    case 'date.recent':
    case 'date.birthdate':
    case 'git.commitDate':
      return fieldBounds(column, inputs);
    default:
      // A series needs no case here: the check refuses one that leaves the calendar.
      return undefined;
  }
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

/** Whether the column's own options produce nulls. */
function hasNulls({ field, nulls, options }: ColumnSchema): boolean {
  if (nulls > 0) return true;
  if (field === 'list') return Array.isArray(options.values) && options.values.includes(null);
  return field === 'constant' && options.value === null;
}
