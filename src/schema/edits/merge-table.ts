import type { EditedColumn, EditedTable } from './edited-schema.ts';
import { withoutInKeys, withPrimaryKey } from './keys.ts';
import { type PrimaryKey, primaryKeyAfter } from './merge-primary-key.ts';
import { withOwnKey } from './names.ts';
import { isSameJson } from './same-json.ts';

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
  | 'autoIncrement'
  | 'nulls'
  | 'unique'
  | 'primaryKey'
  | 'other';

export interface ColumnUpdate {
  /** As it is in the table afterwards, or as it would be. */
  readonly column: EditedColumn;
  /** As it is in the table now. */
  readonly before: EditedColumn | undefined;
  readonly fate: ColumnFate;
  /** Whether the table has it afterwards. */
  readonly isThere: boolean;
  /** What the source changes of it. */
  readonly changed: readonly ColumnPart[];
  /** Whether people have edited it since the earlier import; false where no import gave it. */
  readonly isEdited: boolean;
}

/** Whether a column or a table is in the schema afterwards, where the source and the schema disagree. */
export type Decision = 'keep' | 'remove';

export interface TableUpdate {
  readonly table: EditedTable;
  /** First the source's columns in their order, then the table's others. */
  readonly columns: readonly ColumnUpdate[];
}

export interface TableSource {
  /** The source's table, with the names that its tables and columns have in the schema. */
  readonly read: EditedTable;
  /** What the earlier import gave, with the same names; undefined if no import on this page gave the table. */
  readonly base: EditedTable | undefined;
  /** The table's columns, by the ids of the source's. */
  readonly own: ReadonlyMap<string, EditedColumn>;
  /** By the ids of the source's columns that people have removed from the table. */
  readonly dismissed: ReadonlyMap<string, string>;
  /** The ids of the source's columns whose field people have chosen for this import. */
  readonly chosen: ReadonlySet<string>;
  /** By the ids of the table's columns, and of the source's that the table does not have. */
  readonly decisions: ReadonlyMap<string, Decision>;
}

/**
 * Brings a table up to date with its source. Whatever differs from what the earlier import gave is an edit and stays:
 * columns, their fields and settings, the table's keys and rows. What people did not edit becomes what the source says.
 * Without an earlier import nobody knows what was edited: then all fields stay, and types follow the source.
 */
export function mergeTable(table: EditedTable, source: TableSource): TableUpdate {
  const merged = [...updatesOfSource(source), ...updatesOfOthers(table, source)];
  const isThere = new Set(merged.filter((update) => update.isThere).map(({ column }) => column.id));
  const key = primaryKeyAfter(table, source, isThere);
  const updates = merged.map((update, i) => withKey(update, source.read.columns[i], key));
  const columns = columnsAfter(table, updates);
  const after = withSettings(table, { ...table, columns }, source, key);
  const isSame =
    columns.length === table.columns.length &&
    columns.every((column, i) => column === table.columns[i]) &&
    isSameJson(after, table, COLUMNS);
  return { table: isSame ? table : after, columns: updates };
}

/** The table's columns in their order, and new ones after those that they follow in the source. */
function columnsAfter(table: EditedTable, updates: readonly ColumnUpdate[]): readonly EditedColumn[] {
  const after = new Map(updates.map(({ before, column, isThere }) => [before, isThere ? column : undefined]));
  const columns = table.columns.flatMap((column) => after.get(column) ?? []);
  let previous: EditedColumn | undefined;
  for (const { before, column, isThere } of updates) {
    if (!isThere) continue;
    if (before) previous = columns.find(({ id }) => id === before.id);
    else previous = insertAfter(columns, previous, column);
  }
  return columns;
}

const COLUMNS: ReadonlySet<string> = new Set(['columns']);

/** Inserts a column after another one, or as the first. Returns the column as it was inserted. */
function insertAfter(
  columns: EditedColumn[],
  previous: EditedColumn | undefined,
  column: EditedColumn,
): EditedColumn {
  const inserted = withOwnKey(column, columns);
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
      isThere: !isDismissed || source.decisions.get(read.id) === 'keep',
      changed: [],
      isEdited: false,
    };
  });
}

function updatesOfOthers(table: EditedTable, { base, own, decisions }: TableSource): readonly ColumnUpdate[] {
  const paired = new Set(own.values());
  const given = new Map(base?.columns.map((column) => [column.id, column] as const));
  return table.columns
    .filter((column) => !paired.has(column))
    .map((column) => {
      const before = given.get(column.id);
      const isEdited = before !== undefined && !isSameJson(column, before, NAMES);
      const usual = before === undefined || isEdited ? 'keep' : 'remove';
      return {
        column,
        before: column,
        fate: before ? 'gone' : 'own',
        isThere: (decisions.get(column.id) ?? usual) === 'keep',
        changed: [],
        isEdited,
      };
    });
}

