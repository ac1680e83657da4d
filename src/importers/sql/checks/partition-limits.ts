import type { SourceType } from '../../source-tables.ts';
import type { Cursor } from '../cursor.ts';
import type { SqlExpression } from '../expressions/expression.ts';
import type { PartitionBounds, Partitioning } from '../partitions.ts';
import { constantAs } from '../values.ts';
import { compare } from './comparisons.ts';
import type { Limit } from './limits.ts';
import { isOneOf } from './matches.ts';
import type { CheckedColumn, CheckScope } from './scope.ts';

/** The limits that rows of a table with partitions keep, so that each row has a partition. */
export interface PartitionLimits {
  readonly limits: readonly Limit[];
  /** A sentence about partitions that get no rows, or about rows that have no partition. */
  readonly reason?: string;
  /** Whether rows can have no partition. */
  readonly matters: boolean;
}

const ANY_ROW: PartitionLimits = { limits: [], matters: false };
const unread = (reason: string): PartitionLimits => ({ limits: [], reason, matters: true });
const UNREAD = unread('The bounds of the partitions are not read: rows may fall into none.');
const GAPS = 'There are gaps between the partitions: all rows are in the longest range without a gap.';

type Bounds<Kind extends PartitionBounds['kind']> = Extract<PartitionBounds, { kind: Kind }>;

function ofKind<Kind extends PartitionBounds['kind']>(
  all: readonly PartitionBounds[],
  kind: Kind,
): readonly Bounds<Kind>[] {
  return all.filter((bounds): bounds is Bounds<Kind> => bounds.kind === kind);
}

/** The limits within which one of the partitions takes a row: of ranges and lists of one column. */
export function partitionLimits(
  { method, key }: Partitioning,
  partitions: readonly PartitionBounds[],
  scope: CheckScope,
): PartitionLimits {
  if (partitions.some(({ kind }) => kind === 'rest')) return ANY_ROW;
  if (scope.dialect !== 'mysql' && partitions.length === 0)
    return unread('The table has no partition in the source: the database refuses all rows.');
  if (method === 'HASH') return hashLimits(ofKind(partitions, 'hash'));
  if (method !== 'RANGE' && method !== 'LIST') return ANY_ROW;
  const column = keyColumn(key, scope);
  if (!column || partitions.some(({ kind }) => kind === 'unknown')) return UNREAD;
  return method === 'LIST'
    ? listLimits(ofKind(partitions, 'list'), column, scope)
    : rangeLimits(ofKind(partitions, 'range'), column, scope);
}

/** MySQL has all partitions of a HASH. PostgreSQL's can lack one. */
function hashLimits(partitions: readonly Bounds<'hash'>[]): PartitionLimits {
  const share = partitions.reduce((sum, { modulus }) => sum + 1 / modulus, 0);
  return partitions.length === 0 || share > 1 - Number.EPSILON * partitions.length
    ? ANY_ROW
    : unread('Partitions are missing in the source: rows may fall into none.');
}

/** Undefined if the key has several columns, or an expression. */
function keyColumn(key: Cursor, scope: CheckScope): CheckedColumn | undefined {
  const cursor = key.within(key.index, key.end);
  const token = cursor.isAtEnd ? undefined : cursor.take();
  return token && cursor.isAtEnd ? scope.column(cursor.nameOf(token)) : undefined;
}

const named = ({ name }: CheckedColumn): SqlExpression => ({ kind: 'column', name, isDoubleQuoted: false });

function listLimits(
  partitions: readonly Bounds<'list'>[],
  column: CheckedColumn,
  scope: CheckScope,
): PartitionLimits {
  const items = partitions.flatMap(({ values }) => values);
  const limits = isOneOf([named(column), { kind: 'list', items }], scope);
  const takesNull = items.some((item) => item.kind === 'literal' && item.value === null);
  return limits ? { limits: takesNull ? limits : [...limits, notNull(column)], matters: false } : UNREAD;
}

const notNull = ({ name }: CheckedColumn): Limit => ({ kind: 'not-null', column: name });

/** An end is absent if there is none. Starts and ends are numbers, or texts that sort as the database sorts them. */
interface Span {
  readonly from: SqlExpression | undefined;
  readonly to: SqlExpression | undefined;
  readonly start: number | string;
  readonly end: number | string;
}

/** The longest range without a gap. */
function rangeLimits(
  partitions: readonly Bounds<'range'>[],
  column: CheckedColumn,
  scope: CheckScope,
): PartitionLimits {
  const spans: Span[] = [];
  for (const span of spansOf(partitions, column)) {
    const last = spans.at(-1);
    // Ranges of MySQL begin where the one before ends.
    const isNext = last && (scope.dialect === 'mysql' || last.end === span.start);
    if (isNext) spans[spans.length - 1] = { ...last, to: span.to, end: span.end };
    else spans.push(span);
  }
  const [longest] = spans.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  if (!longest) return UNREAD;
  const { from, to } = longest;
  const limits = [
    ...(from ? (compare('>=')([named(column), from], scope) ?? [undefined]) : []),
    ...(to ? (compare('<')([named(column), to], scope) ?? [undefined]) : []),
  ];
  const kept = limits.filter((limit) => limit !== undefined);
  if (kept.length < limits.length)
    return unread('The bounds of the partitions are not kept: rows may fall into none.');
  // A row of MySQL without a value is in the first partition.
  return {
    limits: scope.dialect === 'mysql' ? kept : [notNull(column), ...kept],
    ...(spans.length > 1 && { reason: GAPS }),
    matters: false,
  };
}

function spansOf(partitions: readonly Bounds<'range'>[], { type }: CheckedColumn): readonly Span[] {
  const spans = partitions.map(({ from, to }): Span => {
    const ends = { from: closed(from?.[0]), to: closed(to[0]) };
    const start = comparable(ends.from, type) ?? Number.NEGATIVE_INFINITY;
    return { ...ends, start, end: comparable(ends.to, type) ?? Number.POSITIVE_INFINITY };
  });
  return spans.toSorted((one, other) => (one.start < other.start ? -1 : one.start > other.start ? 1 : 0));
}

/** Texts have no length. */
const lengthOf = ({ start, end }: Span) =>
  typeof start === 'number' && typeof end === 'number' ? end - start : 0;

/** Undefined for MINVALUE and MAXVALUE. */
function closed(bound: SqlExpression | undefined): SqlExpression | undefined {
  const isOpen = bound?.kind === 'column' && /^(?:min|max)value$/i.test(bound.name);
  return isOpen ? undefined : bound;
}

/** A number, or a text in the order of the dates that it names. */
function comparable(bound: SqlExpression | undefined, type: SourceType): number | string | undefined {
  const value = bound?.kind === 'literal' ? constantAs(bound.value, type) : undefined;
  if (typeof value !== 'string') return typeof value === 'number' ? value : bound && Number.NaN;
  const moment = type.value === 'date' || type.value === 'timestamp' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? value : moment;
}
