import type { Field } from '../../catalogue/field.ts';
import { type FieldId, fields } from '../../catalogue/fields.ts';
import { isOfLocale } from '../../catalogue/locale-fields.ts';
import { hasDateNames } from '../../expression/format-date.ts';
import { parseFormula } from '../../expression/formula.ts';
import { parseTemplate, templateHasDateNames } from '../../expression/template.ts';
import { alternativesOf } from '../cases.ts';
import { childrenOf } from '../children.ts';
import { aggregatesReadBy, previousReadBy, totalsReadBy } from '../column-reads.ts';
import { firstOfForeignKey, foreignKeyOf } from '../foreign-keys.ts';
import { groupingOf, groupsOf, isOrdered, layoutOf } from '../groups.ts';
import { localesOf, namedLocales } from '../locales.ts';
import { withNested } from '../nested.ts';
import { defaultOf } from '../options.ts';
import type { ColumnSchema, Schema, TableSchema } from '../schema.ts';
import { withInner } from '../value-changes.ts';
import { whereOf } from '../where.ts';
import { dependsOnNow } from './fields-of-now.ts';

/** The kinds of facts that decide the cells of a column, apart from the cells that it reads. */
export type InputName =
  | 'seed'
  | 'now'
  | 'locale'
  | 'table-key'
  | 'key'
  | 'field'
  | 'options'
  | 'of'
  | 'nulls'
  | 'null-when'
  | 'max-length'
  | 'unique'
  | 'entity'
  | 'rows'
  | 'given'
  | 'groups'
  | 'parents'
  | 'foreign-key'
  | 'composite-key';

/**
 * JSON of each kind. If all are equal, and so are the cells that a column reads, its cells are equal. Undefined where the cells
 * do not depend on this kind.
 */
export type ColumnInputs = Readonly<Record<InputName, unknown>>;

/** A table of a schema that is compared with another one. */
export interface ComparedTable {
  readonly schema: Schema;
  readonly table: TableSchema;
  /** The number of rows that a table of this name has in both schemas. */
  readonly rowsInBoth: (table: string) => number;
}

/** Fields whose cells do not depend on chance by themselves. */
const WITHOUT_CHANCE: ReadonlySet<FieldId> = new Set<FieldId>([
  'sequence',
  'constant',
  'given',
  'position',
  'series',
  'lookup',
  'formula',
  'template',
  'json',
  'cases',
]);
/** Fields that are the same whether they are unique or not. */
const UNIQUE_ANYWAY: ReadonlySet<FieldId> = new Set<FieldId>(['sequence', 'constant', 'given', 'position']);

/** All that decides the cells of a column, apart from the cells that it reads. */
export function columnInputs(place: ComparedTable, column: ColumnSchema): ColumnInputs {
  return {
    ...ownInputs(place, column),
    'composite-key': keysAround(place, column),
  };
}

function ownInputs(place: ComparedTable, column: ColumnSchema) {
  const { schema, table } = place;
  const inner = withInner(column);
  const isByChance = inner.some(usesChance);
  return {
    seed: isByChance ? schema.seed : undefined,
    now: inner.some(dependsOnNow) ? schema.now : undefined,
    locale: inner.flatMap((each) => localeInput(place, each)),
    'table-key': isByChance ? table.key : undefined,
    key: isByChance ? column.key : undefined,
    field: column.field,
    options: column.options,
    of: Object.entries(column.of).filter(([, number]) => number !== 1),
    nulls: column.nulls,
    'null-when': column.nullWhen,
    'max-length': column.maxLength,
    unique: column.unique && !UNIQUE_ANYWAY.has(column.field),
    entity: inner.flatMap((each) => entityInputs(table, each)),
    rows: inner.some(isSpread) && table.rows,
    given: givenInput(place, column),
    groups: groupsRead(place, column, inner),
    parents: parentsInput(place, column),
    'foreign-key': foreignKeyInput(place, column),
  };
}

function usesChance(column: ColumnSchema): boolean {
  const { field, options, nulls, nullWhen } = column;
  if (nulls > 0 || isRandom(nullWhen)) return true;
  if (column.unique && !UNIQUE_ANYWAY.has(field)) return true;
  if (field === 'formula') return isRandom(options.expression);
  if (field === 'series') return Number(options.jitter ?? 0) !== 0;
  if (field === 'cases') return alternativesOf(column).some(({ when }) => isRandom(when));
  if (field === 'reference') {
    const children = childrenOf(column);
    return typeof children !== 'object' || !('each' in children);
  }
  return !WITHOUT_CHANCE.has(field);
}

