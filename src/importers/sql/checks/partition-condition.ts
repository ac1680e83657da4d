import type { Json } from '../../../catalogue/field.ts';
import type { SourceType } from '../../source-tables.ts';
import type { Cursor } from '../cursor.ts';
import type { SqlExpression } from '../expressions/expression.ts';
import type { PartitionBounds, Partitioning } from '../partitions.ts';
import { constantAs } from '../values.ts';
import type { CheckedColumn, CheckScope } from './scope.ts';

/** What the rows of a table with partitions keep, so that each one has a partition. */
export type PartitionCondition =
  | { readonly kind: 'any-row' }
  /** `reason` is a sentence about partitions that get no rows. */
  | { readonly kind: 'rows'; readonly condition: SqlExpression; readonly reason?: string }
  | { readonly kind: 'unread'; readonly reason: string };

const ANY_ROW: PartitionCondition = { kind: 'any-row' };
const unread = (reason: string): PartitionCondition => ({ kind: 'unread', reason });
const UNREAD = unread('The bounds of the partitions are not read: rows may fall into none.');

type Bounds<Kind extends PartitionBounds['kind']> = Extract<PartitionBounds, { kind: Kind }>;

function ofKind<Kind extends PartitionBounds['kind']>(
  all: readonly PartitionBounds[],
  kind: Kind,
): readonly Bounds<Kind>[] {
  return all.filter((bounds): bounds is Bounds<Kind> => bounds.kind === kind);
}

/** The condition under which one of the partitions takes a row. */
export function partitionCondition(
  { method, key }: Partitioning,
  partitions: readonly PartitionBounds[],
  scope: CheckScope,
): PartitionCondition {
  if (partitions.some(({ kind }) => kind === 'rest')) return ANY_ROW;
  if (scope.dialect !== 'mysql' && partitions.length === 0)
    return unread('The table has no partition in the source: the database refuses all rows.');
  if (method === 'HASH') return hashCondition(ofKind(partitions, 'hash'));
  if (method !== 'RANGE' && method !== 'LIST') return ANY_ROW;
  const column = keyColumn(key, scope);
  if (!column || partitions.some(({ kind }) => kind === 'unknown')) return UNREAD;
  if (method === 'LIST') return listCondition(ofKind(partitions, 'list'), column);
  const ranges = ofKind(partitions, 'range');
  return scope.dialect === 'mysql' ? endCondition(ranges.at(-1), column) : rangeCondition(ranges, column);
}

/** MySQL has all partitions of a HASH. PostgreSQL's can lack one. */
function hashCondition(partitions: readonly Bounds<'hash'>[]): PartitionCondition {
  const share = partitions.reduce((sum, { modulus }) => sum + 1 / modulus, 0);
  return partitions.length === 0 || share > 1 - Number.EPSILON * partitions.length
    ? ANY_ROW
    : unread('Partitions are missing in the source: rows may fall into none.');
}

interface KeyColumn extends CheckedColumn {
  /** The columns of the key after it. */
  readonly next: readonly CheckedColumn[];
  /** Turns the bounds of a function, such as `year(paid_on)`, into values of its column. */
  readonly ownValue: (bound: SqlExpression | undefined) => SqlExpression | undefined;
}

const DAY_MS = 86_400_000;
/** What MySQL's `to_days('1970-01-01')` is. */
const EPOCH_IN_DAYS = 719_528;

/** The first moments at which functions of a date have a value. */
const MOMENTS: ReadonlyMap<string, (value: number) => string> = new Map([
  ['year', (year: number) => `${String(year).padStart(4, '0')}-01-01`],
  ['to_days', (days: number) => isoText((days - EPOCH_IN_DAYS) * DAY_MS)],
  ['unix_timestamp', (seconds: number) => isoText(seconds * 1000)],
]);

