import { dialectNames } from '../kinds.ts';
import type { SourceColumn, SourceType } from '../source-tables.ts';
import { allOf } from '../text-rule.ts';
import { ColumnLimits } from './checks/column-limits.ts';
import { readDefault } from './defaults.ts';
import type { DraftColumn, DraftTable } from './drafts.ts';
import { type LimitedColumn, newDemands, type TableDemands, withNumbers } from './limited-columns.ts';
import type { PartitionBounds } from './partitions.ts';
import type { SqlReaders } from './readers.ts';
import type { SqlScript } from './script.ts';
import { FROM_ONE } from './sequences.ts';
import { type Origin, type ResolvedType, resolveType } from './types/resolve-type.ts';

export interface FinishedColumns {
  readonly columns: readonly SourceColumn[];
  readonly demands: TableDemands;
  /** Keys that types make, such as MySQL's `serial`. */
  readonly uniqueColumns: readonly string[];
}

/** A table's columns, with all that types, domains, checks and the bounds of its partitions say about them. */
export function finishColumns(
  table: DraftTable,
  partitions: readonly PartitionBounds[],
  script: SqlScript,
  { checks, partitioning }: SqlReaders,
): FinishedColumns {
  const resolved = new Map<string, LimitedColumn>();
  for (const column of table.columns) {
    resolved.set(column.name, limitedColumn(column, resolveType(column.type, script)));
  }
  const find = (name: string) => resolved.get(table.column(name)?.name ?? '');
  const demands = newDemands();
  for (const one of resolved.values()) {
    for (const check of one.type.checks) checks?.applyCheck(check, script, ofDomain(one), () => one, demands);
    for (let item = one.item; item; item = item.item) {
      for (const check of item.type.checks) checks?.applyItemCheck(check, script, ofDomain(item), item);
    }
  }
  for (const check of table.checks) {
    if (table.isWithout(check)) continue;
    script.unwritten.add('CHECK');
    checks?.applyCheck(check, script, (name) => find(check.nameNow?.(name) ?? name), find, demands);
  }
  partitioning?.applyPartitions(table, partitions, script, find);
  const key = namesIn(table.primaryKey, table);
  const keys = namesIn([...table.primaryKey, ...table.uniqueKeys.flat()], table);
  const all = [...resolved.values()];
  return {
    columns: all.map((one) => ({
      ...finishColumn(one, script, table, key.has(one.column.name)),
      ...(keys.has(one.column.name) && foldsCase(one, script) && { foldsCase: true }),
    })),
    demands,
    uniqueColumns: all.flatMap(({ column, type }) => (type.facts.isUnique ? [column.name] : [])),
  };
}

const namesIn = (key: readonly string[], table: DraftTable) =>
  new Set(key.map((name) => table.column(name)?.name));

function limitedColumn(column: DraftColumn, type: ResolvedType): LimitedColumn {
  const { bounds, values, pattern } = type.facts;
  const limits = new ColumnLimits(bounds, values, pattern);
  const fields = type.fields?.map((field) => ({
    name: field.name,
    value: limitedColumn(column, field.type),
  }));
  return {
    column,
    type,
    limits,
    ...(type.items && { item: limitedColumn(column, type.items) }),
    ...(fields && { fields }),
  };
}

/** In the checks of a domain, VALUE is the column that has the domain. */
const ofDomain = (one: LimitedColumn) => (name: string) => (name.toLowerCase() === 'value' ? one : undefined);

/** Whether SQLite numbers the column. https://www.sqlite.org/lang_createtable.html#rowid */
function isRowId(
  { column }: LimitedColumn,
  { primaryKey, isWithoutRowId }: DraftTable,
  { dialect }: SqlScript,
): boolean {
  if (dialect !== 'sqlite' || isWithoutRowId || primaryKey.length !== 1) return false;
  return (
    primaryKey[0]?.toLowerCase() === column.name.toLowerCase() &&
    column.type?.written.toLowerCase() === 'integer'
  );
}

/** Whether keys take `a` and `A` for equal, as the usual collations of MySQL and SQL Server do. */
function foldsCase({ column, type }: LimitedColumn, { dialect, readAs }: SqlScript): boolean {
  const { value, written = '' } = type.facts.type;
  if (value !== 'text' && value !== 'unknown') return false;
  const isUsual = readAs === undefined && (dialect === 'mysql' || dialect === 'sqlserver');
  return column.foldsCase ?? (isUsual || /\bcitext$/i.test(written));
}

/** SQL Server and SQLite's STRICT tables convert no text to bytes. */
function refusesTexts({ value }: SourceType, { isStrict }: DraftTable, { dialect }: SqlScript): boolean {
  return value === 'binary' && (dialect === 'sqlserver' || isStrict);
}

/** Whether a column is a key by itself, so that a document can say that the database numbers it. */
function isKeyAlone({ primaryKey, uniqueKeys }: DraftTable, name: string): boolean {
  const isSame = (other: string | undefined) => other?.toLowerCase() === name.toLowerCase();
  return [primaryKey, ...uniqueKeys].some((key) => key.length === 1 && isSame(key[0]));
}

