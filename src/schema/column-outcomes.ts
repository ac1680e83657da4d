import type { Json } from '../catalogue/field.ts';
import { ANY_NUMBER, type Bounds, hull } from '../expression/bounds.ts';
import { CALENDAR, timeOf } from '../expression/dates.ts';
import { parseFormula } from '../expression/formula.ts';
import { formulaOutcome, type Outcome, withinCalendar } from '../expression/outcome.ts';
import { isNumeric, isTime } from '../expression/types.ts';
import { isWithinCalendar, type RelativeOptions, relativeUnits, unitsWithin } from './date-ranges.ts';
import { columnGraph, orderOfColumns, parentTableName } from './dependencies.ts';
import { type BoundsContext, fieldBounds, unitOfDates } from './field-bounds.ts';
import { rowsOf, rowsWithoutCurrency } from './field-numbers.ts';
import { orderOf } from './graph.ts';
import { itemColumn, nestedColumns } from './nested.ts';
import { columnTypeByOptions } from './option-types.ts';
import type { ColumnSchema, Schema, TableSchema } from './schema.ts';
import { type ColumnTypes, valueTypesOf } from './value-types.ts';

/** What the columns of a schema's tables can be, and those of the objects in them. */
export interface ColumnOutcomes {
  of(column: ColumnSchema): Outcome;
  /** The column of an array's items, which `of` knows. */
  itemOf(array: ColumnSchema): ColumnSchema;
  /** Whether dates of the column, or of an array's items, can lie outside the calendar, and are null there. */
  leavesCalendar(column: ColumnSchema): boolean;
}

/** What a column is computed from. */
interface Row extends BoundsContext {
  readonly column: (name: string) => Outcome;
  /** Of a reference or a lookup: the column whose cells it takes, and the reference that leads there. */
  readonly sources: readonly Outcome[];
  readonly isSelfReference: boolean;
}

const UNKNOWN: Outcome = { canBeNull: false, bounds: ANY_NUMBER };

/** Works out which columns can be null, by their own options or because of what they are made of, and their bounds. */
export function columnOutcomes(
  schema: Pick<Schema, 'tables' | 'now'>,
  graph = columnGraph(schema),
  types: ColumnTypes = valueTypesOf(schema, graph),
): ColumnOutcomes {
  const now = timeOf(schema.now);
  const known = new Map<ColumnSchema, Outcome>();
  const items = new Map<ColumnSchema, ColumnSchema>();
  const leaving = new Set<ColumnSchema>();
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
  };

  function add(column: ColumnSchema, row: Row): void {
    known.set(column, columnOutcome(column, row, types.get(column) ?? columnTypeByOptions(column)));
    const moments = momentBounds(column, row);
    if (moments && !isWithinCalendar(moments)) leaving.add(column);
    addNested(column, row);
  }

  /** An object's columns read each other first, then those around it; an array's items read none. */
  function addNested(column: ColumnSchema, row: Row): void {
    if (column.field === 'array' && column.options.field !== undefined) {
      const item = itemColumn(column);
      add(item, {
        ...row,
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
      return inner ? of(inner) : row.column(name);
    };
    for (const inner of order) add(inner, { ...row, column: read, sources: [], isSelfReference: false });
  }
}

function columnOutcome(
  column: ColumnSchema,
  row: Row,
  { type }: ReturnType<typeof columnTypeByOptions>,
): Outcome {
  const { canBeNull, bounds } = fieldOutcome(column, row);
  const hasBounds = isNumeric(type) || isTime(type);
  return {
    canBeNull: canBeNull || hasNulls(column) || row.isSelfReference,
    bounds: hasBounds ? bounds : undefined,
    isWhole: type === 'integer',
  };
}

/** Without the nulls of the column's own, and whether or not a format or a prefix makes it text. */
function fieldOutcome(column: ColumnSchema, row: Row): Outcome {
  const { field, options } = column;
  switch (field) {
    case 'template':
    case 'json':
    case 'array':
      return { canBeNull: false, bounds: undefined };
    case 'formula': {
      const formula = parseFormula(String(options.expression));
      if (!formula.ok) return UNKNOWN;
      const rows = hull(0, Math.max(0, row.rows.count - 1));
      return formulaOutcome(formula.value, { column: row.column, row: rows });
    }
    case 'reference':
    case 'lookup': {
      const parent = row.sources.at(-1) ?? UNKNOWN;
      return { canBeNull: row.sources.some((source) => source.canBeNull), bounds: parent.bounds };
    }
    default: {
      const bounds = momentBounds(column, row);
      if (!bounds) return { canBeNull: false, bounds: fieldBounds(column, row) };
      const { after, before } = relativeOptions(column);
      const read = [after, before].flatMap((name) => (name === undefined ? [] : [row.column(name)]));
      // Between two columns there can be no date.
      return withinCalendar(bounds, read.length === 2 || read.some((other) => other.canBeNull));
    }
  }
}

/** Between which a column's moments lie before those outside the calendar become null; undefined for other fields. */
function momentBounds(column: ColumnSchema, row: Row): Bounds | undefined {
  const { field } = column;
  switch (field) {
    case 'date':
    case 'timestamp':
      return relativeBounds(column, row, unitOfDates(field)) ?? fieldBounds(column, row);
    case 'date.past':
    case 'date.future':
    case 'date.soon':
    case 'date.recent':
    case 'date.birthdate':
    case 'git.commitDate':
      return fieldBounds(column, row);
    default:
      // Of series too: one that leaves the calendar is refused.
      return undefined;
  }
}

/** Of dates after one column, before another, or between both. */
function relativeBounds(column: ColumnSchema, row: Row, unitMs: number): Bounds | undefined {
  const relative = relativeOptions(column);
  const { after, before } = relative;
  if (after === undefined && before === undefined) return undefined;
  const within = unitsWithin(relative, unitMs);
  const timesOf = (name: string | undefined) =>
    name === undefined ? undefined : (row.column(name).bounds ?? CALENDAR);
  const starts = timesOf(after);
  const ends = timesOf(before);
  const earliest = relativeUnits(starts?.min, ends?.min, within, unitMs);
  const latest = relativeUnits(starts?.max, ends?.max, within, unitMs);
  return { min: earliest.first * unitMs, max: latest.last * unitMs };
}

function relativeOptions({ options }: ColumnSchema): RelativeOptions {
  const text = (value: Json | undefined) => (typeof value === 'string' ? value : undefined);
  return { after: text(options.after), before: text(options.before), within: text(options.within) };
}

/** Whether a column's own options make nulls. */
function hasNulls({ field, nulls, options }: ColumnSchema): boolean {
  if (nulls > 0) return true;
  if (field === 'list') return Array.isArray(options.values) && options.values.includes(null);
  return field === 'constant' && options.value === null;
}
