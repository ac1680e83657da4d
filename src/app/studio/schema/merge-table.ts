import { withoutInKeys } from './columns.ts';
import { withOwnKey } from './names.ts';
import { isSameJson } from './same-json.ts';
import type { StudioColumn, StudioTable } from './studio-schema.ts';

/**
 * What an update does to a column.
 * - `added`: the source has it anew.
 * - `same`: the source did not change it, and neither did people.
 * - `changed`: the source changed it, and people did not.
 * - `kept`: people changed it, and their changes stay. What else the source changed follows.
 * - `gone`: the earlier import gave it, and the source has it no more.
 * - `own`: no import gave it.
 * - `dismissed`: people removed it, and the source still has it.
 */
export type ColumnFate = 'added' | 'same' | 'changed' | 'kept' | 'gone' | 'own' | 'dismissed';

/** The parts of a column that an update takes from the source or leaves as they are, each as a whole. */
export type ColumnPart =
  | 'field'
  | 'type'
  | 'maxLength'
  | 'nullable'
  | 'nulls'
  | 'unique'
  | 'primaryKey'
  | 'other';

export interface ColumnUpdate {
  /** As it is in the table afterwards, or as it would be. */
  readonly column: StudioColumn;
  /** As it is in the table now. */
  readonly before: StudioColumn | undefined;
  readonly fate: ColumnFate;
  /** Whether the table has it afterwards. */
  readonly isThere: boolean;
  /** What the source changes of it. */
  readonly changed: readonly ColumnPart[];
}

export interface TableUpdate {
  readonly table: StudioTable;
  /** First the source's columns in their order, then the table's others. */
  readonly columns: readonly ColumnUpdate[];
}

export interface TableSource {
  /** The source's table, with the names that its tables and columns have in the schema. */
  readonly read: StudioTable;
  /** What the earlier import gave, with the same names; undefined if no import on this page gave the table. */
  readonly base: StudioTable | undefined;
  /** The table's columns, by the ids of the source's. */
  readonly own: ReadonlyMap<string, StudioColumn>;
  /** The ids of the source's columns that people have removed from the table. */
  readonly dismissed: ReadonlySet<string>;
  /** The ids of the source's columns whose field people have chosen for this import. */
  readonly chosen: ReadonlySet<string>;
  /** The ids of columns of which people want the opposite: to keep one that would go, or the other way round. */
  readonly turned: ReadonlySet<string>;
}

/**
 * Brings a table up to date with its source. Whatever differs from what the earlier import gave is an edit and stays:
 * columns, their fields and settings, the table's keys and rows. What people did not edit becomes what the source says.
 * Without an earlier import nobody knows what was edited: then all fields stay, and types follow the source.
 */
export function mergeTable(table: StudioTable, source: TableSource): TableUpdate {
  const updates = [...updatesOfSource(source), ...updatesOfOthers(table, source)];
  const after = new Map(updates.map(({ before, column, isThere }) => [before, isThere ? column : undefined]));
  const columns = table.columns.flatMap((column) => after.get(column) ?? []);
  let previous: StudioColumn | undefined;
  for (const { before, column, isThere } of updates) {
    if (!isThere) continue;
    if (before) previous = columns.find(({ id }) => id === before.id);
    else previous = insertAfter(columns, previous, column);
  }
  const merged = withSettings(table, { ...table, columns }, source);
  const isSame =
    columns.length === table.columns.length &&
    columns.every((column, i) => column === table.columns[i]) &&
    isSameJson(merged, table, COLUMNS);
  return { table: isSame ? table : merged, columns: updates };
}

const COLUMNS: ReadonlySet<string> = new Set(['columns']);

/** Inserts a column after another one, or as the first. Returns the column as it was inserted. */
function insertAfter(
  columns: StudioColumn[],
  previous: StudioColumn | undefined,
  column: StudioColumn,
): StudioColumn {
  const { primaryKey, ...rest } = column;
  const isSecondKey = primaryKey === true && columns.some((other) => other.primaryKey === true);
  const inserted = withOwnKey(isSecondKey ? rest : column, columns);
  columns.splice(previous ? columns.indexOf(previous) + 1 : 0, 0, inserted);
  return inserted;
}

function updatesOfSource(source: TableSource): readonly ColumnUpdate[] {
  const given = new Map(source.base?.columns.map((column) => [column.id, column] as const));
  return source.read.columns.map((read) => {
    const before = source.own.get(read.id);
    if (before) return mergeColumn(before, read, given.get(before.id), source.chosen.has(read.id));
    const isDismissed = source.dismissed.has(read.id);
    return {
      column: read,
      before: undefined,
      fate: isDismissed ? 'dismissed' : 'added',
      isThere: isDismissed === source.turned.has(read.id),
      changed: [],
    };
  });
}