function isoText(milliseconds: number): string {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** The first column of the key. Undefined if the key begins with an expression that is not read. */
function keyColumn(key: Cursor, scope: CheckScope): KeyColumn | undefined {
  const [first, ...others] = key.within(key.index, key.end).split();
  const token = first?.take();
  if (!first || !token || (token.kind !== 'word' && token.kind !== 'name')) return undefined;
  if (!first.sees('(')) {
    const column = scope.column(first.nameOf(token));
    const next = others.flatMap((other) => {
      const name = other.peek();
      return (name && scope.column(other.nameOf(name))) ?? [];
    });
    return column && { ...column, next, ownValue: (bound) => bound };
  }
  const name = token.text.toLowerCase();
  const toMoment = MOMENTS.get(name);
  const inner = first.parenthesized().peek();
  const column = inner && scope.column(first.nameOf(inner));
  if (!column || !toMoment) return undefined;
  const ownValue = (bound: SqlExpression | undefined): SqlExpression | undefined => {
    // `to_days('2024-01-01')`
    if (bound?.kind === 'call') return bound.name === name ? bound.args[0] : undefined;
    return bound?.kind === 'literal' && typeof bound.value === 'number'
      ? { kind: 'literal', value: toMoment(bound.value) }
      : undefined;
  };
  return { ...column, next: [], ownValue };
}

const operation = (operator: string, ...operands: readonly SqlExpression[]): SqlExpression => ({
  kind: 'operation',
  operator,
  operands,
});

const named = ({ name }: CheckedColumn): SqlExpression => ({ kind: 'column', name, isDoubleQuoted: false });

function listCondition(partitions: readonly Bounds<'list'>[], column: KeyColumn): PartitionCondition {
  const items = partitions.flatMap(({ values }) => values);
  const own = items.flatMap((item) => column.ownValue(item) ?? []);
  if (items.length === 0 || own.length < items.length) return UNREAD;
  const isOneOf = operation('in', named(column), { kind: 'list', items: own });
  const takesNull = items.some((item) => item.kind === 'literal' && item.value === null);
  const condition = takesNull ? isOneOf : operation('and', isOneOf, isNotNull(column));
  return { kind: 'rows', condition };
}

const isNotNull = (column: CheckedColumn) => operation('is not null', named(column));

/** MySQL's ranges follow each other, and the first one has no beginning. */
function endCondition(last: Bounds<'range'> | undefined, column: KeyColumn): PartitionCondition {
  const end = column.ownValue(last?.to[0]);
  return end ? { kind: 'rows', condition: operation('<', named(column), end) } : UNREAD;
}

interface Span {
  readonly from: readonly SqlExpression[];
  readonly to: readonly SqlExpression[];
}

/** The longest range without a gap. */
function rangeCondition(partitions: readonly Bounds<'range'>[], column: KeyColumn): PartitionCondition {
  const compare = (one: readonly SqlExpression[], other: readonly SqlExpression[]) =>
    compareBounds(one, other, column.type);
  const all = partitions
    .map(({ from = [], to }): Span => ({ from, to }))
    .sort((one, other) => compare(one.from, other.from));
  const spans: Span[] = [];
  for (const span of all) {
    const last = spans.at(-1);
    if (last && compare(last.to, span.from) === 0) spans[spans.length - 1] = { from: last.from, to: span.to };
    else spans.push(span);
  }
  const longest = spans.reduce<Span | undefined>(
    (best, span) => (best && lengthOf(best, column.type) >= lengthOf(span, column.type) ? best : span),
    undefined,
  );
  const [from, to] = [longest?.from[0], longest?.to[0]];
  if (!longest || !from || !to) return UNREAD;
  const parts = [column, ...column.next].map(isNotNull);
  // Of rows with the first value of the beginning, only some belong to the range, unless there is no other value.
  const startsWhole = longest.from.slice(1).every((bound) => isWord(bound, 'minvalue'));
  const endsWhole = longest.to.length > 1 && longest.to.slice(1).every((bound) => isWord(bound, 'maxvalue'));
  if (!isWord(from, 'minvalue')) parts.push(operation(startsWhole ? '>=' : '>', named(column), from));
  if (!isWord(to, 'maxvalue')) parts.push(operation(endsWhole ? '<=' : '<', named(column), to));
  const gaps = 'There are gaps between the partitions: all rows are in the longest range without a gap.';
  const condition = operation('and', ...parts);
  return { kind: 'rows', condition, ...(spans.length > 1 && { reason: gaps }) };
}

const isWord = (bound: SqlExpression, word: string) =>
  bound.kind === 'column' && bound.name.toLowerCase() === word;

/** Compares the ends of ranges such as `FROM (a, b)`: the first parts that differ decide. */
function compareBounds(
  one: readonly SqlExpression[],
  other: readonly SqlExpression[],
  type: SourceType,
): number {
  for (const [i, bound] of one.entries()) {
    const [mine, theirs] = [comparable(bound, type), comparable(other[i], type)];
    if (mine < theirs) return -1;
    if (mine > theirs) return 1;
    if (mine !== theirs) return Number.NaN;
  }
  return 0;
}

/** A number, or a text in the order of the dates that it names. */
function comparable(bound: SqlExpression | undefined, type: SourceType): number | string {
  if (!bound || isWord(bound, 'minvalue')) return Number.NEGATIVE_INFINITY;
  if (isWord(bound, 'maxvalue')) return Number.POSITIVE_INFINITY;
  const value: Json = bound.kind === 'literal' ? constantAs(bound.value, type) : null;
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  const moment = type.value === 'date' || type.value === 'timestamp' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? value : moment;
}

/** Texts have no length. */
function lengthOf({ from, to }: Span, type: SourceType): number {
  const [first, last] = [comparable(from[0], type), comparable(to[0], type)];
  if (typeof first !== 'number' || typeof last !== 'number') return 0;
  return Number.isNaN(last - first) ? 0 : last - first;
}
