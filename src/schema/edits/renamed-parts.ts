import type { EditedSchema, EditedTable } from './edited-schema.ts';
import { freeName } from './names.ts';
import { columnRenamed, tablesRenamed } from './references.ts';

/** Renames columns of a table and what refers to them, all at once: two can swap their names. */
export function columnsRenamed(
  schema: EditedSchema,
  tableName: string,
  names: readonly (readonly [from: string, to: string])[],
): EditedSchema {
  if (names.length === 0) return schema;
  const own = schema.tables.find(({ name }) => name === tableName)?.columns.map(({ name }) => name);
  const taken = new Set([...names.flat(), ...(own ?? [])]);
  const isFree = names.every(([, to]) => own?.includes(to) !== true);
  const steps = names.map(([from, to]) => {
    const between = isFree ? to : freeName(from, taken);
    taken.add(between);
    return [from, between, to] as const;
  });
  const related = schema.tables.filter((table) => table.name === tableName || refersTo(table, tableName));
  const first = steps.reduce<EditedSchema>(
    (all, [from, between]) => columnRenamed(all, tableName, from, between),
    { tables: related },
  );
  const last = isFree
    ? first
    : steps.reduce((all, [, between, to]) => columnRenamed(all, tableName, between, to), first);
  const after = new Map(related.map((table, i) => [table, last.tables[i]] as const));
  const to = new Map(names);
  return {
    ...schema,
    tables: schema.tables.map((before) => {
      const table = after.get(before) ?? before;
      if (table.name !== tableName) return table;
      const columns = table.columns.map((column) => {
        const name = to.get(column.name);
        return name === undefined ? column : { ...column, name };
      });
      return { ...table, columns };
    }),
  };
}

/** Whether a table can refer to columns of a table with this name. Texts that only contain the name cost a needless search. */
function refersTo({ columns, foreignKeys = [] }: EditedTable, name: string): boolean {
  return (
    columns.some(
      ({ options, nullWhen }) =>
        options?.table === name || mentions(options?.expression, name) || mentions(nullWhen, name),
    ) || foreignKeys.some(({ table }) => table === name)
  );
}

function mentions(formula: unknown, name: string): boolean {
  return typeof formula === 'string' && formula.includes(name);
}

/** The tables of a schema under new names, and what refers to them. */
export function withTableNames(
  schema: EditedSchema,
  names: ReadonlyMap<string, string>,
): readonly EditedTable[] {
  const changed = new Map([...names].filter(([from, to]) => from !== to));
  if (changed.size === 0) return schema.tables;
  return tablesRenamed(schema, changed).tables.map((table) => {
    const name = changed.get(table.name);
    return name === undefined ? table : { ...table, name };
  });
}