/** Texts whose beginning alone a key compares are no longer than that beginning, so that they differ there. */
function withinKey(
  { value, maxLength, isFixedLength }: SourceType,
  { keyLength }: DraftColumn,
): Pick<SourceType, 'maxLength'> | undefined {
  if (keyLength === undefined || isFixedLength || (value !== 'text' && value !== 'unknown')) return undefined;
  return { maxLength: Math.min(keyLength, maxLength ?? keyLength) };
}

function finishColumn(
  one: LimitedColumn,
  script: SqlScript,
  table: DraftTable,
  isInKey: boolean,
): SourceColumn {
  const { column, type, limits } = one;
  const { facts } = type;
  const expression = column.default ?? type.default;
  const read = expression && !column.generated ? readDefault(expression, script, withNumbers(one).type) : {};
  const declared = column.sequence ?? read.sequence ?? (facts.isSequence ? FROM_ONE : undefined);
  const isCounted = !declared && isRowId(one, table, script);
  const sequence = isCounted ? FROM_ONE : declared;
  const isNotNullByType = facts.isNotNull || (script.readAs === 'clickhouse' && !type.isNullable);
  const isNotNull = isInKey || column.isNotNull || isNotNullByType || limits.isNotNull;
  const generated = column.generated ?? (facts.isGenerated ? column.type?.written : undefined);
  const { patterns } = limits;
  const { type: checked, bounds, values } = withNumbers(one);
  const pattern = allOf(patterns);
  if (sequence && !isKeyAlone(table, column.name) && !facts.isUnique)
    script.unwritten.add('automatic numbering');
  if (read.default) script.unwritten.add('DEFAULT');
  if (column.isAlwaysNumbered) script.alwaysNumbered.push(`${table.names.at(-1)}.${column.name}`);
  noteType(type, script);
  if (generated === undefined) sayUnknownType(one, script);
  return {
    name: column.name,
    place: script.placeOf(column.offset),
    type: {
      ...(script.readAs ? ofNoDialect(checked) : checked),
      ...(limits.isJson && { value: limits.isJsonArray ? 'array' : 'json' }),
      ...withinKey(checked, column),
      ...(refusesTexts(facts.type, table, script) && { refusesTexts: true }),
    },
    nullable: !isNotNull,
    ...(sequence && { sequence }),
    ...(isCounted && { isRowId: true }),
    ...((column.isLatin1 ?? table.isLatin1) && { isLatin1: true }),
    ...(read.default && { default: read.default }),
    ...(generated !== undefined && { generated }),
    ...(values && { values }),
    ...(facts.anySubset && { anySubset: true }),
    ...(bounds && { bounds }),
    ...(pattern !== undefined && { pattern }),
    ...(patterns.length > 1 && { patterns }),
    ...(facts.format !== undefined && { format: facts.format }),
    ...(column.comment !== undefined && { comment: column.comment }),
    ...nestedColumns(one),
  };
}

/** A schema keeps no type of a foreign dialect. The texts of its arrays with brackets are those of PostgreSQL. */
function ofNoDialect({ written, ...type }: SourceType): SourceType {
  return type.value === 'array' && written !== undefined ? { ...type, written: 'text[]' } : type;
}

/** Says once of each type that the dialect does not have it, and how its columns are read. */
function sayUnknownType({ column, type: { origin, facts } }: LimitedColumn, script: SqlScript): undefined {
  const { written = '' } = facts.type;
  if (origin === undefined || origin === 'script' || script.unknownTypes.has(written)) return;
  script.unknownTypes.add(written);
  const reason = `Unknown type: ${unknownType(origin, written, script)}`;
  script.skip(column.offset, column.type?.end ?? column.offset, reason, true);
}

function unknownType(origin: Origin, written: string, { dialect, readAs }: SqlScript): string {
  const database = dialectNames[readAs ?? dialect];
  switch (origin) {
    case 'script':
    case 'unknown':
      return `nothing is known about the values of “${written}”.`;
    case 'affinity':
      return `${database} takes “${written}” for a number.`;
    case 'other-dialect':
      return `${database} has no “${written}”. The columns are read as in a database that has it.`;
  }
}

/** Notes what a type says about values and a schema does not hold. */
function noteType({ facts, checks, items }: ResolvedType, script: SqlScript): void {
  if (checks.length > 0) script.unwritten.add('CHECK');
  if (facts.values) script.unwritten.add('ENUM');
  if (items) noteType(items, script);
}

/** The items of an array, and the fields of an object. */
function nestedColumns({ item, fields }: LimitedColumn): Pick<SourceColumn, 'items' | 'columns'> {
  return {
    ...(item && { items: { column: nestedColumn('item', item) } }),
    ...(fields && { columns: fields.map(({ name, value }) => nestedColumn(name, value)) }),
  };
}

function nestedColumn(name: string, one: LimitedColumn): SourceColumn {
  const { facts } = one.type;
  const { bounds, values, patterns } = one.limits;
  const pattern = allOf(patterns);
  return {
    name,
    type: facts.type,
    nullable: false,
    ...(values && { values }),
    ...(bounds && { bounds }),
    ...(pattern !== undefined && { pattern }),
    ...(facts.format !== undefined && { format: facts.format }),
    ...nestedColumns(one),
  };
}
