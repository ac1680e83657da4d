import type { Field, ValueType } from '../../../catalogue/field.ts';
import { type FieldId, fields, isFieldId } from '../../../catalogue/fields.ts';
import { optionsIn } from '../../../schema/edits/column-options.ts';
import { parentOf } from './parent.ts';
import { deciderOf, rowsOfTable } from './row-counts.ts';
import {
  isPrimaryKeyAlone,
  type StudioColumn,
  type StudioSchema,
  type StudioTable,
} from './studio-schema.ts';

export interface WithoutTables {
  readonly schema: StudioSchema;
  /** By the ids of the columns that took values from tables that are left out. */
  readonly replaced: ReadonlyMap<string, ReplacedReference>;
}

export interface ReplacedReference {
  /** The name of the table that is left out. */
  readonly from: string;
  /** The column with values of its own. */
  readonly column: StudioColumn;
}

/**
 * Leaves out tables. References to them become columns with values like those that they had taken, and so do lookups
 * through these references; keys of several columns that lead there are left out.
 *
 * @param isElsewhere whether a left out table's column is in the schema that gets the tables, so that references to it stay
 */
export function withoutTables(
  schema: StudioSchema,
  ids: ReadonlySet<string>,
  isElsewhere: (table: StudioTable, column: string) => boolean,
): WithoutTables {
  const replaced = new Map<string, ReplacedReference>();
  if (ids.size === 0) return { schema, replaced };
  const { tables } = schema;
  const byName = new Map(tables.map((table) => [table.name, table] as const));
  const isGone = (name: unknown, column: string) => {
    const table = typeof name === 'string' ? byName.get(name) : undefined;
    return table !== undefined && ids.has(table.id) && !isElsewhere(table, column);
  };
  const left = tables
    .filter(({ id }) => !ids.has(id))
    .map((table) => {
      const columns = table.columns.map((column) => {
        const from = sourceOf(table, column);
        const name = from && isGone(from.table, from.column) ? from.table : undefined;
        if (name === undefined) return column;
        const own = withOwnValues(schema, table, column);
        replaced.set(column.id, { from: name, column: own });
        return own;
      });
      const isSame = columns.every((column, i) => column === table.columns[i]);
      const after = withoutKeys(isSame ? table : { ...table, columns }, isGone);
      return after.rows === undefined && !deciderOf(after)
        ? { ...after, rows: rowsOfTable(schema, table) }
        : after;
    });
  return { schema: { ...schema, tables: left }, replaced };
}

/**
 * The table and the column that a reference leads to. A lookup goes through a reference: where that one is replaced, the
 * lookup is too.
 */
function sourceOf(
  table: StudioTable,
  column: StudioColumn,
): { readonly table: string; readonly column: string } | undefined {
  const isLookup = column.field === 'lookup';
  const reference = isLookup ? table.columns.find(({ name }) => name === column.options?.via) : column;
  if (reference?.field !== 'reference') return undefined;
  const { table: parent, column: key } = reference.options ?? {};
  return typeof parent === 'string' && typeof key === 'string' ? { table: parent, column: key } : undefined;
}

function withoutKeys(table: StudioTable, isGone: (table: unknown, column: string) => boolean): StudioTable {
  const { foreignKeys = [], ...rest } = table;
  const left = foreignKeys.filter((key) => !key.references.some((column) => isGone(key.table, column)));
  if (left.length === foreignKeys.length) return table;
  return left.length > 0 ? { ...table, foreignKeys: left } : rest;
}

/** The column with the field of the column from which it took its values. */
function withOwnValues(schema: StudioSchema, table: StudioTable, column: StudioColumn): StudioColumn {
  const { options, of, ...rest } = column;
  const origin = originOf(schema.tables, table, column);
  if (!origin) return { ...rest, field: fieldOf('integer') };
  const isDistinct = column.unique === true || isPrimaryKeyAlone(table, column);
  return { ...rest, ...ownValues(schema, origin, isDistinct) };
}

interface Origin {
  readonly table: StudioTable;
  readonly column: StudioColumn;
}

/** The column at the end of references and lookups. A circle has none. */
function originOf(
  tables: readonly StudioTable[],
  table: StudioTable,
  column: StudioColumn,
): Origin | undefined {
  const seen = new Set<StudioColumn>();
  let at: Origin = { table, column };
  while (at.column.field === 'reference' || at.column.field === 'lookup') {
    const parent = parentOf(tables, at.table, at.column);
    const key = parent?.columns.find(({ name }) => name === at.column.options?.column);
    if (!parent || !key || seen.has(key)) return undefined;
    seen.add(key);
    at = { table: parent, column: key };
  }
  return at;
}

type Values = Pick<StudioColumn, 'field' | 'options' | 'of'>;

/** Options that make a field read other columns of its row. */
const READING = new Set(['column', 'formula', 'template', 'columns']);

function ownValues(schema: StudioSchema, { table, column }: Origin, isDistinct: boolean): Values {
  const { field, options, of } = column;
  if (!isFieldId(field)) return { field };
  const { options: infos = {}, type }: Field = fields[field];
  const own = optionsIn(options);
  if (Object.entries(infos).some(([name, { kind }]) => READING.has(kind) && own[name] !== undefined)) {
    return { field: fieldOf(type) };
  }
  const isCounting = field === 'sequence' && Object.keys(own).every((name) => COUNTING.has(name));
  // A reference meets the numbers of its parents in any order, a number more than once.
  if (isCounting && !isDistinct)
    return { field: 'number', options: rangeOf(rowsOfTable(schema, table), own) };
  return { field, ...(options && { options }), ...(of && { of }) };
}

const COUNTING = new Set(['start', 'step']);

function rangeOf(rows: number, { start = 1, step = 1 }: ReturnType<typeof optionsIn>) {
  const first = Number(start);
  const last = first + Math.max(rows - 1, 0) * Number(step);
  return { min: Math.min(first, last), max: Math.max(first, last) };
}

const FIELDS: { readonly [Type in ValueType]?: FieldId } = {
  integer: 'number',
  decimal: 'number',
  boolean: 'boolean',
  date: 'date',
  timestamp: 'timestamp',
};

function fieldOf(type: ValueType): FieldId {
  return FIELDS[type] ?? 'word.noun';
}