function updatesOfOthers(table: StudioTable, { base, own, turned }: TableSource): readonly ColumnUpdate[] {
  const paired = new Set(own.values());
  const given = new Set(base?.columns.map(({ id }) => id));
  return table.columns
    .filter((column) => !paired.has(column))
    .map((column) => {
      const isGone = given.has(column.id);
      return {
        column,
        before: column,
        fate: isGone ? 'gone' : 'own',
        isThere: isGone === turned.has(column.id),
        changed: [],
      };
    });
}

/** What an import never changes. */
const IDENTITY: ReadonlySet<string> = new Set(['id', 'name', 'key']);

type Part = { readonly [name: string]: unknown };

/** The parts of a column by their names: what makes its values as one, and each other property. */
function partsOf(column: StudioColumn): ReadonlyMap<string, Part> {
  const { id, name, key, field, options, of, ...rest } = column;
  const values = { field, ...(options && { options }), ...(of && { of }) };
  return new Map<string, Part>([
    ['field', values],
    ...Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([property, value]) => [property, { [property]: value }] as const),
  ]);
}

const SQL_PARTS: ReadonlySet<string> = new Set(['type', 'maxLength', 'nullable']);
const NAMED_PARTS: ReadonlySet<string> = new Set<ColumnPart>([
  'field',
  'type',
  'maxLength',
  'nullable',
  'nulls',
  'unique',
  'primaryKey',
]);

const isNamed = (part: string): part is ColumnPart => NAMED_PARTS.has(part);

function mergeColumn(
  before: StudioColumn,
  read: StudioColumn,
  base: StudioColumn | undefined,
  isChosen: boolean,
): ColumnUpdate {
  if (base && !isChosen && isSameJson(read, base, IDENTITY)) {
    const fate = isSameJson(before, read, IDENTITY) ? 'same' : 'kept';
    return { column: before, before, fate, isThere: true, changed: [] };
  }
  const [own, source, given] = [partsOf(before), partsOf(read), base && partsOf(base)];
  const changed = new Set<ColumnPart>();
  let isEdited = false;
  const parts: Part[] = [];
  for (const part of new Set([...own.keys(), ...source.keys()])) {
    const [now, next] = [own.get(part), source.get(part)];
    const isOwn = given ? !isSameJson(now, given.get(part)) : !SQL_PARTS.has(part);
    const takes = !isOwn || (part === 'field' && isChosen);
    const isSame = isSameJson(now, next);
    if (!takes && !isSame) isEdited = true;
    if (takes && !isSame) changed.add(isNamed(part) ? part : 'other');
    const taken = takes ? next : now;
    if (taken) parts.push(taken);
  }
  // The parts are those of a column.
  const merged = Object.assign({}, identityOf(before), ...parts) as StudioColumn;
  const fate = isEdited ? 'kept' : changed.size > 0 ? 'changed' : 'same';
  return { column: changed.size > 0 ? merged : before, before, fate, isThere: true, changed: [...changed] };
}

function identityOf({ id, name, key }: StudioColumn) {
  return { id, name, ...(key !== undefined && { key }) };
}

const OWN_SETTINGS: ReadonlySet<string> = new Set(['id', 'name', 'key', 'rows', 'columns']);

/** The table's settings, above all its keys: an unedited one becomes what the source says. */
function withSettings(before: StudioTable, table: StudioTable, { read, base }: TableSource): StudioTable {
  let after: StudioTable = table;
  if (base) {
    const [own, source, given] = [settingsOf(before), settingsOf(read), settingsOf(base)];
    const parts = [...new Set([...own.keys(), ...source.keys()])].map((name) => {
      const isOwn = !isSameJson(own.get(name), given.get(name));
      return [name, (isOwn ? own : source).get(name)] as const;
    });
    const { id, name, key, rows, columns } = table;
    const settings = Object.fromEntries(parts.filter(([, value]) => value !== undefined));
    after = { ...settings, id, name, ...(key !== undefined && { key }), rows, columns };
  }
  const names = new Set(after.columns.map(({ name }) => name));
  const { primaryKey = [], unique = [], foreignKeys = [] } = after;
  const inKeys = [...primaryKey, ...unique.flat(), ...foreignKeys.flatMap(({ columns }) => columns)];
  const gone = new Set(inKeys.filter((name) => !names.has(name)));
  return gone.size > 0 ? withoutInKeys(after, gone) : after;
}

function settingsOf(table: StudioTable): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(table).filter(([name]) => !OWN_SETTINGS.has(name)));
}