/** The column as the primary key, or not. The primary key is one fact of the whole table. */
function withKey(update: ColumnUpdate, read: EditedColumn | undefined, key: PrimaryKey): ColumnUpdate {
  const { before, fate, changed } = update;
  const isKey = key.isOwn
    ? before?.primaryKey === true
    : key.ids.length === 1 && key.ids[0] === update.column.id;
  const column = withPrimaryKey(update.column, isKey);
  if (!before) return { ...update, column };
  const isChanged = isKey !== (before.primaryKey ?? false);
  const after = { ...update, column, changed: isChanged ? [...changed, 'primaryKey' as const] : changed };
  if (!read) return after;
  if (isKey !== (read.primaryKey ?? false)) return { ...after, fate: 'kept' };
  return isChanged && fate === 'same' ? { ...after, fate: 'changed' } : after;
}

/** A column that the source has no more is edited if anything but its name differs; the name follows that of today. */
const NAMES: ReadonlySet<string> = new Set(['name']);

/** What an import never changes. */
const IDENTITY: ReadonlySet<string> = new Set(['id', 'name', 'key']);
/** The table decides about its primary key. */
const COMPARED_ELSEWHERE: ReadonlySet<string> = new Set([...IDENTITY, 'primaryKey']);

/** Whether two columns make their values in the same way. */
export function isSameField(one: EditedColumn, other: EditedColumn | undefined): boolean {
  return one.field === other?.field && isSameJson(one.options, other.options) && isSameJson(one.of, other.of);
}

type Part = { readonly [name: string]: unknown };

/** The parts of a column by their names: what makes its values as one, and each other property. */
function partsOf(column: EditedColumn): ReadonlyMap<string, Part> {
  const { id, name, key, primaryKey, field, options, of, ...rest } = column;
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
  'autoIncrement',
  'nulls',
  'unique',
]);

const isNamed = (part: string): part is ColumnPart => NAMED_PARTS.has(part);

function mergeColumn(
  before: EditedColumn,
  read: EditedColumn,
  base: EditedColumn | undefined,
  isChosen: boolean,
): ColumnUpdate {
  if (base && !isChosen && isSameJson(read, base, COMPARED_ELSEWHERE)) {
    const isEdited = !isSameJson(before, read, COMPARED_ELSEWHERE);
    return { column: before, before, fate: isEdited ? 'kept' : 'same', isThere: true, changed: [], isEdited };
  }
  const [own, source, given] = [partsOf(before), partsOf(read), base && partsOf(base)];
  const changed = new Set<ColumnPart>();
  let isKept = false;
  const parts: Part[] = [];
  for (const part of new Set([...own.keys(), ...source.keys()])) {
    const [now, next] = [own.get(part), source.get(part)];
    const isOwn = given ? !isSameJson(now, given.get(part)) : !SQL_PARTS.has(part);
    const takes = !isOwn || (part === 'field' && isChosen);
    const isSame = isSameJson(now, next);
    if (!takes && !isSame) isKept = true;
    if (takes && !isSame) changed.add(isNamed(part) ? part : 'other');
    const taken = takes ? next : now;
    if (taken) parts.push(taken);
  }
  // The parts are those of a column.
  const merged = Object.assign({}, identityOf(before), ...parts) as EditedColumn;
  return {
    column: changed.size > 0 ? merged : before,
    before,
    fate: isKept ? 'kept' : changed.size > 0 ? 'changed' : 'same',
    isThere: true,
    changed: [...changed],
    isEdited: isKept && base !== undefined,
  };
}

function identityOf({ id, name, key, primaryKey }: EditedColumn) {
  return { id, name, ...(key !== undefined && { key }), ...(primaryKey !== undefined && { primaryKey }) };
}

const OWN_SETTINGS: ReadonlySet<string> = new Set(['id', 'name', 'key', 'rows', 'columns', 'primaryKey']);

/** The table's settings, above all its keys: an unedited one becomes what the source says. */
function withSettings(
  before: EditedTable,
  table: EditedTable,
  { read, base }: TableSource,
  key: PrimaryKey,
): EditedTable {
  let after: EditedTable = withKeyOfColumns(table, key);
  if (base) {
    const [own, source, given] = [settingsOf(before), settingsOf(read), settingsOf(base)];
    const parts = [...new Set([...own.keys(), ...source.keys()])].map((name) => {
      const isOwn = !isSameJson(own.get(name), given.get(name));
      return [name, (isOwn ? own : source).get(name)] as const;
    });
    const settings = Object.fromEntries(parts.filter(([, value]) => value !== undefined));
    const identity = Object.entries(after).filter(([name]) => OWN_SETTINGS.has(name));
    after = { ...settings, ...Object.fromEntries(identity) } as EditedTable;
  }
  const names = new Set(after.columns.map(({ name }) => name));
  const { primaryKey = [], unique = [], foreignKeys = [] } = after;
  const inKeys = [...primaryKey, ...unique.flat(), ...foreignKeys.flatMap(({ columns }) => columns)];
  const gone = new Set(inKeys.filter((name) => !names.has(name)));
  return gone.size > 0 ? withoutInKeys(after, gone) : after;
}

/** The table with a primary key of several columns, or without one. */
function withKeyOfColumns(table: EditedTable, { ids, isOwn }: PrimaryKey): EditedTable {
  if (isOwn) return table;
  const { primaryKey, ...rest } = table;
  const names = ids.flatMap((id) => table.columns.find((column) => column.id === id)?.name ?? []);
  return names.length > 1 ? { ...rest, primaryKey: names } : rest;
}

function settingsOf(table: EditedTable): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(table).filter(([name]) => !OWN_SETTINGS.has(name)));
}