function isRandom(expression: unknown): boolean {
  if (typeof expression !== 'string') return false;
  const formula = parseFormula(expression);
  return formula.ok && formula.value.randoms > 0;
}

/** Whether a series is spread over the rows of its table. */
function isSpread({ field, options }: ColumnSchema): boolean {
  return field === 'series' && options.to !== undefined && options.step === undefined;
}

/** The locales of a column's rows, if its cells differ by them. */
function localeInput({ schema, table }: ComparedTable, column: ColumnSchema): readonly unknown[] {
  if (!differsByLocale(column)) return [];
  const { names, weights, via } = localesOf(schema, table);
  const named = namedLocales(table.columns)(column);
  const drawn = names.length > 1 ? [weights, via?.reference.name, schema.seed, rootKeys(schema, table)] : [];
  return [[named, names, ...drawn]];
}

/** The keys of a table, and of those whose rows decide the locales of its rows. */
function rootKeys(schema: Schema, table: TableSchema): readonly string[] {
  const parents = new Set([table]);
  // A set also gives the values that are added while it is walked.
  for (const each of parents) {
    const { via } = localesOf(schema, each);
    if (via) parents.add(via.parent);
  }
  return [...parents].map(({ key }) => key);
}

/** Whether the locale of a row decides the cell of a column, or a part of it. */
export function readsLocale(column: ColumnSchema): boolean {
  return withInner(column).some(differsByLocale);
}

function differsByLocale({ field, options }: ColumnSchema): boolean {
  if (isOfLocale(field)) return true;
  if (field === 'date' || field === 'timestamp') return hasDateNames(String(options.format ?? ''));
  if (field !== 'template') return false;
  const template = parseTemplate(String(options.text));
  return template.ok && templateHasDateNames(template.value);
}

/** The facts that the columns of a column's entities decide together. */
function entityInputs({ columns }: TableSchema, column: ColumnSchema): readonly unknown[] {
  const all = columns.flatMap(withNested);
  return entitiesOf(column).map((entity) => {
    const sharing = all.filter((other) => entityOf(other) === entity);
    const options = sharing.flatMap(({ field, options: own }) =>
      Object.entries(own)
        .filter(([name, value]) => decidesEntity(field, name) && value !== defaultOf(field, name))
        .map((option) => JSON.stringify(option)),
    );
    const unique = sharing.filter((other) => other.unique).map(({ field }) => field);
    const deciding = sharing.map(({ field }) => field).filter((field) => DECIDING.has(field));
    const sets = [options, unique, deciding].map((texts) => [...new Set(texts)].toSorted());
    return [entity, ...sets];
  });
}

/** Parts of an entity beside which other parts of it have other values. */
const DECIDING: ReadonlySet<FieldId> = new Set<FieldId>([
  'finance.iban',
  'finance.currencyCode',
  'finance.currencyName',
  'finance.currencySymbol',
]);

/** The entity of a column, as a text. */
function entityOf({ field, of }: ColumnSchema): string | undefined {
  const { entity }: Field = fields[field];
  return entity && `${entity} ${of[entity] ?? 1}`;
}

/** The entity of a column, and the other one that it can read. */
function entitiesOf(column: ColumnSchema): readonly string[] {
  const { otherEntity }: Field = fields[column.field];
  const other = otherEntity && `${otherEntity} ${column.of[otherEntity] ?? 1}`;
  return [entityOf(column), other].filter((entity) => entity !== undefined);
}

function decidesEntity(field: FieldId, option: string): boolean {
  const { options = {} }: Field = fields[field];
  return options[option]?.ofEntity !== undefined;
}

/** The given cells of the rows that both tables have. */
function givenInput({ table, rowsInBoth }: ComparedTable, { name, valueType }: ColumnSchema): unknown {
  const values = table.given?.cells.find((cells) => cells.name === name)?.values;
  return values && [valueType, values.slice(0, rowsInBoth(table.name))];
}

