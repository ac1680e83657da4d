import type { Field, Json } from '../../catalogue/field.ts';
import { fields, isFieldId } from '../../catalogue/fields.ts';
import {
  renameInAggregates,
  renameInFormula,
  renameInTemplate,
  renameTableInFormula,
} from '../../expression/rename.ts';
import type { ForeignKey } from '../schema.ts';
import { optionsIn, withOptions } from './column-options.ts';
import {
  type EditedColumn,
  type EditedSchema,
  type EditedTable,
  localeViaIn,
  type SetOptions,
  tableById,
} from './edited-schema.ts';
import { givenRenamed } from './given-json.ts';
import { freeName } from './names.ts';

/** A column's part that an object within a document has too: such columns have no ids. */
export type ColumnLike = Pick<EditedColumn, 'name' | 'field' | 'options' | 'nullWhen'>;

/** The schema with all references to a table under its new name. */
export function tableRenamed(schema: EditedSchema, from: string, to: string): EditedSchema {
  return tablesRenamed(schema, new Map([[from, to]]));
}

/**
 * The schema with all references to some tables under their new names.
 * @param names the new names, by the old ones
 */
export function tablesRenamed(schema: EditedSchema, names: ReadonlyMap<string, string>): EditedSchema {
  const inOptions = (options: SetOptions): SetOptions => {
    const to = typeof options.table === 'string' ? names.get(options.table) : undefined;
    return to === undefined ? options : { ...options, table: to };
  };
  const inKey = (key: ForeignKey): ForeignKey => {
    const to = names.get(key.table);
    return to === undefined ? key : { ...key, table: to };
  };
  const inFormula = tablesRenamedIn(names);
  return withTables(schema, (table) => {
    const columns = mapSame(table.columns, (column) =>
      column.field === 'reference' ? withOptions(column, inOptions) : withFormulas(column, inFormula),
    );
    return withKeys({ ...table, columns }, table, { foreignKeys: inKey });
  });
}

/** Renames tables in a formula, all at once: two can swap their names. */
function tablesRenamedIn(names: ReadonlyMap<string, string>): (formula: string) => string {
  const taken = new Set([...names.keys(), ...names.values()]);
  const steps = [...names].map(([from, to]) => {
    const between = names.size === 1 ? to : freeName(from, taken);
    taken.add(between);
    return [from, between, to] as const;
  });
  return (formula) => {
    const first = steps.reduce((text, [from, between]) => renameTableInFormula(text, from, between), formula);
    return names.size === 1 || first === formula
      ? first
      : steps.reduce((text, [, between, to]) => renameTableInFormula(text, between, to), first);
  };
}

/** The schema with all references to a column under its new name: in keys, options, formulas and templates. */
export function columnRenamed(schema: EditedSchema, parent: string, from: string, to: string): EditedSchema {
  const inNames = (names: readonly string[]) => mapSame(names, (name) => (name === from ? to : name));
  return withTables(schema, (table) => {
    const isOwn = table.name === parent;
    const references = new Set(
      table.columns.filter((column) => refersTo(column, parent)).map(({ name }) => name),
    );
    const columns = mapSame(table.columns, (column) => {
      const own = isOwn
        ? readsRenamed(column, from, to)
        : withFormulas(column, (formula) => renameInAggregates(formula, parent, from, to));
      const isRelated =
        refersTo(column, parent) ||
        (column.field === 'lookup' && references.has(String(column.options?.via)));
      return isRelated ? withOptions(own, (options) => parentColumnRenamed(options, from, to)) : own;
    });
    const given = isOwn && table.given !== undefined ? { given: givenRenamed(table.given, from, to) } : {};
    return withKeys({ ...table, ...given, columns }, table, {
      ...(isOwn
        ? {
            primaryKey: inNames,
            unique: inNames,
            groupedBy: (name) => (name === from ? to : name),
            locale: (locale) => (localeViaIn(locale) === from ? { via: to } : locale),
          }
        : {}),
      foreignKeys: (key) => {
        const references = key.table === parent ? inNames(key.references) : key.references;
        const ownColumns = isOwn ? inNames(key.columns) : key.columns;
        return references === key.references && ownColumns === key.columns
          ? key
          : { ...key, columns: ownColumns, references };
      },
    });
  });
}

/**
 * The names of what refers to columns of a table once they are removed: columns of the same table, and of others with the
 * name of their table. A table with a key of several columns is named alone.
 *
 * @param after the schema without the columns
 * @param gone their names
 */
