import type { Json } from '../../catalogue/field.ts';
import { NOW } from '../../schema/now.ts';
import type { SkippedPart, SourceComparison } from '../source-tables.ts';
import { secondsOf } from './by-checks.ts';
import type { ColumnDraft, SchemaDraft, TableDraft } from './draft.ts';

/** The checks of a source that no option of the chosen fields keeps. The database refuses some rows because of them. */
export function brokenChecks(draft: SchemaDraft): readonly SkippedPart[] {
  const values = new Values(draft);
  return draft.tables.flatMap((table) => [
    ...table.columns
      .filter((column) => !isAlwaysNull(column))
      .flatMap((column) => [...brokenBounds(table, column, values), ...refusedTexts(table, column)]),
    ...table.source.comparisons
      .filter((comparison) => !isKept(table, comparison, values))
      .map(({ left, operator, right, sampledWithinMs }) =>
        broken(
          table,
          `${left} ${operator} ${right}`,
          undefined,
          sampledWithinMs === undefined ? BROKEN : UNORDERED,
        ),
      ),
  ]);
}

const BROKEN = 'The schema cannot keep this check. The database may refuse rows.';
const UNORDERED = 'All rows of the sample are in this order. The schema does not keep it.';
const REFUSED = 'The database accepts no text for this type, so it refuses all rows of the table.';

function refusedTexts(table: TableDraft, column: ColumnDraft): readonly SkippedPart[] {
  const { name, type } = column.context.column;
  return type.refusesTexts ? [broken(table, `${name} ${type.written ?? ''}`, column, REFUSED)] : [];
}

function broken(
  { source }: TableDraft,
  check: string,
  column?: ColumnDraft,
  reason: string = BROKEN,
): SkippedPart {
  return {
    place: column?.context.column.place ?? source.place ?? { line: 1, column: 1 },
    text: `${source.name}: ${check}`.slice(0, 80),
    reason,
    matters: true,
  };
}

function isAlwaysNull({ properties }: ColumnDraft): boolean {
  return properties.nulls === 100;
}

/** Numbers, or moments as milliseconds, or times as seconds. Both ends are included. */
interface Interval {
  readonly min: number;
  readonly max: number;
}

function brokenBounds(table: TableDraft, column: ColumnDraft, values: Values): readonly SkippedPart[] {
  const { bounds = {}, name, values: single, anySubset } = column.context.column;
  const allowed = anySubset ? undefined : single;
  const ends = [
    ['min', bounds.exclusiveMin ? '>' : '>='],
    ['max', bounds.exclusiveMax ? '<' : '<='],
  ] as const;
  const found = ends.flatMap(([end, operator]) => {
    const bound = bounds[end];
    const limit = bound === undefined ? undefined : numberOf(bound);
    if (limit === undefined) return [];
    const own = values.intervalOf(table, column);
    const keeps = own && compares(end === 'min' ? own.min : own.max, operator, limit);
    return keeps ? [] : [broken(table, `${name} ${operator} ${bound}`, column)];
  });
  const known = new Set(allowed);
  const isAllowed =
    allowed === undefined || (values.listOf(table, column) ?? []).every((value) => known.has(value));
  const isUnknown =
    allowed !== undefined && column.choice.field === 'reference' && !values.listOf(table, column);
  return isAllowed && !isUnknown ? found : [...found, broken(table, `the values of ${name}`, column)];
}

function compares(one: number, operator: SourceComparison['operator'], other: number): boolean {
  switch (operator) {
    case '<':
      return one < other;
    case '<=':
      return one <= other;
    case '>':
      return one > other;
    case '>=':
      return one >= other;
    case '<>':
      return one !== other;
  }
}

function isKept(table: TableDraft, { left, operator, right }: SourceComparison, values: Values): boolean {
  const one = table.columns.find(({ context }) => context.column.name === left);
  const other = table.columns.find(({ context }) => context.column.name === right);
  if (!one || !other || isAlwaysNull(one) || isAlwaysNull(other)) return true;
  const [lower, higher] = operator === '>' || operator === '>=' ? [other, one] : [one, other];
  if (comesAfter(table, higher, lower)) return true;
  if (operator === '<>' && comesAfter(table, lower, higher)) return true;
  const low = values.intervalOf(table, lower);
  const high = values.intervalOf(table, higher);
  if (low && high) {
    if (compares(low.max, operator === '>=' || operator === '<=' ? '<=' : '<', high.min)) return true;
    if (operator === '<>' && high.max < low.min) return true;
  }
  if (operator !== '<>') return false;
  const own = values.listOf(table, one);
  const theirs = new Set(values.listOf(table, other));
  return own !== undefined && theirs.size > 0 && !own.some((value) => theirs.has(value));
}

