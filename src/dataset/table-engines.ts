import { oncePer } from '../generators/once.ts';
import { localesOf, namedLocales } from '../schema/locales.ts';
import { itemColumn, withNested } from '../schema/nested.ts';
import { type ColumnSchema, LOCALE_DEFAULT, type Schema, type TableSchema } from '../schema/schema.ts';
import { type Engine, type LocaleEngine, type LocaleLack, lacksCells, lacksIn } from './locale-engine.ts';

/** The engines of a document's locales, by their names. */
type LocaleEngines = ReadonlyMap<string, LocaleEngine>;

/** An engine with the locales that are open, and with the names of all that there are. */
export interface DocumentEngine extends Engine {
  readonly open: LocaleEngines;
  readonly localeNames: readonly string[];
}

/** An engine of one locale alone. */
export function engineOfOne(engine: Engine): DocumentEngine {
  const { name } = engine.locale;
  return { ...engine, open: new Map([[name, engine]]), localeNames: [name] };
}

/** Returns the engine of each table of a schema. */
export function tableEngines(
  engine: DocumentEngine,
  schema: Pick<Schema, 'tables' | 'locale'>,
): (table: TableSchema) => Engine {
  return oncePer((table: TableSchema) => engineOfTable(engine, schema, table));
}

/** Returns whether a column of a table, or within its cells, has no cells in some of its rows because of their locale. */
export function columnsLackingCells(
  engine: DocumentEngine,
  schema: Pick<Schema, 'tables' | 'locale'>,
): (table: TableSchema, column: ColumnSchema) => boolean {
  const engineOf = tableEngines(engine, schema);
  return (table, column) => lacksCells(engineOf(table), column);
}

/** A column of a document without cells in the rows of a locale. */
export interface ColumnLack extends LocaleLack {
  readonly table: string;
  readonly column: string;
}

/** The columns of a document that have no cells, or none within their cells, in some of its rows because of their locale. */
export function columnLacks(
  engine: DocumentEngine,
  schema: Pick<Schema, 'tables' | 'locale'>,
): readonly ColumnLack[] {
  const engineOf = tableEngines(engine, schema);
  return schema.tables.flatMap((table) =>
    table.columns.flatMap((column) => {
      const lacks = withItems(column).flatMap((each) => lacksIn(engineOf(table), each));
      const byText = new Map(lacks.map((lack) => [`${lack.locale} ${lack.reason}`, lack]));
      return [...byText.values()].map((lack) => ({ ...lack, table: table.name, column: column.name }));
    }),
  );
}

/** A column, the columns within its cells, and the items of arrays among them. */
function withItems(column: ColumnSchema): readonly ColumnSchema[] {
  return withNested(column).flatMap((each) => (each.field === 'array' ? [each, itemColumn(each)] : [each]));
}

function engineOfTable(
  engine: DocumentEngine,
  schema: Pick<Schema, 'tables' | 'locale'>,
  table: TableSchema,
): Engine {
  const { open } = engine;
  const { names } = localesOf(schema, table);
  const inTable = new Map(
    [...open].map(([name, own]) => {
      const isAlone = names.every((other) => other === name);
      return [name, isAlone ? own : { ...own, ...own.besideOthers() }] as const;
    }),
  );
  const engines = names.flatMap((name) => inTable.get(name) ?? []);
  const [first = inTable.get(LOCALE_DEFAULT) ?? engine, ...others] = engines;
  const named = namedLocales(table.columns);
  return {
    ...first,
    others,
    engineNamedBy(column) {
      const name = named(column);
      return name === undefined ? undefined : inTable.get(name);
    },
  };
}