export function usersOfRemoved(
  after: EditedSchema,
  table: EditedTable,
  gone: readonly string[],
): readonly string[] {
  const left = new Set(tableById(after, table.id)?.columns.map(({ name }) => name));
  const users = new Set<string>();
  for (const name of gone) {
    if (left.has(name) || name.trim() === '') continue;
    const changed = columnRenamed(after, table.name, name, freeName(name, new Set([...left, name])));
    for (const user of changedNames(after, changed, table)) users.add(user);
  }
  return [...users];
}

/** The names of the columns, and the tables with a key of several columns, that refer to a table once it is removed. */
export function usersOfRemovedTable(after: EditedSchema, { name }: EditedTable): readonly string[] {
  const left = new Set(after.tables.map((table) => table.name));
  if (left.has(name) || name.trim() === '') return [];
  return changedNames(after, tableRenamed(after, name, freeName(name, new Set([...left, name]))));
}

/** The names of what differs after a renaming; columns of the table `own` without the table's name. */
function changedNames(before: EditedSchema, after: EditedSchema, own?: EditedTable): readonly string[] {
  return before.tables.flatMap((table, t) => {
    const other = after.tables[t];
    if (!other || other === table) return [];
    const columns = table.columns.filter((column, i) => column !== other.columns[i]);
    const prefix = table.id === own?.id ? '' : `${table.name}.`;
    return columns.length === 0 ? [table.name] : columns.map((column) => prefix + column.name);
  });
}

function refersTo({ field, options }: ColumnLike, table: string): boolean {
  return field === 'reference' && options?.table === table;
}

/** The column with its references to another column of its row under the new name. */
export function readsRenamed<T extends ColumnLike>(column: T, from: string, to: string): T {
  if (!isFieldId(column.field)) return column;
  const { options: infos = {} }: Field = fields[column.field];
  return withOptions(
    withNullWhen(column, (formula) => renameInFormula(formula, from, to)),
    (options) => {
      let renamed = options;
      for (const [name, info] of Object.entries(infos)) {
        const value = options[name];
        // A series within groups can start at a column.
        const namesColumn = info.kind === 'value' && info.orColumn === true && options.within === true;
        const kind = namesColumn ? 'column' : info.kind;
        const now =
          kind === 'columns'
            ? nestedRenamed(value, from, to)
            : kind === 'alternatives' || kind === 'alternative'
              ? withCases(
                  value,
                  (own) => readsRenamed(own, from, to),
                  (when) => renameInFormula(when, from, to),
                )
              : kind === 'column-pairs'
                ? ownColumnsRenamed(value, from, to)
                : textRenamed(kind, value, from, to);
        if (now !== value && now !== undefined) renamed = { ...renamed, [name]: now };
      }
      return renamed;
    },
  );
}

/** The cases of a column, or the one without a condition, with their fields and conditions changed. */
function withCases(
  value: Json | undefined,
  inColumn: (column: ColumnLike) => ColumnLike,
  inCondition: (when: string) => string,
): Json | undefined {
  if (Array.isArray(value)) {
    const cases: readonly Json[] = value;
    return mapSame(cases, (item) => withCases(item, inColumn, inCondition) ?? item);
  }
  const { field, options, when, ...rest } = optionsIn(value);
  if (typeof field !== 'string') return value;
  const before = { name: '', field, options: optionsIn(options) };
  const after = inColumn(before);
  const condition = typeof when === 'string' ? inCondition(when) : when;
  if (after === before && condition === when) return value;
  return {
    ...rest,
    ...(condition === undefined ? {} : { when: condition }),
    field,
    ...(options === undefined ? {} : { options: after.options ?? {} }),
  };
}

function withNullWhen<T extends ColumnLike>(column: T, change: (formula: string) => string): T {
  const { nullWhen } = column;
  if (typeof nullWhen !== 'string') return column;
  const after = change(nullWhen);
  return after === nullWhen ? column : { ...column, nullWhen: after };
}

/** The column with all its formulas changed: the field's own, and the one that says when it is null. */
function withFormulas<T extends ColumnLike>(column: T, change: (formula: string) => string): T {
  if (!isFieldId(column.field)) return column;
  const { options: infos = {} }: Field = fields[column.field];
  const inFormula = (kind: string, value: Json | undefined): Json | undefined => {
    if (kind === 'alternatives' || kind === 'alternative') {
      return withCases(value, (own) => withFormulas(own, change), change);
    }
    return kind === 'formula' && typeof value === 'string' ? change(value) : value;
  };
  return withOptions(withNullWhen(column, change), (options) => {
    const renamed = Object.entries(infos).flatMap(([name, { kind }]) => {
      const after = inFormula(kind, options[name]);
      return after === undefined || after === options[name] ? [] : [[name, after] as const];
    });
    return renamed.length === 0 ? options : { ...options, ...Object.fromEntries(renamed) };
  });
}