/** The groups of rows that a column reads. */
function groupsRead(place: ComparedTable, column: ColumnSchema, inner: readonly ColumnSchema[]): unknown {
  const { schema, table } = place;
  const parent = schema.tables.find(({ name }) => name === column.options.table);
  const children = aggregatesReadBy(column).flatMap((aggregate) =>
    schema.tables.filter(({ name }) => name === aggregate.table),
  );
  return [
    inner.some(isOfGroup) || previousReadBy(column).length > 0 || totalsReadBy(column).length > 0
      ? groupsIn(schema, table)
      : null,
    parent && whereOf(column).length > 0 ? groupsIn(schema, parent) : null,
    children.map((child) => [groupsIn(schema, child), groupedRows(place, child)]),
  ];
}

function isOfGroup({ field, options }: ColumnSchema): boolean {
  return field === 'position' || field === 'state' || (field === 'series' && options.within === true);
}

function groupsIn(schema: Schema, table: TableSchema): unknown {
  const reference = groupingOf(table);
  if (!reference) return null;
  const { children } = reference.options;
  const isEven = typeof children === 'object' && children !== null && 'each' in children;
  return [reference.options.table, children, ...(isEven ? [] : [schema.seed, table.key, reference.key])];
}

/** How many of a child's rows belong to the rows that both tables have. */
function groupedRows({ schema, table, rowsInBoth }: ComparedTable, child: TableSchema): number {
  const layout = groupsOf(schema, child)?.layout;
  return layout ? Math.min(child.rows, layout.startOf(rowsInBoth(table.name))) : child.rows;
}

/** How many rows of another table a reference can lead to. */
function parentsInput({ schema, table, rowsInBoth }: ComparedTable, column: ColumnSchema): unknown {
  if (column.field !== 'reference' || firstOfForeignKey(table, column) !== column) return null;
  const parent = schema.tables.find(({ name }) => name === column.options.table);
  if (!parent || (parent === table && whereOf(column).length === 0)) return null;
  const layout = whereOf(column).length === 0 ? layoutOf(schema, table, column) : undefined;
  // Rows in the order of the parents only need so many parents.
  return layout ? Math.min(layout.startOf(parent.rows), rowsInBoth(table.name)) : parent.rows;
}

/** The reference that decides the parent of a column. */
function foreignKeyInput({ table }: ComparedTable, column: ColumnSchema): unknown {
  if (column.field !== 'reference' && column.field !== 'lookup') return null;
  const via = table.columns.find(({ name }) => name === column.options.via) ?? column;
  const first = firstOfForeignKey(table, via);
  return first === column ? null : first.name;
}

/** The facts that decide the combinations of the composite keys of a column. */
function keysAround(place: ComparedTable, column: ColumnSchema): readonly unknown[] {
  const { schema, table } = place;
  if (!canBePermuted(column)) return [];
  const names = new Map(table.columns.map((other) => [other.name, other]));
  return [table.primaryKey, ...table.unique]
    .filter((key) => key.length > 1 && key.includes(column.name))
    .map((key) => key.flatMap((name) => names.get(name) ?? []))
    .filter((members) => !members.some((member) => member.unique))
    .map((members) => [
      groupsIn(schema, table),
      members.map((member) => [
        member.name,
        ownInputs(place, member),
        UNCOUNTED.has(member.field) ? null : table.rows,
        foreignKeyAround(place, member),
      ]),
    ]);
}

/** Fields whose values are counted without the rows of their table. */
const UNCOUNTED: ReadonlySet<FieldId> = new Set<FieldId>([
  'reference',
  'list',
  'boolean',
  'number',
  'sequence',
]);

function canBePermuted(column: ColumnSchema): boolean {
  const { field, nulls, nullWhen } = column;
  if (nulls > 0 || nullWhen !== undefined || 'entity' in fields[field]) return false;
  return field !== 'reference' || (!isOrdered(column) && whereOf(column).length === 0);
}

/** The foreign key of a column, and the keys of the table that it leads to. */
function foreignKeyAround({ schema, table }: ComparedTable, column: ColumnSchema): unknown {
  const key = foreignKeyOf(table, column);
  const parent = key && schema.tables.find(({ name }) => name === key.table);
  if (!parent) return null;
  const unique = parent.columns.filter((other) => other.unique).map(({ name }) => name);
  return [key, parent.primaryKey, parent.unique, unique];
}