/** Whether the option `after` leads from a column to another. */
function comesAfter({ columns }: TableDraft, higher: ColumnDraft, lower: ColumnDraft): boolean {
  let at: ColumnDraft | undefined = higher;
  for (let steps = 0; at && steps < columns.length; steps++) {
    if (at === lower) return true;
    const { after }: { readonly after?: Json } = at.choice.options ?? {};
    at = columns.find(({ context }) => context.column.name === after);
  }
  return false;
}

const DAY_MS = 86_400_000;
/** The default ranges of the fields. */
const DATES: Interval = { min: Date.parse('2025-01-01'), max: Date.parse('2026-01-01') };
const BIRTHDAYS: Interval = { min: Date.parse('1925-01-01'), max: Date.parse('2008-01-01') };
const TIMES: Interval = { min: 0, max: 24 * 3600 - 1 };
const DEGREES: Readonly<Record<string, number>> = { 'location.latitude': 90, 'location.longitude': 180 };

function dayOr(end: Json | undefined, usual: number): Json {
  return end === undefined || end === NOW ? usual : end;
}

/** The end of a range, whose last day belongs to it. */
function lastOf(to: Json | undefined): number {
  if (to === undefined) return Number.POSITIVE_INFINITY;
  return to === NOW ? DATES.max : Date.parse(String(to)) + DAY_MS;
}

/** References lead through at most this many others. */
const DEPTH_MAX = 32;

/** What the values of columns can be, through references. */
class Values {
  private readonly tables: ReadonlyMap<string, TableDraft>;

  constructor({ tables }: SchemaDraft) {
    this.tables = new Map(tables.map((table) => [table.source.name, table]));
  }

  /** Undefined if it is not known. */
  intervalOf(table: TableDraft, column: ColumnDraft, depth = 0): Interval | undefined {
    const { field, options = {} } = column.choice;
    if (depth > DEPTH_MAX) return undefined;
    const degrees = DEGREES[field];
    if (degrees !== undefined) return { min: -degrees, max: degrees };
    switch (field) {
      case 'number':
      case 'number.int':
        return between(options.min ?? 0, options.max ?? 1000);
      case 'sequence': {
        const start = Number(options.start ?? 1);
        const end = start + Number(options.step ?? 1) * Math.max(0, table.rows - 1);
        return { min: Math.min(start, end), max: Math.max(start, end) };
      }
      case 'list':
      case 'constant':
        return spanOf(this.listOf(table, column) ?? []);
      case 'date':
      case 'timestamp': {
        const lower = columnNamed(table, options.after);
        const own = lower && this.intervalOf(table, lower, depth + 1);
        if (own) return { min: own.min, max: Math.min(own.max + 14 * DAY_MS, lastOf(options.to)) };
        return lower || options.before !== undefined
          ? undefined
          : between(dayOr(options.from, DATES.min), dayOr(options.to, DATES.max));
      }
      case 'date.birthdate':
        return Object.keys(options).length === 0 ? BIRTHDAYS : undefined;
      case 'time':
        return between(options.from ?? TIMES.min, options.to ?? TIMES.max);
      default: {
        const next = this.sourceOf(table, column);
        return next && this.intervalOf(next.table, next.column, depth + 1);
      }
    }
  }

  /** The values of a list or a constant. */
  listOf(table: TableDraft, column: ColumnDraft, depth = 0): readonly Json[] | undefined {
    const { field, options = {} } = column.choice;
    if (field === 'list') return Array.isArray(options.values) ? options.values : [];
    if (field === 'constant') return [options.value ?? null];
    const next = depth > DEPTH_MAX ? undefined : this.sourceOf(table, column);
    return next && this.listOf(next.table, next.column, depth + 1);
  }

  /** The column whose values a reference, or a formula that is only a name, repeats. */
  private sourceOf(table: TableDraft, { choice: { field, options = {} } }: ColumnDraft) {
    if (field !== 'reference' && field !== 'formula') return undefined;
    const parent = field === 'reference' ? this.tables.get(String(options.table)) : table;
    const name = field === 'reference' ? options.column : nameIn(String(options.expression));
    const column = parent && columnNamed(parent, name);
    return parent && column && { table: parent, column };
  }
}

function nameIn(expression: string): string {
  return expression.slice(1, -1).replaceAll(']]', ']');
}

function columnNamed({ columns }: TableDraft, name: Json | undefined): ColumnDraft | undefined {
  return columns.find(({ context }) => context.column.name === name);
}

function between(min: Json, max: Json): Interval | undefined {
  return spanOf([min, max]);
}

function spanOf(values: readonly Json[]): Interval | undefined {
  const numbers = values.map(numberOf);
  if (numbers.length === 0 || !numbers.every((number) => number !== undefined)) return undefined;
  return numbers.reduce<Interval>(
    ({ min, max }, number) => ({ min: Math.min(min, number), max: Math.max(max, number) }),
    { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY },
  );
}

function numberOf(value: Json): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const number = secondsOf(value) ?? Date.parse(value);
  return Number.isNaN(number) ? undefined : number;
}