function textRenamed(kind: string, value: Json | undefined, from: string, to: string): Json | undefined {
  if (typeof value !== 'string') return value;
  if (kind === 'column') return value === from ? to : value;
  if (kind === 'formula') return renameInFormula(value, from, to);
  if (kind === 'template') return renameInTemplate(value, from, to);
  return value;
}

/** The columns that read a removed column of their row. If a remaining column has its name, they read that one instead. */
export function readersOf<T extends ColumnLike>(columns: readonly T[], name: string): readonly T[] {
  if (name.trim() === '' || columns.some((column) => column.name === name)) return [];
  const other = freeName(name, new Set([name, ...columns.map((column) => column.name)]));
  return columns.filter((column) => readsRenamed(column, name, other) !== column);
}

export function isColumnLike(value: Json): value is Json & ColumnLike {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'field' in value &&
    typeof value.field === 'string'
  );
}

/** The columns of an object read the columns around it, unless the object has a column with that name. */
function nestedRenamed(value: Json | undefined, from: string, to: string): Json | undefined {
  if (!Array.isArray(value)) return value;
  const nested: readonly Json[] = value;
  const hides = nested.some((own) => isColumnLike(own) && (own.name === from || own.name === to));
  if (hides) return value;
  return mapSame(nested, (own) => (isColumnLike(own) ? readsRenamed(own, from, to) : own));
}

function changed(options: SetOptions, name: string, from: string, to: string): SetOptions {
  return options[name] === from ? { ...options, [name]: to } : options;
}

/** The options of a reference or a lookup that name a column of the table that it leads to. */
function parentColumnRenamed(options: SetOptions, from: string, to: string): SetOptions {
  const after = changed(options, 'column', from, to);
  const { where } = after;
  if (!isPairs(where) || !Object.hasOwn(where, from)) return after;
  const pairs = Object.entries(where).map(([parent, own]) => [parent === from ? to : parent, own] as const);
  return { ...after, where: Object.fromEntries(pairs) };
}

/** Columns of a parent, each with the row's own column that it equals. */
function ownColumnsRenamed(value: Json | undefined, from: string, to: string): Json | undefined {
  if (!isPairs(value) || !Object.values(value).includes(from)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([parent, own]) => [parent, own === from ? to : own] as const),
  );
}

function isPairs(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the same list if no item changes. */
function mapSame<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const after = items.map(change);
  return after.some((item, i) => item !== items[i]) ? after : items;
}

function withTables(schema: EditedSchema, change: (table: EditedTable) => EditedTable): EditedSchema {
  const tables = mapSame(schema.tables, change);
  return tables === schema.tables ? schema : { ...schema, tables };
}

interface KeyChanges {
  readonly primaryKey?: (names: readonly string[]) => readonly string[];
  readonly unique?: (names: readonly string[]) => readonly string[];
  readonly groupedBy?: (name: string) => string;
  readonly locale?: (locale: Json) => Json;
  readonly foreignKeys?: (key: ForeignKey) => ForeignKey;
}

/** The table with its keys changed; the same table if nothing changes. */
function withKeys(table: EditedTable, before: EditedTable, changes: KeyChanges): EditedTable {
  const { primaryKey, unique, groupedBy, locale, foreignKeys } = table;
  const after = {
    ...(primaryKey && changes.primaryKey ? { primaryKey: changes.primaryKey(primaryKey) } : {}),
    ...(unique && changes.unique ? { unique: mapSame(unique, changes.unique) } : {}),
    ...(groupedBy !== undefined && changes.groupedBy ? { groupedBy: changes.groupedBy(groupedBy) } : {}),
    ...(locale !== undefined && changes.locale ? { locale: changes.locale(locale) } : {}),
    ...(foreignKeys && changes.foreignKeys ? { foreignKeys: mapSame(foreignKeys, changes.foreignKeys) } : {}),
  };
  const isSame =
    table.columns === before.columns &&
    table.given === before.given &&
    Object.entries(after).every(([name, value]) => before[name as keyof EditedTable] === value);
  return isSame ? before : { ...table, ...after };
}
